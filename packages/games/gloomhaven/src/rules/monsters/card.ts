import type { Area, Attack, Gait } from '@potyczka/geometry/hex';
import type { MonsterAction } from './position.js';

/** The lines of a monster's statistic card that matter for space; `undefined` stands for a dash. */
export interface Statistics {
  readonly move: number | undefined;
  readonly attack: number;
  readonly range: number | undefined;
  readonly flying?: boolean;
}

/** GLM-MON-48: `plus` changes the printed range, `exactly` replaces it, none leaves it. */
export type CardRange = { readonly plus: number } | { readonly exactly: number };

/** One line of a monster ability card, in printed order. */
export type Ability =
  | { readonly kind: 'move'; readonly plus: number; readonly jump?: boolean }
  | {
      readonly kind: 'attack';
      readonly plus: number;
      readonly range?: CardRange;
      readonly targets?: number;
      readonly area?: { readonly hexes: Area; readonly grey: boolean };
    }
  | { readonly kind: 'other' };

export interface Conditions {
  readonly immobilized?: boolean;
  readonly disarmed?: boolean;
  readonly muddled?: boolean;
}

/** What a card makes of a monster's turn. */
export interface MonsterPlan {
  /** The attack by which the focus is found: the first on the card (GLM-G45); none: as if melee. */
  readonly focusing: Attack | undefined;
  readonly gait: Gait;
  /** The abilities that the monster performs, in printed order (GLM-MON-01). */
  readonly steps: readonly MonsterStep[];
}

export type MonsterStep =
  | { readonly kind: 'move'; readonly action: MonsterAction }
  | { readonly kind: 'attack'; readonly attack: Attack; readonly value: number }
  | { readonly kind: 'other'; readonly nth: number };

function rangeOn(statistics: Statistics, range: CardRange | undefined): number | undefined {
  if (range === undefined) return statistics.range;
  if ('exactly' in range) return range.exactly;
  return statistics.range === undefined ? undefined : statistics.range + range.plus;
}

/** The attack that a line of the card gives this monster. A grey hex always makes it melee (GLM-AOE-03, GLM-G49). */
function attackOn(statistics: Statistics, line: Ability & { kind: 'attack' }): Attack {
  const range = rangeOn(statistics, line.range);
  const targets = line.targets ?? 1;
  const area = line.area === undefined ? {} : { area: line.area.hexes };
  return range === undefined || line.area?.grey === true
    ? { kind: 'melee', targets, ...area }
    : { kind: 'ranged', range, targets, ...area };
}

/** GLM-MON-26: base Move and the card's number, never below 0; nothing without a Move on the statistic card. */
const movePoints = (statistics: Statistics, plus: number): number =>
  statistics.move === undefined ? 0 : Math.max(0, statistics.move + plus);

/** GLM-MON-01, -12, -26, -28, -43, -48; GLM-G43 to -G45. */
export function planOf(
  statistics: Statistics,
  card: readonly Ability[],
  conditions: Conditions = {},
): MonsterPlan {
  const attackFrom = (nth: number): Attack | undefined => {
    const line = card.slice(nth).find(each => each.kind === 'attack');
    return line === undefined || conditions.disarmed === true ? undefined : attackOn(statistics, line);
  };
  const jumps = card.find(each => each.kind === 'move')?.jump === true;
  const gait: Gait = statistics.flying === true ? 'fly' : jumps ? 'jump' : 'walk';
  const steps = card.flatMap((line, nth): MonsterStep[] => {
    if (line.kind === 'other') return [{ kind: 'other', nth }];
    if (line.kind === 'attack')
      return conditions.disarmed === true
        ? []
        : [{ kind: 'attack', attack: attackOn(statistics, line), value: statistics.attack + line.plus }];
    const move = conditions.immobilized === true ? 0 : movePoints(statistics, line.plus);
    const attack = attackFrom(nth + 1); // one printed before the Move does not guide it (GLM-MON-28)
    const muddled = conditions.muddled === true;
    return [{ kind: 'move', action: { move, gait, muddled, ...(attack === undefined ? {} : { attack }) } }];
  });
  return { focusing: attackFrom(0), gait, steps };
}
