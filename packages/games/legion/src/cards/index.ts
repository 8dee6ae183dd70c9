import { OBJECTIVE_ACTIONS } from '../battle/claim.js';
import { CONDITION_CARDS } from '../battle/conditions.js';
import { COMMAND_TEXTS } from '../content/commands/index.js';
import type { CardText } from '../content/effects/types.js';
import { UPGRADE_TEXTS } from '../content/upgrades/index.js';
import type { Keyword, TextId } from '../moments.js';
import { ODD } from './odd/index.js';
import { effectsOf } from './play.js';
import { standingOf } from './standing.js';

/** The text of a card, as parts that act at their moments. */
const playedText = (id: TextId, text: CardText): readonly Keyword[] => {
  const effects = effectsOf(id, text.effects ?? []);
  const standing = (text.standing ?? []).map((x, n) => standingOf(`${id}~s${n + 1}`, x));
  return [...effects, ...standing];
};

const all = (
  kind: 'upgrade' | 'command',
  texts: Readonly<Record<string, CardText>>,
): [string, readonly Keyword[]][] =>
  Object.entries(texts).map(([id, text]) => [`${kind}:${id}`, playedText(`${kind}:${id}`, text)]);

/** Texts of upgrade, command and battle cards that are played: `upgrade:<id>`, `command:<id>`, `battle:<id>`. */
export const CARD_TEXTS: ReadonlyMap<string, readonly Keyword[]> = (() => {
  const found = new Map<string, readonly Keyword[]>([
    ...all('upgrade', UPGRADE_TEXTS),
    ...all('command', COMMAND_TEXTS),
  ]);
  for (const k of [...OBJECTIVE_ACTIONS, ...CONDITION_CARDS, ...ODD]) {
    const card = k.id.split('~')[0] as string;
    found.set(card, [...(found.get(card) ?? []), k]);
  }
  return found;
})();
