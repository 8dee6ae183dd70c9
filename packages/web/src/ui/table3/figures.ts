import {
  type BufferGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  MeshBasicMaterial,
  Quaternion,
  TorusGeometry,
  Vector3,
} from 'three';
import { drawingOf } from '../glyph-sheet.js';
import type { Names } from './bodies.js';
import { cutoutOf } from './cutout.js';
import { merged, shapeOf, tinted } from './geometry.js';
import { plastic } from './materials.js';
import type { P3, Standee } from './model.js';
import type { Quality } from './quality.js';

/** How thick a base is. */
export const BASE = 0.32;
/** How long somebody glides to where they go, or falls, in milliseconds. */
const GLIDE = 650;
const FALL = 700;

const foot = merged([
  tinted(new CylinderGeometry(0.47, 0.5, 1, 32).rotateX(Math.PI / 2).translate(0, 0, 0.5), '#1b1d22'),
  tinted(new CircleGeometry(0.4, 28).translate(0, 0, 1.03), '#2a2d33'),
]);
const ring = new TorusGeometry(0.43, 0.032, 6, 36);
/** Whoever is of the second side has a ring of pieces. */
const brokenRing = merged(
  Array.from({ length: 8 }, (_, n) =>
    new TorusGeometry(0.43, 0.032, 6, 5, Math.PI / 5.6).rotateZ((n * Math.PI) / 4),
  ),
);
const arrow = new ExtrudeGeometry(
  shapeOf([
    [0.52, 0],
    [0.36, 0.12],
    [0.36, -0.12],
  ]),
  { depth: 0.2, bevelEnabled: false },
);

/** One mesh for all instances of a body. */
class Layer {
  readonly mesh: InstancedMesh;
  private readonly els: string[] = [];

  constructor(body: BufferGeometry, material: Material, most: number) {
    this.mesh = new InstancedMesh(body, material, most);
    this.mesh.count = 0;
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = this.mesh.receiveShadow = true;
    const names: Names = ({ instanceId }) => this.els[instanceId ?? -1];
    this.mesh.userData.names = names;
  }

  add(el: string, colour: string | null): number {
    const i = this.mesh.count++;
    this.els.push(el);
    if (colour) this.mesh.setColorAt(i, new Color(colour));
    return i;
  }

  put(i: number, m: Matrix4): void {
    this.mesh.setMatrixAt(i, m);
    this.mesh.instanceMatrix.needsUpdate = true;
    // A ray asks the sphere round all of them first, which has moved.
    this.mesh.boundingSphere = null;
  }
}

interface FigurePart {
  readonly layer: Layer;
  readonly i: number;
  /** Turned to whoever looks, or lying as the base does. */
  readonly isUpright: boolean;
  readonly scale: P3;
  readonly lift: number;
}

interface Figure {
  readonly standee: Standee;
  readonly parts: readonly FigurePart[];
  from: P3;
  begun: number;
  /** It has fallen, and is gone when it lies. */
  falls: boolean;
}

const eased = (t: number): number => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));
const UP = new Vector3(0, 0, 1);

/** Where a figure is between where it stood and where it stands. */
const placeOf = ({ standee, from, begun }: Figure, now: number): P3 => {
  const t = eased((now - begun) / GLIDE);
  const [[ax, ay, az], [bx, by, bz]] = [from, standee.at];
  const hop = Math.sin(Math.PI * t) * Math.min(1.2, Math.hypot(bx - ax, by - ay) * 0.08);
  return [ax + (bx - ax) * t, ay + (by - ay) * t, az + (bz - az) * t + hop];
};

/** Everybody who stands on the table: cut-outs that turn to whoever looks, gliding when they move. */
export class Figures {
  readonly group = new Group();
  private figures: readonly Figure[] = [];
  private layers = new Map<string, Layer>();
  private known = '';
  private readonly plastic: Material;
  private readonly card: Material;
  private readonly shine = new MeshBasicMaterial({ toneMapped: false });

  constructor(
    quality: Quality,
    private readonly colourOf: (colour: string) => string,
  ) {
    this.plastic = plastic(quality, { roughness: 0.38, metalness: 0.02, vertexColors: true });
    this.card = plastic(quality, { roughness: 0.45 });
  }

  /** Whose picture moves until when. */
  get busyUntil(): number {
    return Math.max(0, ...this.figures.map(f => f.begun + (f.falls ? FALL : GLIDE)));
  }

  /** How high the drawing of a standee is over its base. */
  static heightOf(s: Standee): number {
    const { width } = cutoutOf(drawingOf(s.drawing), s.body);
    return Math.min(s.height - BASE, (Math.max(...s.base) * 1.5) / width);
  }

