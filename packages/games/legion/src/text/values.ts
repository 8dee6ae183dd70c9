import { type Lang, type Noun, nounForms, same, wordsWith } from '@potyczka/words';
import {
  cardName,
  keywordName,
  miniNoun,
  pieceLabel,
  seatNoun,
  supplyName,
  UNIT,
  unitNoun,
} from './names.js';

/** What something that a message names is called. */
const nounOf = (lang: Lang, name: string, id: string): Noun => {
  // Nobody: a message may choose its form by it.
  if (id === '') return same('none', '');
  if (id.startsWith('#')) return same(cardName(lang, id));
  if (/^p\d$/.test(id)) return seatNoun(lang, id);
  if (UNIT.test(id)) return id.includes('.') ? miniNoun(lang, id) : unitNoun(lang, id);
  const cart = /^cart-(\d+)$/.exec(id)?.[1];
  if (cart) return same(lang === 'en' ? `bomb cart ${cart}` : `wózek z bombą ${cart}`);
  const piece = pieceLabel(lang, id);
  if (piece !== undefined) return same(piece);
  if (name === 'keyword' || name === 'by') return same(keywordName(lang, id));
  if (name === 'card') return same(supplyName(id) ?? id);
  return same(id);
};

/** What rules pass along with a message, as words. */
export const valuesOf = wordsWith((lang, name, value) =>
  typeof value === 'string'
    ? nounForms(name, nounOf(lang, name, value))
    : { [name]: value.map(v => nounOf(lang, name, v).label).join(', ') },
);
