import { type Answer, sure } from '@potyczka/kernel';
import type { Drill, LessonOutcome } from '@potyczka/kernel/register';
import type { Event } from '../events.js';
import type { Options } from '../options.js';
import { USUAL } from '../options.js';
import { STANDARD } from '../rules/modifiers.js';
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
  type: sure(id.split('.')[0], 'one of id'),
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
    const h = sure(s.heroes[id], 'one of heroes');
    h.hand = h.box.slice(0, 8);
    h.box = h.box.slice(8);
    s.decks[id] = { draw: { ...STANDARD }, discard: {}, aside: [], shuffle: false };
  }
  s.initiatives = { brute: [15, 72], spellweaver: [80, 90], 'bandit-guard': [50] };
  s.abilities = { 'bandit-guard': 'guard-4' };
  s.acted = ['spellweaver'];
  return s;
};

/** It is a character's turn with these two cards: the Brute's, unless another is named. */
const turn = (s: State, cards: readonly [CardId, CardId], who = 'brute'): State => {
  const [lead, second] = cards;
  s.chosen = Object.fromEntries(s.order.map(id => [id, id === who ? { lead, second } : 'rest']));
  sure(s.heroes[who], 'one of heroes').hand = sure(s.heroes[who], 'one of heroes').hand.filter(
    c => c !== lead && c !== second,
  );
  s.turn = {
    of: who,
    began: sure(s.figures[who], 'one of figures').at,
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
    return 'open' satisfies LessonOutcome;
  };

const ended: Is = e => e.type === 'turn-over' && e.who === 'brute';

/** So often. */
const times =
  (n: number, is: Is): Drill['judge'] =>
  told =>
    (told as readonly Event[]).filter(is).length >= n ? 'reached' : 'open';

/** A deck without surprises: what a lesson promises comes. */
const plainDeck = (s: State, id: string): State => {
  s.decks[id] = { draw: { '+0': 10 }, discard: {}, aside: [], shuffle: false };
  return s;
};

/** All rooms are open, and nobody else is left in them. */
const lastRoom = (s: State): State => ({ ...s, land: { ...s.land, rooms: [1, 2, 3] } });

interface Made {
  readonly options?: Partial<Options>;
  readonly others?: readonly Answer[];
  readonly state: (box: State) => State;
  readonly script: readonly Answer[];
  readonly judge: Drill['judge'];
}

export const played = {
  together: {
    state: box => {
      const s = turn(room(box, at(11, 4), [at(8, 3)]), ['#brute-002', '#brute-005']);
      sure(s.figures.spellweaver, 'spellweaver').hp = 3;
      return s;
    },
    script: ['#brute-002/bottom', 'spellweaver'],
    judge: goal(e => e.type === 'healed' && e.who === 'spellweaver', {
      ended,
      self: e => e.type === 'healed' && e.who === 'brute',
    }),
  },
  'two-cards': {
    state: box => {
      const s = room(box, at(11, 3), [at(8, 3)]);
      return { ...s, phase: 'cards', acted: [], initiatives: {}, abilities: {} };
    },
    script: ['#brute-008/#brute-001'],
    judge: goal(e => e.type === 'chose' && e.who === 'brute' && e.choice !== 'rest'),
  },
  halves: {
    state: box => turn(room(box, at(9, 3), [at(8, 3)]), ['#brute-001', '#brute-006']),
    script: ['#brute-001/top', 'bandit-guard.1', '#brute-006/bottom', '11,3'],
    judge: times(2, e => e.type === 'card-to' && e.who === 'brute'),
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
  area: {
    state: box => turn(room(box, at(9, 3), [at(8, 3), at(9, 2)]), ['#brute-003', '#brute-005']),
    script: ['#brute-003/top', 'area:10,2 9,2 8,3'],
    judge: times(2, e => e.type === 'attacked' && e.who === 'brute'),
  },
  basic: {
    state: box => turn(room(box, at(9, 3), [at(8, 3)]), ['#brute-006', '#brute-005']),
    script: ['#brute-006/top/basic', 'bandit-guard.1'],
    judge: goal(e => e.type === 'attacked' && e.who === 'brute', {
      ended,
      lost: e => e.type === 'played' && !e.basic,
    }),
  },
  lost: {
    state: box => turn(room(box, at(9, 3), [at(8, 3)]), ['#brute-001', '#brute-005']),
    script: ['#brute-005/top', 'bandit-guard.1'],
    judge: goal(e => e.type === 'card-to' && e.card === '#brute-005' && e.to === 'lost', {
      ended,
      kept: e => e.type === 'card-to' && e.card === '#brute-005' && e.to === 'discard',
    }),
  },
  monsters: {
    state: box => {
      const s = turn(room(box, at(12, 2), [at(8, 4)]), ['#brute-001', '#brute-005']);
      sure(s.figures.spellweaver, 'spellweaver').at = at(11, 4);
      s.abilities = { 'bandit-guard': 'guard-4' };
      return s;
    },
    script: ['#brute-005/bottom', '10,3', 'end'],
    judge: goal(e => e.type === 'focused' && e.on === 'brute', {
      other: e => e.type === 'focused' && e.on === 'spellweaver',
    }),
  },
  damage: {
    state: box => ({ ...room(box, at(9, 3), [at(8, 3)]), acted: ['spellweaver', 'brute'] }),
    script: ['take'],
    judge: goal(e => (e.type === 'hurt' || e.type === 'negated') && e.who === 'brute'),
  },
  conditions: {
    state: box => plainDeck(turn(room(box, at(9, 3), [at(8, 3)]), ['#brute-008', '#brute-005']), 'brute'),
    script: ['#brute-008/top', 'bandit-guard.1'],
    judge: goal(e => e.type === 'gained' && e.condition === 'stun', { ended }),
  },
  elements: {
    options: { hero1: 'spellweaver', hero2: 'brute' },
    state: box => {
      const s = room(box, at(12, 4), [at(8, 3)]);
      sure(s.figures.spellweaver, 'spellweaver').at = at(10, 3);
      s.elements = { ...s.elements, fire: 2 };
      s.acted = ['brute'];
      return plainDeck(turn(s, ['#spellweaver-067', '#spellweaver-061'], 'spellweaver'), 'spellweaver');
    },
    script: ['#spellweaver-067/top', 'yes', 'bandit-guard.1'],
    judge: goal(e => e.type === 'gained' && e.condition === 'wound', {
      ended: e => e.type === 'turn-over' && e.who === 'spellweaver',
      saved: e => e.type === 'attacked' && e.who === 'spellweaver',
    }),
  },
  door: {
    state: box => turn(room(box, at(8, 3), []), ['#brute-001', '#brute-005']),
    script: ['#brute-005/bottom', '7,3'],
    judge: goal(e => e.type === 'opened', { ended }),
  },
  rest: {
    state: box => {
      const s = room(box, at(11, 3), [at(8, 3)]);
      const h = sure(s.heroes.brute, 'brute');
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
  loot: {
    state: box => {
      const s = turn(room(box, at(10, 3), []), ['#brute-001', '#brute-005']);
      return { ...s, money: [at(8, 3)] };
    },
    script: ['#brute-005/bottom', '8,3', 'end'],
    judge: goal(e => e.type === 'looted' && e.who === 'brute', { ended }),
  },
  end: {
    state: box => {
      const s = plainDeck(turn(room(box, at(9, 3), [at(8, 3)]), ['#brute-001', '#brute-005']), 'brute');
      sure(s.figures['bandit-guard.1'], 'one of figures').hp = 2;
      return lastRoom(s);
    },
    script: ['#brute-001/top', 'bandit-guard.1', 'end'],
    judge: goal(e => e.type === 'decided-outcome' && e.outcome === 'won'),
  },
  'first-room': {
    state: box => {
      const s = plainDeck(room(box, at(10, 3), [at(8, 3)]), 'brute');
      sure(s.figures['bandit-guard.1'], 'one of figures').hp = 3;
      return { ...s, phase: 'cards', acted: [], initiatives: {}, abilities: {} };
    },
    script: ['#brute-008/#brute-006', '#brute-006/bottom', '9,3', '#brute-008/top', 'bandit-guard.1'],
    others: ['#spellweaver-061/#spellweaver-062'],
    judge: goal(e => e.type === 'died' && e.by === 'brute', {
      out: e => e.type === 'exhausted' && e.who === 'brute',
    }),
  },
} as const satisfies Readonly<Record<string, Made>>;

export type PlayedId = keyof typeof played;

export const drillOf = (lesson: string, boxOf: (options: Options) => State): Drill | undefined => {
  if (!Object.hasOwn(played, lesson)) return undefined;
  const { state, script, judge, options, others }: Made = played[lesson as PlayedId];
  const all = { ...OPTIONS, ...options };
  return { options: all, state: state(boxOf(all)), seat: 'p1', script, judge, ...(others && { others }) };
};
