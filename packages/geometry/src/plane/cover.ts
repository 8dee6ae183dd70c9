import { hullBetween, type Spot } from './between.js';
import { inBaseContact, samePiece, terrainTouched } from './contact.js';
import {
  COVERS,
  type Cover,
  type Field,
  isVehicle,
  leaderOf,
  type Mini,
  type MiniId,
  type Terrain,
  type TerrainId,
  type Unit,
  type UnitType,
} from './field.js';
import {
  isBetween,
  type Looker,
  looker,
  type PlaneSight,
  type Survey,
  sightBetween,
  survey,
  type Volume,
} from './sight.js';
import { runsThrough, silhouettePoints } from './spots.js';
import type { Solid } from './volumes.js';

/** Where the rulebook is unclear the ledger chose a default; the other reading is an option. */
export interface CoverOptions {
  /** G-06: by the letter a mini that is wholly hidden is not obscured. */
  readonly hiddenMinisCountAsObscured: boolean;
}

const BY_THE_LETTER: CoverOptions = { hiddenMinisCountAsObscured: false };

/** LEG-TERR-04, -17, LEG-UTYPE-10, G-66: what a piece gives to minis of a type. */
export const coverFrom = (terrain: Terrain, type: UnitType): Cover =>
  terrain.barricade && (type === 'creature' || isVehicle(type)) ? 'none' : terrain.cover;

/** LEG-COVER-11, LEG-UTYPE-09, -14: does suppression improve the cover of this type? Vehicles have none. */
export const suppressionImproves = (type: UnitType): boolean =>
  type !== 'droid' && type !== 'creature' && !isVehicle(type);

/** Whether a defending mini is obscured, by what, and how that was seen. */
export interface Obscured {
  readonly mini: Mini;
  readonly obscured: boolean;
  /** The best cover among what obscures it. */
  readonly cover: Cover;
  readonly by: readonly (TerrainId | MiniId)[];
  readonly sight: PlaneSight;
  /** For a vehicle the points of G-08 and what hides each. */
  readonly points?: readonly HiddenPoint[];
}

export interface HiddenPoint {
  readonly at: Spot;
  readonly by: readonly (TerrainId | MiniId)[];
}

interface Obscurer {
  readonly volume: Volume;
  readonly cover: Cover;
}

/** LEG-COVER-05, -06, G-57, LEG-GAP-175: what can obscure minis of a unit from this leader. */
const obscurers = (s: Survey, attacker: Unit, defender: Unit): readonly Obscurer[] => {
  const leader = leaderOf(attacker);
  const touched = terrainTouched(s.field, attacker, leader);
  const touches = (id: MiniId): boolean =>
    s.field.units.some(u => u.minis.some(m => m.id === id && inBaseContact(attacker, leader, u, m)));
  const terrain = s.terrain
    .filter(v => v.terrain && !touched.some(t => samePiece(t, v.terrain!)))
    .map(volume => ({ volume, cover: coverFrom(volume.terrain!, defender.type) }));
  const vehicles = s.vehicles
    .filter(v => v.id !== leader.id && !touches(v.id))
    .map(volume => ({ volume, cover: 'heavy' as const }));
  return [...terrain, ...vehicles].filter(o => o.cover !== 'none');
};

const best = (covers: readonly Cover[]): Cover =>
  covers.reduce((a, b) => (COVERS.indexOf(b) > COVERS.indexOf(a) ? b : a), 'none');

/** LEG-COVER-04, G-05: any terrain that stands in some line to the mini obscures it. */
const obscuredTrooper = (from: Looker, to: Looker, sight: PlaneSight, all: readonly Obscurer[]): Obscured => {
  const hull = hullBetween(from.silhouette, to.silhouette);
  const by = all.filter(o => o.volume.id !== to.mini.id && isBetween(hull, o.volume));
  return {
    mini: to.mini,
    obscured: by.length > 0,
    cover: best(by.map(o => o.cover)),
    by: by.map(o => o.volume.id),
    sight,
  };
};

/** 63 of the 125 points are half of the silhouette (G-08). */
const HALF = 63;

