import { type Answer, nth, type Seat, sure } from '@potyczka/kernel';
import type { Drill, LessonOutcome } from '@potyczka/kernel/register';
import type { Event } from '../events.js';
import type { Options } from '../options.js';
import { type Activation, type Attack, type State, type Unit, unitOf } from '../state.js';
import type { UnitToken } from '../vocabulary.js';

/** Positions on the desert table that a learner plays: the Rebels are theirs. */

const OPTIONS: Options = {
  battlefield: 'desert',
  first: 'rebels-500',
  second: 'empire-500',
  armies: {},
  hiddenMinis: true,
  inPart: false,
};

const LEIA = 'p1-1-leia-organa-fearless-and-inventive';
const REBELS = 'p1-2-rebel-troopers';
const OTHERS = 'p1-3-rebel-troopers';
const WALKER = 'p1-7-at-rt-rebels';
const VEERS = 'p2-1-general-veers-master-tactician';
const TROOPS = 'p2-2-stormtroopers';
const MORE_TROOPS = 'p2-3-stormtroopers';

/** Where minis stand around their leader, in millimetres; `side` 1 puts them behind it towards the far edge. */
const around = (n: number, side: 1 | -1): readonly (readonly [number, number])[] =>
  [
    [0, 0],
    [30, 0],
    [-30, 0],
    [0, 30],
    [30, 30],
    [-30, 30],
  ]
    .slice(0, n)
    .map(([x = 0, y = 0]) => [x, y * side] as const);

interface Put {
  readonly at: readonly [number, number];
  readonly tokens?: Partial<Record<UnitToken, number>>;
  readonly order?: Unit['order'];
  readonly level?: number;
  readonly facing?: number;
}

const sideIn = (s: State, seat: Seat): State['sides'][Seat] => sure(s.sides[seat], 'side');

/** Only these units are on the table, in the first round. */
const table = (box: State, put: Readonly<Record<string, Put>>): State => {
  const s = box; // made for this drill alone
  const units: State['units'] = {};
  for (const [id, { at, tokens, order, level = 0, facing = 90 }] of Object.entries(put)) {
    const unit = s.units[id] as Unit;
    const places = around(unit.minis.length, unit.seat === 'p1' ? -1 : 1);
    units[id] = {
      ...unit,
      where: 'field',
      order: order ?? 'none',
      tokens: { ...unit.tokens, ...tokens },
      minis: unit.minis.map((m, n) => ({
        ...m,
        x: Math.round((at[0] + nth(places, n)[0]) * 100),
        y: Math.round((at[1] + nth(places, n)[1]) * 100),
        z: level * 100,
        facing: (unit.seat === 'p1' ? facing : facing + 180) * 100,
      })),
    };
  }
  s.units = units;
  s.round = 1;
  s.now = 'turn';
  s.turn = 'p1';
  s.blue = 'p1';
  s.priority = 'p1';
  s.battle = { ...s.battle, objective: 'control', deployment: 'battle-lines-skirmish', condition: 'dawn' };
  for (const seat of ['p1', 'p2'] as const) {
    const side = sideIn(s, seat);
    side.hand = side.aside.slice(0, 3);
    side.aside = side.aside.slice(3);
    side.pool = [];
  }
  return s;
};

/** A unit is being activated. */
const acting = (s: State, unit: string, by: Partial<Activation> = {}): State => {
  s.now = 'actions';
  s.turn = unitOf(s, unit).seat;
  s.act = {
    unit,
    drawn: false,
    left: 2,
    done: [],
    granted: [],
    panicked: false,
    suppressed: false,
    used: {},
    displaced: [],
    over: false,
    ...by,
  };
  return s;
};

const NO_FACES = { hit: 0, crit: 0, surge: 0, blank: 0 };

/** The stormtroopers are shooting at the learner's unit; the attack has come to a part. */
const underFire = (s: State, to: string, part: Attack['part'], by: Partial<Attack>): State => {
  acting(s, TROOPS, { left: 1, done: ['attack'] });
  s.now = 'attack';
  s.attack = {
    by: TROOPS,
    why: 'action',
    part,
    against: null,
    only: null,
    pools: [{ to, kind: 'ranged', weapons: [], resolved: false }],
    at: 0,
    dice: { red: { ...NO_FACES }, black: { ...NO_FACES }, white: { ...NO_FACES } },
    rolled: ['red', 'black', 'white'],
    hits: 0,
    crits: 0,
    blanks: 0,
    scored: true,
    dodged: 0,
    cancelled: 0,
    cover: 0,
    pierce: 0,
    pierced: 0,
    defence: { blocks: 0, surges: 0, blanks: 0 },
    backlash: 0,
    bomb: null,
    wounds: 0,
    most: 6,
    met: [],
    used: {},
    ...by,
  };
  return s;
};

