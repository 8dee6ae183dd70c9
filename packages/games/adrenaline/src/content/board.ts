import { KILLSHOT, MOST_CUBES, MOST_MARKS, MOST_POWER_UPS, MOST_WEAPONS, OVERKILL } from '../vocabulary.js';

/** What is printed on a player's board, both sides: the rules play these figures, and its face shows them. */
export const BOARD = {
  /** ADR-SCORE-06, ADR-XSCORE-01: for most damage first; each skull covers the highest that is left. */
  values: [8, 6, 4, 2, 1, 1],
  /** ADR-XFRENZY-03: its other side. */
  turned: [2, 1, 1, 1],
  /** ADR-SCORE-02: for the first damage; not on the other side. */
  firstBlood: 1,
  /** ADR-GRAB-02 */
  stepsBeforeGrab: { from: 3, squares: 2 },
  /** ADR-SHOOT-02 */
  stepsBeforeShot: { from: 6, squares: 1 },
  kills: KILLSHOT,
  overkill: OVERKILL,
  /** Of each other player. */
  marks: MOST_MARKS,
  /** Of each colour. */
  cubes: MOST_CUBES,
  weapons: MOST_WEAPONS,
  powerUps: MOST_POWER_UPS,
} as const;
