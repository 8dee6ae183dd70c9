import {
  type BufferGeometry,
  CylinderGeometry,
  Group,
  type Intersection,
  LineSegments,
  Mesh,
  type Object3D,
  type Material as Paint,
  Sprite,
} from 'three';
import { groupOf, merged, prism, tinted } from './geometry.js';
import { materialOf } from './materials.js';
import type { Material, Round, Solid } from './model.js';
import type { Quality } from './quality.js';

/** Something that a ray can hit: it tells which element of the board that was. */
export type Names = (hit: Intersection) => string | undefined;

/** Many bodies of one material in one mesh; a triangle tells which element it belongs to. */
class Batch {
  private readonly parts: BufferGeometry[] = [];
  private readonly ends: { readonly end: number; readonly el: string | undefined }[] = [];
  private triangles = 0;

  constructor(private readonly material: Material) {}

  add(body: BufferGeometry, el: string | undefined, tint: string): void {
    const flat = tinted(body.index ? body.toNonIndexed() : body, tint);
    this.parts.push(flat);
    this.triangles += flat.getAttribute('position').count / 3;
    this.ends.push({ end: this.triangles, el });
  }

  mesh(quality: Quality): Mesh {
    const mesh = new Mesh(merged(this.parts), materialOf(this.material, quality));
    mesh.castShadow = this.material !== 'glow';
    mesh.receiveShadow = this.material !== 'glow';
    const names: Names = ({ faceIndex }) => this.ends.find(e => (faceIndex ?? 0) < e.end)?.el;
    mesh.userData.names = names;
    return mesh;
  }
}

const roundBody = ({ r, top = r, h, at: [x, y, z] }: Round): BufferGeometry =>
  new CylinderGeometry(top, r, h, r > 1 ? 24 : 12)
    .translate(0, h / 2, 0)
    .rotateX(Math.PI / 2)
    .translate(x, y, z);

export interface BodiesOf {
  readonly solids: readonly Solid[];
  readonly rounds: readonly Round[];
}

/** Bodies of a table, all of one material in one mesh. */
export const bodiesOf = (all: BodiesOf, quality: Quality, colourOf: (colour: string) => string): Group => {
  const batches = new Map<Material, Batch>();
  const batch = (material: Material): Batch => {
    const known = batches.get(material) ?? new Batch(material);
    batches.set(material, known);
    return known;
  };
  for (const s of all.solids) {
    const body = prism(s);
    const tint = colourOf(s.tint ?? '#ffffff');
    batch(s.cap).add(groupOf(body, 0), s.el, tint);
    batch(s.side).add(groupOf(body, 1), s.el, s.sideTint ? colourOf(s.sideTint) : tint);
  }
  for (const r of all.rounds) batch(r.material).add(roundBody(r), r.el, colourOf(r.tint ?? '#ffffff'));
  const group = new Group();
  for (const each of batches.values()) group.add(each.mesh(quality));
  return group;
};

/** A paint that is made for some bodies only, and goes with them, with the picture on it. */
export const ownPaint = <P extends Paint>(paint: P): P => {
  paint.userData.isOwn = true;
  return paint;
};

const disposePaint = (paint: Paint): void => {
  if (!paint.userData.isOwn) return;
  if ('map' in paint) (paint.map as { dispose(): void } | null)?.dispose();
  paint.dispose();
};

/** What is shared stays; what only these bodies were made of is given back. */
export const disposeOf = (group: Object3D): void => {
  group.traverse(x => {
    if (!(x instanceof Mesh || x instanceof Sprite || x instanceof LineSegments)) return;
    // All sprites share one body.
    if (!(x instanceof Sprite)) x.geometry.dispose();
    for (const paint of [x.material].flat()) disposePaint(paint);
  });
  group.removeFromParent();
};
