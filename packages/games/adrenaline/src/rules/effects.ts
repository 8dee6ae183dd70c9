import { DIRECTIONS, straight } from '@potyczka/geometry/rooms';
import type { Proc, RuleId, Verdict } from '@potyczka/kernel';
import { blowsOf, showLanding, showTarget } from '../ask.js';
import type { HitAll, HitOne, HitSome, Push } from '../content/effects.js';
import { arenaOf, figuresOn, movesBetween, roomAt, type S, squareOf, standsOn, type T } from '../state.js';
import { msg, no } from '../text/say.js';
import type { Blow } from '../view/preview.js';
import { type Figure, isFigure, isSpawnTarget, type SquareId, type Target } from '../vocabulary.js';
import {
  allTargets,
  type Effect,
  hit,
  isIn,
  judgeTarget,
  judgeWhere,
  payOwed,
  type Shot,
  squaresFrom,
  targetsOn,
} from './shot.js';
import { judgeTogether } from './together.js';

/** A record with the rule by which it acts. */
type Ruled<E> = E & { readonly rule: RuleId };

const judgeOne = (s: S, shot: Shot, at: SquareId, spec: Ruled<HitOne>, target: Target): Verdict => {
  if (spec.other && shot.targets.includes(target)) return no('ADR-GEN-12', 'chosen-before');
  if (spec.damage === 0 && isSpawnTarget(target)) return no('ADR-XDOM-03', 'spawn-takes-no-marks');
  const from = spec.from ? chainFrom(s, shot) : at;
  if (from === undefined) return no('ADR-XDOM-03', 'no-chain-from-spawn');
  if (isSpawnTarget(target) && spec.moveBefore === 'target-to-shooter') {
    const unseen = judgeTarget(s, 'ADR-XDOM-03', { visible: true }, at, target);
    if (unseen) return unseen;
  }
  const unseen = spec.from && msg('chain-not-visible', { last: shot.targets.at(-1) as Target });
  return judgeTarget(s, spec.rule, spec.where, from, target, unseen);
};

/** ADR-XDOM-03: a chain does not go on from a spawnpoint. */
const chainFrom = (s: S, shot: Shot): SquareId | undefined => {
  const last = shot.targets.at(-1);
  return last && isFigure(last) ? standsOn(s, last) : undefined;
};

/** Hits one target of the shooter's choice. */
export const hitOne = (spec: Ruled<HitOne>): Effect => ({
  judge: (s, shot, at) =>
    allTargets(s, shot.by).some(x => !judgeOne(s, shot, at, spec, x))
      ? undefined
      : no(spec.rule, 'no-target'),
  aim: (s, shot, at, target) => judgeOne(s, shot, at, spec, target),
  *play(t, shot) {
    const { damage, marks = 0 } = spec;
    const at = standsOn(t.s, shot.by);
    const target = yield* t.choose<Target>(shot.by, {
      rule: spec.rule,
      ask: msg('ask-target'),
      from: allTargets(t.s, shot.by),
      key: x => x,
      judge: x => judgeOne(t.s, shot, at, spec, x),
      show: x => showOne(t.s, shot, at, spec, x),
    });
    shot.targets.push(target);
    shot.place ??= squareOf(t.s, target);
    if (spec.moveBefore) moveFirst(t, shot, spec, target);
    hit(t, shot, spec.rule, target, damage, marks);
    if (spec.marksOnSquare) markSquare(t, shot, spec, squareOf(t.s, target) as SquareId);
    if (spec.pushAfter && isFigure(target))
      yield* push(t, shot, target, { rule: spec.rule, ...spec.pushAfter });
  },
});

/** A target, and the others on its square where they get marks too. */
const showOne = (s: S, shot: Shot, at: SquareId, spec: Ruled<HitOne>, target: Target) => {
  const { damage, marks = 0, marksOnSquare = 0 } = spec;
  const shown = showTarget(s, shot, target, damage, marks + marksOnSquare, at);
  const place = squareOf(s, target);
  if (marksOnSquare === 0 || place === null) return shown;
  const others = figuresOn(s, place).filter(f => f !== shot.by && f !== target);
  const blows = others.flatMap(f => blowsOf(s, shot, f, 0, marksOnSquare));
  return { ...shown, preview: { ...shown.preview, blows: [...(shown.preview.blows ?? []), ...blows] } };
};

