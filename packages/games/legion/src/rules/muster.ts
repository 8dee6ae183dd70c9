import type { Seat } from '@potyczka/kernel';
import { leads } from '../army/keywords.js';
import type { UnitCard, UpgradeCard } from '../content/cards.js';
import type { Equipped, Unit } from '../state.js';
import { UNIT_TOKENS, type UnitToken } from '../vocabulary.js';

const noTokens = (): Record<UnitToken, number> =>
  Object.fromEntries(UNIT_TOKENS.map(k => [k, 0])) as Record<UnitToken, number>;

/** LEG-ARMY-14, LEG-KWU-HWT-02, LEG-KWX-LEADER-01: the minis of a unit; the one that must lead comes first. */
export const minisOf = (
  id: string,
  card: UnitCard,
  upgrades: readonly UpgradeCard[],
  counterpart: boolean,
): Unit['minis'] => {
  const roles = Array.from({ length: card.minis }, () => 0);
  upgrades.forEach((u, n) => {
    if (!u.mini) return;
    if (leads(card, u)) roles.unshift(n + 1);
    else roles.push(n + 1);
  });
  if (counterpart) roles.push(-1);
  return roles.map((role, n) => ({ id: `${id}.${n}`, role, x: 0, y: 0, z: 0, facing: 0, wounds: 0 }));
};

const readied = (card: UpgradeCard): Equipped => ({ card: card.id, state: 'ready', face: 'A', tokens: {} });

/** A card that joins a unit, with what it carries itself (LEG-KWU-COUNTERPART-01). */
export interface Joined {
  readonly card: UnitCard;
  readonly upgrades: readonly UpgradeCard[];
}

/** A unit of an army list, not yet on the table. */
export const newUnit = (
  id: string,
  seat: Seat,
  card: UnitCard,
  cards: readonly UpgradeCard[],
  joined?: Joined,
  spare: readonly string[] = [],
): Unit => ({
  id,
  seat,
  card: card.id,
  counterpart: joined?.card.id ?? null,
  upgrades: [
    ...cards.map(readied),
    ...(joined?.upgrades ?? []).map(c => ({ ...readied(c), on: 'counterpart' as const })),
  ],
  spare: [...spare],
  rank: card.rank ?? 'corps',
  minis: minisOf(id, card, cards, joined !== undefined),
  where: 'aside',
  tokens: noTokens(),
  order: 'none',
  damage: null,
  disrupted: null,
  marks: {},
  fallen: [],
});
