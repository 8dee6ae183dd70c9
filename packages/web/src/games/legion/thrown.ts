import type { Attack, AttackFace } from '@potyczka/legion/view';

export const COLOURS = ['red', 'black', 'white'] as const;
const FACES: readonly AttackFace[] = ['crit', 'hit', 'surge', 'blank'];

/** A die as it lies on the table. */
export interface Lying {
  readonly colour: (typeof COLOURS)[number];
  readonly face: AttackFace;
  /** Cover, a dodge or armour has taken it away, or it came to nothing. */
  readonly isGone: boolean;
}

type Dice = Attack['dice'];

const inAll = (dice: Dice): number =>
  COLOURS.reduce((sum, c) => sum + FACES.reduce((n, f) => n + dice[c][f], 0), 0);

/** Dice leave the record of an attack once they are counted: the page still knows how those of each pool lay. */
let last: { readonly pool: string; readonly dice: Dice } | null = null;

const poolOf = (a: Attack): string => `${a.by} ${a.at} ${a.pools[a.at]?.to}`;

/** The dice of a pool in their true colours: as they lie, or as they lay before they were counted. */
const known = (a: Attack): Dice | null => {
  if (inAll(a.dice) > 0) last = { pool: poolOf(a), dice: a.dice };
  if (last?.pool !== poolOf(a)) return null;
  const counted = a.hits + a.crits + a.blanks + a.cancelled;
  return inAll(a.dice) > 0 || counted === inAll(last.dice) ? last.dice : null;
};

/** Every die of the attack with what became of it: hits are taken away before criticals. Nothing if nobody saw them fall. */
export const lyingDice = (a: Attack): Lying[] => {
  const dice = known(a);
  if (!dice) return [];
  const isCounted = inAll(a.dice) === 0;
  let gone = a.cancelled;
  const all = FACES.flatMap(face =>
    COLOURS.flatMap(colour => Array.from({ length: dice[colour][face] }, () => ({ colour, face }))),
  );
  // The last of the hits go first, so that what is left stands together.
  const fate = new Map<number, boolean>();
  for (const face of ['hit', 'crit'] as const)
    for (let n = all.length - 1; n >= 0; n--)
      if (all[n]?.face === face && gone > 0) {
        gone--;
        fate.set(n, true);
      }
  return all.map((die, n) => ({
    ...die,
    isGone: fate.get(n) === true || (isCounted && (die.face === 'surge' || die.face === 'blank')),
  }));
};
