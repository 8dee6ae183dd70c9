import {
  type Brought,
  type DataRead,
  isSame,
  type Json,
  type Schema,
  type Seat,
  type Settings,
  type Verdict,
} from '@potyczka/kernel';
import { readArmy } from './army/read.js';
import type { Army } from './content/cards.js';
import { starterArmy } from './content/index.js';
import { no } from './text/say.js';
import { SEATS } from './vocabulary.js';

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
  /** G-06: a mini that is wholly hidden counts as obscured. */
  hiddenMinis: boolean;
  /** Asks how much of an effect with 'up to' is used where less of it is hardly ever better. */
  inPart: boolean;
  /** What each seat brings instead: its own list. */
  armies: Brought<Army>;
}

const TWO_FORMATS = no('LEG-SETUP-02', 'two-formats');

/** A starter army as a list. */
export const starterList = (id: StarterId): Army => {
  const { faction, format, force = null, units, deck } = starterArmy(id);
  return { name: '', faction, format, force, units, deck };
};

const starterOf = (o: Pick<Options, 'first' | 'second'>, seat: Seat): StarterId =>
  seat === 'p1' ? o.first : o.second;

/** LEG-SETUP-01, -02: a list that breaks no rule, for the size of battle that the host has set. */
const readBrought = (x: Json, settings: Settings): DataRead<Army> => {
  const read = readArmy(x);
  const { format } = starterArmy(String(settings.first));
  return read.ok && read.value.format !== format ? { ok: false, at: 'format', refusal: TWO_FORMATS } : read;
};

export const options: Schema<Options> = {
  battlefield: { kind: 'choice', of: BATTLEFIELDS, default: 'desert' },
  first: { kind: 'choice', of: STARTER_IDS, default: 'rebels-500' },
  second: { kind: 'choice', of: STARTER_IDS, default: 'empire-500' },
  hiddenMinis: { kind: 'flag', default: true },
  inPart: { kind: 'flag', default: false },
  armies: {
    kind: 'brought',
    default: (seat, settings) => starterList(starterOf(settings as unknown as Options, seat)),
    read: (x, _, settings) => readBrought(x, settings),
  },
};

const TABLES = {
  desert: 'desert-settlement',
  forest: 'forest-moon',
  industrial: 'industrial-complex',
  craters: 'crater-field',
} as const;

/** The options as the battle keeps them: lists only where somebody brought their own. */
export type Settled = Omit<Options, 'armies'> & { readonly armies?: Brought<Army> };

export const armyOf = (o: Settled, seat: Seat): Army => o.armies?.[seat] ?? starterList(starterOf(o, seat));

export const settled = ({ armies, ...plain }: Options): Settled => {
  const isStarter = (seat: Seat) => isSame(armyOf({ ...plain, armies }, seat), armyOf(plain, seat));
  if (SEATS.every(isStarter)) return plain;
  return {
    ...plain,
    armies: Object.fromEntries(SEATS.map(seat => [seat, armyOf({ ...plain, armies }, seat)])),
  };
};

/** The battlefield that goes with some options. */
export const tableOf = (o: Settled): string => {
  const { format } = armyOf(o, 'p1');
  return `${TABLES[o.battlefield]}${format === 'skirmish' ? '-skirmish' : ''}`;
};

/** Both armies are built for the same battlefield. */
export const judgeOptions = (o: Options): Verdict =>
  starterArmy(o.first).format === starterArmy(o.second).format &&
  armyOf(o, 'p1').format === armyOf(o, 'p2').format
    ? undefined
    : TWO_FORMATS;
