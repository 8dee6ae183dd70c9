import { type Field, type Hex, isClosedDoor, isWall, NONE } from './field.js';

/** How many hexes lie between: never counted through walls or closed doors (GLM-ATK-10, GLM-G27). */
export interface Distances {
  readonly from: Hex;
  /** Per hex the number of steps, NONE where no way leads. Figures and obstacles do not matter. */
  readonly steps: Int16Array;
}

/** Hexes still to be counted from; free again when a count is done. */
let queue = new Int16Array(256);

/** Counted from several hexes at once: to the nearest of them. */
export function stepsFrom(field: Field, sources: readonly number[], limit: number): Int16Array {
  const links = field.rangeLinks;
  const steps = new Int16Array(field.size).fill(NONE);
  if (queue.length < field.size) queue = new Int16Array(field.size);
  let tail = 0;
  for (const source of sources)
    if (steps[source] === NONE && !isWall(field, source) && !isClosedDoor(field, source)) {
      steps[source] = 0;
      queue[tail++] = source;
    }
  for (let head = 0; head < tail; head++) {
    const hex = queue[head]!;
    const next = steps[hex]! + 1;
    if (next > limit) break;
    for (let i = 6 * hex; i < 6 * hex + 6; i++) {
      const other = links[i]!;
      if (other === NONE || steps[other] !== NONE) continue;
      steps[other] = next;
      queue[tail++] = other;
    }
  }
  return steps;
}

export const distancesFrom = (field: Field, from: Hex, limit = field.size): Distances => ({
  from,
  steps: stepsFrom(field, [from], limit),
});

export function distance(field: Field, a: Hex, b: Hex): number | undefined {
  const steps = stepsFrom(field, [a], field.size)[b]!;
  return steps === NONE ? undefined : steps;
}

/** A shortest count from `distances.from` to a hex, both included; undefined where no way leads. */
export function countTo(field: Field, distances: Distances, to: Hex): Hex[] | undefined {
  const { steps } = distances;
  if (steps[to] === NONE) return undefined;
  const way = [to];
  for (let hex: number = to; steps[hex]! > 0; ) {
    const before = field.rangeLinks
      .subarray(6 * hex, 6 * hex + 6)
      .find(n => n !== NONE && steps[n] === steps[hex]! - 1);
    hex = before!;
    way.push(hex as Hex);
  }
  return way.reverse();
}

/** GLM-ATK-03: the hexes within a range, the hex itself left out, nearest first. */
export function within(field: Field, from: Hex, range: number): Hex[] {
  const { steps } = distancesFrom(field, from, range);
  const found: Hex[] = [];
  for (let hex = 0; hex < field.size; hex++) if (steps[hex]! > 0) found.push(hex as Hex);
  return found.sort((a, b) => steps[a]! - steps[b]! || a - b);
}
