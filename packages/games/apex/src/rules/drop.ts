import { type Lattice, objectOn, pathTo, reach, type Stop } from '@potyczka/geometry/lattice';
import { type CardId, memo, type Proc } from '@potyczka/kernel';
import { ask, path } from '../ask.js';
import { automaEnters, byInitiative } from '../automa/turn.js';
import { BONUSES } from '../content/decks.js';
import { isAgainstAutomas } from '../options.js';
import {
  bodies,
  isEnemyAutoma,
  isFree,
  type L,
  latticeOf,
  legendOf,
  legendsOf,
  type S,
  speakerOf,
  type T,
} from '../state.js';
import { msg } from '../text/say.js';
import {
  FEATS_AT_DROP,
  keyOf,
  type LegendId,
  MAP_EDGES,
  type MapEdge,
  type Space,
  type Team,
} from '../vocabulary.js';
import { loadBy } from './effects.js';
import { decide } from './loot.js';

/** APX-DROP-01 to -03 */
const prepare = (t: T): void => {
  const left = BONUSES.map((_, k) => k);
  for (const edge of MAP_EDGES) {
    const bonus = t.roll('APX-DROP-01', left);
    left.splice(left.indexOf(bonus), 1);
    t.emit({ type: 'laid-bonus', edge, bonus, epic: t.s.bags.epic[0] as CardId }, 'APX-DROP-02');
  }
  for (const { id } of t.s.legends)
    t.emit(
      { type: 'drew-feats', who: id, cards: legendOf(t.s, id).deck.slice(0, FEATS_AT_DROP) },
      'APX-DROP-03',
    );
};

/** Which of several legends comes next: the team decides (G-23). */
function* next(
  t: T,
  team: Team,
  from: readonly LegendId[],
  rule: 'APX-DROP-04' | 'APX-DROP-09',
): Proc<LegendId> {
  const question = rule === 'APX-DROP-04' ? 'ask-who-waits' : 'ask-who-enters';
  return yield* ask.theOne(t, speakerOf(t.s, team), 'legend', {
    rule,
    ask: msg(question, { who: from[0] as LegendId }),
    from,
  });
}

/** The team whose turn it is to place: those with more legends left, `first` in a tie. */
const placing = (s: S, first: Team, isLeft: (id: LegendId) => boolean): Team => {
  const left = (team: Team): number => legendsOf(s, team).filter(l => isLeft(l.id)).length;
  const second = first === 'red' ? 'blue' : 'red';
  return left(second) > left(first) ? second : first;
};

/** Placement 1, one legend a step (APX-DROP-04 to -08): blue begins. */
export function* wait(t: T): Proc {
  if (isAgainstAutomas(t.s.options)) return drawAndGo(t);
  if (!t.s.tile) return prepare(t);
  const isLeft = (id: LegendId): boolean => legendOf(t.s, id).edge === null;
  const team = placing(t.s, 'blue', isLeft);
  const from = legendsOf(t.s, team)
    .map(l => l.id)
    .filter(isLeft);
  const who = yield* next(t, team, from, 'APX-DROP-04');
  const edge = yield* t.choose<MapEdge>(legendOf(t.s, who).seat, {
    rule: 'APX-DROP-04',
    ask: msg('ask-edge', { who }),
    from: MAP_EDGES,
    key: e => e,
    show: e => ({
      label: msg('edge-label', { edge: e, bonus: `bonus-${(t.s.tile?.[e].bonus ?? 0) + 1}` }),
      at: [`edge-${e}`],
    }),
  });
  t.emit({ type: 'waits', who, edge, epic: t.s.tile[edge].epic }, 'APX-DROP-05');
  yield* decide(t, who);
  if (t.s.legends.every(l => l.edge !== null)) t.emit({ type: 'stage', stage: 'enter' }, 'APX-DROP-09');
}

/** The places beside the map along one of its edges (APX-DROP-09). */
const besideEdge = ({ width, height }: Lattice, edge: MapEdge): Space[] => {
  const across = edge === 'top' || edge === 'bottom' ? width : height;
  return Array.from({ length: across }, (_, k): Space => {
    if (edge === 'top') return { x: k, y: -1 };
    if (edge === 'bottom') return { x: k, y: height };
    return edge === 'left' ? { x: -1, y: k } : { x: width, y: k };
  });
};

type Entries = ReadonlyMap<string, Stop>;

/** The ends of entering moves by the cheapest way; `others` are legends that stand in it. */
const findEntries = (lattice: Lattice, edge: MapEdge, mp: number, others: readonly Space[]): Entries => {
  const best = new Map<string, Stop>();
  for (const start of besideEdge(lattice, edge)) {
    for (const stop of reach(lattice, start, mp, others)) {
      if (stop.cost === 0 || !stop.mayEnd) continue;
      const known = best.get(keyOf(stop.space));
      if (!known || stop.cost < known.cost) best.set(keyOf(stop.space), stop);
    }
  }
  return best;
};

