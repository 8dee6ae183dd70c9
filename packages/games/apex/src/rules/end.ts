import type { Seat } from '@potyczka/kernel';
import type { EndedBy } from '../events.js';
import { legendsOf, pointsOf, type S, type T } from '../state.js';
import { BOXES, otherTeam, TEAMS, type Team } from '../vocabulary.js';

/** How a match ended. */
export interface Result {
  readonly winner: Team | null;
  readonly by: EndedBy;
  readonly points: Readonly<Record<Team, number>>;
  /** Empty for a draw. */
  readonly winners: readonly Seat[];
}

const result = (
  t: T,
  winner: Team | null,
  by: EndedBy,
  rule: 'APX-SETUP-12' | 'APX-SETUP-14' | 'APX-SETUP-16',
): Result => {
  t.emit({ type: 'game-over', winner, by }, rule);
  return {
    winner,
    by,
    points: { red: pointsOf(t.s, 'red'), blue: pointsOf(t.s, 'blue') },
    winners: winner ? [...t.s.teams[winner]] : [],
  };
};

/** APX-SETUP-13: every enemy has lost a death box. */
const hasBeatenAll = (s: S, team: Team): boolean => s.legends.every(l => l.team === team || l.boxes < BOXES);

/** Whether the match is won as soon as the effect in hand is finished. */
export const isWon = (s: S): boolean => TEAMS.some(team => hasBeatenAll(s, team));

/** APX-SETUP-12, -13, G-20: looked at when an effect has been finished for all whom it hits. */
export const judgeVictory = (t: T): Result | undefined => {
  const winners = TEAMS.filter(team => hasBeatenAll(t.s, team));
  if (winners.length === 2) return decideByPoints(t);
  return winners[0] ? result(t, winners[0], 'all-eliminated', 'APX-SETUP-12') : undefined;
};

/** APX-SETUP-16 to -18 */
export const decideByPoints = (t: T): Result => {
  const [red, blue] = [pointsOf(t.s, 'red'), pointsOf(t.s, 'blue')];
  if (red !== blue) return result(t, red > blue ? 'red' : 'blue', 'points', 'APX-SETUP-16');
  const best = (team: Team): number =>
    Math.max(0, ...legendsOf(t.s, team).map(l => (l.boxes === BOXES ? l.health : 0)));
  const [r, b] = [best('red'), best('blue')];
  if (r === b) return result(t, null, 'draw', 'APX-SETUP-16');
  return result(t, r > b ? 'red' : 'blue', 'health', 'APX-SETUP-16');
};

/** APX-SETUP-14, -15: at the start of the activation of a legend without death boxes. */
export const judgePointsHeld = (t: T, team: Team): Result | undefined => {
  const enemy = otherTeam(team);
  const needed = t.s.options.legends === 3 ? 4 : 2;
  return pointsOf(t.s, enemy) >= needed ? result(t, enemy, 'points-held', 'APX-SETUP-14') : undefined;
};