const FACING: Readonly<Record<string, Put>> = {
  [LEIA]: { at: [700, 60] },
  [REBELS]: { at: [750, 130] },
  [TROOPS]: { at: [750, 330] },
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

const ended: Is = e => e.type === 'activation-over' && e.unit.startsWith('p1');
const acted =
  (action: string): Is =>
  e =>
    e.type === 'action' && e.action === action;

interface Made {
  readonly state: (box: State) => State;
  readonly script: readonly Answer[];
  readonly others?: readonly Answer[];
  readonly judge: Drill['judge'];
}

const beginning = {
  command: {
    state: box => {
      const s = table(box, {
        [LEIA]: { at: [700, 60] },
        [REBELS]: { at: [750, 130] },
        [VEERS]: { at: [750, 800] },
      });
      s.now = 'command';
      s.priority = null;
      sideIn(s, 'p1').hand = ['#p1-push', '#p1-assault', '#p1-standing-orders'];
      sideIn(s, 'p2').hand = ['#p2-assault', '#p2-standing-orders'];
      return s;
    },
    script: ['#p1-push'],
    judge: goal(e => e.type === 'played' && e.who === 'p1' && e.card === '#p1-push', {
      other: e => e.type === 'played' && e.who === 'p1',
    }),
  },
  orders: {
    state: box => {
      const s = table(box, {
        [LEIA]: { at: [700, 60] },
        [REBELS]: { at: [750, 130] },
        [OTHERS]: { at: [600, 60] },
        [VEERS]: { at: [750, 800] },
      });
      s.now = 'orders';
      sideIn(s, 'p1').played = '#p1-push';
      sideIn(s, 'p2').played = '#p2-ambush';
      return s;
    },
    script: [[REBELS, OTHERS]],
    judge: goal(e => e.type === 'ordered' && e.unit.startsWith('p1')),
  },
  activate: {
    state: box => {
      const s = table(box, { ...FACING, [REBELS]: { at: [750, 130], order: 'up' } });
      sideIn(s, 'p1').pool = ['commander'];
      sideIn(s, 'p2').pool = ['corps'];
      return s;
    },
    script: [REBELS],
    judge: goal(e => e.type === 'activated' && e.unit === REBELS && !e.drawn, {
      drew: e => e.type === 'drawn' && e.who === 'p1',
    }),
  },
  draw: {
    state: box => {
      const s = table(box, { ...FACING, [REBELS]: { at: [750, 130], order: 'up' } });
      sideIn(s, 'p1').pool = ['commander'];
      sideIn(s, 'p2').pool = ['corps'];
      return s;
    },
    script: ['draw'],
    judge: goal(e => e.type === 'drawn' && e.who === 'p1', {
      ordered: e => e.type === 'activated' && !e.drawn,
    }),
  },
  move: {
    state: box => acting(table(box, FACING), LEIA),
    script: ['move', { x: 70000, y: 15000, z: 0, facing: 9000 }],
    judge: goal(e => e.type === 'moved' && e.unit === LEIA, { ended }),
  },
  follow: {
    state: box => acting(table(box, { ...FACING, [LEIA]: { at: [500, 50] } }), REBELS),
    script: ['move'],
    judge: goal(e => e.type === 'moved' && e.unit === REBELS, { ended }),
  },
  climb: {
    state: box => acting(table(box, { ...FACING, [LEIA]: { at: [560, 165] } }), LEIA),
    script: ['climb'],
    judge: goal(e => e.type === 'moved' && e.how === 'climb', {
      ended,
      walked: e => e.type === 'moved' && e.how === 'move',
    }),
  },
  pivot: {
    state: box => acting(table(box, { ...FACING, [WALKER]: { at: [700, 200], facing: 0 } }), WALKER),
    script: ['pivot'],
    judge: goal(e => e.type === 'moved' && e.how === 'pivot', { ended }),
  },
} as const satisfies Readonly<Record<string, Made>>;

const fighting = {
  aim: {
    state: box => acting(table(box, FACING), REBELS),
    script: ['aim'],
    judge: goal(e => e.type === 'gained' && e.token === 'aim', { ended, shot: acted('attack') }),
  },
  attack: {
    state: box => acting(table(box, FACING), REBELS),
    script: ['attack', TROOPS],
    judge: goal(e => e.type === 'rolled' && e.by === REBELS, { ended }),
  },
  cover: {
    state: box =>
      acting(
        table(box, {
          [REBELS]: { at: [500, 380] },
          [TROOPS]: { at: [375, 460] },
          [MORE_TROOPS]: { at: [700, 480] },
        }),
        REBELS,
      ),
    script: ['attack', MORE_TROOPS],
    judge: goal(e => e.type === 'defender' && e.to === MORE_TROOPS, {
      ended,
      covered: e => e.type === 'defender' && e.to === TROOPS,
    }),
  },
  dodge: {
    state: box =>
      underFire(
        table(box, { ...FACING, [REBELS]: { at: [750, 130], tokens: { dodge: 1 } } }),
        REBELS,
        'dodge',
        {
          hits: 3,
          blanks: 3,
        },
      ),
    script: ['1'],
    judge: goal(e => e.type === 'dodged', { kept: e => e.type === 'defence-rolled' }),
  },
  wounds: {
    state: box =>
      underFire(table(box, FACING), REBELS, 'compare', {
        hits: 1,
        defence: { blocks: 0, surges: 0, blanks: 1 },
      }),
    script: [`${REBELS}.3`],
    judge: goal(e => e.type === 'wounded' && e.unit === REBELS && e.mini !== `${REBELS}.4`, {
      gunner: e => e.type === 'wounded' && e.mini === `${REBELS}.4`,
    }),
  },
  rally: {
    state: box => {
      const s = table(box, {
        ...FACING,
        [REBELS]: { at: [750, 130], order: 'up', tokens: { suppression: 3 } },
      });
      sideIn(s, 'p1').pool = ['commander'];
      sideIn(s, 'p2').pool = ['corps'];
      return s;
    },
    script: [REBELS],
    judge: goal(e => e.type === 'rallied' && e.unit === REBELS),
  },
  recover: {
    state: box =>
      acting(table(box, { ...FACING, [REBELS]: { at: [750, 130], tokens: { suppression: 2 } } }), REBELS, {
        left: 1,
        suppressed: true,
      }),
    script: ['recover', '2'],
    judge: goal(e => e.type === 'lost' && e.token === 'suppression' && e.unit === REBELS, { ended }),
  },
  standby: {
    state: box => acting(table(box, FACING), REBELS),
    script: ['standby'],
    judge: goal(e => e.type === 'gained' && e.token === 'standby', { ended, shot: acted('attack') }),
  },
  reaction: {
    state: box =>
      acting(table(box, { ...FACING, [REBELS]: { at: [750, 130], tokens: { standby: 1 } } }), TROOPS),
    script: [`${REBELS}:attack`],
    others: ['aim'],
    judge: goal(e => e.type === 'lost' && e.token === 'standby' && e.why === 'spent', {
      waited: e => e.type === 'activation-over' && e.unit === TROOPS,
    }),
  },
  melee: {
    state: box =>
      acting(
        table(box, {
          [LEIA]: { at: [750, 303] },
          [REBELS]: { at: [750, 130] },
          [TROOPS]: { at: [750, 330] },
        }),
        LEIA,
      ),
    script: ['attack', `${TROOPS}:melee`],
    judge: goal(e => e.type === 'defender' && e.kind === 'melee', { ended, left: acted('withdraw') }),
  },
  withdraw: {
    state: box =>
      acting(
        table(box, {
          [LEIA]: { at: [750, 303] },
          [REBELS]: { at: [750, 130] },
          [TROOPS]: { at: [750, 330] },
        }),
        LEIA,
      ),
    script: ['withdraw'],
    judge: goal(e => e.type === 'moved' && e.how === 'withdraw', { ended, fought: acted('attack') }),
  },
  card: {
    state: box => acting(table(box, { ...FACING, [LEIA]: { at: [700, 150] } }), LEIA),
    script: ['card:take-cover'],
    judge: goal(e => e.type === 'gained' && e.token === 'dodge', { ended }),
  },
  claim: {
    state: box => {
      const s = acting(table(box, FACING), REBELS);
      s.battle = { ...s.battle, objective: 'recover-the-supplies' };
      s.tokens = [
        {
          id: 'objective-1',
          kind: 'objective',
          x: 75000,
          y: 15600,
          z: 0,
          by: null,
          seat: null,
          on: null,
          wounds: 0,
          what: '',
        },
      ];
      return s;
    },
    script: ['card:claim'],
    judge: goal(e => e.type === 'claimed', { ended }),
  },
} as const satisfies Readonly<Record<string, Made>>;

export const played = { ...beginning, ...fighting };

export type PlayedId = keyof typeof played;

export const drillOf = (lesson: string, boxOf: (options: Options) => State): Drill | undefined => {
  if (!Object.hasOwn(played, lesson)) return undefined;
  const { state, script, others, judge }: Made = played[lesson as PlayedId];
  return {
    options: OPTIONS,
    state: state(boxOf(OPTIONS)),
    seat: 'p1',
    script,
    ...(others && { others }),
    judge,
  };
};
