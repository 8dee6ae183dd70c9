import { elementName, figureName, goalLines, modifierName, scenarioLines } from '@potyczka/gloomhaven/text';
import { ELEMENTS, type Event, type TrackView, type View } from '@potyczka/gloomhaven/view';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import type { UiPart } from '../game-ui.js';
import { AttackOdds } from './AttackOdds.js';
import { heroColour } from './colours.js';
import { Glyph } from './glyphs.js';
import { ELEMENT_COLOURS, ELEMENT_GLYPHS, silhouetteOf } from './looks.js';
import { Moment } from './Moment.js';
import { Pair } from './Pair.js';
import { Sheets } from './Sheets.js';
import type { Scene } from './scene.js';
import { turnOn, turnsArea } from './turning.js';
import { WORDS } from './words.js';

/** Whose turn comes when: portraits in order, those that are done at half strength. */
const Track = (scene: Scene): ReactNode => {
  const { view, lang } = scene;
  if (view.outcome) return null;
  if (view.track.length === 0)
    return <p className="soft">{view.round > 0 ? WORDS[lang].choosing : WORDS[lang].preparing}</p>;
  return (
    <ol className="initiative">
      {view.track.map(entry => (
        <li key={entry.id}>
          <Portrait {...scene} entry={entry} />
        </li>
      ))}
    </ol>
  );
};

const Portrait = ({ entry, ...scene }: Scene & { readonly entry: TrackView }): ReactNode => {
  const { view, lang } = scene;
  const isHero = view.heroes.some(h => h.id === entry.id);
  const isNow = view.turn !== null && entry.figures.includes(view.turn.of);
  const colour = isHero ? heroColour(view, entry.id) : '#f1ebde';
  const kind = [
    'portrait',
    isHero ? 'of-hero' : 'of-kind',
    entry.done && !isNow ? 'done' : '',
    isNow ? 'now' : '',
  ];
  return (
    <div
      {...elementProps(
        scene,
        isHero ? `hero-${entry.id}` : `kind-${entry.id}`,
        `${figureName(lang, entry.id)}, ${WORDS[lang].initiative} ${entry.initiative}`,
        kind.filter(Boolean).join(' '),
      )}
      style={{ color: colour }}
    >
      <span className="portrait-face">
        <Glyph name={silhouetteOf(entry.id)} size={30} />
      </span>
      <b>{entry.initiative}</b>
    </div>
  );
};

/** The element table: full strong, half waning, outline inert. */
const Elements = (scene: Scene): ReactNode => {
  const { view, lang, narrow } = scene;
  const w = WORDS[lang];
  return (
    <ul className="elements">
      {ELEMENTS.filter(e => !narrow || view.elements[e] > 0 || view.infused.includes(e)).map(element => {
        const state = (['inert', 'waning', 'strong'] as const)[view.elements[element]];
        const isComing = view.infused.includes(element);
        return (
          <li key={element}>
            <div
              {...elementProps(
                scene,
                element,
                `${elementName(lang, element)}: ${w[state]}`,
                `element ${state} ${isComing ? 'coming' : ''}`,
              )}
              style={{ '--element': ELEMENT_COLOURS[element] } as React.CSSProperties}
            >
              <Glyph name={ELEMENT_GLYPHS[element]} size={22} />
            </div>
          </li>
        );
      })}
    </ul>
  );
};

const sizeOf = (pile: Readonly<Record<string, number>>): number =>
  Object.values(pile).reduce((a, b) => a + b, 0);

/** The modifier decks: how many cards are left; what they are is in the panel beside each. */
const Modifiers = (scene: Scene): ReactNode => {
  const { view, lang } = scene;
  const w = WORDS[lang];
  return (
    <ul className="modifier-decks">
      {Object.entries(view.decks).map(([whose, deck]) => {
        const name = whose === 'monsters' ? w.monsterDeck : figureName(lang, whose);
        const isHero = view.heroes.some(h => h.id === whose);
        return (
          <li key={whose}>
            <div
              {...elementProps(
                scene,
                `deck-${whose}`,
                `${name}: ${w.left} ${sizeOf(deck.draw)}`,
                'modifier-deck',
              )}
              style={{ color: isHero ? heroColour(view, whose) : '#f1ebde' }}
            >
              <Glyph name={isHero ? silhouetteOf(whose) : 'death-skull'} size={24} />
              <b>{sizeOf(deck.draw)}</b>
              {deck.aside.length > 0 && (
                <small>{deck.aside.map(card => modifierName(lang, card)).join(' ')}</small>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
};

/** What is to be done, how it is lost, and what is special here. */
const Goal = ({ view, lang }: Scene): ReactNode => {
  const w = WORDS[lang];
  const { lose, rules, marks } = scenarioLines(lang, view.scenario);
  const more = [...rules, ...marks];
  return (
    <div className="goal-note">
      <Glyph name="flag-objective" size={18} />
      <span>{[...goalLines(lang, view.scenario, view.heroes.length), ...lose].join(' ')}</span>
      {more.length > 0 && (
        <details>
          <summary>
            {w.specialRules} ({more.length})
          </summary>
          <ul>
            {more.map(each => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};

/** Turns the area that is being laid. */
const Turn = (scene: Scene): ReactNode =>
  turnsArea(scene) ? (
    <button type="button" className="turn-area" onClick={turnOn}>
      {WORDS[scene.lang].turnArea} <kbd>R</kbd>
    </button>
  ) : null;

export const parts: readonly UiPart<View, Event>[] = [
  {
    id: 'moment',
    title: { pl: 'Chwila', en: 'Moment' },
    region: 'right',
    View: Moment,
    isFixed: true,
  },
  {
    id: 'track',
    title: { pl: 'Kolejność', en: 'Initiative' },
    region: 'top',
    View: Track,
    isFixed: true,
  },
  {
    id: 'goal',
    title: { pl: 'Cel', en: 'Goal' },
    region: 'left',
    View: Goal,
  },
  {
    id: 'sheets',
    title: { pl: 'Potwory', en: 'Monsters' },
    region: 'left',
    View: Sheets,
  },
  {
    id: 'elements',
    title: { pl: 'Żywioły', en: 'Elements' },
    region: 'top',
    View: Elements,
    isFixed: true,
  },
  {
    id: 'pair',
    title: { pl: 'Para kart', en: 'Pair of cards' },
    region: 'right',
    View: Pair,
    isFixed: true,
    phone: 'none',
  },
  {
    id: 'turn',
    title: { pl: 'Obszar', en: 'Area' },
    region: 'right',
    View: Turn,
    isFixed: true,
  },
  {
    id: 'odds',
    title: { pl: 'Szanse', en: 'Odds' },
    region: 'right',
    View: AttackOdds,
    isFixed: true,
  },
  {
    id: 'modifiers',
    title: { pl: 'Modyfikatory', en: 'Modifiers' },
    region: 'left',
    View: Modifiers,
  },
];
