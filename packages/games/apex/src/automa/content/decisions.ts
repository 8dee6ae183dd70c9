import type { CardId } from '@potyczka/kernel';
import type { Decision, Offset } from '../cards.js';

type Way = readonly Offset[];
const card = (n: number, white: Way, green: Way): Decision => ({ id: `P-${n}`, white, green });

/** PK3: not from the rulebook. Offsets to the right and ahead. */
export const DECISIONS: readonly Decision[] = [
  card(
    1,
    [
      [0, 1],
      [0, 2],
      [0, 3],
    ],
    [
      [0, -1],
      [0, -2],
    ],
  ),
  card(
    2,
    [
      [1, 1],
      [1, 2],
      [1, 3],
    ],
    [
      [-1, -1],
      [-1, -2],
    ],
  ),
  card(
    3,
    [
      [-1, 1],
      [-1, 2],
      [-1, 3],
    ],
    [
      [1, -1],
      [1, -2],
    ],
  ),
  card(
    4,
    [
      [0, 1],
      [1, 2],
      [1, 3],
    ],
    [
      [-1, 0],
      [-2, -1],
    ],
  ),
  card(
    5,
    [
      [0, 1],
      [-1, 2],
      [-1, 3],
    ],
    [
      [1, 0],
      [2, -1],
    ],
  ),
  card(
    6,
    [
      [1, 1],
      [0, 2],
      [0, 3],
    ],
    [
      [1, -1],
      [0, -2],
    ],
  ),
  card(
    7,
    [
      [-1, 1],
      [0, 2],
      [0, 3],
    ],
    [
      [-1, -1],
      [0, -2],
    ],
  ),
  card(
    8,
    [
      [1, 0],
      [1, 1],
      [1, 2],
    ],
    [
      [0, -1],
      [1, -2],
    ],
  ),
  card(
    9,
    [
      [-1, 0],
      [-1, 1],
      [-1, 2],
    ],
    [
      [0, -1],
      [-1, -2],
    ],
  ),
  card(
    10,
    [
      [1, 1],
      [2, 2],
    ],
    [
      [-1, -1],
      [-2, -2],
    ],
  ),
  card(
    11,
    [
      [-1, 1],
      [-2, 2],
    ],
    [
      [1, -1],
      [2, -2],
    ],
  ),
  card(
    12,
    [
      [0, 1],
      [0, 2],
    ],
    [
      [-1, 0],
      [-2, 0],
    ],
  ),
  card(
    13,
    [
      [0, 1],
      [0, 2],
    ],
    [
      [1, 0],
      [2, 0],
    ],
  ),
  card(
    14,
    [
      [1, 0],
      [2, 1],
      [2, 2],
    ],
    [
      [1, -1],
      [1, -2],
    ],
  ),
  card(
    15,
    [
      [-1, 0],
      [-2, 1],
      [-2, 2],
    ],
    [
      [-1, -1],
      [-1, -2],
    ],
  ),
  card(
    16,
    [
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
    ],
    [
      [0, -1],
      [0, -2],
      [0, -3],
    ],
  ),
];

export const DECISION_CARDS: readonly CardId[] = DECISIONS.map((d): CardId => `#${d.id}`);

export const decisionOf = (name: CardId): Decision => {
  const found = DECISIONS.find(d => `#${d.id}` === name);
  if (!found) throw new Error(`no Decision card ${name}`);
  return found;
};
