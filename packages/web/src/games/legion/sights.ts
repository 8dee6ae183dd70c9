import {
  type Cover,
  coverOfUnit,
  type Field,
  type Unit as FieldUnit,
  leaderOf,
  mm,
  rangeToUnit,
  type SightLine,
  trooperSilhouette,
} from '@potyczka/geometry/plane';
import { type UnitView, unitCard, type View } from '@potyczka/legion/view';
import { groundIn } from './plan.js';

/** How a unit looks at another: how far, whether its leader sees it, through what. */
export interface Look {
  readonly unit: UnitView;
  /** 6: beyond the range tool. */
  readonly range: number;
  readonly sees: boolean;
  readonly cover: Cover;
  /** Which of its minis are seen, and which are not. */
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
  /** What stands in the way: pieces of terrain and minis. */
  readonly by: readonly string[];
  /** The line that was found between the two: a free one, if they see anything. */
  readonly line: SightLine;
}

/** A unit as the ground knows it: where each of its minis stands, and how high it is. */
export const fieldUnit = (unit: UnitView): FieldUnit => {
  const { base = 27, silhouette, type, speed } = unitCard(unit.card);
  return {
    id: unit.id,
    side: unit.seat,
    type,
    base:
      typeof base === 'number'
        ? { shape: 'round', diameter: mm(base) }
        : { shape: 'oblong', length: mm(base[0]), width: mm(base[1]) },
    silhouette: silhouette ? { bottom: mm(silhouette[0]), top: mm(silhouette[1]) } : trooperSilhouette(type),
    speed,
    leaderHasMelee: false,
    suppression: unit.tokens.suppression,
    minis: unit.minis.map(m => ({
      id: m.id,
      pose: { at: { x: m.x, y: m.y }, level: m.z, facing: m.facing },
    })) as unknown as FieldUnit['minis'],
  };
};

const known = new WeakMap<View, Map<string, readonly Look[]>>();

/** Whom a unit sees of the other army, as the ground tells it: keywords of either are not counted. */
export const looksOf = (view: View, id: string): readonly Look[] => {
  const byUnit = known.get(view) ?? new Map<string, readonly Look[]>();
  known.set(view, byUnit);
  const before = byUnit.get(id);
  if (before) return before;
  const looks = look(view, id);
  byUnit.set(id, looks);
  return looks;
};

const neverEmpty = (): never => {
  throw new Error('a unit on the table has minis');
};

const look = (view: View, id: string): readonly Look[] => {
  const there = view.units.filter(u => u.where === 'field');
  const units = new Map(there.map(u => [u.id, fieldUnit(u)]));
  const from = units.get(id);
  if (!from) return [];
  const field: Field = { ...groundIn(view), tokens: [], units: [...units.values()] };
  return there
    .filter(u => u.seat !== from.side)
    .map(unit => {
      const to = units.get(unit.id) as FieldUnit;
      const { range } = rangeToUnit(from, leaderOf(from), to);
      const { minis, cover } = coverOfUnit(field, from, to, {
        hiddenMinisCountAsObscured: view.options.hiddenMinis,
      });
      const sees = minis.some(m => m.sight.sees);
      const by = minis.flatMap(m => (sees ? m.by : m.sight.by));
      const { line } = (minis.find(m => m.sight.sees) ?? minis[0] ?? neverEmpty()).sight;
      const ids = (isSeen: boolean): string[] =>
        minis.filter(m => m.sight.sees === isSeen).map(m => m.mini.id);
      const [seen, unseen] = [ids(true), ids(false)];
      return {
        ...{ unit, seen, unseen },
        range: range === 'beyond 5' ? 6 : range,
        sees,
        cover,
        by: [...new Set(by)],
        line,
      };
    });
};

/** The mini that a look goes to: the nearest of those that are seen, or the leader if none is. */
export const aimedMini = ({ unit, seen }: Look, from: { readonly x: number; readonly y: number }) => {
  const there = seen.length === 0 ? unit.minis.slice(0, 1) : unit.minis.filter(m => seen.includes(m.id));
  const far = (m: { x: number; y: number }): number => Math.hypot(m.x - from.x, m.y - from.y);
  return there.reduce<UnitView['minis'][number] | undefined>(
    (best, m) => (best && far(best) <= far(m) ? best : m),
    undefined,
  );
};

/** A view in which the leader of a unit stands somewhere else. */
export const withLeaderAt = (
  view: View,
  id: string,
  pose: { readonly x: number; readonly y: number; readonly z?: number; readonly facing?: number },
): View => ({
  ...view,
  units: view.units.map(u => {
    const [leader, ...others] = u.minis;
    return u.id === id && leader ? { ...u, minis: [{ ...leader, ...pose }, ...others] } : u;
  }),
});
