import type { Both } from '../../text/names/index.js';
import type { DeckName } from '../types.js';

/** A situation of ours for an event: what the party meets, and what A and B mean. The printed stories are not ours. */
export interface Telling {
  readonly scene: Both;
  readonly a: Both;
  readonly b: Both;
}

const PLAIN: Readonly<Record<DeckName, Telling>> = {
  city: {
    scene: ['Something happens in the streets of Gloomhaven.', 'Na ulicach Gloomhaven coś się dzieje.'],
    a: ['Step in', 'Wkraczacie'],
    b: ['Keep out of it', 'Nie mieszacie się'],
  },
  road: {
    scene: ['Something waits on the road.', 'Na szlaku coś na Was czeka.'],
    a: ['Go straight at it', 'Idziecie wprost'],
    b: ['Take another way', 'Szukacie innej drogi'],
  },
};

const TOLD: Readonly<Record<DeckName, Readonly<Record<number, Telling>>>> = { city: {}, road: {} };

export const tellingOf = (deck: DeckName, n: number): Telling => TOLD[deck][n] ?? PLAIN[deck];
