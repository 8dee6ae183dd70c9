import type { Answer, Seat } from '@potyczka/kernel';
import type { Drill, LessonOutcome } from '@potyczka/kernel/register';
import type { Options, State } from '../index.js';
import { type More, positionView } from '../rule-texts/position.js';
import type { Event, View } from '../view-door.js';
import { type Position, stateOf } from './drill-state.js';

/** The learner is Dozer. */
const ME: Seat = 'p1';

/** The nine weapons of the first game, and what lies on the other squares of arena B. */
const OFFERS = {
  blue: ['lock-rifle', 'machine-gun', 'electroscythe'],
  red: ['furnace', 'flamethrower', 'grenade-launcher'],
  yellow: ['shotgun', 'shockwave', 'sledgehammer'],
} as const;
/** What lies on A3 once the Lock Rifle is taken, and the Machine Gun too. */
const WITHOUT_RIFLE = { blue: ['machine-gun', 'electroscythe', 'plasma-gun'] } as const;
const WITHOUT_BOTH = { blue: ['electroscythe', 'plasma-gun', 'whisper'] } as const;

const TILES = {
  ...{ '00': 'ybb-1', '01': 'prb-1', '03': 'yrr-1', '11': 'byy-1' },
  ...{ '12': 'pyr-1', '13': 'rbb-1', '21': 'pyb-1', '22': 'brr-1' },
} as const;

const CUBES = { S: 'RBY', A: 'RBY', B: 'RBY', C: 'RBY' } as const;

/** A moment of the first game. */
export const moment = (map: string, more: More = {}): View =>
  positionView(map, {
    tiles: TILES,
    ...more,
    options: { players: 4, skulls: 5, ...more.options },
    offers: { ...OFFERS, ...more.offers },
    cubes: { ...CUBES, ...more.cubes },
  });

export const START = `
  A . S .
  . . . .
  - . B C`;

/** What happened, and to whom: the events that goals are about. */
type Is = (e: Event) => boolean;

const mine = (e: Event): boolean => ('by' in e ? e.by : 'who' in e ? e.who : null) === ME;
const did =
  <K extends Event['type']>(type: K, is: (e: Extract<Event, { type: K }>) => boolean = () => true): Is =>
  e =>
    e.type === type && mine(e) && is(e as Extract<Event, { type: K }>);
const hurt = (...who: readonly string[]): Is => did('damaged', e => who.includes(e.who));
const any =
  (...of: readonly Is[]): Is =>
  e =>
    of.some(is => is(e));

/** The goal is reached once these things have happened, in this order; each of the misses comes with a remark. */
const goal =
  (steps: readonly Is[], misses: Readonly<Record<string, Is>>): Drill['judge'] =>
  told => {
    let next = 0;
    for (const event of told as readonly Event[]) {
      if (steps[next]?.(event)) {
        next++;
        if (next === steps.length) return 'reached';
        continue;
      }
      const missed = missedBy(event, misses);
      if (missed) return { missed };
    }
    return 'open';
  };

const missedBy = (event: Event, misses: Readonly<Record<string, Is>>): string | undefined =>
  Object.entries(misses).find(([, is]) => is(event))?.[0] ??
  (event.type === 'turn-over' ? 'turn-over' : undefined);

/** A step that is played: its position, the answers that lead to its goal, and how it is judged. */
export interface Played extends Position {
  readonly script: readonly Answer[];
  judge(told: readonly unknown[], view: unknown): LessonOutcome;
}

const elsewhere = any(did('took-ammo'), did('took-weapon'), did('damaged'));

