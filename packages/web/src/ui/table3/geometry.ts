import { BufferAttribute, BufferGeometry, Color, ExtrudeGeometry, Path, Shape, Vector2 } from 'three';
import type { P2 } from './model.js';

const ATTRIBUTES = ['position', 'normal', 'uv', 'color'] as const;
const SIZES = { position: 3, normal: 3, uv: 2, color: 3 } as const;

export const shapeOf = (outline: readonly P2[], holes: readonly (readonly P2[])[] = []): Shape => {
  const points = (line: readonly P2[]): Vector2[] => line.map(([x, y]) => new Vector2(x, y));
  const shape = new Shape(points(outline));
  shape.holes = holes.map(hole => new Path(points(hole)));
  return shape;
};

/** The numbers of an attribute of a body without index; white where it has no colours. */
const valuesOf = (g: BufferGeometry, name: (typeof ATTRIBUTES)[number]): ArrayLike<number> => {
  const known = g.getAttribute(name);
  const count = g.getAttribute('position').count * SIZES[name];
  return known ? known.array : new Float32Array(count).fill(name === 'color' ? 1 : 0);
};

/** Several bodies as one: they are drawn at once. */
export const merged = (parts: readonly BufferGeometry[]): BufferGeometry => {
  const flat = parts.map(g => (g.index ? g.toNonIndexed() : g));
  const out = new BufferGeometry();
  for (const name of ATTRIBUTES) {
    const all = flat.map(g => valuesOf(g, name));
    const values = new Float32Array(all.reduce((sum, v) => sum + v.length, 0));
    let at = 0;
    for (const v of all) {
      values.set(v, at);
      at += v.length;
    }
    out.setAttribute(name, new BufferAttribute(values, SIZES[name]));
  }
  return out;
};

/** Gives all of a body one colour. */
export const tinted = (g: BufferGeometry, colour: string): BufferGeometry => {
  const { r, g: green, b } = new Color(colour);
  const { count } = g.getAttribute('position');
  const values = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) values.set([r, green, b], i * 3);
  return g.setAttribute('color', new BufferAttribute(values, 3));
};

/** A part of a body without index, by one of its groups: the caps of a prism, or its sides. */
export const groupOf = (g: BufferGeometry, nth: number): BufferGeometry => {
  const out = new BufferGeometry();
  const { start, count } = g.groups[nth] ?? { start: 0, count: 0 };
  for (const name of ['position', 'normal', 'uv'] as const) {
    const a = g.getAttribute(name);
    const size = SIZES[name];
    out.setAttribute(
      name,
      new BufferAttribute(Float32Array.from(a.array.slice(start * size, (start + count) * size)), size),
    );
  }
  return out;
};

/** After a mirror the corners of every triangle go the wrong way round: two of them change places. */
export const turnedRound = (g: BufferGeometry): BufferGeometry => {
  for (const name of ATTRIBUTES) {
    const a = g.getAttribute(name);
    if (!a) continue;
    const size = SIZES[name];
    const v = a.array;
    for (let t = 0; t + 2 < a.count; t += 3)
      for (let k = 0; k < size; k++) {
        const [i, j] = [(t + 1) * size + k, (t + 2) * size + k];
        const kept = v[i] ?? 0;
        v[i] = v[j] ?? 0;
        v[j] = kept;
      }
  }
  return g;
};

/** What a body holds within its faces; less than nothing if they look inwards. */
export const volumeOf = (g: BufferGeometry): number => {
  const p = g.getAttribute('position');
  let sum = 0;
  for (let t = 0; t + 2 < p.count; t += 3) {
    const [ax, ay, az] = [p.getX(t), p.getY(t), p.getZ(t)];
    const [bx, by, bz] = [p.getX(t + 1), p.getY(t + 1), p.getZ(t + 1)];
    const [cx, cy, cz] = [p.getX(t + 2), p.getY(t + 2), p.getZ(t + 2)];
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sum / 6;
};

interface PrismOf {
  readonly outline: readonly P2[];
  readonly bottom: number;
  readonly top: number;
  readonly bevel?: number;
}

/** An upright prism: its caps are the first group, its sides the second. A bevel goes inwards, so that it grows nowhere. */
export const prism = ({ outline, bottom, top, bevel = 0 }: PrismOf): BufferGeometry => {
  const rim = Math.min(bevel, (top - bottom) / 3);
  const g = new ExtrudeGeometry(shapeOf(outline), {
    depth: Math.max(0.01, top - bottom - 2 * rim),
    bevelEnabled: rim > 0,
    bevelSize: rim,
    bevelOffset: -rim,
    bevelThickness: rim,
    bevelSegments: 1,
  });
  return g.translate(0, 0, bottom + rim);
};
