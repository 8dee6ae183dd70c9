import { LEGEND_CARDS } from '../legends/cards.js';
import type { AbilityCard, AutomaAbilityCard } from '../legends/types.js';
import { type AbilityId, LEGENDS, type LegendId } from '../vocabulary.js';

/** What a drawing needs to know about an ability without playing it: its card (D11), and the card of the Automa. */
export interface AbilityFacts {
  readonly id: AbilityId;
  readonly owner: LegendId;
  readonly kind: AbilityCard['kind'];
  readonly card: AbilityCard;
  readonly automa: AutomaAbilityCard;
}

export const ABILITY_FACTS: readonly AbilityFacts[] = LEGENDS.flatMap(owner => {
  const cards = LEGEND_CARDS[owner];
  const automa: Readonly<Record<string, AutomaAbilityCard>> = cards.automa.abilities;
  return Object.entries(cards.abilities).flatMap(([id, card]: [string, AbilityCard]) => {
    const own = automa[id];
    return own ? [{ id: id as AbilityId, owner, kind: card.kind, card, automa: own }] : [];
  });
});
