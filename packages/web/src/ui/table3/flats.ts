import { BoxGeometry, CylinderGeometry, Group, Mesh, type MeshStandardMaterialParameters } from 'three';
import { drawingOf } from '../glyph-sheet.js';
import { type Names, ownPaint } from './bodies.js';
import { pictureOf } from './canvas.js';
import { merged } from './geometry.js';
import { plastic } from './materials.js';
import type { Flat } from './model.js';
import type { Quality } from './quality.js';

/** A face takes so many pixels of the sheet. */
const CELL = 128;
const COLUMNS = 8;
const THICK = 0.12;

/** Words under each other, as large as they fit. */
const drawText = (c: CanvasRenderingContext2D, text: string, isAlone: boolean): void => {
  const rows = text.split(' ').slice(0, 3);
  const size = Math.min(isAlone ? 64 : 20, (CELL * 1.5) / Math.max(2, ...rows.map(row => row.length)));
  c.font = `700 ${size}px "Inter Variable", sans-serif`;
  c.textAlign = 'center';
  const first = isAlone
    ? CELL / 2 + size * 0.35 - ((rows.length - 1) * size) / 2
    : CELL - 8 - (rows.length - 1) * size;
  for (const [n, row] of rows.entries()) c.fillText(row, CELL / 2, first + n * size);
};

const drawFace = (c: CanvasRenderingContext2D, f: Flat, colourOf: (colour: string) => string): void => {
  c.fillStyle = colourOf(f.paper);
  c.fillRect(0, 0, CELL, CELL);
  c.fillStyle = c.strokeStyle = colourOf(f.ink);
  c.lineWidth = 5;
  if (!f.isRound) c.strokeRect(4, 4, CELL - 8, CELL - 8);
  const d = f.drawing ? drawingOf(f.drawing) : '';
  if (d) {
    const [wide, high] = f.size;
    const k = (CELL * 0.7) / 512;
    c.save();
    c.translate(CELL / 2, CELL / 2 - (f.text ? CELL * 0.1 : 0));
    // A card is higher than it is wide: its picture keeps its shape.
    c.scale(k * Math.min(1, high / wide), k * Math.min(1, wide / high));
    c.translate(-256, -256);
    c.fill(new Path2D(d));
    c.restore();
  }
  if (f.text) drawText(c, f.text, !d);
};

/** The upper face of a flat body shows its cell of the sheet; the rest of it shows the paper in the cell's corner. */
const faceOn = (body: BoxGeometry | CylinderGeometry, n: number, rows: number): void => {
  const [uv, normal] = [body.getAttribute('uv'), body.getAttribute('normal')];
  const [column, row] = [n % COLUMNS, Math.floor(n / COLUMNS)];
  for (let i = 0; i < uv.count; i++) {
    const isTop = normal.getZ(i) > 0.5;
    const [u, v] = isTop ? [uv.getX(i), uv.getY(i)] : [0.01, 0.5];
    uv.setXY(i, (column + u) / COLUMNS, 1 - (row + 1 - v) / rows);
  }
};

/** Cards and tokens that lie on the table, all of them in one body with one sheet of faces. */
export const flatsOf = (
  flats: readonly Flat[],
  quality: Quality,
  colourOf: (colour: string) => string,
): Group => {
  const group = new Group();
  if (flats.length === 0) return group;
  const rows = Math.ceil(flats.length / COLUMNS);
  const map = pictureOf(COLUMNS * CELL, rows * CELL, c => {
    for (const [n, f] of flats.entries()) {
      c.save();
      c.translate((n % COLUMNS) * CELL, Math.floor(n / COLUMNS) * CELL);
      c.beginPath();
      c.rect(0, 0, CELL, CELL);
      c.clip();
      drawFace(c, f, colourOf);
      c.restore();
    }
  });
  const ends: { readonly end: number; readonly el: string | undefined }[] = [];
  let triangles = 0;
  const bodies = flats.map((f, n) => {
    const [w, h] = f.size;
    const body = f.isRound
      ? new CylinderGeometry(w / 2, w / 2, THICK, 28).rotateX(Math.PI / 2).rotateZ(Math.PI / 2)
      : new BoxGeometry(w, h, THICK * 0.7);
    faceOn(body, n, rows);
    const flat = body.translate(f.at[0], f.at[1], f.at[2] + THICK / 2 + 0.01).toNonIndexed();
    triangles += flat.getAttribute('position').count / 3;
    ends.push({ end: triangles, el: f.el });
    return flat;
  });
  const wishes: MeshStandardMaterialParameters = { map, roughness: 0.65 };
  const mesh = new Mesh(merged(bodies), ownPaint(plastic(quality, wishes)));
  mesh.castShadow = mesh.receiveShadow = true;
  const names: Names = ({ faceIndex }) => ends.find(e => (faceIndex ?? 0) < e.end)?.el;
  mesh.userData.names = names;
  group.add(mesh);
  return group;
};
