import { nth, type Pose } from '@potyczka/kernel';
import { beside, CIRCLE, isBeside, poseAt, SPACED, type SpotOnTable } from './legion-contact.js';
import { compareSets } from './legion-reasons.js';
import { attackedWith } from './legion-rolled.js';
import { tableFor, type UnitGiven } from './legion-table.js';
import { Walk } from './legion-walk.js';

/**
 * Who closes up after minis fell. The vectors give who touched whom, who touches whom still, and who can reach whom;
 * the battle goes on after the dice of a melee attack, and round the enemy there is room for as many as can reach it.
 */
interface MiniGiven {
  readonly id: string;
  readonly touched: readonly string[];
  readonly touches: readonly string[];
  readonly reach: readonly string[];
}
interface Side {
  readonly id: string;
  readonly minis: readonly MiniGiven[];
}
export interface CasualtiesGiven {
  readonly question: 'casualties';
  /** In the order in which they close up. */
  readonly melee: readonly Side[];
  readonly expected: {
    readonly minis: Readonly<Record<string, 'must' | 'mustNot' | 'stay'>>;
    readonly inMelee: readonly (readonly string[])[];
  };
}

const BASE = 27;
/** Near enough for cohesion, and far enough apart that nobody is in anybody's way. */
const ROW = 70;
const COLUMN = 100;
const MIDDLE: SpotOnTable = [800, 450];
const CORNERS = 24;
const POST = 13.7;

const isBlue = (id: string): boolean => id <= 'H';

/** The enemy near whom a mini finds room, if it touches nobody any more. */
const aimOf = (m: MiniGiven): string | undefined =>
  m.touches.length === 0 ? m.touched.find(id => m.reach.includes(id)) : undefined;

const comers = (of: Side, to: Side): readonly MiniGiven[] => of.minis.filter(m => aimOf(m) === to.id);

type Pair = readonly [mini: string, other: string];

/** Who stands beside whom before anybody closes up: what the vector says of later units may come of closing up. */
const pairsOf = (v: CasualtiesGiven): readonly Pair[] => {
  const pairs: Pair[] = [];
  for (const [n, of] of v.melee.entries())
    for (const m of of.minis)
      for (const to of v.melee.filter(x => m.touches.includes(x.id))) {
        const isLater = v.melee.indexOf(to) > n;
        const isPaired = pairs.some(p => p.includes(m.id) && to.minis.some(x => p.includes(x.id)));
        if (isPaired || (!isLater && comers(to, of).length > 0)) continue;
        const mutual = to.minis.filter(x => x.touches.includes(of.id));
        const free = mutual.find(x => !pairs.some(p => p.includes(x.id)));
        pairs.push([m.id, (free ?? mutual[0] ?? nth(to.minis, 0)).id]);
      }
  return pairs;
};

/** The leader in the middle, the others above and below. */
const rowOf = (n: number): number => (n % 2 === 1 ? 1 : -1) * Math.ceil(n / 2) * ROW;

/** Blue in a column; red beside those it touches, or in a column of its own. */
const placesOf = (v: CasualtiesGiven, pairs: readonly Pair[]): ReadonlyMap<string, SpotOnTable> => {
  const places = new Map<string, SpotOnTable>();
  const taken = new Map<string, number>();
  const minis = (blue: boolean) => v.melee.filter(u => isBlue(u.id) === blue).flatMap(u => u.minis);
  const hubs = minis(true);
  for (const [n, m] of hubs.entries()) places.set(m.id, [MIDDLE[0], MIDDLE[1] + rowOf(n)]);
  for (const [n, m] of minis(false).entries()) {
    const hub = hubs.find(h => pairs.some(p => p.includes(h.id) && p.includes(m.id)));
    const spot = taken.get(hub?.id ?? '') ?? 0;
    if (hub) taken.set(hub.id, spot + 1);
    const at = hub && places.get(hub.id);
    places.set(m.id, at ? beside(at, 180 + spot * SPACED) : [MIDDLE[0] + COLUMN, MIDDLE[1] + rowOf(n)]);
  }
  return places;
};

/** A post as wide as a base: nobody stands there, and nobody fights it. */
const post = (at: SpotOnTable, id: string) => ({
  id,
  kind: 'area',
  move: 'impassable',
  cover: 'none',
  blocksSight: false,
  top: 10,
  polygon: Array.from({ length: CORNERS }, (_, n) => beside(at, (n * 360) / CORNERS, POST)),
});

/** Round the minis of a unit there is room for so many, all of them beside one mini. */
const postsRound = (
  minis: readonly MiniGiven[],
  places: ReadonlyMap<string, SpotOnTable>,
  {
    room,
    isMet,
    leaves,
  }: { readonly room: number } & Readonly<Record<'isMet' | 'leaves', (m: MiniGiven) => boolean>>,
) => {
  const hub = minis.find(m => !isMet(m) && !leaves(m)) ?? minis.find(isMet) ?? minis[0];
  return minis.flatMap(m => {
    const at = places.get(m.id) ?? MIDDLE;
    const first = isMet(m) ? 1 : 0;
    const shut = CIRCLE - (m === hub ? room : 0);
    return Array.from({ length: shut + 1 - first }, (_, n) =>
      post(beside(at, (n + first) * SPACED), `post-${m.id}-${n}`),
    );
  });
};

