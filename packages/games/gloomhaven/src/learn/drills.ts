import type { Answer } from '@potyczka/kernel';
import type { Drill, Outcome } from '@potyczka/kernel/register';
import type { Event } from '../events.js';
import type { Options } from '../options.js';
import { STANDARD } from '../rules/modifiers.js';
import { USUAL } from '../sets.js';
import type { Figure, State } from '../state.js';
import type { CardId, Hex } from '../vocabulary.js';

/** Positions of the first room of scenario 1 that a learner plays: the Brute is theirs, the Spellweaver a companion. */

const OPTIONS: Options = { ...USUAL };
const WIDTH = 13;
const at = (x: number, y: number): Hex => (y * WIDTH + x) as Hex;

const figure = (id: string, by: Partial<Figure>): Figure => ({
  id,
  kind: 'monster',
  side: 'monsters',
  type: id.split('.')[0]!,
  rank: 'normal',
  at: at(8, 2),
  hp: 6,
  max: 6,
  conditions: {},
  born: 0,
  summoned: false,
  waits: false,
  owner: null,
  card: null,
  plus: 0,
  ...by,
});

const HERO = { kind: 'hero', side: 'heroes', rank: null } as const;

/** The room with the Brute at one place and a guard at another, in the middle of the first round. */
const room = (box: State, brute: Hex, guards: readonly Hex[]): State => {
  const s = box; // made for this drill alone
  s.phase = 'turns';
  s.round = 1;
  s.land = { ...s.land, rooms: [1] };
  s.figures = {
    brute: figure('brute', { ...HERO, at: brute, hp: 10, max: 10 }),
    spellweaver: figure('spellweaver', { ...HERO, at: at(12, 4), hp: 6, max: 6 }),
    ...Object.fromEntries(
      guards.map((hex, i) => [`bandit-guard.${i + 1}`, figure(`bandit-guard.${i + 1}`, { at: hex })]),
    ),
  };
  for (const id of s.order) {
    const h = s.heroes[id]!;
    h.hand = h.box.slice(0, 8);
    h.box = h.box.slice(8);
    s.decks[id] = { draw: { ...STANDARD }, discard: {}, aside: [], shuffle: false };
  }
  s.initiatives = { brute: [15, 72], spellweaver: [80, 90], 'bandit-guard': [50] };
  s.abilities = { 'bandit-guard': 'guard-4' };
  s.acted = ['spellweaver'];
  return s;
};

/** It is the Brute's turn with these two cards. */
const turn = (s: State, cards: readonly [CardId, CardId]): State => {
  const [lead, second] = cards;
  s.chosen = { brute: { lead, second }, spellweaver: 'rest' };
  s.heroes.brute!.hand = s.heroes.brute!.hand.filter(c => c !== lead && c !== second);
  s.turn = {
    of: 'brute',
    began: s.figures.brute!.at,
    stage: 'actions',
    moved: 0,
    dealt: 0,
    hazards: 0,
    cards: [...cards],
    halves: ['top', 'bottom'],
    playing: null,
    used: {},
  };
  return s;
};

type Is = (e: Event) => boolean;

/** The goal is one event; other things that happen instead are misses with a name. */
const goal =
  (is: Is, misses: Readonly<Record<string, Is>> = {}): Drill['judge'] =>
  told => {
    const events = told as readonly Event[];
    if (events.some(is)) return 'reached';
    for (const [missed, miss] of Object.entries(misses)) if (events.some(miss)) return { missed };
    return 'open' satisfies Outcome;
  };

const ended: Is = e => e.type === 'turn-over' && e.who === 'brute';

interface Made {
  readonly state: (box: State) => State;
  readonly script: readonly Answer[];
  readonly judge: Drill['judge'];
}

export const played = {
  'two-cards': {
    state: box => {
      const s = room(box, at(11, 3), [at(8, 3)]);
      return { ...s, phase: 'cards', acted: [], initiatives: {}, abilities: {} };
    },
    script: ['#brute-008/#brute-001'],
    judge: goal(e => e.type === 'chose' && e.who === 'brute' && e.choice !== 'rest'),
  },
  move: {
    state: box => turn(room(box, at(11, 3), [at(8, 3)]), ['#brute-001', '#brute-005']),
    script: ['#brute-005/bottom', '9,3'],
    judge: goal(e => e.type === 'moved' && e.who === 'brute', { ended }),
  },
  attack: {
    state: box => turn(room(box, at(9, 3), [at(8, 3)]), ['#brute-001', '#brute-005']),
    script: ['#brute-001/top', 'bandit-guard.1'],
    judge: goal(e => e.type === 'attacked' && e.who === 'brute', { ended }),
  },
  basic: {
    state: box => turn(room(box, at(9, 3), [at(8, 3)]), ['#brute-006', '#brute-005']),
    script: ['#brute-006/top/basic', 'bandit-guard.1'],
    judge: goal(e => e.type === 'attacked' && e.who === 'brute', {
      ended,
      lost: e => e.type === 'played' && !e.basic,
    }),
  },
  damage: {
    state: box => ({ ...room(box, at(9, 3), [at(8, 3)]), acted: ['spellweaver', 'brute'] }),
    script: ['take'],
    judge: goal(e => (e.type === 'hurt' || e.type === 'negated') && e.who === 'brute'),
  },
  door: {
    state: box => turn(room(box, at(8, 3), []), ['#brute-001', '#brute-005']),
    script: ['#brute-005/bottom', '7,3'],
    judge: goal(e => e.type === 'opened', { ended }),
  },
  rest: {
    state: box => {
      const s = room(box, at(11, 3), [at(8, 3)]);
      const h = s.heroes.brute!;
      h.discard = h.hand.slice(0, 3);
      h.hand = h.hand.slice(3, 4);
      s.chosen = { brute: 'rest', spellweaver: 'rest' };
      s.initiatives = { brute: [99, 0], spellweaver: [99, 0] };
      s.acted = ['spellweaver', 'bandit-guard.1'];
      return s;
    },
    script: ['#brute-001'],
    judge: goal(e => e.type === 'rested' && e.who === 'brute'),
  },
} as const satisfies Readonly<Record<string, Made>>;

export type PlayedId = keyof typeof played;

export const drillOf = (lesson: string, boxOf: (options: Options) => State): Drill | undefined => {
  if (!Object.hasOwn(played, lesson)) return undefined;
  const { state, script, judge }: Made = played[lesson as PlayedId];
  return { options: OPTIONS, state: state(boxOf(OPTIONS)), seat: 'p1', script, judge };
};