  show(standees: readonly Standee[], now: number, isMoving: boolean): void {
    const key = JSON.stringify(standees);
    if (key === this.known) return;
    this.known = key;
    const before = new Map(this.figures.map(f => [f.standee.id, f]));
    const ids = new Set(standees.map(s => s.id));
    const fallen = isMoving
      ? this.figures.filter(f => !ids.has(f.standee.id) && !(f.falls && now > f.begun + FALL))
      : [];
    const all = [...standees, ...fallen.map(f => f.standee)];
    this.clear();
    this.figures = all.map(standee => {
      const old = before.get(standee.id);
      const falls = !ids.has(standee.id);
      const hasMoved = old !== undefined && isMoving && String(old.standee.at) !== String(standee.at);
      const begun = falls ? (old?.falls ? old.begun : now) : hasMoved ? now : (old?.begun ?? -GLIDE);
      const from = hasMoved && old ? placeOf(old, now) : (old?.from ?? standee.at);
      const isStill = !falls && now > begun + GLIDE;
      return {
        standee,
        parts: this.partsOf(standee, all.length),
        from: isStill ? standee.at : from,
        begun,
        falls,
      };
    });
  }

  private clear(): void {
    for (const { mesh } of this.layers.values()) {
      mesh.removeFromParent();
      mesh.dispose();
    }
    this.layers = new Map();
  }

  private layer(key: string, body: BufferGeometry, material: Material, most: number): Layer {
    const known = this.layers.get(key);
    if (known) return known;
    const made = new Layer(body, material, most);
    this.layers.set(key, made);
    this.group.add(made.mesh);
    return made;
  }

  private partsOf(s: Standee, most: number): FigurePart[] {
    const [l, w] = s.base;
    const d = drawingOf(s.drawing);
    const { figure, blade } = cutoutOf(d, s.body);
    const high = Figures.heightOf(s);
    const shade = s.isDone ? 0.82 : 1;
    const colour = new Color(this.colourOf(s.colour)).multiplyScalar(shade).getStyle();
    const part = (
      layer: Layer,
      colour: string | null,
      scale: P3,
      lift: number,
      isUpright = false,
    ): FigurePart => ({
      layer,
      i: layer.add(s.el, colour),
      isUpright,
      scale,
      lift,
    });
    const rim =
      s.ring === 'broken'
        ? this.layer('broken', brokenRing, this.card, 2 * most)
        : this.layer('ring', ring, this.card, 2 * most);
    const parts = [
      part(this.layer('foot', foot, this.plastic, most), null, [l, w, BASE], 0),
      part(rim, colour, [l, w, Math.min(l, w)], BASE),
      part(
        this.layer(`${s.body} ${d}`, figure, this.plastic, most),
        colour,
        [high, high, high],
        BASE - 0.04,
        true,
      ),
    ];
    if (s.ring === 'double') parts.push(part(rim, colour, [l * 0.74, w * 0.74, Math.min(l, w)], BASE));
    if (s.facing !== undefined && l > 3)
      parts.push(part(this.layer('arrow', arrow, this.card, most), colour, [l, l, 1], BASE));
    if (blade && s.blade)
      parts.push(part(this.layer('blade', blade, this.shine, most), s.blade, [high, high, high], BASE, true));
    return parts;
  }

  /** Puts everybody where they are now, turned to the eye; who looks himself is not in the picture. */
  turnTo(eye: Vector3, now: number, looker: string | null): void {
    const m = new Matrix4();
    const size = new Vector3();
    for (const f of this.figures) {
      const [x, y, z] = placeOf(f, now);
      const lying = f.falls ? eased((now - f.begun) / FALL) : 0;
      const isGone = lying >= 1 || f.standee.el === looker;
      const yaw = Math.atan2(eye.y - y, eye.x - x) + Math.PI / 2;
      const base = new Quaternion().setFromAxisAngle(UP, ((f.standee.facing ?? 0) * Math.PI) / 180);
      const upright = new Quaternion().setFromAxisAngle(UP, yaw);
      upright.multiply(new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), (lying * Math.PI) / 2));
      for (const part of f.parts) {
        size.set(...part.scale).multiplyScalar(isGone ? 1e-4 : 1);
        part.layer.put(
          part.i,
          m.compose(new Vector3(x, y, z + part.lift), part.isUpright ? upright : base, size),
        );
      }
    }
  }

  placeOf(id: string, now: number): P3 | null {
    const found = this.figures.find(f => f.standee.id === id);
    return found ? placeOf(found, now) : null;
  }
}
