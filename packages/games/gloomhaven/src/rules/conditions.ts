import { type Condition, NEGATIVE, type Token } from '../content/abilities.js';
import { itemOf } from '../content/index.js';
import type { F, S, T } from '../state.js';
import type { FigureId } from '../vocabulary.js';
import { spendBonus } from './bonuses.js';
import { bonusesAt, isImmune } from './effects.js';
import { deckNameOf, figure, has, isAlive } from './look.js';

/** GLM-COND: gaining, renewing and losing conditions. */

export const isNegative = (condition: Condition): boolean =>
  condition === 'curse' || (NEGATIVE as readonly string[]).includes(condition);

const POOLED = ['curse', 'bless'];

/** Gives a figure a condition, or a card to its deck (GLM-COND-02, -19, GLM-CURSE-01, -06). */
export const gain = (t: T, who: FigureId, condition: Condition, by: FigureId | null): boolean => {
  if (!isAlive(t.s, who) || figure(t.s, who).side === 'absent') return false;
  const instead = insteadOf(t.s, who, condition);
  if (instead !== undefined) return gain(t, who, instead, by);
  if (isImmune(t.s, figure(t.s, who), condition)) {
    t.emit({ type: 'immune', who, condition }, 'GLM-BOSS-05');
    return false;
  }
  if (POOLED.includes(condition) && isPoolEmpty(t, who, condition)) return false; // GLM-CURSE-05
  const own = t.s.turn?.of === who;
  const rule = POOLED.includes(condition)
    ? condition === 'curse'
      ? 'GLM-CURSE-01'
      : 'GLM-CURSE-06'
    : 'GLM-COND-03';
  t.emit({ type: 'gained', who, condition, lasts: own ? 'next' : 'this', by }, rule);
  if (condition === 'curse' && by !== null) curseOnceMore(t, who, by);
  return true;
};

/** A CURSE or BLESS for a deck whose character does not stand on the map yet (GLM-SETUP-02, GLM-CURSE-05). */
export const addPooled = (t: T, who: FigureId, card: 'curse' | 'bless'): void => {
  if (isPoolEmpty(t, who, card)) return;
  const rule = card === 'curse' ? 'GLM-CURSE-01' : 'GLM-CURSE-06';
  t.emit({ type: 'gained', who, condition: card, lasts: 'this', by: null }, rule);
};

/** An item may turn a condition into another one. */
const insteadOf = (s: S, who: FigureId, condition: Condition): Condition | undefined =>
  s.heroes[who]?.items
    .flatMap(item => itemOf(item.id).effects)
    .find(effect => effect.event === `gainsCondition:${condition}`)?.give?.effect?.conditionInstead;

/** Some effects add a card to each CURSE that their owner gives an enemy. */
const curseOnceMore = (t: T, who: FigureId, by: FigureId): void => {
  const owner = t.s.figures[by];
  if (!owner || owner.side === figure(t.s, who).side) return;
  for (const bonus of bonusesAt(t.s, 'youCurseEnemy', owner)) {
    if (isPoolEmpty(t, who, 'curse')) return;
    t.emit({ type: 'gained', who, condition: 'curse', lasts: 'this', by }, 'GLM-CURSE-01');
    spendBonus(t, bonus);
  }
};

const isPoolEmpty = (t: T, who: FigureId, condition: Condition): boolean => {
  if (condition === 'bless') return t.s.pools.bless === 0;
  return t.s.pools[deckNameOf(t.s, who) === 'monsters' ? 'monsters' : 'heroes'] === 0;
};

/** The tokens that run out at the end of this turn (GLM-COND-09 to -18). */
export const endingNow = (f: F): Token[] =>
  (Object.entries(f.conditions) as [Token, string][])
    .filter(([token, lasts]) => token !== 'poison' && token !== 'wound' && lasts === 'this')
    .map(([token]) => token);

export const isStunned = (f: F | undefined): boolean => f !== undefined && has(f, 'stun');
