import { isAdjacent } from '@potyczka/geometry/hex';
import { sure } from '@potyczka/kernel';
import type { Pick } from '../ask.js';
import { scenarioOf } from '../content/index.js';
import type { ObjectiveId } from '../content/objectives.js';
import type { RuleWords } from '../content/scenario-words.js';
import { fieldOf } from '../ground.js';
import type { S, T } from '../state.js';
import { msg } from '../text/say.js';
import type { CardId, HalfName, HeroId, Hex, Place } from '../vocabulary.js';
import { figure, placeOf } from './look.js';
import { marked, markersOf } from './places.js';
import { answer } from './special-rules.js';

/** Things of a scenario that a character works on instead of an action: pumps that are cleansed. */
interface Work {
  readonly card: CardId;
  readonly half: HalfName;
  readonly at: Place;
}

/** Where such things stand, by the number of characters. */
export const worksites = (s: S, id: ObjectiveId): readonly Hex[] => {
  const def = scenarioOf(s.scenario).objectives?.find(o => o.id === id);
  return def === undefined ? [] : markersOf(s, def).flatMap(m => marked(s, m));
};

export const isDone = (s: S, hex: Hex): boolean => s.flags[`worked ${placeOf(s, hex)}`] !== undefined;

const ruleOf = (s: S): RuleWords['interact'] | undefined => answer(s, r => r.work);

/** For each card that may still be given up: the things within reach. */
export const worksOf = (s: S, who: HeroId): Work[] => {
  const rule = ruleOf(s);
  const { turn } = s;
  if (rule === undefined || turn === null) return [];
  const { at } = figure(s, who);
  const halves = turn.halves.filter(half => rule.action === half);
  const near = worksites(s, rule.objective).filter(
    hex => !isDone(s, hex) && (hex === at || isAdjacent(fieldOf(s), at, hex)),
  );
  return near.flatMap(hex =>
    halves.flatMap(half => turn.cards.map(card => ({ card, half, at: placeOf(s, hex) }))),
  );
};

const keyOf = ({ card, half, at }: Work): string => `work/${card}/${half}/${at}`;

export const workPick = (work: Work): Pick => ({
  key: keyOf(work),
  show: { label: msg('work-label', { card: work.card, hex: work.at }), at: [work.at, work.card] },
});

/** The card is discarded, and the thing is done. */
export const doWork = (t: T, who: HeroId, key: string): void => {
  const { card, half, at } = sure(
    worksOf(t.s, who).find(work => keyOf(work) === key),
    'one of works of',
  );
  t.emit({ type: 'played', who, card, half, basic: true }, 'GLM-SETUP-02');
  t.emit({ type: 'flag', flag: `worked ${at}`, n: t.s.round }, 'GLM-SETUP-02');
  t.emit({ type: 'card-to', who, card, half, to: 'discard', until: 'round' }, 'GLM-TURN-03');
};
