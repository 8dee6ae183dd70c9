import {
  boxOfPolygon,
  compareOutlines,
  direction,
  isAt,
  mm,
  type Outline,
  outlineOf,
  type Polygon,
  type Terrain,
} from '@potyczka/geometry/plane';
import { nth, type Pose, type Proc, type RuleId, type Seat, type Verdict } from '@potyczka/kernel';
import { fieldOf, fieldUnit, TOKEN_RADIUS } from '../ground.js';
import type { Keyword } from '../moments.js';
import { leaderOf, type S, type T, unitOf } from '../state.js';
import { msg, no } from '../text/say.js';
import { foeOf, type UnitId } from '../vocabulary.js';
import { boxOfArea, zonesOf } from './zones.js';

/** What a condition card says of its own, and what an upgrade does. */
const OUTSIDE = no('LEG-CARD-04', 'barricade-outside');
const TAKEN = no('LEG-CARD-04', 'barricade-overlaps');
const FAR_OFF = no('LEG-CARD-09', 'barricade-far-off');
const NOT_FREE = no('LEG-CARD-09', 'barricade-overlaps');
const SIZE = { length: mm(120), width: mm(20), height: mm(28) };

/** A barricade stands any way that it is turned. */
const polygonAt = (p: Pose): Polygon => {
  const u = direction(p.facing ?? 0);
  const [l, w] = [SIZE.length / 2, SIZE.width / 2];
  const corner = (along: number, across: number) => ({
    x: p.x + Math.round(along * u.x - across * u.y),
    y: p.y + Math.round(along * u.y + across * u.x),
  });
  return [corner(-l, -w), corner(l, -w), corner(l, w), corner(-l, w)];
};

const outlineAt = (p: Pose): Outline => ({ core: polygonAt(p), radius: 0 });

const isOnTable = (s: S, { core }: Outline): boolean =>
  core.every(q => q.x >= 0 && q.y >= 0 && q.x <= s.ground.width && q.y <= s.ground.depth);

/** In the own zone or at range 1-2 of it, on free ground. */
const judgeBarricade = (s: S, who: Seat, p: Pose): Verdict => {
  const outline = outlineAt(p);
  const zones = zonesOf(s, who).map(a =>
    'polygon' in a ? { core: a.polygon, radius: 0 } : { core: [a.centre], radius: a.radius },
  );
  const corners = outline.core.map(q => ({ core: [q], radius: 0 }));
  if (!isOnTable(s, outline) || !corners.every(c => zones.some(z => isAt(z, c, 2)))) return OUTSIDE;
  return isFree(s, outline) ? undefined : TAKEN;
};

/** Nothing else lies or stands there; `but` is the piece that is taken up. */
const isFree = (s: S, outline: Outline, but?: string): boolean => {
  const field = fieldOf(s);
  const taken =
    field.terrain.some(
      t => t.id !== but && compareOutlines(outline, { core: t.polygon, radius: 0 }, 0) <= 0,
    ) ||
    s.tokens.some(
      t => compareOutlines(outline, { core: [{ x: t.x, y: t.y }], radius: TOKEN_RADIUS }, 0) <= 0,
    ) ||
    field.units.some(u => u.minis.some(m => compareOutlines(outline, outlineOf(u, m), 0) <= 0));
  return !taken;
};

function* spots(s: S, who: Seat): Generator<Pose> {
  let given = 0;
  for (const area of zonesOf(s, who)) {
    const { x0, y0, x1, y1 } = boxOfArea(area);
    const far = mm(200);
    for (let x = x0 + mm(70); x <= x1; x += mm(150))
      for (let y = y0 - far; y <= y1 + far; y += mm(70)) {
        const p = { x: Math.round(x), y: Math.round(y), z: 0, facing: 0 };
        if (judgeBarricade(s, who, p)) continue;
        yield p;
        if (++given >= 12) return;
      }
  }
}

/** Whether a piece of terrain was put up by a player. */
export const isPutUp = (piece: string): boolean => piece.startsWith('barricade-c');

const labelOf = (q: Pose) => ({
  label: msg('end-label', { x: Math.round(q.x / 100), y: Math.round(q.y / 100) }),
});

/** Round a point, farther and farther away, each way that a barricade lies on a table. */
function* around(at: { readonly x: number; readonly y: number }): Generator<Pose> {
  for (const far of [mm(60), mm(100), mm(140), mm(180)])
    for (let n = 0; n < 8; n++) {
      const u = direction(n * 4500);
      for (const facing of [0, 9000])
        yield { x: Math.round(at.x + u.x * far), y: Math.round(at.y + u.y * far), z: 0, facing };
    }
}

const MOST_PLACES = 12;
function* good(spots: Iterable<Pose>, judge: (p: Pose) => Verdict): Generator<Pose> {
  let given = 0;
  for (const p of spots) {
    if (judge(p)) continue;
    yield p;
    if (++given >= MOST_PLACES) return;
  }
}

