import { baseOutline } from './base.js';
import type { Field, Pose, Terrain, TerrainId, Unit } from './field.js';
import { leaderOf, type MiniId } from './field.js';
import { findLink, type Link } from './link.js';
import { MEASURES } from './measures.js';
import { compareOutlines, type Nearest, nearest } from './shapes.js';
import { convexParts } from './volumes.js';

export type CohesionRule = 'LEG-COH-01' | 'LEG-COH-02' | 'LEG-COH-04';

/** Whether a mini is in cohesion with its leader; if not, the first rule that it breaks. */
export type Cohesion =
  | { readonly holds: true; readonly line: Nearest; readonly link: Link }
  | {
      readonly holds: false;
      readonly line: Nearest;
      readonly rule: CohesionRule;
      /** LEG-COH-04: the impassable terrain in the way. */
      readonly by: readonly TerrainId[];
    };

/** G-25: does a piece play a part between these two levels for minis of this height? */
const playsPart = (t: Terrain, one: number, two: number, height: number): boolean =>
  t.top >= Math.min(one, two) && t.bottom < Math.max(one, two) + height;

/** LEG-COH-01 to -04, G-30: a pose of a mini of the unit, seen from a pose of its leader. */
export const cohesion = (field: Field, unit: Unit, leader: Pose, mini: Pose): Cohesion => {
  const from = baseOutline(unit.base, leader);
  const to = baseOutline(unit.base, mini);
  const line = nearest(from, to);
  const height = unit.silhouette.top;
  if (compareOutlines(from, to, MEASURES.tool[1]) > 0)
    return { holds: false, line, rule: 'LEG-COH-01', by: [] };
  if (Math.abs(mini.level - leader.level) > height) return { holds: false, line, rule: 'LEG-COH-02', by: [] };
  const walls = field.terrain
    .filter(t => t.move === 'impassable' && playsPart(t, leader.level, mini.level, height))
    .filter(
      t => compareOutlines(from, { core: t.polygon, radius: 0 }, MEASURES.tool[1] + MEASURES.toolWidth) <= 0,
    );
  const parts = walls.flatMap(t => convexParts(t.polygon).map(part => ({ id: t.id, polygon: part })));
  const found = findLink(leader.at, from, to, line, parts);
  if (found.link) return { holds: true, line, link: found.link };
  return { holds: false, line, rule: 'LEG-COH-04', by: found.by };
};

/** The minis of a unit that are out of cohesion. */
export const outOfCohesion = (
  field: Field,
  unit: Unit,
): readonly { readonly mini: MiniId; readonly cohesion: Cohesion }[] =>
  unit.minis
    .slice(1)
    .map(m => ({ mini: m.id, cohesion: cohesion(field, unit, leaderOf(unit).pose, m.pose) }))
    .filter(m => !m.cohesion.holds);
