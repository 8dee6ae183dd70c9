import { attachmentOf, featOn, type LootKind, lootIdOf, lootOf } from '@potyczka/apex/view';
import { distance, distanceToPoint } from '@potyczka/geometry/lattice';
import type { CardId } from '@potyczka/kernel';
import {
  type Board,
  binsOf,
  type F,
  type Intersection,
  isSame,
  key,
  type L,
  type LegendId,
  pointKey,
  type Space,
  spacesOfEdge,
  weaponOf,
} from './apex-board.js';
import { besideTwin, comesBack, endsOf, onFoot } from './apex-ways.js';

/** Everything that a legend may begin in its activation (APX-ACT, chapter by chapter), and no more. */

const PACK = 8;

/** APX-ACT-16: the Dash is still to be had. */
export const hasDash = (b: Board): boolean => b.s.act?.dashed === false && b.me.hand.length > 0;
/** APX-LEGEND-25, -38: MP of a Move action of the legend in its own activation, the Dash left out. */
export const pointsOf = (b: Board, printed: number): number =>
  printed + (b.s.act?.morePoints ?? 0) + (printed >= 2 && b.bears(b.id, 'beast') ? 1 : 0);
const most = (b: Board, printed: number): number => pointsOf(b, printed) + (hasDash(b) ? 1 : 0);

/** APX-MELEE-01 */
export const inReach = (b: Board, from: Space): readonly L[] =>
  b.enemies.filter(e => e.at && b.isAdjacent(e.at, from));

/** APX-SHOOT-03, APX-LEGEND-09, -10 */
export const inSight = (b: Board, from: Space): readonly L[] =>
  b.enemies.filter(e => e.at && b.sees(from, e.at) && !b.isDomeBetween(from, e.at));

/** APX-OBJ-11, APX-ADJ-07: closed bins beside the space. */
const bins = (b: Board, from: Space, open: readonly number[]): readonly string[] =>
  binsOf(b.map).flatMap((edge, k) => {
    const sides = spacesOfEdge(edge).filter(s => b.spaces.some(at => isSame(at, s)));
    const level = Math.max(...sides.map(s => b.level(s)));
    const isBeside = sides.some(s => isSame(s, from)) && b.level(from) === level;
    return isBeside && !open.includes(k) ? [`bin-${k}`] : [];
  });
const besideBin = (b: Board, from: Space): boolean => bins(b, from, []).length > 0;

/** APX-OBJ-16, APX-LEGEND-46, G-18: anchors beside the space, and where the trip may end. */
export const trips = (
  b: Board,
  from: Space,
  who: LegendId = b.id,
): readonly { readonly key: string; readonly to: readonly Space[] }[] =>
  ziplines(b).flatMap(([one, other]) => {
    if (!b.isAdjacent(from, one)) return [];
    const to = b.neighbours(other).filter(at => b.isFree(at, who) && !isSame(at, from));
    return to.length > 0 ? [{ key: `zip:${pointKey(one)}`, to }] : [];
  });

/** Both ways along each zipline, of anchors and of the map. */
const ziplines = (b: Board): readonly (readonly [Intersection, Intersection])[] => [
  ...b.of('anchor').flatMap((one): [Intersection, Intersection][] => {
    const other = b.of('anchor').find(f => f !== one && f.owner === one.owner);
    return one.spot.on === 'point' && other?.spot.on === 'point' ? [[one.spot.at, other.spot.at]] : [];
  }),
  ...b.map.ziplines.flatMap(({ a, b: z }): [Intersection, Intersection][] => [
    [a, z],
    [z, a],
  ]),
];

const packages = (b: Board, from: Space): readonly string[] =>
  b
    .of('package')
    .filter(f => !f.open && f.spot.on === 'space' && b.isAdjacent(from, f.spot.at))
    .map(f => f.id);

