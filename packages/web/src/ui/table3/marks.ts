import {
  type BufferGeometry,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Quaternion,
  RingGeometry,
  ShapeGeometry,
  TorusGeometry,
  Vector3,
} from 'three';
import { drawingOf } from '../glyph-sheet.js';
import { cutoutOf } from './cutout.js';
import { BASE, Figures } from './figures.js';
import { merged, prism, shapeOf, tinted } from './geometry.js';
import type { Look3, P3, Sighted, Solid, Spot, Standee, Table3 } from './model.js';
import { reachOf, scaledBy } from './outline.js';

const COLOURS = {
  // As on the board, and told from every floor: yellow is lost on sand and in yellow rooms.
  lit: '#4df5ff',
  chosen: '#ffffff',
  aimed: '#ff5a48',
  acting: '#ffffff',
  highlight: '#ffffff',
  seen: '#8df0a4',
  cover: '#ffc34d',
  hidden: '#ff6a5a',
} as const;

/** What the board marks now, by element. */
export interface Marked {
  readonly lit: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly aimed: ReadonlySet<string>;
  readonly highlight: ReadonlySet<string>;
}

const flatColour = (opacity: number, isThrough = false): MeshBasicMaterial =>
  new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    opacity,
    toneMapped: false,
    fog: false,
    depthWrite: false,
    depthTest: !isThrough,
    polygonOffset: true,
    polygonOffsetFactor: -2,
  });

const WAYS = { bright: flatColour(0.95), soft: flatColour(0.2), through: flatColour(0.34, true) };

const HALO = new RingGeometry(0.5, 0.82, 36);
const HOOP = new TorusGeometry(0.58, 0.045, 6, 40);

/** A ring round a base, with light round it on the floor. */
const hoop = (s: Standee, colour: string, by = 1): readonly [ring: BufferGeometry, halo: BufferGeometry] => {
  const [l, w] = s.base;
  const turn = ((s.facing ?? 0) * Math.PI) / 180;
  const put = (g: BufferGeometry, up: number): BufferGeometry =>
    tinted(g.clone(), colour)
      .scale(l * by, w * by, Math.min(l, w))
      .rotateZ(turn)
      .translate(s.at[0], s.at[1], s.at[2] + up);
  return [put(HOOP, 0.16), put(HALO, 0.06)];
};

/** Most rims are a hand's breadth from the edge; around what is small they are finer. */
const frame = (
  { outline, z }: Pick<Spot, 'outline' | 'z'>,
  colour: string,
): readonly [rim: BufferGeometry, wash: BufferGeometry] => {
  const reach = Math.max(0.2, reachOf(outline));
  const wide = Math.min(0.3, reach * 0.18);
  const [outer, inner] = [
    scaledBy(outline, 1 - 0.1 / (reach + 1)),
    scaledBy(outline, 1 - 0.1 / (reach + 1) - wide / reach),
  ];
  const rim = new ShapeGeometry(shapeOf(outer, [inner])).translate(0, 0, z + 0.05);
  const wash = new ShapeGeometry(shapeOf(inner)).translate(0, 0, z + 0.05);
  return [tinted(rim, colour), tinted(wash, colour)];
};

/** A bar from point to point. */
const bar = (a: P3, b: P3, near: number, far: number): BufferGeometry => {
  const [p, q] = [new Vector3(...a), new Vector3(...b)];
  const along = q.clone().sub(p);
  const g = new CylinderGeometry(far, near, Math.max(0.01, along.length()), 6, 1, true);
  g.applyQuaternion(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), along.normalize()));
  const [x, y, z] = p.lerp(q, 0.5).toArray();
  return g.translate(x, y, z);
};

/** A body that hides or covers: its edges shine, and a wash lies over it. */
const shellOf = (
  s: Solid,
  colour: string,
  thin: (p: P3) => number,
): readonly [edges: BufferGeometry, wash: BufferGeometry] => {
  const edges = s.outline.flatMap(([x, y], n) => {
    const [x2, y2] = s.outline[(n + 1) % s.outline.length] ?? [x, y];
    const r = Math.min(thin([x, y, s.top]), thin([x2, y2, s.top]), thin([(x + x2) / 2, (y + y2) / 2, s.top]));
    return [bar([x, y, s.top], [x2, y2, s.top], r, r), bar([x, y, s.bottom], [x, y, s.top], r, r)];
  });
  return [tinted(merged(edges), colour), tinted(prism({ ...s, bevel: 0 }).scale(1, 1, 1.003), colour)];
};

/** Collects marks by how they are painted: each way is one body. */
class Paints {
  private readonly parts = new Map<keyof typeof WAYS, BufferGeometry[]>();
  add(way: keyof typeof WAYS, ...bodies: readonly BufferGeometry[]): void {
    this.parts.set(way, [...(this.parts.get(way) ?? []), ...bodies]);
  }

  into(group: Group): void {
    for (const [way, bodies] of this.parts) {
      const mesh = new Mesh(merged(bodies), WAYS[way]);
      mesh.raycast = () => undefined;
      mesh.frustumCulled = false;
      mesh.renderOrder = way === 'through' ? 6 : 2;
      group.add(mesh);
    }
  }
}

