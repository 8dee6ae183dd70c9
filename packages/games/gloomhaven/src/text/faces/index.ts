/** What cards say that are not ability cards of heroes, from the records that the rules play. */
import type { Lang } from '@potyczka/words';
import type { Condition } from '../../content/abilities.js';
import type { OverlayKind } from '../../content/types.js';
import { CONDITION_TEXTS, PIECES, THING_TEXTS } from '../names/things.js';
import { inLang } from '../values.js';

export { type ItemFaceText, type ItemMark, itemFaceText, slotName } from './items.js';
export {
  formulaText,
  type Letters,
  type MonsterCardText,
  type MonsterFaceText,
  monsterCardText,
  monsterFaceText,
  type RankText,
  type StatText,
} from './monsters.js';
export { deckOfMarks, type PerkFaceText, perkFaceText } from './perks.js';
export { SUMMONS, summonFaceText } from './summons.js';

/** What a condition does. */
export const conditionText = (lang: Lang, condition: Condition): string =>
  inLang(lang, CONDITION_TEXTS[condition]);

/** What something does that lies on a hex. */
export const thingText = (lang: Lang, kind: OverlayKind | 'door' | 'locked' | 'plate'): string =>
  inLang(lang, THING_TEXTS[kind === 'plate' ? 'pressure-plate' : kind]);

/** What a piece of the map shows; none for a numbered treasure. */
export const pieceName = (lang: Lang, what: string | number): string | undefined => {
  const both = PIECES[String(what)];
  return both && inLang(lang, both);
};