/** APX-INTER-03 to -05, APX-LOOT-28 to -30 */
export const refits = (b: Board): readonly string[] => {
  const kind = (card: CardId): LootKind => lootOf(card);
  const parts = b.me.pack.filter(card => kind(card).sort === 'attachment');
  const fits = (card: CardId, weapon: CardId): boolean => {
    const { slot, fits: mark } = attachmentOf(card);
    return weaponOf(weapon).slots[slot]?.includes(mark) ?? false;
  };
  return b.me.weapons.flatMap((w, slot) => [
    ...parts.filter(card => fits(card, w.card)).map(card => `attach:${slot}:${card}`),
    ...(b.me.pack.length < PACK ? w.on.map(card => `detach:${slot}:${card}`) : []),
  ]);
};

const interactions = (b: Board, from: Space): readonly string[] => [
  ...bins(b, from, b.s.open),
  ...trips(b, from).map(t => t.key),
  ...packages(b, from),
  ...(refits(b).length > 0 ? ['refit'] : []),
];

/** APX-USE-03, G-42: where the grenade may be planned. */
export const throws = (b: Board, from: Space, card: CardId): readonly Space[] => {
  const loot = lootOf(card);
  if (loot.sort !== 'grenade') return [];
  const { low, high = 12 } = loot.grenade.range;
  return b.ring(from, low, high).filter(at => b.mayThrow(from, at));
};

export const accessories = (l: L, rank?: string): readonly CardId[] =>
  l.pack.filter(card => {
    const loot = lootOf(card);
    return loot.sort === 'accessory' && (rank === undefined || loot.rank === rank);
  });

const uses = (b: Board, from: Space): readonly string[] => [
  ...accessories(b.me).map(card => `use:${card}`),
  ...b.me.pack.filter(card => throws(b, from, card).length > 0).map(card => `use:${card}`),
];

/** APX-DEST-02 to -04: by hand or with which weapon, and what. */
export const targets = (b: Board, from: Space, means: 'hand' | number): readonly F[] => {
  const range = means === 'hand' ? undefined : weaponOf(b.me.weapons[means]?.card ?? '#').range;
  if (means !== 'hand' && (b.me.weapons[means]?.ammo ?? 0) < 1) return [];
  const far = (n: number): boolean => !!range && n >= range.low && n <= (range.high ?? 99);
  const byHand = (at: Space | Intersection): boolean =>
    b.isAdjacent(from, at) || (!('level' in at) && isSame(at, from));
  return ['portal', 'drone', 'anchor']
    .flatMap(kind => b.of(kind))
    .filter(({ spot }) => {
      if (spot.on === 'point')
        return (
          !b.isDomeBeforePoint(from, spot.at) &&
          (range ? b.sees(from, spot.at) && far(distanceToPoint(from, spot.at)) : byHand(spot.at))
        );
      if (spot.on !== 'space' || b.isDomeBetween(from, spot.at)) return false;
      return range ? b.sees(from, spot.at) && far(distance(from, spot.at)) : byHand(spot.at);
    });
};
export const attacks = (b: Board, from: Space): readonly ('hand' | number)[] =>
  (['hand', 0, 1] as const).filter(means => targets(b, from, means).length > 0);

export const PARTS = ['interact', 'use', 'melee', 'destroy'] as const;
export type FirstPart = (typeof PARTS)[number];

/** What may be done of a part where the legend stands. */
export const doable = (b: Board, from: Space, part: FirstPart): readonly string[] => {
  switch (part) {
    case 'interact':
      return interactions(b, from);
    case 'use':
      return uses(b, from);
    case 'melee':
      return inReach(b, from).map(e => `melee:${e.id}`);
    case 'destroy':
      return attacks(b, from).length > 0 ? ['destroy'] : [];
  }
};

/** APX-ACT-07: the move first; some end of it has to make the other part possible. */
const movesFirst = (b: Board, from: Space): readonly string[] => {
  const mp = most(b, 1);
  const ends = [...endsOf(b, from, mp).values()].filter(
    e => !isSame(e.at, from) || comesBack(b, from, mp), // through a passage beside both ends
  );
  return PARTS.filter(part => ends.some(e => !b.isCanyon(e.at) && doable(b, e.at, part).length > 0)).map(
    part => `then:${part}`,
  );
};

const shots = (b: Board, from: Space): readonly string[] =>
  b.me.weapons.flatMap((w, slot) => (w.ammo > 0 ? inSight(b, from).map(e => `shoot:${e.id}:${slot}`) : []));

