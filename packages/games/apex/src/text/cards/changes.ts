import { fill, type Lang, nounForms } from '@potyczka/words';
import type { Borne, Condition, ShotChange } from '../../content/feats/types.js';
import type { AimSymbol } from '../../vocabulary.js';
import { LANGUAGES } from '../language.js';

/** What changes one shot, as ICU messages, and the symbols of Aim cards as they stand in them. */
export interface ChangeLines {
  readonly symbols: Readonly<Record<AimSymbol, string>>;
  readonly lines: Readonly<
    Record<
      | 'threshold'
      | 'threshold-is'
      | 'stability'
      | 'rof'
      | 'rof-cap'
      | 'per-hit'
      | 'first-hit'
      | 'headshot-less'
      | 'ignore'
      | 'ignored'
      | 'misses'
      | 'hits'
      | 'range-price'
      | 'replaces'
      | 'shield-on-hit'
      | 'outside'
      | 'meets'
      | 'target-bears'
      | 'shooter-bears'
      | 'enemy-bears',
      string
    >
  >;
}
type ChangeLine = keyof ChangeLines['lines'];

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

const line = (lang: Lang, id: ChangeLine, values: Readonly<Record<string, string | number>> = {}): string =>
  fill(lang, LANGUAGES[lang].changes.lines[id], values);

/** Fields that are a number, with their lines. */
const NUMBERS = {
  stability: 'stability',
  rof: 'rof',
  perHit: 'per-hit',
  firstHit: 'first-hit',
  headshotLess: 'headshot-less',
  ignore: 'ignore',
  rangePrice: 'range-price',
  replaces: 'replaces',
  shieldOnHit: 'shield-on-hit',
  thresholdIs: 'threshold-is',
} as const satisfies Partial<Record<keyof ShotChange, ChangeLine>>;

const SYMBOLS = { ignoredSymbols: 'ignored', missSymbols: 'misses', hitSymbols: 'hits' } as const;

/** Who has such a figure, as a condition: “if an enemy has a raven”. */
export const borneText = (lang: Lang, { borne, who }: Borne): string =>
  fill(
    lang,
    LANGUAGES[lang].changes.lines[`${who}-bears`],
    nounForms('figure', LANGUAGES[lang].figures[borne]),
  );

const conditionText = (lang: Lang, when: Condition, does: string): string => {
  if (when === 'outside-best-range') return line(lang, 'outside', { does });
  if ('borne' in when) return `${borneText(lang, when)}: ${does}`;
  return fill(lang, LANGUAGES[lang].changes.lines.meets, {
    ...nounForms('figure', LANGUAGES[lang].figures[when.meets]),
    does,
  });
};

/** What a card does to one shot: all its parts, with the condition before them. */
export const changeText = (lang: Lang, change: ShotChange): string => {
  const { symbols } = LANGUAGES[lang].changes;
  const { threshold, rofCap, when } = change;
  const parts = [
    threshold ? line(lang, 'threshold', { n: signed(threshold) }) : '',
    ...Object.entries(NUMBERS).map(([field, id]) => {
      const n = change[field as keyof typeof NUMBERS];
      return n ? line(lang, id, { n }) : '';
    }),
    rofCap ? line(lang, 'rof-cap', rofCap) : '',
    ...Object.entries(SYMBOLS).flatMap(([field, id]) =>
      (change[field as keyof typeof SYMBOLS] ?? []).map(s => line(lang, id, { symbol: symbols[s] })),
    ),
  ];
  const does = parts.filter(Boolean).join(', ');
  return when ? conditionText(lang, when, does) : does;
};
