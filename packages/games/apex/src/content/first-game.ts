import { LEGEND_CARDS } from '../legends/cards.js';
import { LEGENDS, type LegendId, type Team } from '../vocabulary.js';

/** D18: the legends of a team in the first game of the book. */
export const inFirstGame = (team: Team): readonly LegendId[] =>
  LEGENDS.filter(id => LEGEND_CARDS[id].firstGame === team);