/** APX-WPN-18 */
const paidShots = (b: Board, from: Space): readonly string[] =>
  b.me.weapons.flatMap((w, slot) => {
    const token = weaponOf(w.card).passive.pays?.token;
    const holds = token !== undefined && b.me.pack.some(card => lootIdOf(card) === token);
    return holds && w.ammo > 0 ? inSight(b, from).map(e => `pay:${e.id}:${slot}`) : [];
  });

/** APX-ABIL-03: whether a token of it is at hand. */
export const available = (b: Board, ability: string): boolean => tokens(b, ability).length > 0;
const tokens = (b: Board, ability: string): readonly string[] => {
  const all = ability === 'BL-A-1' ? ['BL-A-1-I', 'BL-A-1-II'] : [ability];
  return all.filter(t => !b.s.track.some(x => x.token === t) && !(t in b.s.cooling));
};

/** Where each ability may be placed (APX-ABIL-04, D11). */
export const places = (b: Board, ability: string, from: Space): readonly string[] => {
  const seen = (at: Space | Intersection): boolean => b.sees(from, at);
  const keys = (at: readonly Space[]): readonly string[] => at.map(key);
  switch (ability) {
    case 'GB-A-1':
      return b.freePoints(from, 0, 2).filter(seen).map(pointKey);
    case 'BL-A-1':
      return b.freePoints(from, 0, 5).map(pointKey);
    case 'GB-A-2':
    case 'BL-A-2':
      return keys(b.ring(from, 0, 5).filter(at => b.mayThrow(from, at)));
    case 'WR-A-2':
      return keys(b.adjacent(from).filter(at => b.takesObject(at)));
    case 'BH-A-1':
      return b.enemies.flatMap(e => (e.at && b.isNear(from, e.at, 1, 3) ? [e.id] : []));
    case 'PF-A-1':
      return keys(b.ring(from, 1, 3).filter(at => b.isFree(at) && seen(at)));
    case 'PF-A-2': {
      const own = b.of('anchor').filter(f => f.owner === 'PF');
      const far = b.freePoints(from, 3, 5, own).filter(seen);
      const near = b.freePoints(from, 0, 0, own).filter(p => p.level === b.level(from));
      return far.length > 0 ? near.map(pointKey) : [];
    }
    case 'LL-A-1':
      return keys(
        b.ring(from, 1, 3).filter(at => b.takesObject(at) && seen(at) && b.level(at) <= b.level(from)),
      );
    case 'LL-A-2':
      return keys(b.ring(from, 1, 2).filter(at => b.takesObject(at) && seen(at)));
    default:
      return ['itself'];
  }
};

/** Special actions cost an AP, the others nothing (D11). */
const PRICE: Readonly<Record<string, number>> = { 'WR-A-2': 1, 'PF-A-1': 1 };

const abilities = (b: Board, from: Space, ap: number): readonly string[] =>
  [`${b.id}-A-1`, `${b.id}-A-2`]
    .filter(a => available(b, a) && ap >= (PRICE[a] ?? 0) && places(b, a, from).length > 0)
    .map(a => `ability:${a}`);

/** APX-CARDDATA-11: beside a portal, and where it leads. */
export const sendable = (b: Board): readonly { readonly who: L; readonly to: readonly Space[] }[] =>
  b.s.legends.flatMap(who => {
    if (!who.at) return [];
    const to = b
      .of('portal')
      .flatMap(f => (f.spot.on === 'space' && who.at && b.isAdjacent(who.at, f.spot.at) ? [f.spot.at] : []))
      .flatMap(at => besideTwin(b, at, who.id))
      .filter(to => who.at && !isSame(to, who.at));
    return to.length > 0 ? [{ who, to }] : [];
  });

/** P3, PF-F-4 */
export const pullable = (b: Board, from: Space): readonly L[] =>
  b.adjacent(from).some(at => b.isFree(at))
    ? b.enemies.filter(e => e.at && b.isNear(from, e.at, 1, 3) && b.sees(from, e.at))
    : [];

const isCooling = (b: Board, ability: string): boolean =>
  Object.keys(b.s.cooling).some(token => token.startsWith(ability));

