import { distance, distanceToPoint, isAdjacent, isSame } from '@potyczka/geometry/lattice';
import type { DeepReadonly, Proc } from '@potyczka/kernel';
import { type Band, isInBand } from '../content/loot.js';
import { traitsOf, weaponIn } from '../content/own-cards.js';
import { type Figure, latticeOf, legendOf, type S, sees, spaceOfFigure, standsOn, type T } from '../state.js';
import { msg } from '../text/say.js';
import type { LegendId, Space } from '../vocabulary.js';
import { cool } from './abilities.js';
import { judgeZones, judgeZonesToPoint } from './zones.js';

const MOST = 2;

/** By which means: one of the weapons, or by hand (APX-DEST-02). */
type Means = number | 'hand';

type F = DeepReadonly<Figure>;

/** APX-DEST-03, -04, APX-LEGEND-09, -10: what can be destroyed by these means from here. */
const targetsBy = (s: S, who: LegendId, by: Means, from: Space = standsOn(s, who)): readonly F[] => {
  const weapon = by === 'hand' ? undefined : legendOf(s, who).weapons[by];
  if (by !== 'hand' && (!weapon || weapon.ammo < 1)) return [];
  const range = weapon && weaponIn(s, weapon.card).range;
  return s.figures.filter(f => {
    if (!traitsOf(s, f.kind).destructible) return false;
    return range ? isInSights(s, from, f, range) : isAtHand(s, from, f);
  });
};

const isAtHand = (s: S, from: Space, f: F): boolean => {
  if (f.spot.on === 'point')
    return isAdjacent(latticeOf(s), from, f.spot.at) && !judgeZonesToPoint(s, from, f.spot.at);
  const at = spaceOfFigure(s, f);
  if (!at || judgeZones(s, from, at)) return false;
  return isAdjacent(latticeOf(s), from, at) || (f.spot.on === 'space' && isSame(at, from));
};

const isInSights = (s: S, from: Space, f: F, range: Band): boolean => {
  if (f.spot.on === 'point') {
    const { at } = f.spot;
    return isInBand(range, distanceToPoint(from, at)) && sees(s, from, at) && !judgeZonesToPoint(s, from, at);
  }
  const at = spaceOfFigure(s, f);
  return at !== null && isInBand(range, distance(from, at)) && sees(s, from, at) && !judgeZones(s, from, at);
};

const MEANS = ['hand', 0, 1] as const;

const meansOf = (s: S, who: LegendId): Means[] => MEANS.filter(by => targetsBy(s, who, by).length > 0);

/** Whether something can be destroyed from a space. */
export const canDestroy = (s: S, who: LegendId, from: Space): boolean =>
  s.figures.length > 0 && MEANS.some(by => targetsBy(s, who, by, from).length > 0);

/** APX-DEST-01 to -09 */
export function* destroy(t: T, who: LegendId): Proc {
  const { seat, weapons } = legendOf(t.s, who);
  const means = meansOf(t.s, who);
  if (means.length === 0) return;
  const by =
    means.length === 1
      ? (means[0] as Means)
      : yield* t.choose<Means>(seat, {
          rule: 'APX-DEST-02',
          ask: msg('ask-means', { who }),
          from: means,
          key: String,
          show: m =>
            m === 'hand'
              ? { label: msg('by-hand-label') }
              : { label: msg('card-label', { card: weapons[m]?.card ?? '#' }) },
        });
  const from = targetsBy(t.s, who, by);
  const gone = yield* t.chooseMany<F>(seat, {
    rule: 'APX-DEST-01',
    ask: msg('ask-destroy', { who }),
    from,
    key: f => f.id,
    show: f => ({ label: msg('figure-label', { figure: f.kind }), at: [f.id] }),
    min: 1,
    max: Math.min(MOST, from.length),
  });
  wreck(
    t,
    who,
    gone.map(f => f.id),
  );
}

/** APX-DEST-06 to -08, G-43: the figures go back; a token below the track goes to cooldown with all that belongs to it. */
export const wreck = (t: T, who: LegendId, figures: readonly string[]): void => {
  const tokens = [...new Set(t.s.figures.filter(f => figures.includes(f.id)).map(f => f.token))];
  t.emit({ type: 'destroyed', who, figures }, 'APX-DEST-01');
  t.emit({ type: 'taken', figures }, 'APX-DEST-07');
  for (const token of tokens) if (t.s.track.some(x => x.token === token)) cool(t, token);
};
