import type { EffectRecord, ModeRecord, WeaponRecord, Where } from '../content/effects.js';

/** What a weapon is worth before anybody has played with it, read off its card: the points that a shot may bring. */

/** Points for a token of damage, for a mark, for each square that somebody is moved; what a cube costs that is paid. */
const DAMAGE = 0.5;
const MARK = 0.25;
const STEP = 0.15;
const CUBE = 0.25;
/** How often there is a second target beside the first. */
const ANOTHER = 0.4;

/** How often somebody stands where an effect reaches. */
const reach = ({ visible, least = 0, most }: Where): number => {
  if (most === 0) return 0.45;
  if (visible === false) return 0.5;
  if (least > 1) return 0.5;
  if (most === 1) return 0.6;
  return least === 1 ? 0.75 : 0.85;
};

/** How many targets are hit of so many at most. */
const targets = (most: number): number => 1 + (most - 1) * ANOTHER;

const AREAS = { 'other-room': 0.8, ring: 0.8, 'where-hit': 1 } as const;

const blow = ({ damage, marks = 0 }: { readonly damage: number; readonly marks?: number }): number =>
  damage * DAMAGE + marks * MARK;

const gain = (e: EffectRecord): number => {
  switch (e.does) {
    case 'hit-one': {
      const pushed = e.pushAfter ? e.pushAfter.most * STEP : 0;
      const often = reach(e.where) * (e.other || e.from ? ANOTHER : 1);
      return often * (blow(e) + (e.marksOnSquare ?? 0) * MARK * targets(2) + pushed);
    }
    case 'hit-some':
      return reach(e.where) * targets(e.most) * blow(e);
    case 'hit-all':
      return (typeof e.area === 'string' ? AREAS[e.area] : reach(e.area.square)) * targets(2) * blow(e);
    case 'hit-again':
      return e.damage * DAMAGE;
    case 'push-target':
    case 'move-self':
      return e.most * STEP;
    case 'odd':
      return (
        (e.figures.damage ?? 0) * DAMAGE * targets(e.figures.targets ?? 1) + (e.figures.moves ?? 0) * STEP
      );
  }
};

/** What an effect brings beyond what is paid for it; nobody has to use it. */
const profit = ({ effect, pays }: ModeRecord): number => Math.max(0, gain(effect) - pays.length * CUBE);

/** The best mode, what the others add by there being a choice, and the optional effects. */
export const weaponWorth = ({ modes, optional = [] }: WeaponRecord): number => {
  const profits = modes.map(profit);
  const best = Math.max(...profits);
  const others = profits.reduce((sum, x) => sum + x, 0) - best;
  return best + others * ANOTHER + optional.reduce((sum, x) => sum + profit(x), 0);
};
