import type { Weapon } from '../cards.js';
import { empireTexts } from './commands-empire.js';
import { otherTexts, republicTexts, separatistTexts } from './commands-others.js';
import { rebelTexts } from './commands-rebels.js';
import type { CardText, Texts } from './types.js';
import { ofTroopers, ofUnits } from './upgrades.js';

/** What upgrades and command cards do beside their figures and keywords, by the id of the card. */
export const UPGRADE_TEXTS: Texts = { ...ofTroopers, ...ofUnits };
export const COMMAND_TEXTS: Texts = {
  ...empireTexts,
  ...rebelTexts,
  ...republicTexts,
  ...separatistTexts,
  ...otherTexts,
};

/** The text of `upgrade:<id>` or `command:<id>`. */
const cardText = (source: string): CardText | undefined => {
  const [kind, id] = source.split(':') as [string, string];
  return (kind === 'command' ? COMMAND_TEXTS : UPGRADE_TEXTS)[id];
};

/** Dice and keywords that a card adds to a pool, as a weapon. */
export const bonusOf = (source: string): Weapon => ({ name: source, dice: {}, ...cardText(source)?.bonus });