/** At range 1 of a unit, on free ground. */
const judgeBeside = (s: S, unit: UnitId, p: Pose): Verdict => {
  const outline = outlineAt(p);
  const body = fieldUnit(s, unitOf(s, unit));
  if (!isOnTable(s, outline) || !body.minis.some(m => isAt(outlineOf(body, m), outline, 1))) return FAR_OFF;
  return isFree(s, outline) ? undefined : NOT_FREE;
};
const besides = (s: S, unit: UnitId): Generator<Pose> =>
  good(around(leaderOf(unitOf(s, unit))), p => judgeBeside(s, unit, p));

/** Is there a place for a barricade near a unit? */
export const mayPutUp = (s: S, unit: UnitId): boolean => !besides(s, unit).next().done;

/** A card puts a barricade up at range 1 of its unit. */
export function* putUp(t: T, unit: UnitId, rule: RuleId): Proc {
  const who = unitOf(t.s, unit).seat;
  const p = yield* t.place(who, {
    rule,
    ask: msg('ask-barricade'),
    judge: q => judgeBeside(t.s, unit, q),
    propose: () => besides(t.s, unit),
    show: labelOf,
  });
  t.emit({ type: 'barricade', who, piece: pieceAt(t.s, p) }, rule);
}

const outlineOfPiece = (piece: S['ground']['terrain'][number]): Outline => ({
  core: piece.polygon as Polygon,
  radius: 0,
});

/** Wholly within range 1 of where it stood; it stands on the battlefield (decision 55). */
const judgeShift = (s: S, piece: S['ground']['terrain'][number], p: Pose): Verdict => {
  const outline = outlineAt(p);
  const from = outlineOfPiece(piece);
  const isNear = outline.core.every(q => isAt(from, { core: [q], radius: 0 }, 1));
  if (!isOnTable(s, outline) || !isNear) return FAR_OFF;
  return isFree(s, outline, piece.id) ? undefined : NOT_FREE;
};
const shifts = (s: S, piece: S['ground']['terrain'][number]): Generator<Pose> => {
  const { x0, y0, x1, y1 } = boxOfPolygon(piece.polygon as Polygon);
  return good(around({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 }), p => judgeShift(s, piece, p));
};

/** Barricades at range 1 of a unit that nobody stands on and that find another place. */
export const nearBarricades = (s: S, unit: UnitId): S['ground']['terrain'][number][] => {
  const body = fieldUnit(s, unitOf(s, unit));
  const { units } = fieldOf(s);
  return s.ground.terrain.filter(piece => {
    if (!piece.barricade) return false;
    const outline = outlineOfPiece(piece);
    const isNear = body.minis.some(m => isAt(outlineOf(body, m), outline, 1));
    const isHeld = units.some(u => u.minis.some(m => compareOutlines(outline, outlineOf(u, m), 0) < 0));
    return isNear && !isHeld && !shifts(s, piece).next().done;
  });
};

/** A barricade near a unit is taken up and set down elsewhere. */
export function* liftBarricade(t: T, unit: UnitId, rule: RuleId): Proc {
  const who = unitOf(t.s, unit).seat;
  const from = nearBarricades(t.s, unit);
  const piece =
    from.length === 1
      ? nth(from, 0)
      : yield* t.choose(who, {
          rule,
          ask: msg('ask-lift'),
          from,
          key: x => x.id,
          show: x => ({ label: msg('piece-label', { piece: x.id }), at: [x.id] }),
        });
  const p = yield* t.place(who, {
    rule,
    ask: msg('ask-barricade'),
    judge: q => judgeShift(t.s, piece, q),
    propose: () => shifts(t.s, piece),
    show: labelOf,
  });
  const shifted = { ...(piece as Terrain), polygon: polygonAt(p), bottom: 0, top: SIZE.height };
  t.emit({ type: 'barricade-shifted', who, piece: shifted }, rule);
}

const pieceAt = (s: S, p: Pose): Terrain => {
  const n = s.ground.terrain.filter(t => isPutUp(t.id)).length + 1;
  return {
    id: `barricade-c${n}`,
    kind: 'obstacle',
    barricade: true,
    move: 'difficult',
    cover: 'heavy',
    blocksSight: false,
    polygon: polygonAt(p),
    bottom: 0,
    top: SIZE.height,
  };
};

function* placeBarricades(t: T, n: number): Proc {
  const blue = t.s.blue ?? 'p1';
  for (let i = 0; i < n; i++) {
    const who = i % 2 === 0 ? blue : foeOf(blue);
    if (spots(t.s, who).next().done) continue;
    const p = yield* t.place(who, {
      rule: 'LEG-SETUP-14',
      ask: msg('ask-barricade'),
      judge: q => judgeBarricade(t.s, who, q),
      propose: () => spots(t.s, who),
      show: labelOf,
    });
    t.emit({ type: 'barricade', who, piece: pieceAt(t.s, p) }, 'LEG-SETUP-14');
  }
}

const barricades = (id: string, n: number): Keyword => ({
  id: `battle:${id}`,
  steps: {
    setupTokens: {
      rule: 'LEG-SETUP-13',
      is: 'must',
      when: () => true,
      *play(t) {
        yield* placeBarricades(t, n);
      },
    },
  },
});

export const fortifiedPositions = barricades('fortified-positions', 8);
export const improvisedDefenses = barricades('improvised-defenses', 4);
