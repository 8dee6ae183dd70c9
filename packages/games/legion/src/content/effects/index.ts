import type { Weapon } from '../cards.js';
import { COMMAND_TEXTS } from '../commands/index.js';
import { UPGRADE_TEXTS } from '../upgrades/index.js';
import type { CardText } from './types.js';

/** The texts that are played, by whatever id: a card of a test has none. */
export const upgradeText = (id: string): CardText | undefined => UPGRADES_BY_ID[id];
export const commandText = (id: string): CardText | undefined => COMMANDS_BY_ID[id];
const UPGRADES_BY_ID: { readonly [id: string]: CardText | undefined } = UPGRADE_TEXTS;
const COMMANDS_BY_ID: { readonly [id: string]: CardText | undefined } = COMMAND_TEXTS;

/** The text of `upgrade:<id>` or `command:<id>`. */
const cardText = (source: string): CardText | undefined => {
  const [kind, id] = source.split(':') as [string, string];
  return (kind === 'command' ? commandText : upgradeText)(id);
};

/** Dice and keywords that a card adds to a pool, as a weapon. */
export const bonusOf = (source: string): Weapon => ({ name: source, dice: {}, ...cardText(source)?.bonus });
