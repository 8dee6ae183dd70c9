import { type Cylinder, outlineOf, silhouetteOf } from './base.js';
import { type Hull, hullBetween, liesBetween, type SightLine } from './between.js';
import { overlapsFootprint } from './contact.js';
import type { Field, Mini, MiniId, Terrain, TerrainId, Unit } from './field.js';
import { leaderOf } from './field.js';
import { search } from './search.js';
import { type Solid, terrainBodies, vehicleBodies } from './volumes.js';

/** A volume that can stand between two silhouettes: a part of terrain, or a ground vehicle (by its mini). */
export interface Volume {
  readonly id: TerrainId | MiniId;
  readonly terrain?: Terrain;
  readonly parts: readonly Solid[];
}

/** The volumes of a field, worked out once for all questions about it. */
export interface Survey {
  readonly field: Field;
  readonly terrain: readonly Volume[];
  readonly vehicles: readonly Volume[];
  readonly seams: readonly Solid[];
}

/** Terrain stands still for a whole battle: its volumes are worked out once for a list of pieces. */
const surveyed = new WeakMap<
  Field['terrain'],
  { readonly volumes: Volume[]; readonly seams: readonly Solid[] }
>();

const surveyTerrain = (pieces: Field['terrain']) => {
  const known = surveyed.get(pieces);
  if (known) return known;
  const bodies = terrainBodies(pieces);
  const volumes = pieces.map(terrain => ({ id: terrain.id, terrain, parts: bodies.parts.get(terrain.id)! }));
  const found = { volumes, seams: bodies.seams };
  surveyed.set(pieces, found);
  return found;
};

const surveys = new WeakMap<Field, Survey>();

/** Fields are never changed: what was surveyed stays true. */
export const survey = (field: Field): Survey => {
  const known = surveys.get(field);
  if (known) return known;
  const made = surveyAll(field);
  surveys.set(field, made);
  return made;
};

const surveyAll = (field: Field): Survey => {
  const bodies = surveyTerrain(field.terrain);
  const vehicles = vehicleBodies(field);
  return {
    field,
    terrain: bodies.volumes,
    vehicles: vehicles.solids.map(solid => ({ id: solid.of[0]!, parts: [solid] })),
    seams: [...bodies.seams, ...vehicles.seams],
  };
};

/** A mini that looks or is looked at. */
export interface Looker {
  readonly mini: Mini;
  readonly silhouette: Cylinder;
  /** Area terrain in which it stands (G-56). */
  readonly standsIn: readonly TerrainId[];
}

/** G-56: the base overlaps the footprint and the silhouette shares part of the height. */
export const standsIn = (unit: Unit, mini: Mini, t: Terrain): boolean => {
  const { bottom, top } = silhouetteOf(unit, mini);
  return bottom < t.top && top > t.bottom && overlapsFootprint(outlineOf(unit, mini), t);
};

const lookers = new WeakMap<
  Mini,
  { readonly terrain: Field['terrain']; readonly unit: Unit; readonly looker: Looker }
>();

/** Minis are never changed: while the terrain is the same, so is what is seen of one. */
export const looker = (field: Field, unit: Unit, mini: Mini): Looker => {
  const known = lookers.get(mini);
  if (known?.terrain === field.terrain && known.unit === unit) return known.looker;
  const made: Looker = {
    mini,
    silhouette: silhouetteOf(unit, mini),
    standsIn: field.terrain.filter(t => t.kind === 'area' && standsIn(unit, mini, t)).map(t => t.id),
  };
  lookers.set(mini, { terrain: field.terrain, unit, looker: made });
  return made;
};

/** Whether two minis see each other, and why. */
export interface PlaneSight {
  readonly sees: boolean;
  /** A free line if they do; if not, the line between the middles of their tops, which is blocked. */
  readonly line: SightLine;
  /** If they do not: the volumes that together block every line. */
  readonly by: readonly (TerrainId | MiniId)[];
  /** All sight-blocking volumes that stand in the way of some line. */
  readonly between: readonly (TerrainId | MiniId)[];
}

export const isBetween = (hull: Hull, volume: Volume): boolean =>
  volume.parts.some(part => liesBetween(hull, part));

const topCentre = ({ mini, silhouette }: Looker) => ({ ...mini.pose.at, z: silhouette.top });

/** LEG-LOS-06, G-56: which volumes can block lines between these two. Troopers and repulsor vehicles never do. */
const blocks = (a: Looker, b: Looker, volume: Volume): boolean => {
  if (!volume.terrain) return volume.id !== a.mini.id && volume.id !== b.mini.id; // G-64
  return volume.terrain.blocksSight && !a.standsIn.includes(volume.id) && !b.standsIn.includes(volume.id);
};

/** LEG-LOS-02: sight is mutual. */
export const sightBetween = (s: Survey, a: Looker, b: Looker): PlaneSight => {
  const hull = hullBetween(a.silhouette, b.silhouette);
  const stands = (v: Volume): boolean => blocks(a, b, v) && isBetween(hull, v);
  const met = [...s.terrain.filter(stands), ...s.vehicles.filter(stands)];
  const between = met.map(v => v.id);
  const seams = s.seams.filter(seam => seam.of.every(id => between.includes(id)));
  const solids = [...met.flatMap(v => v.parts), ...seams].filter(part => liesBetween(hull, part));
  if (solids.length === 0)
    return { sees: true, line: { from: topCentre(a), to: topCentre(b) }, by: [], between };
  const found = search(a.silhouette, b.silhouette, solids);
  if (found.line) return { sees: true, line: found.line, by: [], between };
  return { sees: false, line: { from: topCentre(a), to: topCentre(b) }, by: found.by, between };
};

export const sight = (field: Field, one: Unit, a: Mini, two: Unit, b: Mini): PlaneSight =>
  sightBetween(survey(field), looker(field, one, a), looker(field, two, b));

/** Sight of every mini of a unit to every mini of another. */
export interface UnitSight {
  readonly pairs: readonly { readonly from: Mini; readonly to: Mini; readonly sight: PlaneSight }[];
  /** LEG-LOS-09, LEG-ATK-05: the leader sees at least one of them, so that they may be declared defender. */
  readonly mayDeclare: boolean;
  /** LEG-ATK-07: the minis that see at least one of them. */
  readonly eligible: readonly MiniId[];
}

export const sightOfUnit = (field: Field, one: Unit, two: Unit): UnitSight => {
  const s = survey(field);
  const targets = two.minis.map(to => looker(field, two, to));
  const pairs = one.minis.flatMap(from => {
    const viewer = looker(field, one, from);
    return targets.map(target => ({ from, to: target.mini, sight: sightBetween(s, viewer, target) }));
  });
  const eligible = one.minis.filter(m => pairs.some(p => p.from.id === m.id && p.sight.sees)).map(m => m.id);
  return { pairs, mayDeclare: eligible.includes(leaderOf(one).id), eligible };
};
