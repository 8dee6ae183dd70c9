import { refuse, type Schema, type Seat, type Verdict } from '@potyczka/kernel';

/** What the host chooses before the game. */
export interface Options {
  /** Two teams of people, or people against Automas (AUT-VARIANT-02, -03). */
  mode: 'versus' | 'solo' | 'ally' | 'coop';
  /** Legends in each team (APX-SETUP-07). */
  legends: number;
  /** People in the first team and in the second; with fewer people than legends somebody holds several (APX-SETUP-09). */
  first: number;
  second: number;
  /** Fixed teams, a draft, or legends dealt at random (APX-SETUP-49 to -56). */
  choice: 'first-game' | 'draft' | 'random';
  /** Shield and health that enemy Automas have more (AUT-SETUP-20). */
  tougher: number;
  /** The special module Ring (APX-SETUP-38). */
  ring: boolean;
  /** Player screens hide backpacks from the other team (APX-SETUP-58). */
  screens: boolean;
}

export const options: Schema<Options> = {
  mode: { kind: 'choice', of: ['versus', 'solo', 'ally', 'coop'], default: 'versus' },
  legends: { kind: 'int', min: 2, max: 3, default: 2 },
  first: { kind: 'int', min: 1, max: 3, default: 1 },
  second: { kind: 'int', min: 1, max: 3, default: 1 },
  choice: { kind: 'choice', of: ['first-game', 'draft', 'random'], default: 'first-game' },
  tougher: { kind: 'int', min: 0, max: 40, default: 0 },
  ring: { kind: 'flag', default: true },
  screens: { kind: 'flag', default: true },
};

const TOO_MANY_PEOPLE = refuse('APX-SETUP-09', 'too-many-people');
const FIRST_GAME_HAS_RING = refuse('APX-SETUP-77', 'first-game-has-ring');

const TWO_AGAINST_TWO = refuse('AUT-VARIANT-01', 'two-against-two');
const NOBODY_TOUGHER = refuse('AUT-SETUP-20', 'nobody-tougher');

/** APX-SETUP-09, -77, AUT-VARIANT-01, AUT-SETUP-20 */
export const judgeOptions = (o: Options): Verdict => {
  if (isAgainstAutomas(o)) return o.legends === 2 ? undefined : TWO_AGAINST_TWO;
  if (o.tougher > 0) return NOBODY_TOUGHER;
  if (o.first > o.legends || o.second > o.legends) return TOO_MANY_PEOPLE;
  if (o.choice === 'first-game' && !(o.ring && o.screens)) return FIRST_GAME_HAS_RING;
  return undefined;
};

const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];

export const isAgainstAutomas = (o: Options): boolean => o.mode !== 'versus';

/** AUT-VARIANT-02, -03: one person alone, or two together. */
const peopleAgainstAutomas = (o: Options): number => (o.mode === 'coop' ? 2 : 1);

export const seatsOf = (o: Options): Seat[] =>
  SEATS.slice(0, isAgainstAutomas(o) ? peopleAgainstAutomas(o) : o.first + o.second);
/** The people of the first team, then those of the second; Automas have no seats. */
export const sidesOf = (o: Options): readonly [Seat[], Seat[]] =>
  isAgainstAutomas(o)
    ? [seatsOf(o), []]
    : [SEATS.slice(0, o.first), SEATS.slice(o.first, o.first + o.second)];