/** Whether a feat of the hand does something (D12, P3). */
const works = (b: Board, from: Space, feat: string, mayShoot: boolean): boolean => {
  switch (feat) {
    case 'GB-F-1':
      return b.team.some(l => l.at && b.isInDome(l.at)); // whether they have anything is theirs to know
    case 'GB-F-2':
      return inReach(b, from).length > 0;
    case 'GB-F-7':
    case 'PF-F-5':
    case 'LL-F-3':
      return inReach(b, from).length > 0;
    case 'WR-F-1':
      return sendable(b).length > 0;
    case 'BH-F-8':
      return isCooling(b, b.id);
    case 'PF-F-7':
      return isCooling(b, 'PF-A-1');
    case 'LL-F-1':
      return besideBin(b, from);
    case 'LL-F-2': // the card itself is gone by then, and pays for no Dash
      return [...endsOf(b, from, b.me.hand.length > 1 ? most(b, 3) : pointsOf(b, 3)).values()].some(e =>
        isBesideAlly(b, e.at),
      );
    case 'LL-F-6':
      return accessories(b.me).length > 0;
    case 'PF-F-4':
      return pullable(b, from).length > 0;
    case 'BH-F-1':
    case 'BL-F-8':
      return mayShoot && shots(b, from).length > 0;
    default:
      return true;
  }
};
export const isBesideAlly = (b: Board, at: Space): boolean =>
  b.allies.some(a => a.at && b.isAdjacent(at, a.at));

const feats = (b: Board, from: Space, ap: number, mayShoot: boolean): readonly string[] =>
  b.me.hand
    .filter(card => {
      const feat = featOn(card);
      const price = feat.kind === 'special' ? feat.ap : 0;
      const isMine = feat.kind === 'free' || feat.kind === 'special';
      return isMine && ap >= price && works(b, from, feat.id, mayShoot);
    })
    .map(card => `feat:${card}`);

/** APX-LOOT-35, -36 */
const handling = (b: Board, from: Space): readonly string[] => [
  ...[from, ...b.adjacent(from)].flatMap(at => (b.s.loot[key(at)] ?? []).map(card => `pick:${card}`)),
  ...b.me.pack.map(card => `drop:${card}`),
];

const onMap = (b: Board, from: Space): readonly string[] => {
  const { ap = 0, shot = true, acted = false, owes = false } = b.s.act ?? {};
  const forPoint = (): readonly string[] => [
    ...onFoot(b, from, most(b, 2)).map(r => `move:${key(r.at)}`),
    ...(shot ? [] : [...shots(b, from), ...paidShots(b, from)]),
    ...PARTS.flatMap(part => doable(b, from, part)),
    ...movesFirst(b, from),
    ...(lootIdOf(b.me.gear.helmet) === 'helmet-legendary' &&
    [...interactions(b, from), ...uses(b, from)].length > 0
      ? ['helmet']
      : []),
  ];
  const actions = [
    ...(ap > 0 ? forPoint() : []),
    ...(hasDash(b) ? onFoot(b, from, pointsOf(b, 1)).map(r => `dash:${key(r.at)}`) : []),
    ...abilities(b, from, ap),
    ...feats(b, from, ap, !shot),
  ];
  const mayEnd = !owes || actions.length === 0;
  return [
    ...(mayEnd ? ['end'] : []),
    ...actions,
    ...(acted || actions.length > 0 ? handling(b, from) : []), // APX-LOOT-40
  ];
};

/** APX-REV-01 to -03, APX-ACT-15, gap 32 */
const offMap = (b: Board): readonly string[] => {
  const { ap = 0, acted = false } = b.s.act ?? {};
  return [...(ap > 0 ? ['respawn'] : []), ...(acted ? ['end'] : [])];
};

/** APX-OBJ-23, -25, G-26 */
const inCanyon = (b: Board, from: Space): readonly string[] => {
  if ((b.s.act?.ap ?? 0) < 1) return ['end'];
  const out = b.adjacent(from).filter(at => b.isFree(at));
  return [...out.map(at => `climb:${key(at)}`), 'perish'];
};

export const firstOf = (b: Board): ReadonlySet<string> => {
  const { at } = b.me;
  return new Set(!at ? offMap(b) : b.isCanyon(at) ? inCanyon(b, at) : onMap(b, at));
};