/** The steps that are played, by name, in the order of the lessons. */
export const played = {
  run: {
    view: moment(START),
    script: ['run', '13'],
    judge: goal([did('moved', e => e.how === 'run' && e.to === '13')], {
      elsewhere: did('moved', e => e.how === 'run'),
      'other-action': elsewhere,
    }),
  },
  ammo: {
    view: moment(`
      A . . .
      . . . S
      - . B C`),
    powerUps: ['#newton-red-1'],
    script: ['grab', '12'],
    judge: goal([did('took-ammo', e => e.at === '12')], {
      'no-card': did('took-ammo'),
      'other-action': any(
        did('took-weapon'),
        did('moved', e => e.how === 'run'),
      ),
    }),
  },
  weapon: {
    view: moment(`
      A . . .
      . . S .
      - . B C`),
    script: ['grab', '02', '#weapon-lock-rifle'],
    judge: goal([did('took-weapon', e => e.card === '#weapon-lock-rifle')], {
      'other-weapon': did('took-weapon'),
      'other-action': any(
        did('took-ammo'),
        did('moved', e => e.how === 'run'),
      ),
    }),
  },
  shoot: {
    view: moment(START, {
      weapons: { S: ['lock-rifle'] },
      offers: WITHOUT_RIFLE,
      cubes: { S: 'BBY' },
    }),
    script: ['shoot', 'p2', 'end', '#weapon-lock-rifle'],
    judge: goal([did('damaged'), did('reloaded')], {
      'other-weapon': did('took-weapon'),
    }),
  },
  sight: {
    view: moment(
      `
      . A S .
      . B . .
      - . . C`,
      { weapons: { S: ['lock-rifle'] }, offers: WITHOUT_RIFLE, cubes: { S: 'BBY' } },
    ),
    script: ['shoot', 'p4'],
    judge: goal([hurt('p4'), did('unloaded')], {
      'own-room': hurt('p2'),
      moved: any(did('moved'), did('took-weapon'), did('took-ammo')),
    }),
  },
  adrenaline: {
    view: moment(
      `
      A . . .
      . . S .
      - . B C`,
      { weapons: { S: ['!lock-rifle'] }, offers: WITHOUT_RIFLE, damage: { S: 'AAC', A: 'BS', C: 'A' } },
    ),
    script: ['grab', '23', '#weapon-shotgun'],
    judge: goal([did('took-weapon', e => e.at === 'yellow')], {
      near: any(did('took-weapon'), did('took-ammo')),
      'other-action': did('moved', e => e.how === 'run'),
    }),
  },
  'move-and-shoot': {
    view: moment(
      `
      . A C .
      . S . .
      - . B .`,
      {
        weapons: { S: ['lock-rifle'] },
        offers: WITHOUT_RIFLE,
        cubes: { S: 'BBY' },
        damage: { S: 'AACCBA', A: 'BS', C: 'A' },
      },
    ),
    script: ['shoot', '10', 'p2'],
    judge: goal([did('moved', e => e.how === 'shoot'), did('damaged'), did('unloaded')], {
      ran: did('moved', e => e.how === 'run' || e.how === 'grab'),
      grabbed: any(did('took-ammo'), did('took-weapon')),
    }),
  },
  marks: {
    view: moment(START, {
      weapons: { S: ['lock-rifle'], A: ['machine-gun'] },
      offers: WITHOUT_BOTH,
      cubes: { S: 'BBY' },
      damage: { S: 'AAC', A: 'BSSB', C: 'A' },
      marks: { A: { S: 2 }, S: { C: 1 } },
    }),
    script: ['shoot', 'p2'],
    judge: goal([did('damaged', e => e.who === 'p2' && e.fromMarks > 0), did('unloaded')], {
      'no-marks': did('damaged'),
      'other-action': any(did('moved'), did('took-weapon'), did('took-ammo')),
    }),
  },
  scoring: {
    view: moment(START, {
      weapons: { S: ['lock-rifle'], A: ['machine-gun'] },
      offers: WITHOUT_BOTH,
      cubes: { S: 'Y' },
      damage: { S: 'AAC', A: 'BSSSSBBSC', C: 'A' },
      marks: { S: { C: 1 } },
    }),
    script: ['shoot', 'p2', 'end'],
    judge: goal([did('killed'), e => e.type === 'skull' && e.on === 'p2'], {
      'other-target': hurt('p3', 'p4'),
    }),
  },
  cards: {
    view: moment(
      `
      A . S .
      . . C .
      - . B .`,
      {
        weapons: { S: ['machine-gun'] },
        offers: { blue: ['lock-rifle', 'electroscythe', 'plasma-gun'] },
        cubes: { S: 'RBY' },
      },
    ),
    script: ['shoot', ['p2', 'p4'], 'focus-shot', 'p2'],
    judge: goal([did('fired'), did('used'), did('damaged')], {
      plain: did('unloaded'),
      'other-action': any(did('moved'), did('took-weapon'), did('took-ammo')),
    }),
  },
  scope: {
    view: moment(START, {
      weapons: { S: ['lock-rifle'] },
      offers: WITHOUT_RIFLE,
      cubes: { S: 'BY' },
      hand: ['targeting-scope-yellow-1'],
      damage: { A: 'BSS' },
    }),
    script: ['shoot', 'p2', '#targeting-scope-yellow-1', 'yellow'],
    judge: goal([did('damaged'), did('played'), did('damaged'), did('unloaded')], {
      kept: did('unloaded'),
      'other-action': any(did('moved'), did('took-weapon'), did('took-ammo')),
    }),
  },
  newton: {
    view: moment(START, {
      weapons: { S: ['electroscythe'] },
      offers: { blue: ['lock-rifle', 'machine-gun', 'plasma-gun'] },
      cubes: { S: 'Y' },
      hand: ['newton-red-1'],
    }),
    script: ['#newton-red-1', 'p2', '02', 'shoot'],
    judge: goal(
      [e => e.type === 'moved' && e.how === 'power-up' && e.to === '02', did('damaged'), did('unloaded')],
      {
        elsewhere: e => e.type === 'moved' && e.how === 'power-up',
        'other-action': any(
          did('moved', e => e.how !== 'power-up'),
          did('took-weapon'),
          did('took-ammo'),
          did('paid'),
        ),
      },
    ),
  },
  spawn: {
    view: moment(`
      . . . .
      . . . .
      - . . .`),
    powerUps: ['#newton-red-1', '#teleporter-blue-1'],
    script: ['#teleporter-blue-1'],
    judge: goal([did('spawned', e => e.at === '02')], { 'other-spawn': did('spawned') }),
  },
} as const satisfies Readonly<Record<string, Played>>;

export type PlayedId = keyof typeof played;

/** The drill of a lesson; `boxOf` opens the game's box. */
export const drillOf = (lesson: string, boxOf: (options: Options) => State): Drill | undefined => {
  if (!Object.hasOwn(played, lesson)) return undefined;
  const drill: Played = played[lesson as PlayedId];
  const { options } = drill.view;
  const state = stateOf(boxOf(options), drill);
  return { options, state, seat: ME, script: drill.script, judge: drill.judge };
};
