/** A part of a drawing, in its own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a camera shows: the point of the drawing in the middle, and how many pixels a unit of it takes. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Where a board is shown: the room for it in pixels, and the whole drawing. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly world: Box;
  /** No nearer than so many pixels for a unit. */
  readonly closest: number;
}

/** Of the board or of the room for it, whichever is smaller, so much stays in sight. */
const IN_SIGHT = 0.7;
/** What is looked at leaves so much of the room free around it. */
const AROUND = 0.16;

export const middleOf = (b: Box): { readonly x: number; readonly y: number } => ({
  x: b.x + b.width / 2,
  y: b.y + b.height / 2,
});

/** Pixels for a unit when the whole board is in sight. */
export const fitZoom = ({ width, height, world }: Frame): number =>
  Math.max(0.001, Math.min(width / world.width, height / world.height));

export const wholeBoard = (frame: Frame): Look => ({ ...middleOf(frame.world), zoom: fitZoom(frame) });

/** The board as near as it is comfortable, if the whole of it would be too small. */
export const comfortable = (frame: Frame, least: number, around: Box | null): Look => {
  const whole = wholeBoard(frame);
  if (whole.zoom >= least) return whole;
  return clamped({ ...middleOf(around ?? frame.world), zoom: least }, frame);
};

const held = (at: number, room: number, from: number, size: number): number => {
  const [half, halfWorld] = [room / 2, size / 2];
  const most = half + halfWorld - 2 * IN_SIGHT * Math.min(half, halfWorld);
  const middle = from + halfWorld;
  return Math.min(middle + most, Math.max(middle - most, at));
};

/** Never so far away that the board would be out of sight, nor nearer than it may be. */
export const clamped = (look: Look, frame: Frame): Look => {
  const fit = fitZoom(frame);
  const zoom = Math.min(Math.max(fit, look.zoom), Math.max(fit, frame.closest));
  const { world } = frame;
  return {
    x: held(look.x, frame.width / zoom, world.x, world.width),
    y: held(look.y, frame.height / zoom, world.y, world.height),
    zoom,
  };
};

/** Drags the board by so many pixels. */
export const panned = (look: Look, frame: Frame, dx: number, dy: number): Look =>
  clamped({ ...look, x: look.x - dx / look.zoom, y: look.y - dy / look.zoom }, frame);

/** Zooms around a point that is given in pixels from the middle; out of it all, the board is centred. */
export const zoomed = (look: Look, frame: Frame, by: number, px = 0, py = 0): Look => {
  const fit = fitZoom(frame);
  const zoom = Math.min(Math.max(fit, look.zoom * by), Math.max(fit, frame.closest));
  if (zoom === fit) return wholeBoard(frame);
  const [x, y] = [look.x + px / look.zoom - px / zoom, look.y + py / look.zoom - py / zoom];
  return clamped({ x, y, zoom }, frame);
};

/** What is in sight, in units of the drawing. */
export const seen = (look: Look, frame: Frame): Box => {
  const [width, height] = [frame.width / look.zoom, frame.height / look.zoom];
  return { x: look.x - width / 2, y: look.y - height / 2, width, height };
};

export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

export const unionOf = (boxes: readonly Box[]): Box | null => {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map(b => b.x));
  const y = Math.min(...boxes.map(b => b.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map(b => b.x + b.width)) - x,
    height: Math.max(...boxes.map(b => b.y + b.height)) - y,
  };
};

/** The same nearness if a place fits into it, else as far away as it needs; no move if it is in sight already. */
export const lookingAt = (look: Look, frame: Frame, place: Box): Look => {
  if (isWithin(place, seen(look, frame))) return look;
  const room = 1 - 2 * AROUND;
  const needed = Math.min(
    (frame.width * room) / Math.max(1e-6, place.width),
    (frame.height * room) / Math.max(1e-6, place.height),
  );
  const zoom = Math.min(look.zoom, needed);
  // From as far as that everything is in sight, if it stays in the middle.
  if (zoom <= fitZoom(frame) * 1.001) return wholeBoard(frame);
  return clamped({ ...middleOf(place), zoom }, frame);
};
