import { sure } from '@potyczka/kernel';
import type { Spot, SpotKind } from '../types.js';
import { SPOT_LINES } from './spots.js';

const readSpots = (line: string): readonly Spot[] =>
  line.split(' ').flatMap(each => {
    if (each === '') return [];
    const [path, what, kind, hex] = each.split(':') as [string, string, SpotKind, string?];
    const [q, r] = (hex ?? '').split(',').map(Number);
    return [hex === undefined ? [path, what, kind] : [path, what, kind, [sure(q, 'q'), sure(r, 'r')]]];
  });

/** Spots by card and half; a card without any has none here. */
export const SPOTS: Readonly<Record<string, Readonly<Record<'top' | 'bottom', readonly Spot[]>>>> =
  Object.fromEntries(
    Object.entries(SPOT_LINES).map(([card, [top, bottom]]) => [
      card,
      { top: readSpots(top), bottom: readSpots(bottom) },
    ]),
  );
