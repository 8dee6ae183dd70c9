import { stepsFrom } from '@potyczka/geometry/hex';
import { sure } from '@potyczka/kernel';
import { halfOf } from '../content/index.js';
import { fieldOf } from '../ground.js';
import { heroesIn } from '../rules/look.js';
import type { F, H, S } from '../state.js';
import type { CardId } from '../vocabulary.js';
import type { Profile } from './profile.js';
import { roundsLeft, staminaWorth } from './worth.js';

/** Who brings back few cards brings none back later. */
const FEW = 4;
const EARLY = 3;
/** How far off a friend may be who is to get cards back. */
const NEAR = 3;

const isBrought = (card: CardId): boolean =>
  !halfOf(card, 'top').noRecover && !halfOf(card, 'bottom').noRecover;

/** What rounds are worth that so many cards bring back, with a discard pile of its own then. */
const gain = (h: H, back: number, before: number, after: number): number =>
  staminaWorth(roundsLeft(h.hand.length + back, after) - roundsLeft(h.hand.length, before));

/** GLM-CARD-17: cards that come back are rounds; one's own lost ones, and what a friend has discarded. */
export const recoveryWorth = (s: S, me: F, { revives, refills }: Profile): number => {
  let worth = 0;
  const own = s.heroes[me.id];
  if (own && revives > 0) {
    const back = Math.min(revives, own.lost.filter(isBrought).length);
    const pile = own.discard.length + 1;
    worth += gain(own, back, pile, pile) - (back < FEW ? EARLY : 0);
  }
  if (refills > 0) {
    const steps = stepsFrom(fieldOf(s), [me.at], NEAR);
    const gains = heroesIn(s).map(h => {
      const f = s.figures[h.id];
      if (h.id === me.id || f === undefined || sure(steps[f.at], 'one of steps') < 0) return 0;
      const back = Math.min(refills, h.discard.length);
      return gain(h, back, h.discard.length, h.discard.length - back);
    });
    worth += Math.max(0, ...gains);
  }
  return worth;
};
