import { cardName } from '@potyczka/legion/text';
import { commandCard, commandOf } from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import { CommandFace } from './faces/CommandFace.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';

type CardId = Scene['view']['hand'][number];

/** Whether command cards are asked for, to play or for the hand: then all of them lie open. */
export const isCommandAsked = ({ question }: Scene): boolean =>
  question?.ask.id === 'ask-command' || question?.ask.id === 'ask-hand-cards';

const cardsIn = ({ question, view }: Scene): readonly CardId[] =>
  question?.ask.id === 'ask-hand-cards' ? question.options.map(o => o.key as CardId) : view.hand;

/** Every card as it is printed, to be read and taken. */
export const CommandPick = (scene: Scene): ReactNode => {
  const { lang } = scene;
  return (
    <ul className="command-pick" aria-label={WORDS[lang].hand}>
      {cardsIn(scene).map(card => (
        <li key={card}>
          <div {...elementProps(scene, card, cardName(lang, card), 'pick-card')}>
            <CommandFace card={commandCard(commandOf(card))} lang={lang} />
          </div>
        </li>
      ))}
    </ul>
  );
};

/** On a phone they stand over the question, one beside the other. */
export const PickOnPhone = (scene: Scene): ReactNode =>
  scene.narrow && isCommandAsked(scene) ? <CommandPick {...scene} /> : null;
