import { cardSentences } from '@potyczka/legion/text';
import {
  BATTLE_CARDS,
  type BattleKind,
  COMMANDS,
  type CommandCard,
  type CommandId,
  changed,
  HAND_PIPS,
  mayHold,
  openArmy,
  pipsOf,
} from '@potyczka/legion/view';
import type { ReactNode } from 'react';
import { BattleFace } from '../faces/BattleFace.js';
import { PipColumn } from '../faces/CommandFace.js';
import { orderLine } from '../orders.js';
import { useBench } from './bench.js';
import { CardButton } from './pieces.js';
import { BUILDER_WORDS } from './words.js';

const Command = ({ card }: { readonly card: CommandCard<CommandId> }): ReactNode => {
  const { lang, army, put, show } = useBench();
  const b = BUILDER_WORDS[lang];
  const hand = army.hand ?? [];
  const isIn = hand.includes(card.id);
  const isAllowed = mayHold(army, card);
  const [sentence = ''] = cardSentences(lang, 'command', card.id);
  return (
    <li
      className={['army-command', isIn ? 'taken' : '', isAllowed ? '' : 'refused'].filter(Boolean).join(' ')}
      onPointerEnter={() => show(`command:${card.id}`)}
    >
      <PipColumn n={pipsOf(card)} />
      <span className="army-offer-says">
        <CardButton card={`command:${card.id}`}>
          <b>{card.name}</b>
        </CardButton>
        <small>{card.orders.map(line => orderLine(lang, line)).join(' + ')}</small>
        <small className="soft">{isAllowed ? sentence : b.handNo}</small>
      </span>
      <button
        type="button"
        className="army-plus"
        aria-pressed={isIn}
        aria-label={`${isIn ? b.drop : b.take}: ${card.name}`}
        disabled={!isAllowed && !isIn}
        onClick={() => put(changed(army, { do: 'turn-command', card: card.id }))}
      >
        {isIn ? '✓' : '+'}
      </button>
    </li>
  );
};

/** LEG-ARMY-17, -18: the command hand as a part of the list. */
export const HandTab = (): ReactNode => {
  const { lang, army, put } = useBench();
  const b = BUILDER_WORDS[lang];
  const fill = () => put(changed(army, { do: 'usual-hand' }));
  if (!army.hand)
    return (
      <div className="army-hand-off">
        <p>{b.handOff}</p>
        <button type="button" className="primary" onClick={fill}>
          {b.handTake}
        </button>
      </div>
    );
  const { hand } = army;
  const cards = COMMANDS.filter(card => mayHold(army, card) || hand.includes(card.id));
  return (
    <div className="army-hand">
      <p className="soft">
        {b.handHead} {b.handSecret}
      </p>
      <p className="row">
        <button type="button" onClick={fill}>
          {b.handFill}
        </button>
        <button type="button" onClick={() => put(openArmy(army))}>
          {b.handLeave}
        </button>
      </p>
      {HAND_PIPS.map(([pips, most]) => {
        const of = cards.filter(card => pipsOf(card) === pips);
        const has = of.filter(card => hand.includes(card.id)).length;
        return (
          <section key={pips}>
            <h3 className={has === most ? 'army-row-head' : 'army-row-head wrong'}>
              {b.pips(pips)} <small>{b.of(has, most, most)}</small>
            </h3>
            <ul className="army-commands">
              {of.map(card => (
                <Command key={card.id} card={card} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
};

const KINDS: readonly BattleKind[] = ['objective', 'deployment', 'condition'];

/** LEG-ARMY-20: four battle cards of each kind, to be taken by their faces. */
export const DeckTab = (): ReactNode => {
  const { lang, army, put } = useBench();
  const b = BUILDER_WORDS[lang];
  return (
    <div className="army-deck-tab">
      <p className="soft">{b.deckHead}</p>
      {KINDS.map(row => {
        const has = army.deck[row].length;
        return (
          <section key={row}>
            <h3 className={has === 4 ? 'army-row-head' : 'army-row-head wrong'}>
              {b.deckRow[row]} <small>{b.of(has, 4, 4)}</small>
            </h3>
            <ul className="army-battle-cards">
              {BATTLE_CARDS.filter(c => c.kind === row && c.format === army.format).map(card => {
                const isIn = army.deck[row].includes(card.id);
                return (
                  <li key={card.id} className={isIn ? 'taken' : ''}>
                    <BattleFace card={card} lang={lang} />
                    <button
                      type="button"
                      aria-pressed={isIn}
                      aria-label={`${isIn ? b.drop : b.take}: ${card.name}`}
                      onClick={() => put(changed(army, { do: 'turn-card', row, card: card.id }))}
                    >
                      {isIn ? `✓ ${b.inDeck}` : b.take}
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
};
