import { terrainTouched } from '@potyczka/geometry/plane';
import { fieldOf, fieldUnit } from '../ground.js';
import type { Keyword } from '../moments.js';
import { isTrooper } from '../rules/sheet.js';
import { unitOf } from '../state.js';
import { fortifiedPositions, improvisedDefenses } from './barricades.js';
import { bombingRun } from './bombing-run.js';
import { hostageExchange } from './hostages.js';
import { minefield } from './minefield.js';
import { rapidReinforcements } from './reserves.js';
import { supplyDrop } from './supply.js';

/** No ranged attack beyond so many segments in the first rounds. */
const dim = (id: string, limits: Readonly<Record<number, number>>): Keyword => ({
  id: `battle:${id}`,
  sums: { longestShot: { in: 'limit', change: (v, c) => Math.min(v, limits[c.s.round] ?? v) } },
});

/** The range of a commander's courage is two shorter, at least one. */
const weary = (id: string): Keyword => ({
  id: `battle:${id}`,
  sums: { panicRange: { in: 'reduce', change: v => Math.max(1, v - 2) } },
});

/** A trooper unit whose leader touches no terrain loses no suppression at the end of a round. */
const hostile: Keyword = {
  id: 'battle:hostile-environment',
  sums: {
    endSuppression: {
      in: 'forbid',
      change: (v, c) => {
        const unit = unitOf(c.s, c.unit);
        if (!isTrooper(c.s, unit)) return v;
        const body = fieldUnit(c.s, unit);
        return terrainTouched(fieldOf(c.s), body, body.minis[0]).length > 0 ? v : 0;
      },
    },
  },
};

/** Condition cards in play (LEG-CARD-04), and what objective cards do besides scoring. */
export const CONDITION_CARDS: readonly Keyword[] = [
  bombingRun,
  hostageExchange,
  minefield,
  fortifiedPositions,
  improvisedDefenses,
  rapidReinforcements,
  supplyDrop,
  dim('limited-visibility', { 1: 2, 2: 3 }),
  dim('dawn', { 1: 2 }),
  weary('war-weary'),
  weary('war-weary-skirmish'),
  hostile,
];
