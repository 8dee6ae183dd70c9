import type { Pose } from '@potyczka/kernel';
import { type CasualtiesGiven, differences as ofCasualties } from './legion-casualties.js';
import { beside, CIRCLE, isBeside, poseAt, SPACED, type SpotOnTable } from './legion-contact.js';
import { happened, tableFor, type UnitGiven } from './legion-table.js';
import { Walk } from './legion-walk.js';

/**
 * The vectors of melee give who can reach whom, not where they stand. A battle is laid out in which just so many minis
 * have room beside the enemy as are to close up; friends of the mover fill the rest of the circle.
 */
interface MiniGiven {
  readonly id: string;
  readonly touches?: readonly string[];
  readonly reach: readonly string[];
}
type Role = 'must' | 'mustNot' | 'stay';
interface Mover {
  readonly question: 'mover';
  readonly leaderTouches: string;
  readonly minis: readonly MiniGiven[];
  readonly expected: { readonly minis: Readonly<Record<string, Role>> };
}
interface Enemy {
  readonly question: 'enemy';
  readonly mover: string;
  readonly hasMelee: boolean;
  readonly minis: readonly MiniGiven[];
  readonly expected: { readonly minis: Readonly<Record<string, Role>> };
}
interface Ends {
  readonly question: 'ends';
  readonly mover: { readonly id: string };
  readonly immuneMelee?: readonly string[];
  readonly withdraw?: boolean;
  readonly scout?: boolean;
  readonly disembark?: boolean;
  readonly ends: Readonly<Record<string, { readonly touches: readonly string[]; readonly tool?: number }>>;
  readonly expected: { readonly forbiddenBy: Readonly<Record<string, readonly string[]>> };
}

const HUB: SpotOnTable = [900, 450];
const BASE = 27;

const unit = (
  id: string,
  side: 'blue' | 'red',
  places: readonly SpotOnTable[],
  more: Partial<UnitGiven> = {},
) => ({
  id,
  side,
  type: 'trooper',
  base: { round: BASE },
  silhouette: [0, 41.9],
  speed: 2,
  order: 'up',
  ...more,
  minis: places.map(([x, y], n) => ({ id: `${id}${n + 1}`, x, y })),
});

const RIFLE_ONLY = [{ name: 'Rifle', range: [1, 3] as const, dice: { black: 1 } }];

const laidOut = (units: readonly object[]): Walk => {
  const s = tableFor({ id: 0, units: units as readonly UnitGiven[] });
  happened(s, { type: 'activated', unit: 'A', drawn: false });
  return new Walk(s);
};

/** Every arrangement that is offered closes up just so many; one of them fewer is refused. */
function* compareClosing(w: Walk, hub: SpotOnTable, most: number, away: SpotOnTable): Generator<string> {
  const offered = w.legal(4) as (readonly Pose[])[];
  for (const poses of offered) {
    const n = poses.filter(p => isBeside(p, hub)).length;
    if (n !== most) yield `${n} close up, expected ${most}`;
    const last = poses.findLastIndex(p => isBeside(p, hub));
    const fewer = poses.map((p, m) => (m === last ? poseAt(away) : p));
    if (last >= 0 && w.why(fewer) === undefined) yield `${n - 1} may close up, expected ${most}`;
  }
  if (offered.length === 0) yield 'no arrangement is offered';
}

const count = (roles: Readonly<Record<string, Role>>, role: Role): number =>
  Object.values(roles).filter(r => r === role).length;

function* ofMover(v: Mover): Generator<string> {
  const { leaderTouches: enemy, minis } = v;
  const most = count(v.expected.minis, 'must');
  const fillers = Math.max(0, CIRCLE - most);
  const friends = Array.from({ length: fillers }, (_, n) =>
    unit(`F${n}`, 'blue', [beside(HUB, (n + 1) * SPACED)]),
  );
  const start: SpotOnTable = [HUB[0] - BASE - 60, HUB[1]];
  const others = minis.map((_, n): SpotOnTable => [start[0] - 30 * (n + 1), start[1]]);
  const w = laidOut([unit('A', 'blue', [start, ...others]), unit(enemy, 'red', [HUB]), ...friends]);
  w.give('move').give(poseAt(beside(HUB, 0)));
  if (!w.isAsked('ask-follow')) yield `asked ${w.asked}, expected where the others go`;
  else yield* compareClosing(w, HUB, most, [HUB[0] - BASE - 50, HUB[1] + 30]);
}

