import { type BufferGeometry, ExtrudeGeometry, type Shape, ShapePath } from 'three';
import { merged, tinted, turnedRound } from './geometry.js';
import type { Standee } from './model.js';
import { outlinesOf } from './paths.js';

/** A trooper without a head, with a rifle before the chest: the sheet of drawings has helmets only. */
const TROOPER =
  'M214 124H298L344 150Q362 162 366 190L378 262Q380 280 362 282Q346 282 342 266L328 214L322 304L338 416L344 492L386 502V514H296L290 430L262 336H250L222 430L216 514H126V502L168 492L174 416L190 304L184 214L170 266Q166 282 150 282Q132 280 134 262L146 190Q150 162 168 150Z';
const RIFLE =
  'M92 306L206 250L382 176L436 146L446 164L404 192L408 208L388 216L380 202L300 238L286 280L260 272L266 252L140 322L124 330Z';
/** A cloak, a raised arm and a head over it. */
const DUELLIST =
  'M230 122H282L334 146Q356 158 366 184L412 234Q422 248 410 258Q396 266 384 254L348 220L340 306L368 424L396 514H116L146 424L172 306L166 220L146 266Q136 282 122 274Q110 266 118 250L148 184Q158 158 178 146Z';
const HEAD = 'M256 22Q306 24 306 78Q304 130 256 136Q208 130 206 78Q206 24 256 22Z';
const BLADE = 'M394 248L474 -78Q482 -92 488 -76L414 254Q402 262 394 248Z';

/** The colour of the card under a drawing, beside the white of the drawing itself. */
const CARD = '#1a1c20';

/** Path data as shapes with their holes. */
export const shapesIn = (d: string): Shape[] => {
  const path = new ShapePath();
  for (const [first, ...others] of outlinesOf(d)) {
    if (!first) continue;
    path.moveTo(...first);
    for (const p of others) path.lineTo(...p);
  }
  return path.toShapes();
};

interface Cut {
  readonly depth: number;
  readonly bevel: number;
  readonly isInwards: boolean;
}

const cut = (shapes: Shape[], { depth, bevel, isInwards }: Cut): BufferGeometry =>
  new ExtrudeGeometry(shapes, {
    depth,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelOffset: isInwards ? -bevel : 0,
    bevelThickness: isInwards ? 6 : 3,
    bevelSegments: 1,
  }).translate(0, 0, -depth / 2);

/** The drawing stands out of a card that is a little larger and darker: the outline of a cut-out. */
const layersOf = (d: string, scale = 1, x = 0, y = 0): BufferGeometry[] => {
  const shapes = shapesIn(d);
  const face = tinted(cut(shapes, { depth: 44, bevel: 4 / scale, isInwards: true }), '#ffffff');
  const card = tinted(cut(shapes, { depth: 26, bevel: 12 / scale, isInwards: false }), CARD);
  return [face, card].map(g => g.scale(scale, scale, 1).translate(x, y, 0));
};

const partsOf = (d: string, body: Standee['body']): BufferGeometry[] => {
  if (body === 'duellist') return [...layersOf(DUELLIST), ...layersOf(HEAD)];
  if (body !== 'trooper') return layersOf(d);
  const rifle = tinted(cut(shapesIn(RIFLE), { depth: 66, bevel: 0, isInwards: false }), CARD);
  return [...layersOf(TROOPER), ...layersOf(d, 0.34, 256 - 87, -34), rifle];
};

export interface Cutout {
  /** One unit high, feet at the origin, upright along z, looking along -y; white is its own colour. */
  readonly figure: BufferGeometry;
  /** What shines: a blade. */
  readonly blade: BufferGeometry | null;
  readonly width: number;
}

const known = new Map<string, Cutout>();

/** A figure cut out of a drawing. */
export const cutoutOf = (d: string, body?: Standee['body']): Cutout => {
  const key = `${body} ${d}`;
  const before = known.get(key);
  if (before) return before;
  const figure = merged(partsOf(d, body));
  const blade = body === 'duellist' ? cut(shapesIn(BLADE), { depth: 22, bevel: 0, isInwards: false }) : null;
  figure.computeBoundingBox();
  // The box of a geometry moves with it: what is needed of it is taken out before.
  const { min, max } = figure.boundingBox ?? { min: { x: 0, y: 0 }, max: { x: 1, y: 1 } };
  const [high, wide, middle, feet] = [max.y - min.y, max.x - min.x, (max.x + min.x) / 2, max.y];
  for (const g of blade ? [figure, blade] : [figure]) {
    g.translate(-middle, -feet, 0).scale(1 / high, -1 / high, 1 / high);
    turnedRound(g).rotateX(Math.PI / 2);
    g.computeVertexNormals();
  }
  const made = { figure, blade, width: wide / high };
  known.set(key, made);
  return made;
};
