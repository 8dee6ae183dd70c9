import type { P2 } from './model.js';

/** A rectangle, anticlockwise. */
export const boxed = (x0: number, y0: number, x1: number, y1: number): P2[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** A circle with so many corners. */
export const disc = ([x, y]: P2, r: number, corners = 20): P2[] =>
  Array.from({ length: corners }, (_, n) => {
    const a = (n * 2 * Math.PI) / corners;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });

export const middle = (outline: readonly P2[]): P2 => [
  outline.reduce((sum, p) => sum + p[0], 0) / outline.length,
  outline.reduce((sum, p) => sum + p[1], 0) / outline.length,
];

/** The same outline, smaller or larger about its middle. */
export const scaledBy = (outline: readonly P2[], by: number): P2[] => {
  const [mx, my] = middle(outline);
  return outline.map(([x, y]) => [mx + (x - mx) * by, my + (y - my) * by]);
};

/** How far the nearest corner lies from the middle. */
export const reachOf = (outline: readonly P2[]): number => {
  const [mx, my] = middle(outline);
  return Math.min(...outline.map(([x, y]) => Math.hypot(x - mx, y - my)));
};

export const isWithin = (x: number, y: number, outline: readonly P2[]): boolean => {
  let isIn = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + outline.length - 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  });
  return isIn;
};

/** A flat board against the side from `a` to `b` of a body, standing out of it by so much: a door, a window, a rim. */
export const panelOn = (
  [a, b]: readonly [P2, P2],
  inside: P2,
  from: number,
  to: number,
  out: number,
): P2[] => {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [ux, uy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  const side = Math.sign(uy * (a[0] - inside[0]) - ux * (a[1] - inside[1])) || 1;
  const at = (along: number, off: number): P2 => [
    a[0] + ux * along + uy * side * off,
    a[1] + uy * along - ux * side * off,
  ];
  const corners = [at(from, -0.1), at(to, -0.1), at(to, out), at(from, out)];
  return side > 0 ? corners.reverse() : corners;
};

/** The sides of an outline. */
export const sidesOf = (outline: readonly P2[]): readonly (readonly [P2, P2])[] =>
  outline.map((a, i) => [a, outline[(i + 1) % outline.length] ?? a]);