const moveFirst = (t: T, shot: Shot, { rule, moveBefore }: Ruled<HitOne>, target: Target): void => {
  if (moveBefore === 'shooter-to-target') {
    moveTo(t, shot, rule, shot.by, squareOf(t.s, target) as SquareId, 'effect');
  } else if (isFigure(target)) {
    moveTo(t, shot, rule, target, standsOn(t.s, shot.by), 'pushed');
  }
};

const markSquare = (t: T, shot: Shot, { rule, marksOnSquare }: Ruled<HitOne>, square: SquareId): void => {
  for (const figure of figuresOn(t.s, square))
    if (figure !== shot.by) hit(t, shot, rule, figure, 0, marksOnSquare);
};

/** Moves a figure by a shot; standing still is no event. */
export const moveTo = (
  t: T,
  shot: Shot,
  rule: RuleId,
  who: Figure,
  to: SquareId,
  how: 'effect' | 'pushed',
): void => {
  payOwed(t, shot);
  if (standsOn(t.s, who) !== to) t.emit({ type: 'moved', who, to, how, by: shot.by }, rule);
};

const judgeSome = (s: S, at: SquareId, spec: Ruled<HitSome>, target: Target): Verdict => {
  if (spec.damage === 0 && isSpawnTarget(target)) return no('ADR-XDOM-03', 'spawn-takes-no-marks');
  return judgeTarget(s, spec.rule, spec.where, at, target) ?? judgeSet(s, at, spec, [target]);
};

const judgeSet = (s: S, at: SquareId, { together }: HitSome, set: readonly Target[]): Verdict =>
  together && judgeTogether(s, at, together, set);

/** Hits up to so many different targets. */
export const hitSome = (spec: Ruled<HitSome>): Effect => ({
  judge: (s, shot, at) =>
    allTargets(s, shot.by).some(x => !judgeSome(s, at, spec, x)) ? undefined : no(spec.rule, 'no-target'),
  aim: (s, _, at, target) => judgeSome(s, at, spec, target),
  *play(t, shot) {
    const { damage, marks = 0, most } = spec;
    const at = standsOn(t.s, shot.by);
    const targets = yield* t.chooseMany<Target>(shot.by, {
      rule: spec.rule,
      ask: msg('ask-targets', { most }),
      from: allTargets(t.s, shot.by),
      key: x => x,
      judge: x => judgeSome(t.s, at, spec, x),
      show: x => showTarget(t.s, shot, x, damage, marks, at),
      min: 1,
      max: most,
      ...(spec.together && { judgeAll: (set: readonly Target[]) => judgeSet(t.s, at, spec, set) }),
    });
    shot.targets.push(...targets);
    for (const x of targets) hit(t, shot, spec.hitsBy ?? spec.rule, x, damage, marks);
  },
});

/** The areas to choose from: each a list of squares. One area needs no question. */
const areasOf = (
  s: S,
  shot: Shot,
  at: SquareId,
  { area, rule }: Ruled<HitAll>,
): readonly (readonly SquareId[])[] => {
  const g = arenaOf(s);
  if (typeof area === 'object') {
    return g.squares.filter(q => !judgeWhere(s, rule, area.square, at, q)).map(q => [q]);
  }
  switch (area) {
    case 'other-room':
      return (g.roomsSeen[at] ?? []).filter(r => r !== roomAt(s, at)).map(r => g.squaresIn[r] ?? []);
    case 'ring':
      return [g.squares.filter(q => movesBetween(s, at, q) === 1)];
    case 'where-hit':
      return [[shot.place as SquareId]];
  }
};

const targetsIn = (s: S, shot: Shot, area: readonly SquareId[]): Target[] =>
  area.flatMap(q => targetsOn(s, shot.by, q));

const judgeArea = (s: S, shot: Shot, area: readonly SquareId[]): Verdict =>
  targetsIn(s, shot, area).length > 0 ? undefined : no('ADR-GEN-04', 'nobody-there');

