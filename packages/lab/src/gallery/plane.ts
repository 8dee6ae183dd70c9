import { isNotched, sightOfUnit, UNIT_TYPES, type UnitType } from '@potyczka/geometry/plane';
import type { Gallery, Picture } from './picture.js';
import { coverPicture, examples } from './plane-examples.js';
import { dice, randomField } from './plane-scene.js';

const RANDOM = 200;

/** One of many positions: one unit looks at another over random terrain, sometimes with a vehicle between. */
const randomPicture = (seed: number): Picture => {
  const roll = dice(seed * 7919);
  const type = (): UnitType =>
    roll() < 0.5 ? 'trooper' : UNIT_TYPES[Math.floor(roll() * UNIT_TYPES.length)]!;
  const some = (most: number, of: UnitType): number => (isNotched(of) ? 1 : 1 + Math.floor(roll() * most));
  const [one, two] = [type(), type()];
  const field = randomField(seed, {
    width: 560,
    depth: 380,
    pieces: 3 + Math.floor(roll() * 12),
    units: [
      { type: one, minis: some(4, one), at: [110, 190] },
      { type: two, minis: some(6, two), at: [430, 190] },
      ...(roll() < 0.4 ? [{ type: 'groundVehicle' as const, minis: 1, at: [270, 200] as const }] : []),
    ],
  });
  const [attacker, defender] = [field.units[0]!, field.units[1]!];
  const { eligible } = sightOfUnit(field, attacker, defender);
  const seen = eligible.length > 0 ? `seen by ${eligible.join(', ')}` : 'seen by nobody';
  const title = `Position ${seed}: ${one} against ${two}, ${seen}`;
  return coverPicture(`random-${String(seed).padStart(3, '0')}`, title, field, attacker, defender);
};

export const gallery: Gallery = function* () {
  yield* examples();
  for (let seed = 1; seed <= RANDOM; seed++) yield randomPicture(seed);
};