/** What hides a point: all whose inside the line meets, and those whose common side it runs along (G-05). */
const hiders = (s: Survey, eye: Spot, at: Spot, others: readonly Obscurer[]): readonly Obscurer[] => {
  const through = (parts: readonly Solid[]): boolean => parts.some(part => runsThrough(eye, at, part));
  const crossed = others.filter(o => through(o.volume.parts));
  if (crossed.length > 0) return crossed;
  const owners = s.seams
    .map(seam => ({ seam, of: others.filter(o => seam.of.includes(o.volume.id)) }))
    .filter(({ seam, of }) => of.length === seam.of.length && through([seam]));
  return [...new Set(owners.flatMap(({ of }) => of))];
};

/** LEG-UTYPE-43, -53, G-08: a vehicle is obscured when half of its silhouette is. */
const obscuredVehicle = (
  s: Survey,
  from: Looker,
  to: Looker,
  sight: PlaneSight,
  all: readonly Obscurer[],
): Obscured => {
  const eye = { ...from.mini.pose.at, z: from.silhouette.top };
  const hull = hullBetween(from.silhouette, to.silhouette);
  const others = all.filter(o => o.volume.id !== to.mini.id && isBetween(hull, o.volume));
  const heavies = others.filter(o => o.cover === 'heavy');
  const points = silhouettePoints(to.silhouette, to.mini.pose.at, from.mini.pose.at).map(at => ({
    at,
    hiddenBy: hiders(s, eye, at, others),
    isHeavy: hiders(s, eye, at, heavies).length > 0,
  }));
  const obscured = points.filter(p => p.hiddenBy.length > 0).length >= HALF;
  const isHeavy = points.filter(p => p.isHeavy).length >= HALF;
  return {
    mini: to.mini,
    obscured,
    cover: !obscured ? 'none' : isHeavy ? 'heavy' : 'light',
    by: obscured ? others.map(o => o.volume.id) : [],
    sight,
    points: points.map(p => ({ at: p.at, by: p.hiddenBy.map(o => o.volume.id) })),
  };
};

/** Cover of a unit against the ranged attack of another, mini by mini (LEG-COVER-03 to -12). */
export interface UnitCover {
  readonly minis: readonly Obscured[];
  /** LEG-COVER-07 to -09 */
  readonly terrainCover: Cover;
  /** With suppression (LEG-COVER-10), at most heavy (LEG-COVER-12). */
  readonly cover: Cover;
}

/** LEG-COVER-07, -09, G-07: at least half obscured; heavy if more than half of those are heavily obscured. */
export const coverOfCounts = (minis: number, obscured: number, heavy: number): Cover => {
  if (obscured === 0 || 2 * obscured < minis) return 'none';
  return 2 * heavy > obscured ? 'heavy' : 'light';
};

/** LEG-COVER-10 to -12: an improvement never goes past heavy cover. */
export const improved = (cover: Cover, by: number): Cover => COVERS[Math.min(COVERS.indexOf(cover) + by, 2)]!;

/** Only the leader of the attacking unit looks (LEG-COVER-03). */
export const coverOfUnit = (
  field: Field,
  attacker: Unit,
  defender: Unit,
  options: CoverOptions = BY_THE_LETTER,
): UnitCover => {
  const s = survey(field);
  const from = looker(field, attacker, leaderOf(attacker));
  const all = obscurers(s, attacker, defender);
  const minis = defender.minis.map(mini => {
    const to = looker(field, defender, mini);
    const sight = sightBetween(s, from, to);
    if (!sight.sees && !options.hiddenMinisCountAsObscured) {
      return { mini, obscured: false, cover: 'none', by: [], sight } as const; // G-06
    }
    return isVehicle(defender.type)
      ? obscuredVehicle(s, from, to, sight, all)
      : obscuredTrooper(from, to, sight, all);
  });
  const obscured = minis.filter(m => m.obscured);
  const heavy = obscured.filter(m => m.cover === 'heavy').length;
  const terrainCover = coverOfCounts(minis.length, obscured.length, heavy);
  const suppressed = defender.suppression > 0 && suppressionImproves(defender.type);
  return { minis, terrainCover, cover: improved(terrainCover, suppressed ? 1 : 0) };
};
