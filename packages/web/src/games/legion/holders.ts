import type { View } from '@potyczka/legion/view';
import { radiusOf } from './look.js';
import { SEGMENT, TOKEN_RADIUS } from './plan.js';

/** Who stands how near an objective token: whoever carries it, or how many leaders of each side are at range 1 of it. */
export interface Holding {
  readonly token: string;
  readonly by: string | null;
  readonly near: Readonly<Record<string, number>>;
}

/** Units in panic hold nothing. */
export const holdingsOf = (view: View): readonly Holding[] =>
  view.tokens
    .filter(token => token.kind === 'objective')
    .map(token => {
      const near: Record<string, number> = {};
      for (const unit of view.units) {
        const [leader] = unit.minis;
        if (unit.where !== 'field' || unit.panicked || !leader) continue;
        const far = Math.hypot(leader.x - token.x, leader.y - token.y) / 100 - radiusOf(unit) - TOKEN_RADIUS;
        if (far <= SEGMENT) near[unit.seat] = (near[unit.seat] ?? 0) + 1;
      }
      return { token: token.id, by: token.by, near };
    });
