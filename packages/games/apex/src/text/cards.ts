import type { CardId } from '@potyczka/kernel';
import { fill, type Lang, listed, type Values } from '@potyczka/words';
import { type BinCard, binOf, type RingCard, ringOf } from '../content/decks.js';
import { type Attachment, type Band, type Gear, type LootKind, lootOf } from '../content/loot.js';
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

/** A distance, as cards say it: 4, 3–5, 6+. */
export const bandText = ({ low, high }: Band): string =>
  high === undefined ? `${low}+` : high === low ? String(low) : `${low}–${high}`;

/** What an attachment does, and nothing about which weapon takes it. */
export const attachmentLine = (lang: Lang, a: Attachment): string => {
  const parts = [
    a.stability && words(lang, 'stability', { n: a.stability }),
    a.rof && words(lang, 'rof', { n: a.rof }),
    a.perHit && words(lang, 'per-hit', { n: a.perHit }),
    a.firstHit && words(lang, 'first-hit', { n: a.firstHit }),
    a.sight && words(lang, 'sight', { n: `−${Math.abs(a.sight.threshold)}`, band: bandText(a.sight) }),
  ];
  return parts.filter(Boolean).join(' ');
};

/** What a loot token does. */
export const lootText = (lang: Lang, card: CardId): string => lootLines(lang, lootOf(card));

/** The same of a kind of token. */
export const lootLines = (lang: Lang, loot: LootKind): string => {
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

export const ringLines = (lang: Lang, { by }: Pick<RingCard, 'by'>): string => words(lang, 'ring', { ...by });

export const binLines = (lang: Lang, { loot }: Pick<BinCard, 'loot'>): string => {
  const { ranks } = LANGUAGES[lang];
  return words(lang, 'bin', {
    loot: listed(
      lang,
      loot.map(rank => ranks[rank]),
    ),
  });
};

/** What a card of the Ring or of a supply bin says. */
export const deckText = (lang: Lang, card: CardId): string =>
  card.startsWith('#R-') ? ringLines(lang, ringOf(card)) : binLines(lang, binOf(card));

/** Whether a Ring or bin card is a filler of ours. */
export const isInvented = (card: CardId): boolean =>
  (card.startsWith('#R-') ? ringOf(card) : binOf(card)).mark === 'placeholder';

export const isDeckCard = (card: CardId): boolean => /^#(R|SB)-\d+$/.test(card);
