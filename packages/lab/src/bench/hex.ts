import { readFileSync } from 'node:fs';
import { seenFrom } from '@potyczka/geometry/hex';
import {
  COMMUNITY,
  type MonsterAction,
  monsterTurn,
  type Readings,
  RULEBOOK,
} from '@potyczka/gloomhaven/lab';
import { actionIn, fieldIn, fieldsOf, hexIn, positionIn } from '../vectors/hex-vectors.js';
import type { Bench } from './figure.js';
import { median } from './timing.js';

const vectorsOf = (name: string): Readonly<Record<string, unknown>>[] => {
  const file = new URL(`../../../${name}.json`, import.meta.url);
  const vectors: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(vectors) ? vectors.map(each => fieldsOf(each, name)) : [];
};

const WARM_UP = 30;
const ROUNDS = 60;

/**
 * Milliseconds, mean over some things. Each is timed alone and the median of its
 * rounds taken, so that what else runs on the machine does not count.
 */
function each<T>(things: readonly T[], work: (thing: T) => void): number {
  for (let round = 0; round < WARM_UP; round++) things.forEach(work);
  const times: number[][] = things.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    things.forEach((thing, i) => {
      const start = performance.now();
      work(thing);
      times[i]!.push(performance.now() - start);
    });
  return times.reduce((sum, rounds) => sum + median(rounds), 0) / things.length;
}

/** Both as in play: the position is given, nothing about it is known beforehand. */
export const bench: Bench = report => {
  const turns = vectorsOf('games/gloomhaven/src/fixtures/monster-moves').map(vector => {
    const action: MonsterAction = actionIn(vector.action);
    return { position: positionIn(vector), action };
  });
  const turn = (readings: Readings): number =>
    1000 * each(turns, ({ position, action }) => monsterTurn(position, action, readings));
  report({
    name: 'hex: monster turn, mean over the vectors',
    value: turn(COMMUNITY),
    unit: 'us',
    aim: '<= 85',
  });
  report({ name: 'hex: monster turn as the rulebook reads it', value: turn(RULEBOOK), unit: 'us' });

  const vectors = vectorsOf('geometry/src/hex/fixtures/sight');
  const sights = vectors.map(vector => {
    const field = fieldIn(vector);
    return { field, from: hexIn(field, vector.from, 'from') };
  });
  const sight = each(sights, ({ field, from }) => seenFrom(field, from));
  report({
    name: 'hex: sight of a whole 16 x 7 field from one hex',
    value: sight,
    unit: 'ms',
    aim: '<= 0.35',
  });
  report({ name: 'hex: compiling a 16 x 7 field', value: 1000 * each(vectors, fieldIn), unit: 'us' });
};