/** The same over the ground alone. */
const entriesOnGround = memo(
  [lattice => lattice, (_, edge) => edge, (_, __, mp) => mp],
  (lattice: Lattice, edge: MapEdge, mp: number): Entries => findEntries(lattice, edge, mp, []),
);

/** APX-DROP-10, -12, gap 49: where the entering move can end. */
const entries = (s: S, edge: MapEdge, mp: number): Entries => {
  const lattice = latticeOf(s);
  const others = bodies(s);
  const isBarred = others.some(at => objectOn(lattice, at)?.canyon); // APX-OBJ-21
  const ways = isBarred ? findEntries(lattice, edge, mp, others) : entriesOnGround(lattice, edge, mp);
  return new Map([...ways].filter(([, stop]) => isFree(s, stop.space)));
};

/** AUT-DROP-01, -02: no entry tile; the people draw their feats. */
const drawAndGo = (t: T): void => {
  for (const { id, automa } of t.s.legends)
    if (!automa)
      t.emit(
        { type: 'drew-feats', who: id, cards: legendOf(t.s, id).deck.slice(0, FEATS_AT_DROP) },
        'AUT-DROP-02',
      );
  t.emit({ type: 'stage', stage: 'enter' }, 'AUT-DROP-03');
};

const ENTRY_MOVE = 3;

/** AUT-DROP-03 to -07: the people's team from any edge, then the enemy Automas; one legend a step. */
function* enterAgainstAutomas(t: T): Proc {
  const left = t.s.legends.filter(l => l.at === null);
  const own = left.filter(l => !isEnemyAutoma(l));
  if (own.length > 0) {
    const first = own[0] as L;
    const who = yield* next(
      t,
      first.team,
      own.map(l => l.id),
      'APX-DROP-09',
    );
    const ends = MAP_EDGES.map(edge => entries(t.s, edge, ENTRY_MOVE));
    yield* enterAt(t, who, ENTRY_MOVE, new Map(ends.flatMap(e => [...e])), 'AUT-DROP-05');
  } else {
    const [who] = byInitiative(left.map(l => l.id));
    const before = t.s.legends.find(l => isEnemyAutoma(l) && l.at);
    const same = before ? t.s.dropBeacon : null;
    if (who) yield* automaEnters(t, who, same);
  }
  if (t.s.legends.every(l => l.at !== null)) t.emit({ type: 'stage', stage: 'clash' }, 'APX-FLOW-01');
}

/** Placement 2, one legend a step (APX-DROP-09 to -18): red begins. */
export function* enterMap(t: T): Proc {
  if (isAgainstAutomas(t.s.options)) return yield* enterAgainstAutomas(t);
  const isLeft = (id: LegendId): boolean => legendOf(t.s, id).at === null;
  const team = placing(t.s, 'red', isLeft);
  const from = legendsOf(t.s, team)
    .map(l => l.id)
    .filter(isLeft);
  const who = yield* next(t, team, from, 'APX-DROP-09');
  const { edge } = legendOf(t.s, who);
  if (!edge || !t.s.tile) return;
  const bonus = BONUSES[t.s.tile[edge].bonus] ?? { mp: 0 };
  yield* enterAt(t, who, bonus.mp, entries(t.s, edge, bonus.mp), 'APX-DROP-12');
  yield* takeBonus(t, who, bonus);
  if (t.s.legends.some(l => l.at === null)) return;
  t.emit({ type: 'tile-cleared' }, 'APX-DROP-17');
  t.emit({ type: 'stage', stage: 'clash' }, 'APX-FLOW-01');
}

/** Asks where the entering move ends. */
function* enterAt(t: T, who: LegendId, mp: number, ends: Entries, rule: 'APX-DROP-12' | 'AUT-DROP-05'): Proc {
  const to = yield* t.choose<Stop>(legendOf(t.s, who).seat, {
    rule,
    ask: msg('ask-enter', { who, mp }),
    from: [...ends.values()],
    key: stop => keyOf(stop.space),
    show: stop => ({
      label: msg('space-label', { space: keyOf(stop.space) }),
      at: [keyOf(stop.space)],
      preview: { path: path(pathTo(stop)), cost: stop.cost },
    }),
  });
  t.emit({ type: 'entered', who, path: pathTo(to) }, rule);
}

/** APX-DROP-14 to -16 */
function* takeBonus(t: T, who: LegendId, bonus: (typeof BONUSES)[number]): Proc {
  if (bonus.loot) {
    const token = t.s.bags[bonus.loot][0];
    if (token) t.emit({ type: 'drew-loot', who, bag: bonus.loot, cards: [token] }, 'APX-DROP-15');
    yield* decide(t, who);
  }
  if (bonus.ammo) yield* loadBy(t, who, bonus.ammo);
}