const unitOf = (u: Side, places: ReadonlyMap<string, SpotOnTable>): UnitGiven & object =>
  ({
    id: u.id,
    side: isBlue(u.id) ? 'blue' : 'red',
    type: 'trooper',
    base: { round: BASE },
    silhouette: [0, 41.9],
    speed: 2,
    order: 'up',
    wounds: 9,
    minis: u.minis.map(m => {
      const [x, y] = places.get(m.id) ?? MIDDLE;
      return { id: m.id, x, y };
    }),
  }) as UnitGiven;

/** Who closes up, and that one of them fewer is refused. */
function* compareAsked(w: Walk, v: CasualtiesGiven, of: Side): Generator<string> {
  const { ask } = w;
  if (ask?.kind !== 'places') return;
  const wanted = of.minis.filter(m => v.expected.minis[m.id] === 'must').length;
  const foes = v.melee.filter(u => isBlue(u.id) !== isBlue(of.id)).flatMap(u => w.s.units[u.id]?.minis ?? []);
  const before = new Map((w.s.units[of.id]?.minis ?? []).map(m => [m.id, m]));
  const isIn = (p: Pose) => foes.some(m => isBeside(p, [m.x / 100, m.y / 100]));
  const met = of.minis.filter(m => isIn(before.get(m.id) as Pose)).length;
  for (const poses of w.legal(4) as (readonly Pose[])[]) {
    const n = poses.filter(isIn).length - met;
    if (n !== wanted) yield `${of.id}: ${n} close up, expected ${wanted}`;
    const last = poses.findLastIndex((p, k) => isIn(p) && !isIn(before.get(ask.spec.of[k] ?? '') as Pose));
    const fewer = poses.map((p, k) => (k === last ? poseAt([MIDDLE[0] - 60, MIDDLE[1]]) : p));
    if (last >= 0 && w.why(fewer) === undefined) yield `${of.id}: ${n - 1} may close up, expected ${wanted}`;
    for (const [k, p] of poses.entries()) {
      const id = ask.spec.of[k] ?? '';
      const was = before.get(id);
      const isMoved = was !== undefined && (was.x !== p.x || was.y !== p.y);
      if (v.expected.minis[id] === 'stay' && isIn(was as Pose) && isMoved) yield `${id} is moved`;
    }
  }
}

const inMeleeAtEnd = (w: Walk, v: CasualtiesGiven): string[][] => {
  const ids = v.melee.map(u => u.id);
  const touch = (a: string, b: string) =>
    (w.s.units[a]?.minis ?? []).some(m =>
      (w.s.units[b]?.minis ?? []).some(e => isBeside(m, [e.x / 100, e.y / 100])),
    );
  return ids.flatMap(a => ids.filter(b => a < b && isBlue(a) !== isBlue(b) && touch(a, b)).map(b => [a, b]));
};

export function* differences(v: CasualtiesGiven): Generator<string> {
  const [attacker, defender] = v.melee;
  if (!attacker || !defender) return;
  const pairs = pairsOf(v);
  const places = placesOf(v, pairs);
  const shy = v.melee.slice(1).flatMap(u => u.minis.filter(isKept));
  if (shy.length > 0) yield `${shy.map(m => m.id).join()}: a later unit without room is not laid out here`;
  const terrain = v.melee.slice(1).flatMap(u =>
    postsRound(u.minis, places, {
      room: comers(attacker, u).length,
      isMet: m => pairs.some(p => p.includes(m.id)),
      leaves: m => aimOf(m) !== undefined,
    }),
  );
  const s = tableFor({ id: 0, units: v.melee.map(u => unitOf(u, places)), terrain });
  const met = v.melee.flatMap(u => u.minis.flatMap(m => m.touched.map(of => ({ mini: m.id, of }))));
  const w = new Walk(
    attackedWith(s, { by: attacker.id, to: defender.id, kind: 'melee', part: 'resolved', met }),
  );
  const asked: string[] = [];
  for (let n = 0; n < v.melee.length * 2 && w.isAsked('ask-replace-melee'); n++) {
    const of = v.melee.find(u => u.minis.some(m => w.ask?.kind === 'places' && w.ask.spec.of.includes(m.id)));
    if (!of) break;
    asked.push(of.id);
    yield* compareAsked(w, v, of);
    w.give(nth(w.legal(1), 0));
  }
  const must = v.melee.filter(u => u.minis.some(m => v.expected.minis[m.id] === 'must')).map(u => u.id);
  yield* compareSets('who closes up', [...new Set(asked)], must);
  yield* compareSets(
    'in melee',
    inMeleeAtEnd(w, v),
    v.expected.inMelee.map(pair => [...pair].toSorted()),
  );
}

/** It touched somebody, touches nobody, and reaches none of them. */
const isKept = (m: MiniGiven): boolean =>
  m.touched.length > 0 && m.touches.length === 0 && aimOf(m) === undefined;
