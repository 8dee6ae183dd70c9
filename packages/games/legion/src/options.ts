import type { Schema, Seat, Verdict } from '@potyczka/kernel';
import type { StarterArmy } from './content/cards.js';
import { starterArmy } from './content/index.js';
import { no } from './text/say.js';

/** The armies that play at once. */
export const STARTER_IDS = [
  'rebels-500',
  'empire-500',
  'republic-500',
  'separatists-500',
  'mercenary-500',
  'rebels-800',
  'empire-800',
  'republic-800',
  'separatists-800',
  'mercenary-800',
] as const;
export type StarterId = (typeof STARTER_IDS)[number];

export const BATTLEFIELDS = ['desert', 'forest', 'industrial', 'craters'] as const;
export type Battlefield = (typeof BATTLEFIELDS)[number];

/** What the host chooses before the battle. */
export interface Options {
  battlefield: Battlefield;
  first: StarterId;
  second: StarterId;
}

export const options: Schema<Options> = {
  battlefield: { kind: 'choice', of: BATTLEFIELDS, default: 'desert' },
  first: { kind: 'choice', of: STARTER_IDS, default: 'rebels-500' },
  second: { kind: 'choice', of: STARTER_IDS, default: 'empire-500' },
};

const TABLES = {
  desert: 'desert-settlement',
  forest: 'forest-moon',
  industrial: 'industrial-complex',
  craters: 'crater-field',
} as const;

export const armyOf = (o: Options, seat: Seat): StarterArmy =>
  starterArmy(seat === 'p1' ? o.first : o.second);

/** The battlefield that goes with some options. */
export const tableOf = (o: Options): string => {
  const { format } = armyOf(o, 'p1');
  return `${TABLES[o.battlefield]}${format === 'skirmish' ? '-skirmish' : ''}`;
};

const TWO_FORMATS = no('LEG-SETUP-02', 'two-formats');

/** Both armies are built for the same battlefield. */
export const judgeOptions = (o: Options): Verdict =>
  starterArmy(o.first).format === starterArmy(o.second).format ? undefined : TWO_FORMATS;