/** Rings and frames round what can be chosen, is chosen, pointed at or told of. */
export const marksOf = (table: Table3, marked: Marked, isLooking: boolean): Group => {
  const paints = new Paints();
  const colourAt = (el: string): string | null => {
    if (marked.aimed.has(el)) return COLOURS.aimed;
    if (marked.chosen.has(el)) return COLOURS.chosen;
    if (marked.lit.has(el) && !isLooking) return COLOURS.lit;
    return marked.highlight.has(el) ? COLOURS.highlight : null;
  };
  const stand = new Set(table.standees.map(s => s.el));
  for (const s of table.standees) {
    if (s.isActing) paints.add('bright', hoop(s, COLOURS.acting, 1.2)[0]);
    const colour = colourAt(s.el);
    if (!colour) continue;
    const [ring, halo] = hoop(s, colour);
    paints.add('bright', ring);
    paints.add('soft', halo);
    // What can be chosen is never lost behind a wall.
    paints.add('through', ring.clone());
  }
  for (const spot of table.spots) {
    const colour = stand.has(spot.el) ? null : colourAt(spot.el);
    if (!colour) continue;
    const [rim, wash] = frame(spot, colour);
    paints.add('bright', rim);
    paints.add('soft', wash);
  }
  for (const f of table.flats) {
    const colour = f.el === undefined ? null : colourAt(f.el);
    if (!colour) continue;
    const r = Math.max(...f.size) * 0.72;
    paints.add(
      'bright',
      tinted(new TorusGeometry(r, 0.09, 6, 32), colour).translate(f.at[0], f.at[1], f.at[2] + 0.14),
    );
  }
  const placed = new Set([...stand, ...table.spots.map(s => s.el)]);
  for (const s of table.solids) {
    const colour = s.el === undefined || s.isDecor || placed.has(s.el) ? null : colourAt(s.el);
    if (colour) paints.add('bright', frame({ outline: s.outline, z: s.top }, colour)[0]);
  }
  const group = new Group();
  paints.into(group);
  return group;
};

const GHOST = new MeshBasicMaterial({
  color: COLOURS.hidden,
  transparent: true,
  opacity: 0.4,
  depthTest: false,
  depthWrite: false,
  toneMapped: false,
  fog: false,
});

/** Who is hidden shows through what hides it, without light. */
const ghosts = (hidden: readonly Standee[]): Group => {
  const group = new Group();
  const byDrawing = new Map<string, Standee[]>();
  for (const s of hidden)
    byDrawing.set(`${s.body} ${s.drawing}`, [...(byDrawing.get(`${s.body} ${s.drawing}`) ?? []), s]);
  for (const all of byDrawing.values()) {
    const [first] = all;
    if (!first) continue;
    const mesh = new InstancedMesh(cutoutOf(drawingOf(first.drawing), first.body).figure, GHOST, all.length);
    mesh.userData.ghosts = all;
    mesh.frustumCulled = false;
    mesh.renderOrder = 6;
    mesh.raycast = () => undefined;
    group.add(mesh);
  }
  return group;
};

/** Ghosts turn to whoever looks, as the figures do. */
export const turnGhosts = (marks: Group, eye: Vector3): void => {
  const m = new Matrix4();
  marks.traverse(x => {
    if (!(x instanceof InstancedMesh)) return;
    for (const [n, s] of (x.userData.ghosts as readonly Standee[]).entries()) {
      const [px, py, pz] = s.at;
      const high = Figures.heightOf(s);
      const turn = new Quaternion().setFromAxisAngle(
        new Vector3(0, 0, 1),
        Math.atan2(eye.y - py, eye.x - px) + Math.PI / 2,
      );
      x.setMatrixAt(n, m.compose(new Vector3(px, py, pz + BASE), turn, new Vector3(high, high, high)));
    }
    x.instanceMatrix.needsUpdate = true;
  });
};

export const colourOfLook = (look: Look3): string =>
  look.sees ? (look.cover > 0 ? COLOURS.cover : COLOURS.seen) : COLOURS.hidden;

/** From the eye a line is as thick at both ends, and begins ahead and below, so that it does not fill the picture. */
const lineOf = ({ from, at }: Look3, isMain: boolean, isEye: boolean): BufferGeometry => {
  if (!isEye) return bar(from, at, isMain ? 0.13 : 0.05, isMain ? 0.13 : 0.05);
  const [a, b] = [new Vector3(...from), new Vector3(...at)];
  const far = a.distanceTo(b);
  a.setZ(a.z - 0.5).lerp(b, Math.min(0.2, 1.6 / far));
  return bar([a.x, a.y, a.z], at, isMain ? 0.011 : 0.005, far * (isMain ? 0.0036 : 0.0014));
};

/**
 * A look, as the rules judge it: who is seen has a ring and a line, who is hidden is outlined through the walls,
 * and what hides or covers the one that is aimed at is framed.
 */
export const lookMarks = (table: Table3, sighted: Sighted, main: string | null, eye: P3 | null): Group => {
  const group = new Group();
  const paints = new Paints();
  const hidden: Standee[] = [];
  const thin = (p: P3): number =>
    eye
      ? Math.min(0.12, Math.max(0.01, Math.hypot(p[0] - eye[0], p[1] - eye[1], p[2] - eye[2]) * 0.0022))
      : 0.13;
  for (const look of sighted.looks) {
    const isMain = look.to === main;
    const colour = colourOfLook(look);
    const whole = table.standees.filter(s => s.el === look.to);
    for (const s of whole)
      if (isMain || look.sees) paints.add('bright', hoop(s, isMain ? COLOURS.aimed : colour)[0]);
    if (!look.sees) hidden.push(...whole);
    // Out of a head all lines begin at the same place: only the one that is meant is drawn.
    if (isMain || (look.sees && eye === null))
      paints.add('bright', tinted(lineOf(look, isMain, eye !== null), colour));
    if (!isMain) continue;
    for (const solid of table.solids.filter(
      s => !s.isDecor && s.el !== undefined && look.by.includes(s.el),
    )) {
      const [edges, wash] = shellOf(solid, colour, thin);
      paints.add('bright', edges);
      paints.add('soft', wash);
    }
  }
  paints.into(group);
  group.add(ghosts(hidden));
  return group;
};
