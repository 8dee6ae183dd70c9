import type { Both } from '../../text/names/index.js';
import type { DeckName } from '../types.js';
import { CITY_TELLINGS } from './tellings-city.js';
import { ROAD_TELLINGS } from './tellings-road.js';

/** A situation of ours for an event: what the party meets, and what A and B mean. The printed stories are not ours. */
export interface EventTelling {
  readonly scene: Both;
  readonly a: Both;
  readonly b: Both;
}

const told = (row: string): EventTelling => {
  const [scene, scenePl, a, aPl, b, bPl] = row.split('|') as [string, string, string, string, string, string];
  return { scene: [scene, scenePl], a: [a, aPl], b: [b, bPl] };
};

const TOLD: Readonly<Record<DeckName, readonly EventTelling[]>> = {
  city: CITY_TELLINGS.map(told),
  road: ROAD_TELLINGS.map(told),
};

export const tellingOf = (deck: DeckName, n: number): EventTelling => {
  const telling = TOLD[deck][n - 1];
  if (!telling) throw new Error(`no telling of ${deck} event ${n}`);
  return telling;
};
