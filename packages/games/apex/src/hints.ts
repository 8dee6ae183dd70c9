import type { RuleId } from '@potyczka/kernel';
import type { Result } from './rules/end.js';
import { enemiesOf, type L, legendsOf, pointsOf, type S, type Seat, sees } from './state.js';
import { BOXES, otherTeam, type Team } from './vocabulary.js';

/** What things are worth to a bot, in points of health. */
const WEIGHTS = {
  /** A victory point, and the first death box of a legend (APX-SETUP-13). */
  point: 40,
  firstBox: 60,
  shield: 0.9,
  health: 1,
  feat: 2,
  token: 1,
  ammo: 1.5,
  /** An enemy in sight of a loaded weapon; in sight of an enemy. */
  target: 4,
  danger: 3,
  /** A space away from the nearest enemy. */
  far: 0.6,
  level: 1.5,
};

const sideOf = (s: S, seat: Seat): Team => (s.teams.red.includes(seat) ? 'red' : 'blue');

/** What a team has on the map and in its boards. */
const assets = (s: S, team: Team): number => {
  const w = WEIGHTS;
  let sum = w.point * pointsOf(s, team);
  for (const l of legendsOf(s, team)) {
    if (l.boxes === BOXES) sum += w.firstBox;
    sum += w.shield * l.shield + w.health * l.health + w.feat * l.hand.length + w.token * l.pack.length;
    for (const weapon of l.weapons) sum += w.ammo * weapon.ammo;
  }
  return sum;
};

/** Automas never run dry (AUT-SETUP-26). */
const isArmed = (l: L): boolean => l.automa !== null || l.weapons.some(x => x.ammo > 0);

/** Where the legends of a team stand: whom they could shoot, and how far they are. */
const standing = (s: S, team: Team): number => {
  const w = WEIGHTS;
  let sum = 0;
  for (const l of legendsOf(s, team)) {
    if (!l.at) continue;
    let near = 12;
    const armed = isArmed(l);
    for (const e of enemiesOf(s, l.id)) {
      if (!e.at) continue;
      near = Math.min(near, Math.max(Math.abs(e.at.x - l.at.x), Math.abs(e.at.y - l.at.y)));
      if (!sees(s, l.at, e.at)) continue;
      if (armed) sum += w.target;
      if (isArmed(e)) sum -= w.danger;
    }
    sum -= w.far * near;
  }
  return sum;
};

const RESTS: ReadonlySet<RuleId> = new Set<RuleId>([
  'APX-ACT-01',
  'APX-ROUND-04',
  'APX-SETUP-45',
  'APX-SETUP-50',
  'APX-SETUP-53',
  'AUT-SETUP-11',
  'AUT-LOAD-03',
  'APX-EQUIP-03',
  'APX-EQUIP-04',
  'APX-DROP-04',
  'APX-DROP-09',
  'APX-DROP-12',
  'AUT-DROP-05',
]);

/** What bots are told about this game. */
export const hints = {
  value: (s: S, seat: Seat): number => {
    const team = sideOf(s, seat);
    return assets(s, team) + standing(s, team) - assets(s, otherTeam(team));
  },
  /** A draw counts half. */
  result: (r: Result, seat: Seat): number => {
    if (r.winner === null) return 0.5;
    return r.winners.includes(seat) ? 1 : 0;
  },
  /** Between actions, and at each question before the clash: thinking on from there would go through all of it. */
  isRest: (rule: RuleId): boolean => RESTS.has(rule),
  /** Team mates win together. */
  side: (s: S, seat: Seat): string => sideOf(s, seat),
  turns: 1,
};
