import { FACE_WORDS, figureName, loadName, squareName } from '@potyczka/adrenaline/text';
import { COLOURS, type SquareId, type View } from '@potyczka/adrenaline/view';
import type { Lang } from '@potyczka/kernel/run';
import { fill } from '@potyczka/words';

/** Where a card lies or who holds it, as far as this view knows; empty if it does not. */
export const whereIs = (lang: Lang, view: View, card: `#${string}`): string => {
  const colour = COLOURS.find(c => view.offers[c].includes(card));
  if (colour) return figureName(lang, `spawn-${colour}`);
  const square = (Object.keys(view.tiles) as SquareId[]).find(q => view.tiles[q] === card);
  if (square) return fill(lang, FACE_WORDS[lang].lies, { square: squareName(square) });
  if (view.hand.includes(card)) return FACE_WORDS[lang].inYourHand;
  for (const { who, weapons } of view.players) {
    const held = weapons.find(w => w.card === card);
    if (held) return `${figureName(lang, who)}, ${loadName(lang, card, held.loaded)}`;
  }
  return '';
};
