import { beside, type Field, isAdjacent, terrainAt } from '@potyczka/geometry/hex';
import { sure } from '@potyczka/kernel';
import { fieldOf } from '../ground.js';
import type { F, S } from '../state.js';
import type { Hex } from '../vocabulary.js';
import type { Foe } from './foes.js';
import { heldBy, lifeWorth, roundsLeft, roundsOfHero, staminaWorth } from './worth.js';

/** How probably an enemy goes for somebody: nearer to it than all others, as near, or farther off. */
const NEARER = 0.9;
const AS_NEAR = 0.5;
const FARTHER = 0.2;
/** How much of a blow taken for somebody else is gained by it. */
const SPARED = 0.7;
/** A card out of the hand is never worth more. */
const DEAREST = 12;
/** Who has no cards. */
const NO_CARD = 4;
/** Enemies who have gone go again next round: by then one may be gone oneself. */
export const GONE = 0.7;

interface Blow {
  readonly likely: number;
  readonly attack: number;
}

/** What a blow costs that no hit point is left for: a card out of the hand. */
const cardOf = (s: S, me: F): number => {
  const h = s.heroes[me.id];
  if (!h) return NO_CARD;
  const less = roundsLeft(Math.max(0, h.hand.length - 1), h.discard.length + heldBy(s, me.id));
  return Math.min(DEAREST, staminaWorth(roundsOfHero(s, h)) - staminaWorth(less));
};

/** From how many sides somebody could step up to a hex. */
const openSides = (field: Field, hex: Hex, taken: ReadonlySet<Hex>): number => {
  let open = 0;
  for (let d = 0; d < 6; d++) {
    const side = beside(field, hex, d);
    if (side < 0 || !isAdjacent(field, hex, side) || taken.has(side as Hex)) continue;
    const kind = terrainAt(field, side);
    if (kind !== 'wall' && kind !== 'obstacle' && kind !== 'closed-door' && kind !== 'locked-door') open++;
  }
  return open;
};

/**
 * What enemies would probably do to somebody who stands on a hex: each goes
 * for whoever is nearest, only so many fit around one, and a blow that would
 * fall on a friend instead is no loss to the party.
 */
export class Danger {
  private readonly field: Field;
  private readonly card: number;

  constructor(
    private readonly s: S,
    private readonly me: F,
    private readonly foes: readonly Foe[],
    /** Where friends stand: nobody steps there. */
    private readonly taken: ReadonlySet<Hex>,
    private readonly gone: number,
  ) {
    this.field = fieldOf(s);
    this.card = cardOf(s, me);
  }

  at(hex: Hex): number {
    const [near, far]: [Blow[], Blow[]] = [[], []];
    let spared = 0;
    for (const { steps, reach, attack, f, nearest, pain, isMelee } of this.foes) {
      const away = sure(steps[hex], 'one of steps');
      if (away < 0 || away > reach || attack <= 0) continue;
      const goes = away < nearest ? NEARER : away === nearest ? AS_NEAR : FARTHER;
      const likely = goes * (this.s.acted.includes(f.id) ? this.gone : 1);
      (isMelee ? near : far).push({ likely, attack });
      if (nearest <= reach) spared += likely * attack * pain;
    }
    return this.costOf([...this.fitting(hex, near), ...far]) - SPARED * spared;
  }

  /** The hardest blows of those who must step up, as many as there is room for. */
  private fitting(hex: Hex, blows: readonly Blow[]): readonly Blow[] {
    if (blows.length <= 2) return blows;
    const room = openSides(this.field, hex, this.taken);
    if (blows.length <= room) return blows;
    return blows.toSorted((a, b) => b.likely * b.attack - a.likely * a.attack).slice(0, room);
  }

  private costOf(blows: readonly Blow[]): number {
    let [damage, count] = [0, 0];
    for (const { likely, attack } of blows) {
      damage += likely * attack;
      count += likely;
    }
    const { hp, max } = this.me;
    const life = lifeWorth(hp, max) - lifeWorth(Math.max(0, hp - damage), max);
    if (damage < hp) return life;
    return life + this.card * Math.max(0.5, count * (1 - hp / damage));
  }
}
