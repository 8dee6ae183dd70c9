import { LEGEND_CARDS } from '../../legends/cards.js';
import type { AutomaCards } from '../../legends/types.js';
import { LEGENDS, type LegendId } from '../../vocabulary.js';

const cards = LEGENDS.map((id): [LegendId, AutomaCards] => [id, LEGEND_CARDS[id].automa]);

/** The Automa legend cards by initiative, each from the folder of its legend. */
export const AUTOMA_LEGENDS = Object.fromEntries(
  cards.sort(([, a], [, b]) => a.initiative - b.initiative),
) as Readonly<Record<LegendId, AutomaCards>>;
