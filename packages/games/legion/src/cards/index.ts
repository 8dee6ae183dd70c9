import type { Source } from '@potyczka/kernel';
import { OBJECTIVE_ACTIONS } from '../battle/claim.js';
import { CONDITION_CARDS } from '../battle/conditions.js';
import { COMMAND_TEXTS, UPGRADE_TEXTS } from '../content/effects/index.js';
import type { CardText, Texts } from '../content/effects/types.js';
import { recent } from '../memory.js';
import type { Keyword, Me } from '../moments.js';
import type { S } from '../state.js';
import { ODD } from './odd/index.js';
import { effectsOf } from './play.js';
import { standingOf } from './standing.js';

/** The text of a card, as parts that act at their moments. */
const playedText = (id: string, text: CardText): readonly Keyword[] => {
  const effects = effectsOf(id, text.effects ?? []);
  const standing = (text.standing ?? []).map((x, n) => standingOf(`${id}~s${n + 1}`, x));
  return [...effects, ...standing];
};

const all = (kind: string, texts: Texts): [string, readonly Keyword[]][] =>
  Object.entries(texts).map(([id, text]) => [`${kind}:${id}`, playedText(`${kind}:${id}`, text)]);

/** Texts of upgrade, command and battle cards that are played: `upgrade:<id>`, `command:<id>`, `battle:<id>`. */
export const CARD_TEXTS: ReadonlyMap<string, readonly Keyword[]> = (() => {
  const found = new Map<string, readonly Keyword[]>([
    ...all('upgrade', UPGRADE_TEXTS),
    ...all('command', COMMAND_TEXTS),
  ]);
  for (const k of [...OBJECTIVE_ACTIONS, ...CONDITION_CARDS, ...ODD]) {
    const card = k.id.split('~')[0] as string;
    found.set(card, [...(found.get(card) ?? []), k]);
  }
  return found;
})();

/** A card in play, and whose it is. */
type Laid = readonly [card: string, seat: Me['seat']];

const inForce = recent<{
  readonly cards: readonly Laid[];
  readonly sources: readonly Source<Keyword, Me>[];
}>();

/** The command and battle cards in play, each with its owner; the same list while they stay. */
export const cardSourcesOf = (s: S): readonly Source<Keyword, Me>[] => {
  const cards = cardsInForce(s);
  const same = (before: readonly Laid[]): boolean =>
    before.length === cards.length &&
    before.every(([id, seat], n) => cards[n]![0] === id && cards[n]![1] === seat);
  return inForce(
    s.cards,
    x => same(x.cards),
    () => ({ cards, sources: cards.flatMap(([id, seat]) => sourcesOf(id, seat)) }),
  ).sources;
};

const sourcesOf = (id: string, seat: Me['seat']): Source<Keyword, Me>[] =>
  (CARD_TEXTS.get(id) ?? []).map(acts => ({
    acts,
    me: { id: acts.id, seat, unit: null, x: 0, params: [{}], from: [-1] },
  }));

const cardsInForce = (s: S): Laid[] => {
  const found: Laid[] = [];
  const add = (id: string, seat: Me['seat']): void => {
    found.push([id, seat]);
  };
  for (const seat of ['p1', 'p2'] as const) {
    const side = s.sides[seat];
    for (const card of [side?.played, ...(side?.lasting ?? [])])
      if (card) add(`command:${card.slice('#p1-'.length)}`, seat);
  }
  const { objective, deployment, condition } = s.battle;
  for (const id of [objective, deployment, condition]) if (id) add(`battle:${id}`, s.blue ?? 'p1');
  return found;
};
