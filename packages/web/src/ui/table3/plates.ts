import {
  BufferAttribute,
  BufferGeometry,
  type CanvasTexture,
  Mesh,
  MeshBasicMaterial,
  type PerspectiveCamera,
  Vector3,
} from 'three';
import type { PlateShape } from '../Plate.js';
import { pictureOf } from './canvas.js';
import { BASE, Figures } from './figures.js';
import type { Life, P3, Standee } from './model.js';

/** A plate with its bar takes so many pixels of the sheet. */
const [WIDE, HIGH] = [128, 128];
const COLUMNS = 8;
/** How high it is on the screen, in pixels, near by and from afar. */
const NEAR_PX = 44;
const FAR_PX = 27;
/** From so many centimetres on a plate is small. */
const FAR = 110;

const CORNERS: Readonly<Record<PlateShape, readonly [corners: number, turn: number]>> = {
  hexagon: [6, Math.PI / 6],
  square: [4, Math.PI / 4],
  diamond: [4, 0],
  triangle: [3, -Math.PI / 2],
  disc: [32, 0],
};

const drawPlate = (c: CanvasRenderingContext2D, s: Standee, colour: string): void => {
  if (!s.plate) return;
  const { shape, letter } = s.plate;
  const [corners, turn] = CORNERS[shape];
  c.beginPath();
  for (let n = 0; n < corners; n++) {
    const a = turn + (n * 2 * Math.PI) / corners;
    c.lineTo(64 + 36 * Math.cos(a), 44 + 36 * Math.sin(a));
  }
  c.closePath();
  c.lineWidth = 8;
  c.strokeStyle = '#0a0c0f';
  c.stroke();
  c.fillStyle = s.isDone ? '#20242b' : colour;
  c.fill();
  c.fillStyle = s.isDone ? colour : '#0b0d10';
  c.font = `800 ${letter.length > 1 ? 36 : 46}px "Inter Variable", sans-serif`;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillText(letter, 64, shape === 'triangle' ? 52 : 46);
};

const drawLife = (c: CanvasRenderingContext2D, { now, most, shield = 0, shieldMost = 0 }: Life): void => {
  const all = Math.max(1, most + shieldMost);
  const along = (n: number): number => (n / all) * 116;
  const share = now / Math.max(1, most);
  c.fillStyle = '#0a0c0f';
  c.beginPath();
  c.roundRect(2, 92, 124, 26, 10);
  c.fill();
  c.fillStyle = '#7cc4ff';
  c.fillRect(6, 98, along(shield), 14);
  c.fillStyle = share > 0.6 ? '#5fd08a' : share > 0.34 ? '#f2c744' : '#ff7a70';
  c.fillRect(6 + along(shieldMost), 98, along(now), 14);
};

/** How high a plate is on the screen, by how far from the eye it is. */
export const highOf = (far: number): number =>
  NEAR_PX + (FAR_PX - NEAR_PX) * Math.min(1, Math.max(0, (far - FAR / 3) / FAR));

/** Four corners, two triangles. */
const QUAD = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
  [1, 1],
  [0, 1],
] as const;

/** Plates and bars of life over the heads: upright on the screen whatever the camera does, all in one body. */
export class Plates {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>;
  private shown: readonly Standee[] = [];
  private known = '';
  private sheet: CanvasTexture | null = null;

  constructor(private readonly colourOf: (colour: string) => string) {
    const material = new MeshBasicMaterial({
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      fog: false,
    });
    this.mesh = new Mesh(new BufferGeometry(), material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 5;
    this.mesh.raycast = () => undefined;
  }

  show(standees: readonly Standee[]): void {
    const shown = standees.filter(s => s.plate ?? s.life);
    const key = JSON.stringify(shown.map(s => [s.id, s.plate, s.life, s.isDone, this.colourOf(s.colour)]));
    this.shown = shown;
    if (key === this.known) return;
    this.known = key;
    const rows = Math.max(1, Math.ceil(shown.length / COLUMNS));
    this.sheet?.dispose();
    this.sheet = pictureOf(COLUMNS * WIDE, rows * HIGH, c => {
      for (const [n, s] of shown.entries()) {
        c.save();
        c.translate((n % COLUMNS) * WIDE, Math.floor(n / COLUMNS) * HIGH);
        drawPlate(c, s, this.colourOf(s.colour));
        if (s.life) drawLife(c, s.life);
        c.restore();
      }
    });
    this.mesh.material.map = this.sheet;
    this.mesh.material.needsUpdate = true;
    this.mesh.geometry.dispose();
    const uv = shown.flatMap((_, n) =>
      QUAD.flatMap(([x, y]) => [((n % COLUMNS) + x) / COLUMNS, 1 - (Math.floor(n / COLUMNS) + 1 - y) / rows]),
    );
    const g = new BufferGeometry();
    g.setAttribute('position', new BufferAttribute(new Float32Array(shown.length * QUAD.length * 3), 3));
    g.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2));
    this.mesh.geometry = g;
  }

  /** Puts each over its head, as large on the screen as it is to be. `root` is where the table lies. */
  turnTo(
    camera: PerspectiveCamera,
    eye: Vector3,
    axes: { right: Vector3; up: Vector3 },
    px: number,
    at: (id: string) => P3 | null,
    looker: string | null,
  ): void {
    const p = this.mesh.geometry.getAttribute('position');
    if (!p) return;
    const perPixel = (2 * Math.tan((camera.fov * Math.PI) / 360)) / Math.max(1, px);
    const head = new Vector3();
    for (const [n, s] of this.shown.entries()) {
      const [x, y, z] = at(s.id) ?? s.at;
      head.set(x, y, z + BASE + Figures.heightOf(s) + 0.3);
      const far = eye.distanceTo(head);
      const high = s.el === looker ? 0 : highOf(far) * perPixel * far;
      for (const [k, [u, v]] of QUAD.entries()) {
        const [dx, dy] = [(u - 0.5) * high, v * high];
        p.setXYZ(
          n * QUAD.length + k,
          head.x + axes.right.x * dx + axes.up.x * dy,
          head.y + axes.right.y * dx + axes.up.y * dy,
          head.z + axes.right.z * dx + axes.up.z * dy,
        );
      }
    }
    p.needsUpdate = true;
  }
}
