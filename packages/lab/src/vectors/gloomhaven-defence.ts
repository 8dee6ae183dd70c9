import { type Blow, type Event, runFor, strikeNext, volleyAt } from '@potyczka/gloomhaven/lab';
import { personOf } from './gloomhaven-people.js';
import { away, CENTRE, given, newFigure } from './gloomhaven-table.js';
import { everyEnd } from './gloomhaven-ways.js';

/** One attack on one figure, and all that its owner can make of it. */

interface Question {
  readonly figure: 'character' | 'monster' | 'summon';
  readonly hp: number;
  readonly attack: number;
  readonly modifier?: string;
  readonly pierce?: number;
  readonly shield?: number;
  readonly conditions?: readonly string[];
  readonly items?: readonly { readonly name: string; readonly slots?: number }[];
  readonly hand?: number;
  readonly discard?: number;
  readonly active?: number;
  readonly selected?: number;
}

const ITEMS: Readonly<Record<string, number>> = { hide: 3, heater: 8, tower: 32 };
const SLOTS = 2;
const HERO = 'spellweaver';
const MOST_HP = 40;

/** So many letters from one on, as names of cards. */
const letters = (n: number, from: string): string[] =>
  Array.from({ length: n }, (_, i) => String.fromCharCode(from.charCodeAt(0) + i));

const blowOf = ({ attack, pierce = 0 }: Question): Blow => ({
  value: attack,
  ranged: false,
  range: 1,
  targets: 1,
  area: undefined,
  pierce,
  push: 0,
  pull: 0,
  conditions: [],
  gives: [],
  ability: { a: 'attack', n: attack },
});

const stateOf = (q: Question) => {
  const { s } = personOf({
    hp: q.figure === 'character' ? q.hp : MOST_HP,
    maxHp: MOST_HP,
    conditions: q.figure === 'character' ? (q.conditions ?? []) : [],
    hand: letters(q.hand ?? 0, 'A'),
    discard: letters(q.discard ?? 0, 'I'),
    active: letters(q.active ?? 0, 'Q').map(card => ({ card, lost: false })),
    ...(q.selected === 2 ? { selected: letters(2, 'U') } : {}),
  });
  const h = s.heroes[HERO];
  if (h)
    h.items = (q.items ?? []).map(({ name, slots }) => ({
      id: ITEMS[name] ?? 0,
      state: slots === 0 ? 'spent' : 'ready',
      used: slots === undefined ? 0 : SLOTS - slots,
    }));
  const token = Object.fromEntries((q.conditions ?? []).map(c => [c, 'this'] as const));
  const by = { at: away(0, 1), hp: q.hp, max: MOST_HP, conditions: token };
  const [target, attacker] = {
    character: [HERO, 'bandit-guard.1'],
    summon: ['skeleton.1', 'bandit-guard.1'],
    monster: ['bandit-guard.2', HERO],
  }[q.figure] as [string, string];
  if (q.figure !== 'character') {
    delete s.figures['bandit-guard.1'];
    const side = q.figure === 'monster' ? 'monsters' : 'heroes';
    s.figures[target] = newFigure(target, {
      ...by,
      kind: q.figure,
      side,
      rank: q.figure === 'monster' ? 'normal' : null,
      owner: q.figure === 'summon' ? HERO : null,
    });
    if (q.figure === 'summon') s.figures['bandit-guard.1'] = newFigure('bandit-guard.1', { at: away(1, 1) });
  }
  const cards = { draw: { [q.modifier ?? '+0']: 2 }, discard: {}, aside: [], shuffle: false };
  s.decks = { monsters: cards, [HERO]: structuredClone(cards) };
  if (q.shield) s.lasting = [given(s.counter++, target, { a: 'shield', n: 0 }, q.shield)];
  s.turn = {
    of: attacker,
    began: s.figures[attacker]?.at ?? CENTRE,
    stage: 'actions',
    moved: 0,
    dealt: 0,
    hazards: 0,
    cards: [],
    halves: [],
    playing: null,
    used: {},
  };
  return { s, target, attacker };
};

const NAMES = Object.fromEntries(Object.entries(ITEMS).map(([name, id]) => [id, name]));

const toldIn = (events: readonly Event[], who: string) => {
  const items = new Set(
    events.flatMap(e => (e.type === 'item-used' ? [NAMES[e.item] ?? String(e.item)] : [])),
  );
  const lost = events.flatMap(e => (e.type === 'cards-lost' ? [e.from] : []));
  const through = events.reduce((sum, e) => {
    if (e.type === 'hurt' && e.who === who) return sum + e.n;
    return e.type === 'negated' && e.who === who && e.by === 'cards' ? sum + e.n : sum;
  }, 0);
  return { items: [...items], through, negate: lost[0] ?? 'no' };
};

export const judgeDefence = (question: Readonly<Record<string, unknown>>) => {
  const q = question as unknown as Question;
  const { s, target, attacker } = stateOf(q);
  const ends = everyEnd(s, t =>
    strikeNext(
      t,
      { ...runFor(t.s, attacker), by: attacker === HERO ? t.s.heroes[HERO]?.seat : undefined },
      blowOf(q),
      volleyAt([target]),
    ),
  );
  return ends.map(end => {
    const f = end.s.figures[target];
    return { ...toldIn(end.events, target), hp: f?.hp ?? 0, out: f === undefined };
  });
};
