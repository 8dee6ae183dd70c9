import { stepsFrom } from '@potyczka/geometry/hex';
import type { RuleId } from '@potyczka/kernel';
import { fieldOf } from './ground.js';
import { figures, hero } from './look.js';
import type { Result } from './rules/end.js';
import type { S, Seat } from './state.js';

/** How near the nearest enemy of the other side is, in hexes. */
const gap = (s: S): number => {
  const foes = figures(s)
    .filter(f => f.side === 'monsters')
    .map(f => f.at);
  const doors = Object.values(s.figures).length;
  if (foes.length === 0) return doors > 0 ? 0 : 0;
  const steps = stepsFrom(fieldOf(s), foes, 99);
  return figures(s)
    .filter(f => f.kind === 'hero')
    .reduce((sum, f) => sum + (steps[f.at]! < 0 ? 20 : steps[f.at]!), 0);
};

/** The party's position: the same for every seat, since all win or lose together (GLM-COMP-01). */
const value = (s: S, seat: Seat): number => {
  if (s.outcome === 'won') return 1000;
  if (s.outcome === 'lost') return -1000;
  let sum = 0;
  for (const f of figures(s)) {
    const share = f.hp / f.max;
    const tokens = Object.keys(f.conditions).length;
    if (f.side === 'monsters') sum -= (f.rank === 'normal' ? 6 : 10) * (0.4 + 0.6 * share) - tokens * 0.5;
    else sum += f.kind === 'hero' ? 12 * share - tokens * 0.7 : 2 + 2 * share;
  }
  for (const id of s.order) {
    const h = hero(s, id);
    if (h.out) sum -= 25;
    sum += (h.hand.length * 1.2 + h.discard.length + h.active.length) * 0.9;
    sum += h.xp * 0.3 + h.money * 0.8 + h.gold * 0.2 + (h.seat === seat ? 0.01 * h.xp : 0);
  }
  sum += s.land.rooms.length * 12 + (s.flags.kills ?? 0) * 2;
  return sum - gap(s) * 0.25;
};

/** Questions at which a position stands still: a half, the cards of a round. */
const REST: ReadonlySet<RuleId> = new Set<RuleId>(['GLM-TURN-01', 'GLM-ROUND-02', 'GLM-REST-03']);

export const hints = {
  value,
  result: (r: Result): number => (r.outcome === 'won' ? 1 : 0),
  isRest: (rule: RuleId): boolean => REST.has(rule),
  side: (): string => 'party',
};
