import { type Edge, isEdge, type Point, type Space, spacesOfEdge } from './places.js';

const between = (a: Space, b: Space): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** APX-DIST-01, -02, -04: from a space to a space or to the nearer space of an edge, whatever lies between. */
export const distance = (from: Space, to: Space | Edge): number =>
  isEdge(to) ? nearest(from, spacesOfEdge(to)) : between(from, to);

/** APX-DIST-05: the nearest of the four spaces that share the intersection counts. */
export const distanceToPoint = (from: Space, to: Point): number =>
  Math.max(beside(from.x, to.x), beside(from.y, to.y));

/** On one axis: from a space to the nearer of the two that share a grid line. */
const beside = (from: number, line: number): number => (from < line ? line - 1 - from : from - line);

const nearest = (from: Space, spaces: readonly Space[]): number =>
  Math.min(...spaces.map(s => between(from, s)));
