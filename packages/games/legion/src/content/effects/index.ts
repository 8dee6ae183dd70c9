import type { Weapon } from '../cards.js';
import type { CardText, Texts } from './types.js';

export const UPGRADE_TEXTS: Texts = {};
export const COMMAND_TEXTS: Texts = {};

/** The text of `upgrade:<id>` or `command:<id>`. */
export const cardText = (source: string): CardText | undefined => {
  const [kind, id] = source.split(':') as [string, string];
  return (kind === 'command' ? COMMAND_TEXTS : UPGRADE_TEXTS)[id];
};

/** Dice and keywords that a card adds to a pool, as a weapon. */
export const bonusOf = (source: string): Weapon => ({ name: source, dice: {}, ...cardText(source)?.bonus });
