import type { CardId } from '@potyczka/kernel';
import { fill, type Lang, listed, type Values } from '@potyczka/words';
import { binOf, ringOf } from '../content/decks.js';
import { type Attachment, type Band, type Gear, lootOf } from '../content/loot.js';
import { LANGUAGES } from './language.js';
import type { TokenWords } from './names.js';

const words = (lang: Lang, id: keyof TokenWords, values: Values = {}): string =>
  fill(lang, LANGUAGES[lang].tokens[id], values);

const gearLines = (lang: Lang, g: Gear): string[] => {
  if (g.kind === 'helmet') {
    if (g.stops === 0) return [words(lang, 'no-effect')];
    const stops = words(lang, 'helmet', { stops: g.stops, upTo: g.upTo });
    return g.action ? [stops, words(lang, 'helmet-action')] : [stops];
  }
  if (g.kind === 'body') {
    const limit = words(lang, 'body', { limit: g.limit });
    return g.restores > 0 ? [limit, words(lang, 'body-fills', { n: g.restores })] : [limit];
  }
  if (g.prevents === 0) return [words(lang, 'no-effect')];
  const absorbs = words(lang, 'knockdown', { n: g.prevents });
  return g.ringAtMost ? [absorbs, words(lang, 'knockdown-ring', { n: g.ringAtMost })] : [absorbs];
};

const bandText = ({ low, high }: Band): string => (high === undefined ? `${low}+` : `${low}–${high}`);

/** What an attachment does, and nothing about which weapon takes it. */
const attachmentLine = (lang: Lang, a: Attachment): string => {
  if (a.stability) return words(lang, 'stability', { n: a.stability });
  if (a.rof) return words(lang, 'rof', { n: a.rof });
  if (a.perHit) return words(lang, 'per-hit', { n: a.perHit });
  if (a.firstHit) return words(lang, 'first-hit', { n: a.firstHit });
  return a.sight
    ? words(lang, 'sight', { n: `−${Math.abs(a.sight.threshold)}`, band: bandText(a.sight) })
    : '';
};

/** What a loot token does. */
export const lootText = (lang: Lang, card: CardId): string => {
  const loot = lootOf(card);
  switch (loot.sort) {
    case 'gear':
      return gearLines(lang, loot.gear).join(' ');
    case 'attachment':
      return attachmentLine(lang, loot.attachment);
    case 'grenade': {
      const { range, cards, area, centre, around } = loot.grenade;
      const values = { low: range.low, high: range.high ?? range.low, cards, centre, around };
      return words(lang, area === '3x3' ? 'frag' : 'thermite', values);
    }
    case 'accessory': {
      const { health, shield, cools } = loot.accessory;
      const lines = [
        health && words(lang, 'health', { n: health }),
        shield && words(lang, 'shield', { n: shield }),
        cools && words(lang, 'cools', { n: cools }),
      ];
      return lines.filter(Boolean).join(' ');
    }
  }
};

/** What a card of the Ring or of a supply bin says. */
export const deckText = (lang: Lang, card: CardId): string => {
  if (card.startsWith('#R-')) return words(lang, 'ring', { ...ringOf(card).by });
  const { ranks } = LANGUAGES[lang];
  return words(lang, 'bin', {
    loot: listed(
      lang,
      binOf(card).loot.map(rank => ranks[rank]),
    ),
  });
};

/** Whether a Ring or bin card is a filler of ours. */
export const isInvented = (card: CardId): boolean =>
  (card.startsWith('#R-') ? ringOf(card) : binOf(card)).mark === 'placeholder';

export const isDeckCard = (card: CardId): boolean => /^#(R|SB)-\d+$/.test(card);