function* ofEnemy(v: Enemy): Generator<string> {
  const most = count(v.expected.minis, 'must');
  const free = v.minis.filter(m => (m.touches ?? []).length === 0);
  const inMelee = v.minis.filter(m => m.touches?.includes(v.mover));
  const apart = v.minis.filter(m => (m.touches ?? []).some(id => id !== v.mover));
  const mover: SpotOnTable = beside(HUB, 0);
  // round the mover's leader: those that touch it first, friends of his, and room for the rest
  const fillers = Math.max(0, CIRCLE - most - inMelee.length + 1);
  const spots = (n: number): SpotOnTable => beside(mover, 180 + n * SPACED);
  const touching = inMelee.map((_, n) => spots(n));
  const friends = Array.from({ length: fillers }, (_, n) =>
    unit(`F${n}`, 'blue', [spots(inMelee.length + n)]),
  );
  const far: SpotOnTable = [HUB[0] + 60, HUB[1] + 10];
  const places = new Map<MiniGiven, SpotOnTable>([
    ...inMelee.map((m, n) => [m, touching[n]!] as const),
    ...apart.map((m, n) => [m, [far[0], far[1] + 40 * n] as SpotOnTable] as const),
    ...free.map((m, n) => [m, [far[0] - 20 + 30 * n, HUB[1] - 35] as SpotOnTable] as const),
  ]);
  const guards = apart.map((_, n) => unit(`G${n}`, 'blue', [[far[0] + BASE, far[1] + 40 * n]]));
  const order = [...inMelee, ...v.minis.filter(m => !inMelee.includes(m))];
  const foe = unit(
    'X',
    'red',
    order.map(m => places.get(m)!),
    v.hasMelee ? {} : { weapons: RIFLE_ONLY },
  );
  const w = laidOut([unit('A', 'blue', [[mover[0] - 60, mover[1]]]), foe, ...friends, ...guards]);
  w.give('move').give(poseAt(mover));
  const isAsked = w.isAsked('ask-join-melee') && w.ask?.kind === 'places';
  if (most > 0 && !isAsked) yield `asked ${w.asked}, expected where the enemy closes up`;
  if (isAsked && w.ask?.kind === 'places') {
    const of = w.ask.spec.of;
    const staying = order.flatMap((m, n) =>
      v.expected.minis[m.id] === 'stay' ? [of.indexOf(`X${n + 1}`)] : [],
    );
    const gone = poseAt([far[0] + 10, far[1] - 70]);
    for (const poses of w.legal(4) as (readonly Pose[])[])
      for (const at of staying.filter(n => n >= 0))
        if (w.why(poses.map((p, n) => (n === at ? gone : p))) === undefined)
          yield `${of[at]} may be moved, expected to stay`;
    const touch = staying.length > 0 ? inMelee.filter((_, n) => of.includes(`X${n + 1}`)).length : 0;
    yield* compareClosing(w, mover, most + touch, [far[0] + 10, far[1] - 70]);
  }
}

const AT: Readonly<Record<string, SpotOnTable>> = { X: [900, 450], Y: [900, 520], Z: [900, 380] };

function* ofEnds(v: Ends): Generator<string> {
  if (v.scout || v.disembark) {
    yield 'a scout move or a disembarking is not laid out here';
    return;
  }
  const touched = [...new Set(Object.values(v.ends).flatMap(e => e.touches))];
  const start: SpotOnTable = [830, 485];
  const foes = touched.map(id =>
    unit(
      id,
      'red',
      [AT[id] ?? [900, 590]],
      v.immuneMelee?.includes(id) ? { keywords: { 'immune-melee': true } } : {},
    ),
  );
  const holder = v.withdraw ? [unit('W', 'red', [beside(start, 0)])] : [];
  const w = laidOut([unit('A', 'blue', [start]), ...foes, ...holder]);
  w.give(v.withdraw ? 'withdraw' : 'move');
  for (const [name, end] of Object.entries(v.ends)) {
    const ids = end.touches;
    const place: SpotOnTable =
      ids.length === 0
        ? [845, 485]
        : ids.length === 1
          ? beside(AT[ids[0]!] ?? [900, 590], 0)
          : [900 - Math.sqrt(BASE * BASE - 35 * 35 > 0 ? BASE * BASE - 35 * 35 : 0), 485];
    const rule = w.why(poseAt(place));
    const theirs = v.expected.forbiddenBy[name] ?? [];
    if ((rule === undefined) !== (theirs.length === 0) || (rule !== undefined && !theirs.includes(rule)))
      yield `${name}: forbidden by ${rule ?? 'nothing'}, expected ${theirs.join(' ') || 'nothing'}`;
  }
}

export function* differences(v: Mover | Enemy | Ends | CasualtiesGiven): Generator<string> {
  if (v.question === 'mover') yield* ofMover(v);
  else if (v.question === 'enemy') yield* ofEnemy(v);
  else if (v.question === 'ends') yield* ofEnds(v);
  else yield* ofCasualties(v);
}
