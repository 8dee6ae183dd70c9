import type { Answer } from '@potyczka/kernel';
import type { Drill } from '@potyczka/kernel/register';
import type { Event } from '../events.js';
import type { Options } from '../options.js';
import type { State } from '../state.js';
import { OPTIONS, type Position, stateOf } from './position.js';

type Is = (e: Event) => boolean;

/** The goal is one event; other things that happen instead are misses with a name. */
const goal =
  (is: Is, misses: Readonly<Record<string, Is>> = {}): Drill['judge'] =>
  told => {
    const events = told as readonly Event[];
    if (events.some(is)) return 'reached';
    for (const [missed, miss] of Object.entries(misses)) if (events.some(miss)) return { missed };
    return 'open';
  };

const ended: Is = e => e.type === 'activation-over' && (e.who === 'BL' || e.who === 'WR');
const wentTo =
  (...places: readonly string[]): Is =>
  e => {
    if (e.type !== 'moved' || (e.who !== 'BL' && e.who !== 'WR')) return false;
    const end = e.path.at(-1);
    return end !== undefined && places.includes(`${end.x},${end.y}`);
  };
const went: Is = e => e.type === 'moved' && (e.who === 'BL' || e.who === 'WR');
const fired: Is = e => e.type === 'aimed' && (e.who === 'BL' || e.who === 'WR');

/** A step that is played: its position, the answers that lead to its goal, what the others answer, how it is judged. */
interface Played extends Position {
  readonly script: readonly Answer[];
  readonly others?: readonly Answer[];
  readonly judge: Drill['judge'];
}

const FAR = { WR: '0,11', BH: '11,0' } as const;
/** Bangalore and Gibraltar on the road in the middle, with nothing between them that hides anybody. */
const ROAD = { ...FAR, BL: '2,4', GB: '7,4' } as const;

export const played = {
  move: {
    at: { ...ROAD, GB: '11,11' },
    acts: 'BL',
    script: ['move:4,4'],
    judge: goal(wentTo('4,4'), { elsewhere: went, ended }),
  },
  levels: {
    at: { ...FAR, BL: '4,2', GB: '11,11' },
    acts: 'BL',
    script: ['move:3,2'],
    judge: goal(wentTo('3,1', '3,2', '3,3'), { ground: went, ended }),
  },
  dash: {
    at: { ...ROAD, GB: '11,11' },
    acts: 'BL',
    hand: { BL: ['#BL-F-2', '#BL-F-5'] },
    script: ['dash:3,4', '#BL-F-2'],
    judge: goal(e => e.type === 'dashed' && e.who === 'BL', { ended, acted: e => e.type === 'acted' }),
  },
  bin: {
    at: { ...FAR, BL: '5,4', GB: '11,11' },
    acts: 'BL',
    script: ['bin-4'],
    judge: goal(e => e.type === 'opened-bin', { went, ended }),
  },
  shoot: {
    at: ROAD,
    acts: 'BL',
    script: ['shoot:GB:0'],
    judge: goal(e => e.type === 'judged' && e.who === 'BL', { ended, went }),
  },
  range: {
    at: { ...ROAD, BL: '0,4', GB: '7,4' },
    acts: 'BL',
    weapons: { BL: ['#W-41', '#W-33'] },
    script: ['shoot:GB:1'],
    judge: goal(e => e.type === 'aimed' && e.card === '#W-33', { near: fired, went, ended }),
  },
  sight: {
    at: { ...FAR, BL: '5,10', GB: '7,10' },
    acts: 'BL',
    script: ['move:6,11', 'shoot:GB:0'],
    judge: goal(e => e.type === 'judged' && e.who === 'BL', { ended }),
  },
  hidden: {
    at: { BL: '2,4', WR: '0,11', GB: '6,4', BH: '8,4' },
    acts: 'BL',
    script: ['shoot:BH:0'],
    judge: goal(e => e.type === 'aimed' && e.at === 'BH', { hidden: fired, went, ended }),
  },
  boost: {
    at: ROAD,
    acts: 'BL',
    hand: { BL: ['#BL-F-3'] },
    script: ['shoot:GB:0', '#BL-F-3'],
    judge: goal(e => e.type === 'boosted', { kept: e => e.type === 'judged', went, ended }),
  },
  react: {
    at: { BL: '0,11', WR: '3,4', GB: '7,4', BH: '11,0' },
    acts: 'GB',
    hand: { WR: ['#WR-F-6'] },
    others: ['shoot:WR:0'],
    script: ['#WR-F-6'],
    judge: goal(e => e.type === 'reacted' && e.who === 'WR', { kept: e => e.type === 'judged' }),
  },
  grenade: {
    at: { ...FAR, BL: '3,4', GB: '6,4' },
    acts: 'BL',
    pack: { BL: ['#frag.1'] },
    script: ['use:#frag.1', '7,4'],
    judge: goal(e => e.type === 'threw', { shot: fired, went, ended }),
  },
  heal: {
    at: ROAD,
    acts: 'BL',
    pack: { BL: ['#syringe.1'] },
    points: { BL: [0, 18] },
    script: ['use:#syringe.1'],
    judge: goal(e => e.type === 'restored' && e.health > 0, { shot: fired, went, ended }),
  },
  ability: {
    at: ROAD,
    acts: 'BL',
    script: ['ability:BL-A-1', '5,4,0'],
    judge: goal(e => e.type === 'placed' && e.figure.kind === 'smoke', { shot: fired, went, ended }),
  },
  melee: {
    at: { ...FAR, BL: '3,4', GB: '4,4' },
    acts: 'BL',
    script: ['melee:GB'],
    judge: goal(e => e.type === 'struck', { shot: fired, went, ended }),
  },
  respawn: {
    at: { BL: '2,4', WR: null, GB: '11,11', BH: '11,0' },
    acts: 'WR',
    script: ['1,4'],
    judge: goal(e => e.type === 'respawned', { ended }),
  },
} as const satisfies Readonly<Record<string, Played>>;

export type PlayedId = keyof typeof played;

export const drillOf = (lesson: string, boxOf: (options: Options) => State): Drill | undefined => {
  if (!Object.hasOwn(played, lesson)) return undefined;
  const drill: Played = played[lesson as PlayedId];
  const { script, others = [], judge } = drill;
  return { options: OPTIONS, state: stateOf(boxOf(OPTIONS), drill), seat: 'p1', script, others, judge };
};
