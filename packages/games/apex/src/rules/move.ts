import {
  DIRECTIONS,
  distance,
  isSame,
  type Lattice,
  objectOn,
  pathTo,
  reach,
  type Stop,
  step,
} from '@potyczka/geometry/lattice';
import {
  attempts,
  type Choice,
  type Msg,
  memo,
  orPass,
  PASS,
  type Proc,
  type RuleId,
  type Verdict,
} from '@potyczka/kernel';
import { apply, SHARED } from '../apply/index.js';
import { ask, path } from '../ask.js';
import { traitsOf } from '../content/own-cards.js';
import type { MovedBy } from '../events.js';
import { enemiesOf, isFree, latticeOf, legendOf, type S, sees, standsOn, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import type { Preview } from '../view/preview.js';
import { keyOf, type LegendId, placeOf, type Space } from '../vocabulary.js';
import { isWon } from './end.js';
import { spacesAround } from './ground.js';
import { goThrough, leadsOut, passageAt, passagesOf } from './passages.js';

/** MP of a Move action of so many, with what works on the legend (APX-LEGEND-25, -38). */
export const movePoints = (s: S, who: LegendId, mp: number): number => {
  const own = s.act?.legend === who ? s.act.morePoints : 0;
  const carried = s.figures.reduce((sum, f) => {
    const bonus = traitsOf(s, f.kind).bearerMoves;
    const bears = f.spot.on === 'legend' && f.spot.legend === who && bonus && mp >= bonus.from;
    return bears ? sum + bonus.mp : sum;
  }, 0);
  return mp + own + carried;
};

/** APX-OBJ-23: a legend on a canyon does nothing but climb. */
export const isInCanyon = (s: S, who: LegendId): boolean => {
  const { at } = legendOf(s, who);
  return at !== null && objectOn(latticeOf(s), at)?.canyon === true;
};

export const canDash = (s: S, who: LegendId): boolean =>
  s.act?.legend === who && !s.act.dashed && legendOf(s, who).hand.length > 0 && !s.shot;

/** Everything that Move actions up to so many points can come to. */
interface Reached {
  readonly stops: readonly Stop[];
  readonly byPlace: ReadonlyMap<number, Stop>;
}

const reachedOf = (stops: readonly Stop[]): Reached => ({
  stops,
  byPlace: new Map(stops.map(stop => [placeOf(stop.space), stop])),
});

/** The ways over the ground from a space; other legends matter only where a way ends. */
const reachedOnGround = memo(
  [lattice => lattice, (_, from) => placeOf(from), (_, __, mp) => mp],
  (lattice: Lattice, from: Space, mp: number) => reachedOf(reach(lattice, from, mp)),
  { most: 2000 },
);

/** Ways that others stand in, or that passages end. */
const reachedAmong = memo(
  [
    lattice => lattice,
    (_, from, mp, others, ends) =>
      String.fromCharCode(placeOf(from), mp, ...others.map(placeOf), 0xffff, ...ends.map(placeOf)),
  ],
  (lattice: Lattice, from: Space, mp: number, others: readonly Space[], ends: readonly Space[]) =>
    reachedOf(backThrough(lattice, from, mp, others, ends, reach(lattice, from, mp, others, ends))),
);

/** APX-LEGEND-32: whoever stands on a passage may step off it and enter it again. */
const backThrough = (
  lattice: Lattice,
  from: Space,
  mp: number,
  others: readonly Space[],
  ends: readonly Space[],
  stops: readonly Stop[],
): readonly Stop[] => {
  if (!ends.some(e => isSame(e, from))) return stops;
  const back = stops.flatMap((previous): Stop[] => {
    if (previous.cost === 0 || ends.some(e => isSame(e, previous.space))) return [];
    return DIRECTIONS.flatMap(d => {
      const taken = step(lattice, previous.space, d, others);
      const cost =
        taken.legal && isSame(taken.to, from) ? previous.cost + taken.cost : Number.POSITIVE_INFINITY;
      return taken.legal && cost <= mp
        ? [{ space: from, cost, charges: taken.charges, previous, mayEnd: true }]
        : [];
    });
  });
  const cheapest = back.toSorted((a, b) => a.cost - b.cost)[0];
  return cheapest ? [...stops, cheapest] : stops;
};

/** APX-OBJ-21: others that bar a way instead of only its end. */
const barring = (s: S, who: LegendId): readonly Space[] =>
  hasCanyon(latticeOf(s))
    ? s.legends.flatMap(l => (l.at && l.id !== who && isInCanyon(s, l.id) ? [l.at] : []))
    : NO_SPACES;

const NO_SPACES: readonly Space[] = [];

const hasCanyon = memo(
  lattice => lattice,
  (lattice: Lattice) => lattice.objects.some(object => object?.canyon),
);

/** Passages take whoever enters them somewhere else; those that lead nowhere now are walked over (G-17). */
const endsOfWays = (s: S, who: LegendId): readonly Space[] => {
  const passages = passagesOf(s);
  return passages.length === 0 ? NO_SPACES : passages.flatMap(p => (leadsOut(s, who, p) ? [p.at] : []));
};

const reachedBy = (s: S, who: LegendId, mp: number): Reached => {
  const lattice = latticeOf(s);
  const [from, others, ends] = [standsOn(s, who), barring(s, who), endsOfWays(s, who)];
  if (others.length === 0 && ends.length === 0) return reachedOnGround(lattice, from, mp);
  return reachedAmong(lattice, from, mp, others, ends);
};

/** APX-MOVE-09, -36: a Move action ends neither where it cannot, nor on somebody else's space. */
const mayEnd = (s: S, who: LegendId, { mayEnd: isOpen, space }: Stop): boolean =>
  isOpen && !s.legends.some(l => l.at && l.id !== who && isSame(l.at, space));

/** Nobody stays on a passage that leads on, whoever stands there. */
const isWayOn = (s: S, who: LegendId, at: Space): boolean => {
  const passage = passageAt(s, at);
  return passage !== undefined && leadsOut(s, who, passage);
};

const isEnd = (s: S, who: LegendId, stop: Stop): boolean =>
  mayEnd(s, who, stop) || isWayOn(s, who, stop.space);

/** Where a Move action of so many points may end, the start left out unless it is come back to; the cheapest ways are the same for all. */
export const endsOf = (s: S, who: LegendId, mp: number): readonly Space[] => {
  const out: Space[] = [];
  for (const stop of reachedBy(s, who, mp).stops)
    if (stop.cost > 0 && stop.cost <= mp && isEnd(s, who, stop)) out.push(stop.space);
  return out;
};

const TOO_FAR = no('APX-MOVE-06', 'too-far-to-walk');
const OCCUPIED = no('APX-MOVE-09', 'space-occupied');
const IMPASSABLE = no('APX-MOVE-10', 'space-impassable');

/** One Move action: where it can end, and why not. */
export interface Walk {
  readonly who: LegendId | null;
  readonly mp: number;
  readonly dash: boolean;
  /** The way to a space, if there is one. */
  readonly stopAt: (to: Space) => Stop | undefined;
  readonly ends: readonly Space[];
}

export const NO_WALK: Walk = { who: null, mp: 0, dash: false, stopAt: () => undefined, ends: [] };

/** Looks at a Move action of `mp` points, with what works on the legend and, if it may, a Dash. */
export const walkOf = (s: S, who: LegendId, base: number): Walk => walkUpTo(s, who, movePoints(s, who, base));

/** The same with points that are left of a Move action: a Dash may add to them as long as it goes on (APX-ACT-17). */
const walkUpTo = (s: S, who: LegendId, mp: number): Walk => {
  const dash = canDash(s, who);
  const far = dash ? mp + 1 : mp;
  const { byPlace } = reachedBy(s, who, far);
  const from = standsOn(s, who);
  const around = spacesAround(latticeOf(s), from, far);
  const isBack = (byPlace.get(placeOf(from))?.cost ?? 0) > 0;
  return {
    who,
    mp,
    dash,
    stopAt: to => upTo(byPlace.get(placeOf(to)), far),
    ends: isBack ? [...around, from] : around,
  };
};

const upTo = (stop: Stop | undefined, mp: number): Stop | undefined =>
  stop && stop.cost <= mp ? stop : undefined;

/** The same with a number of points that nothing changes, and only with the ends that are possible. */
const plainWalk = (s: S, who: LegendId, mp: number): Walk => {
  const { byPlace } = reachedBy(s, who, mp);
  return { who, mp, dash: false, stopAt: to => upTo(byPlace.get(placeOf(to)), mp), ends: endsOf(s, who, mp) };
};

/** A Dash as a Move action of 1 (APX-ACT-16); it adds nothing to itself. */
export const dashWalk = (s: S, who: LegendId): Walk =>
  canDash(s, who) ? plainWalk(s, who, movePoints(s, who, 1)) : NO_WALK;

export const judgeWalk = (s: S, walk: Walk, to: Space): Verdict => {
  const stop = walk.stopAt(to);
  if (stop && walk.who && isEnd(s, walk.who, stop)) return undefined;
  const object = objectOn(latticeOf(s), to);
  if (stop || (object?.canyon && !isFree(s, to))) return OCCUPIED; // APX-OBJ-21: nobody steps through a held canyon
  return object?.impassable ? IMPASSABLE : TOO_FAR;
};

export const foreseeWalk = (s: S, who: LegendId, walk: Walk, to: Space): Preview => {
  const stop = walk.stopAt(to);
  if (!stop) return {};
  return {
    path: path(pathTo(stop)),
    cost: stop.cost,
    dash: stop.cost > walk.mp,
    sees: enemiesOf(s, who).flatMap(e => (e.at && sees(s, to, e.at) ? [e.id] : [])),
  };
};

/** Takes the way to an end that was judged before; a way that is too dear is paid for with a Dash (APX-ACT-17). */
export function* walkTo(t: T, who: LegendId, walk: Walk, to: Space, how: MovedBy, end?: MoveEnd): Proc {
  const stop = walk.stopAt(to);
  if (!stop) return;
  if (stop.cost > walk.mp) yield* dash(t, who);
  yield* enter(t, who, how, pathTo(stop), 'APX-MOVE-36');
  const isThrough = passageAt(t.s, to) && legendOf(t.s, who).at && !isSame(standsOn(t.s, who), to);
  if (isThrough) yield* askWalk(t, who, restOf(t.s, who, walk, stop), 'APX-LEGEND-31', 'move', end);
}

/** APX-LEGEND-31: what is left of a Move action that has taken one of its ways through a passage. */
const restOf = (s: S, who: LegendId, walk: Walk, { cost }: Stop): Walk => {
  const left = walk.mp + (cost > walk.mp ? 1 : 0) - cost;
  return isInCanyon(s, who) || (left === 0 && !canDash(s, who)) ? NO_WALK : walkUpTo(s, who, left);
};

/** What a card asks of the space on which its Move ends. */
export type MoveEnd = (s: S, who: LegendId, at: Space) => Verdict;

const GAME = { apply, shared: SHARED };

/** Which card is given up for a Dash. */
export const isOfNoMatter = ({ id }: Msg): boolean => id === 'ask-dash-card';

/** Whether a Move may come to a space and end as its card asks; behind a passage all its ways are tried. */
const judgeEndBy = (s: S, who: LegendId, walk: Walk, to: Space, end: MoveEnd): Verdict => {
  if (!isWayOn(s, who, to)) return end(s, who, to);
  const ways = attempts(GAME, s, (t: T) => walkTo(t, who, walk, to, 'move'), { alike: isOfNoMatter });
  let refused: Verdict;
  for (const { s: there } of ways) {
    const verdict = end(there, who, standsOn(there, who));
    if (!verdict) return undefined;
    refused ??= verdict;
  }
  return refused;
};

const judgeTo = (s: S, who: LegendId, walk: Walk, to: Space, end?: MoveEnd): Verdict =>
  judgeWalk(s, walk, to) ?? (end && judgeEndBy(s, who, walk, to, end));

/** Why the legend may not stay, where its Move could end as the card asks; where it could not, it stays. */
const judgeStay = (s: S, who: LegendId, walk: Walk, end: MoveEnd): Verdict => {
  const refused = end(s, who, standsOn(s, who));
  return refused && walk.ends.some(to => !judgeTo(s, who, walk, to, end)) ? refused : undefined;
};

/** Whether a Move of so many points can end as its card asks. */
export const judgeMoveEnd = (s: S, who: LegendId, mp: number, end: MoveEnd): Verdict => {
  const walk = walkOf(s, who, mp);
  const refused = end(s, who, standsOn(s, who));
  return refused && !judgeStay(s, who, walk, end) ? refused : undefined;
};

/** Asks where a Move action ends; it may stay where it is (APX-MOVE-02), unless its card asks for another end. */
function* askWalk(t: T, who: LegendId, walk: Walk, rule: RuleId, how: MovedBy, end?: MoveEnd): Proc {
  if (walk.ends.length === 0) return;
  const choice: Choice<Space> = {
    rule,
    ask: msg('ask-move', { who, mp: walk.mp }),
    from: walk.ends,
    key: keyOf,
    judge: to => judgeTo(t.s, who, walk, to, end),
    show: to => ({
      label: msg('space-label', { space: keyOf(to) }),
      at: [keyOf(to)],
      preview: foreseeWalk(t.s, who, walk, to),
    }),
  };
  const to = yield* t.choose(legendOf(t.s, who).seat, {
    ...orPass(choice, msg('stay-label')),
    judge: to => (to === PASS ? end && judgeStay(t.s, who, walk, end) : choice.judge?.(to)),
  });
  if (to !== PASS) yield* walkTo(t, who, walk, to, how, end);
}

/** A Move action of a card, a Reaction or the second half of a combined action; a match that is won is over (APX-SETUP-12). */
export function* moveBy(t: T, who: LegendId, mp: number, rule: RuleId, end?: MoveEnd): Proc {
  if (canMove(t.s, who)) yield* askWalk(t, who, walkOf(t.s, who, mp), rule, 'move', end);
}

const canMove = (s: S, who: LegendId): boolean =>
  legendOf(s, who).at !== null && !isInCanyon(s, who) && !isWon(s);

/** APX-ACT-07: the Move 1 of a combined action. Whoever tries all its ways looks once where they can begin. */
export function* moveOne(t: T, who: LegendId, walk?: Walk): Proc {
  if (canMove(t.s, who)) yield* askWalk(t, who, walk ?? walkOf(t.s, who, ONE), 'APX-ACT-07', 'move');
}

/** MP of that. */
export const ONE = 1;

/** APX-ACT-16: a feat is discarded; which one is asked if there are several. */
export function* dash(t: T, who: LegendId): Proc {
  const { hand, seat } = legendOf(t.s, who);
  const card = yield* ask.theOne(t, seat, 'card', {
    rule: 'APX-ACT-16',
    ask: msg('ask-dash-card', { who }),
    from: hand,
  });
  t.emit({ type: 'dashed', who, card }, 'APX-ACT-16');
}

/** Puts a legend on another space, by whatever way, with what happens on entering it (APX-MOVE-30). */
export function* enter(
  t: T,
  who: LegendId,
  how: MovedBy,
  way: readonly Space[],
  rule: RuleId,
  over?: string,
): Proc {
  t.emit({ type: 'moved', who, how, path: way, ...(over && { over }) }, rule);
  yield* goThrough(t, who);
}

/** Free spaces in a band of distance. */
export const freeSpacesIn = (s: S, from: Space, low: number, high: number): Space[] => {
  const out: Space[] = [];
  for (let y = from.y - high; y <= from.y + high; y++)
    for (let x = from.x - high; x <= from.x + high; x++) {
      const at = { x, y };
      if (distance(from, at) >= low && isFree(s, at)) out.push(at);
    }
  return out;
};
