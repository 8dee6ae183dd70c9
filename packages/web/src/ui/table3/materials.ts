import {
  CanvasTexture,
  type Material as Made,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type MeshStandardMaterialParameters,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three';
import type { Material } from './model.js';
import { noise } from './noise.js';
import type { Quality } from './quality.js';

/** Shade and relief of a point of a texture, given its noise. */
type Paint = (x: number, y: number, n: number, size: number) => readonly [shade: number, relief: number];

interface Recipe {
  readonly colour: string;
  /** Centimetres that one picture covers. */
  readonly covers: number;
  readonly rough: number;
  readonly metal?: number;
  readonly relief: number;
  readonly cells: number;
  readonly octaves?: number;
  readonly paint: Paint;
}

const isLine = (at: number, every: number, thick: number): boolean => at % every < thick;

const plain =
  (low: number, more: number): Paint =>
  (_x, _y, n) => [low + n * more, n];

const bricks =
  (rows: number, columns: number, gap: number): Paint =>
  (x, y, n, size) => {
    const [high, wide] = [size / rows, size / columns];
    const row = Math.floor(y / high);
    const sx = (x + (row % 2) * (wide / 2)) % size;
    if (isLine(y, high, gap) || isLine(sx, wide, gap)) return [0.62 + n * 0.1, 0.15];
    const stone = ((row * 7 + Math.floor(sx / wide) * 13) % 5) / 5;
    return [0.82 + n * 0.25 + stone * 0.1, 0.6 + n * 0.4];
  };

const dunes: Paint = (x, y, n, s) => {
  const ripple = Math.sin(((y + n * 150 + 12 * Math.sin((x / s) * 6.283)) / s) * 6.283 * 11) * 0.5 + 0.5;
  return [0.72 + n * 0.42 + ripple * 0.05, n * 0.75 + ripple * 0.25];
};

const sheets: Paint = (x, y, n, s) => {
  const isEdge = isLine(x, s / 2, 3) || isLine(y, s / 2, 3);
  const isGroove = isLine(x + y, s / 8, 2);
  return [isEdge ? 0.6 : 0.84 + n * 0.22 - (isGroove ? 0.06 : 0), isEdge ? 0 : isGroove ? 0.5 : 0.8];
};

const ribs: Paint = (x, y, n, s) => {
  const isRib = isLine(x, s / 12, s / 24);
  return [
    0.72 + n * 0.35 + (isRib ? 0.06 : 0),
    (isRib ? 0.3 : 0.8) + n * 0.1 - (isLine(y, s / 2, 2) ? 0.3 : 0),
  ];
};

const seams: Paint = (x, y, n, s) => {
  const isSeam = isLine(x, s / 3, 2) || isLine(y + (x > s / 2 ? s / 4 : 0), s / 2, 2);
  return [isSeam ? 0.5 : 0.78 + n * 0.34, isSeam ? 0 : 0.8];
};

const planks: Paint = (x, y, n, s) => {
  const plank = Math.floor((y / s) * 4);
  const warp = n * 5 + plank * 9 + Math.sin((x / s) * 6.283 + plank) * 0.4;
  const grain = Math.sin(((y / s) * 70 + warp) * 2) * 0.5 + 0.5;
  if (isLine(y, s / 4, 2)) return [0.6, 0];
  return [0.78 + grain * 0.08 + n * 0.16 + ((plank * 7) % 4) * 0.025, 0.7 + grain * 0.12];
};

const rivets: Paint = (x, y, n, s) => {
  const isSeam = isLine(x, s / 4, 2) || isLine(y, s / 4, 2);
  const isRivet = Math.hypot((x % (s / 4)) - s / 25, (y % (s / 4)) - s / 25) < s / 85;
  return [isSeam ? 0.66 : isRivet ? 0.75 : 0.84 + n * 0.22, isSeam ? 0 : isRivet ? 1 : 0.7];
};

const boards: Paint = (x, _y, n, s) =>
  isLine(x, s / 5, s / 50) ? [0.45, 0] : [0.75 + n * 0.4, 0.7 + n * 0.3];

const even: Paint = () => [1, 0.5];

const RECIPES: Readonly<Record<Material, Recipe>> = {
  sand: { colour: '#cbb083', covers: 46, rough: 1, relief: 3.2, cells: 5, octaves: 6, paint: dunes },
  soil: {
    colour: '#9b8d78',
    covers: 24,
    rough: 1,
    relief: 2.6,
    cells: 6,
    octaves: 6,
    paint: plain(0.62, 0.62),
  },
  grass: { colour: '#737c4e', covers: 26, rough: 1, relief: 3, cells: 9, octaves: 6, paint: plain(0.6, 0.7) },
  concrete: { colour: '#868b90', covers: 30, rough: 0.95, relief: 1, cells: 6, octaves: 6, paint: seams },
  plaster: {
    colour: '#ecdcbd',
    covers: 18,
    rough: 0.95,
    relief: 1.4,
    cells: 4,
    octaves: 6,
    paint: plain(0.74, 0.36),
  },
  stone: { colour: '#d2be96', covers: 9, rough: 0.95, relief: 2.2, cells: 8, paint: bricks(5, 3, 2) },
  brick: { colour: '#8c7a70', covers: 3.6, rough: 0.95, relief: 2.2, cells: 8, paint: bricks(8, 4, 2) },
  roof: { colour: '#7f8790', covers: 3, rough: 0.7, metal: 0.25, relief: 1.2, cells: 4, paint: sheets },
  steel: {
    colour: '#aeb8bf',
    covers: 10,
    rough: 0.45,
    metal: 0.35,
    relief: 1.1,
    cells: 4,
    octaves: 6,
    paint: ribs,
  },
  hull: {
    colour: '#8b959d',
    covers: 12,
    rough: 0.55,
    metal: 0.2,
    relief: 1,
    cells: 4,
    octaves: 5,
    paint: seams,
  },
  wood: { colour: '#96795c', covers: 14, rough: 0.7, relief: 0.8, cells: 3, octaves: 5, paint: planks },
  rock: {
    colour: '#a1968a',
    covers: 12,
    rough: 1,
    relief: 4,
    cells: 5,
    octaves: 6,
    paint: plain(0.55, 0.75),
  },
  dark: { colour: '#17191d', covers: 10, rough: 0.42, relief: 0.2, cells: 4, paint: plain(0.9, 0.2) },
  glass: { colour: '#26303a', covers: 10, rough: 0.12, metal: 0.4, relief: 0, cells: 2, paint: even },
  flag: {
    colour: '#a19a8d',
    covers: 8,
    rough: 0.9,
    relief: 2,
    cells: 6,
    octaves: 6,
    paint: plain(0.62, 0.6),
  },
  slab: {
    colour: '#857e73',
    covers: 5,
    rough: 0.95,
    relief: 3,
    cells: 6,
    octaves: 5,
    paint: bricks(5, 3, 3),
  },
  leaves: { colour: '#55703f', covers: 6, rough: 1, relief: 4, cells: 12, paint: plain(0.5, 0.8) },
  plate: {
    colour: '#ffffff',
    covers: 7,
    rough: 0.62,
    metal: 0.1,
    relief: 0.9,
    cells: 4,
    octaves: 5,
    paint: rivets,
  },
  glow: { colour: '#ffffff', covers: 10, rough: 1, relief: 0, cells: 2, paint: even },
  paper: { colour: '#ffffff', covers: 10, rough: 0.85, relief: 0.1, cells: 8, paint: plain(0.95, 0.06) },
  door: { colour: '#6b4a2c', covers: 5, rough: 0.8, relief: 1.6, cells: 4, octaves: 5, paint: boards },
};

/** Pixels along a texture. */
const SIDE = { full: 256, lite: 128 } as const;

const textureOf = (
  values: Uint8ClampedArray,
  size: number,
  covers: number,
  isColour: boolean,
): CanvasTexture => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const picture = new ImageData(size, size);
  picture.data.set(values);
  canvas.getContext('2d', { willReadFrequently: true })?.putImageData(picture, 0, 0);
  const texture = new CanvasTexture(canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(1 / covers, 1 / covers);
  texture.anisotropy = 4;
  if (isColour) texture.colorSpace = SRGBColorSpace;
  return texture;
};

/** Both pictures of a material, out of the same noise: its shades and its relief. */
const picturesOf = (name: Material, size: number): readonly [Uint8ClampedArray, Uint8ClampedArray] => {
  const { cells, octaves = 4, paint } = RECIPES[name];
  const values = noise(size, cells, octaves, name.length * 131 + name.charCodeAt(0));
  const [shades, relief] = [new Uint8ClampedArray(size * size * 4), new Uint8ClampedArray(size * size * 4)];
  for (let i = 0; i < size * size; i++) {
    const [shade, high] = paint(i % size, Math.floor(i / size), values[i] ?? 0, size);
    shades.set([255 * shade, 255 * shade, 255 * shade, 255], i * 4);
    relief.set([255 * high, 255 * high, 255 * high, 255], i * 4);
  }
  return [shades, relief];
};

const made = new Map<string, Made>();

/** What a body is made of. Lengths of the table are its coordinates; the colours of its corners tint it. */
export const materialOf = (name: Material, quality: Quality): Made => {
  const key = `${name} ${quality}`;
  const known = made.get(key);
  if (known) return known;
  const material = makeMaterial(name, quality);
  material.name = name;
  made.set(key, material);
  return material;
};

const makeMaterial = (name: Material, quality: Quality): Made => {
  const { colour, covers, rough, metal = 0, relief } = RECIPES[name];
  if (name === 'glow') return new MeshBasicMaterial({ vertexColors: true, toneMapped: false });
  const size = SIDE[quality];
  const [shades, heights] = picturesOf(name, size);
  const map = textureOf(shades, size, covers, true);
  if (quality === 'lite') return new MeshLambertMaterial({ color: colour, map, vertexColors: true });
  const bumpMap = relief > 0 ? textureOf(heights, size, covers, false) : null;
  return new MeshStandardMaterial({
    color: colour,
    map,
    bumpMap,
    bumpScale: relief,
    roughness: rough,
    metalness: metal,
    vertexColors: true,
  });
};

/** A plain material: plastic, card. */
export const plastic = (quality: Quality, wishes: MeshStandardMaterialParameters): Made => {
  if (quality === 'full') return new MeshStandardMaterial(wishes);
  const { roughness: _rough, metalness: _metal, ...rest } = wishes;
  return new MeshLambertMaterial(rest);
};
