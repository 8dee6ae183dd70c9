import { type Attack, placements, sees } from '@potyczka/geometry/hex';
import { memo } from '@potyczka/kernel';
import type { Pick } from '../ask.js';
import type { Ability, Give } from '../content/abilities.js';
import { halfOf } from '../content/index.js';
import { fieldOf } from '../ground.js';
import type { F, S } from '../state.js';
import { msg } from '../text/say.js';
import type { FigureId, Hex } from '../vocabulary.js';
import { figures, hexOf, placeOf } from './look.js';
import type { Running } from './running.js';

/** Where an area may be laid (GLM-AOE-01): each place that hits others than the places before it. */

export interface Laid {
  readonly key: string;
  /** The enemies that it hits. */
  readonly hit: readonly FigureId[];
  /** Those, and whoever else it works on. */
  readonly under: readonly FigureId[];
}

/** Whether something affects friends inside the area too: then it matters who of them is under it. */
const reachesFriends = (x: unknown): boolean => {
  if (typeof x !== 'object' || x === null) return false;
  const { within, who } = x as { within?: unknown; who?: unknown };
  if (within === 'area' && who !== 'enemy') return true;
  return Object.values(x).some(reachesFriends);
};

const halfReachesFriends = memo((half: ReturnType<typeof halfOf>) => half, reachesFriends);

const mattersToFriends = (run: Running, gives: readonly Give[], ability: Ability | undefined): boolean =>
  (run.card !== null && halfReachesFriends(halfOf(run.card, run.half))) ||
  reachesFriends(gives) ||
  reachesFriends(ability);

export const layings = (
  s: S,
  run: Running,
  me: F,
  ground: Attack,
  enemies: readonly F[],
  gives: readonly Give[],
  ability?: Ability,
): Laid[] => {
  const field = fieldOf(s);
  const at = enemies.map(f => f.at);
  const friends = mattersToFriends(run, gives, ability)
    ? figures(s).filter(f => f.id !== me.id && !enemies.includes(f) && sees(field, me.at, f.at))
    : [];
  const found = new Map<string, Laid>();
  for (const { hexes, targets } of placements(field, me.at, ground, at)) {
    const hit = enemies.filter(f => targets.includes(f.at)).map(f => f.id);
    const others = friends.filter(f => hexes.includes(f.at)).map(f => f.id);
    const under = [...hit, ...others];
    const same = [...under].sort().join();
    const key = `area:${hexes.map(hex => placeOf(s, hex)).join(' ')}`;
    if (!found.has(same)) found.set(same, { key, hit, under });
  }
  return [...found.values()];
};

export const hexesOf = (s: S, key: string): Hex[] => placesOf(key).map(place => hexOf(s, place));

const placesOf = (key: string): string[] => key.slice(5).split(' ');

export const areaPick = (laid: Laid, preview: () => object = () => ({})): Pick => {
  const places = placesOf(laid.key);
  return {
    key: laid.key,
    show: () => ({
      label: msg('area-label', { figures: laid.under }),
      at: [...places, ...laid.under],
      preview: { area: places, targets: laid.hit, ...preview() },
    }),
  };
};
