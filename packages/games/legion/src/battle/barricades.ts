import {
  compareOutlines,
  direction,
  isAt,
  mm,
  outlineOf,
  type Polygon,
  type Terrain,
} from '@potyczka/geometry/plane';
import type { Pose, Proc, Seat, Verdict } from '@potyczka/kernel';
import { fieldOf, TOKEN_RADIUS } from '../ground.js';
import type { Keyword } from '../moments.js';
import type { S, T } from '../state.js';
import { msg, no } from '../text/say.js';
import { foeOf } from '../vocabulary.js';
import { boxOfArea, zonesOf } from './zones.js';

const OUTSIDE = no('LEG-SETUP-15', 'barricade-outside');
const OVERLAPS = no('LEG-SETUP-15', 'barricade-overlaps');
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

/** In the own zone or at range 1-2 of it, on free ground. */
const judgeBarricade = (s: S, who: Seat, p: Pose): Verdict => {
  const polygon = polygonAt(p);
  const { width, depth } = s.ground;
  const outline = { core: polygon, radius: 0 };
  const inside = polygon.every(q => q.x >= 0 && q.y >= 0 && q.x <= width && q.y <= depth);
  const zones = zonesOf(s, who).map(a =>
    'polygon' in a ? { core: a.polygon, radius: 0 } : { core: [a.centre], radius: a.radius },
  );
  const corners = polygon.map(q => ({ core: [q], radius: 0 }));
  if (!inside || !corners.every(c => zones.some(z => isAt(z, c, 2)))) return OUTSIDE;
  const field = fieldOf(s);
  const taken =
    field.terrain.some(t => compareOutlines(outline, { core: t.polygon, radius: 0 }, 0) <= 0) ||
    s.tokens.some(
      t => compareOutlines(outline, { core: [{ x: t.x, y: t.y }], radius: TOKEN_RADIUS }, 0) <= 0,
    ) ||
    field.units.some(u => u.minis.some(m => compareOutlines(outline, outlineOf(u, m), 0) <= 0));
  return taken ? OVERLAPS : undefined;
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
      show: q => ({ label: msg('end-label', { x: Math.round(q.x / 100), y: Math.round(q.y / 100) }) }),
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
