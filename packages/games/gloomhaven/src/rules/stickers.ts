import { SPOTS } from '../campaign/content/spot-index.js';
import type { ElementSymbol } from '../content/abilities.js';
import { cardOf } from '../content/index.js';
import type { AbilityCard, Half } from '../content/types.js';
import type { F, S } from '../state.js';
import { type CardId, ELEMENTS, type HeroId } from '../vocabulary.js';
import { comradeOf, type Stuck } from './company.js';

/** Enhanced cards: what stickers change in them (GLM-ENH-04, -07 to -12). */

type AbilityLine = Record<string, unknown>;

/** A number raised by one; what is counted gets one more. */
const raised = (x: unknown): unknown =>
  typeof x === 'number'
    ? x + 1
    : typeof x === 'object' && x !== null
      ? { ...x, plus: (((x as AbilityLine).plus as number | undefined) ?? 0) + 1 }
      : x;

const ELEMENT_STICKERS: readonly string[] = [...ELEMENTS, 'wild'];

const stick = (half: Half, at: number, what: string, card: string, side: 'top' | 'bottom'): void => {
  const spot = SPOTS[card]?.[side][at];
  if (!spot) return;
  const [path, line, , hex] = spot;
  const ability = path.split('/').reduce<unknown>((x, key) => (x as AbilityLine)[key], half) as AbilityLine;
  if (what === '+1') ability[line] = raised(ability[line]);
  else if (what === 'jump') ability.jump = true;
  else if (what === 'hex' && hex) {
    const area = ability.area as { hexes: unknown[] };
    area.hexes = [...area.hexes, hex];
  } else if (ELEMENT_STICKERS.includes(what))
    (half as { infuse?: readonly ElementSymbol[] }).infuse = [...(half.infuse ?? []), what as ElementSymbol];
  else ability.conditions = [...((ability.conditions as string[] | undefined) ?? []), what];
};

/** A copy of a card with what its stickers change. */
export const withStickers = (source: string): AbilityCard => {
  const [card, ...stickers] = source.split('~') as [CardId, ...string[]];
  if (stickers.length === 0) return cardOf(card);
  const made = JSON.parse(JSON.stringify(cardOf(card))) as AbilityCard;
  for (const sticker of stickers) {
    const [side, spot, what] = sticker.split('.') as ['top' | 'bottom', string, string];
    stick(made[side], Number(spot), what, made.id, side);
  }
  return made;
};

const stickersOn = (s: S, who: HeroId, card: CardId): readonly Stuck[] =>
  comradeOf(s.options, who)?.stickers.filter(x => x.card === card.slice(1)) ?? [];

/** The name of a hero's card with its stickers. */
export const sourceOf = (s: S, who: HeroId, card: CardId): string =>
  [card, ...stickersOn(s, who, card).map(x => `${x.half}.${x.spot}.${x.what}`)].join('~');

/** GLM-ENH-22: what stickers on its card add to a statistic of a summon. */
export const addedToSummon = (s: S, f: F, line: string): number =>
  f.owner === null || f.card === null
    ? 0
    : stickersOn(s, f.owner, f.card).filter(x => {
        const spot = SPOTS[x.card]?.[x.half][x.spot];
        return spot?.[2] === 'summon' && spot[1] === line;
      }).length;