/** Hits everybody in one area. */
export const hitAll = (spec: Ruled<HitAll>): Effect => ({
  judge: (s, shot, at) =>
    areasOf(s, shot, at, spec).some(a => !judgeArea(s, shot, a)) ? undefined : no(spec.rule, 'no-target'),
  aim: (s, shot, at, target) =>
    areasOf(s, shot, at, spec).some(a => isIn(s, a, target)) ? undefined : no(spec.rule, 'out-of-reach'),
  *play(t, shot) {
    const areas = areasOf(t.s, shot, standsOn(t.s, shot.by), spec);
    const area =
      areas.length === 1 ? (areas[0] as readonly SquareId[]) : yield* chooseArea(t, shot, spec, areas);
    for (const x of targetsIn(t.s, shot, area)) hit(t, shot, spec.rule, x, spec.damage, spec.marks ?? 0);
  },
  blows: (s, shot, at) => {
    const areas = areasOf(s, shot, at, spec);
    return areas.length === 1 ? blowsIn(s, shot, spec, areas[0] as readonly SquareId[]) : [];
  },
});

const blowsIn = (s: S, shot: Shot, spec: Ruled<HitAll>, area: readonly SquareId[]): Blow[] =>
  targetsIn(s, shot, area).flatMap(x => blowsOf(s, shot, x, spec.damage, spec.marks ?? 0));

const chooseArea = (t: T, shot: Shot, spec: Ruled<HitAll>, areas: readonly (readonly SquareId[])[]) =>
  t.choose(shot.by, {
    rule: spec.rule,
    ask: msg('ask-area'),
    from: areas,
    key: a => a.join('+'),
    judge: a => judgeArea(t.s, shot, a),
    show: a => ({
      label: msg(a.length === 1 ? 'square-label' : 'area-label', {
        square: a[0] as SquareId,
        squares: [...a],
      }),
      at: [...a],
      preview: {
        hits: targetsIn(t.s, shot, a),
        damage: spec.damage,
        marks: spec.marks ?? 0,
        blows: blowsIn(t.s, shot, spec, a),
      },
    }),
  });

/** Judges the square that a figure is moved to: doors yes, walls no (ADR-GEN-06). */
export const judgePush = (s: S, from: SquareId, to: SquareId, spec: Ruled<Push>): Verdict => {
  if (movesBetween(s, from, to) > spec.most) return no(spec.rule, 'too-far-to-move', { most: spec.most });
  if (!spec.straight || from === to) return undefined;
  const inLine = DIRECTIONS.some(d => straight(arenaOf(s), from, d, spec.most).includes(to));
  return inLine ? undefined : no(spec.rule, 'not-straight');
};

/** Asks where to move a target, its own square included. */
function* push(t: T, shot: Shot, who: Figure, spec: Ruled<Push>): Proc {
  const from = standsOn(t.s, who);
  const to = yield* t.choose(shot.by, {
    rule: spec.rule,
    ask: msg('ask-push', { target: who }),
    from: squaresFrom(t.s, from),
    key: q => q,
    judge: q => judgePush(t.s, from, q, spec),
    show: q => ({ ...showLanding(from, q), ...(q === from && { declines: true }) }),
  });
  moveTo(t, shot, spec.rule, who, to, 'pushed');
}

/** Moves the basic effect's target, as a step of its own that other effects may precede. */
export const pushTarget = (spec: Ruled<Push>): Effect => ({
  judge: (_, shot) => (isFigure(shot.targets[0] as Target) ? undefined : no('ADR-XDOM-03', 'spawn-stays')),
  *play(t, shot) {
    yield* push(t, shot, shot.targets[0] as Figure, spec);
  },
});

/** Additional damage to the basic effect's target. */
export const hitAgain = (rule: RuleId, damage: number): Effect => ({
  judge: (_, shot) => (isFigure(shot.targets[0] as Target) ? undefined : no(rule, 'spawn-tagged-once')),
  *play(t, shot) {
    hit(t, shot, rule, shot.targets[0] as Target, damage);
  },
  blows: (s, shot) => blowsOf(s, shot, shot.targets[0] as Target, damage, 0),
});
