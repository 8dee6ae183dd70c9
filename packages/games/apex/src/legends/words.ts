import type { Noun } from '@potyczka/words';
import type { AbilityId, FeatId, FigureKind, LegendId } from '../vocabulary.js';
import type { LEGEND_CARDS } from './cards.js';
import type { WORDS as EN } from './en.js';

/** Kinds of figures that the abilities of some legend put on the map. */
export type FiguresOf<L extends LegendId> = keyof (typeof LEGEND_CARDS)[L]['figures'];

/** Bags of loot that some legend brings along. */
export type BagsOf<L extends LegendId> = (typeof LEGEND_CARDS)[L] extends { readonly bags: infer B }
  ? Extract<keyof B, string>
  : never;

/** What abilities ask and say. */
export type LegendAsk = { [L in LegendId]: keyof (typeof EN)[L]['asks'] }[LegendId];

/** The same with their texts: all of them together, as literals. */
export type AsksIn<Words extends Readonly<Record<LegendId, { readonly asks: object }>>> = Both<
  Words[LegendId]['asks']
>;
type Both<Each> = (Each extends unknown ? (x: Each) => void : never) extends (x: infer All) => void
  ? All
  : never;

export interface AbilityWords {
  readonly name: string;
  /** What it does, for each of its ways; the figures of its card are the gaps. */
  readonly text: readonly [string, ...string[]];
}

type TitlesOf<L extends LegendId> = (typeof LEGEND_CARDS)[L]['automa']['titles'][number];
type FeatsOf<L extends LegendId> = `${L}-F-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/** Everything that players read about one legend, in some language. */
export interface LegendWords<L extends LegendId, Ask extends string = string> {
  readonly name: Noun;
  readonly figures: Readonly<Record<FiguresOf<L>, Noun>>;
  /** Several of one kind, where they come and go together. */
  readonly pairs?: Readonly<Partial<Record<FiguresOf<L>, Noun>>>;
  readonly abilities: Readonly<Record<`${L}-A-${1 | 2}`, AbilityWords>>;
  /** When the Automa uses them and how; gaps are the figures of its card and of the normal one. */
  readonly automaAbilities: Readonly<Record<`${L}-A-${1 | 2}`, string>>;
  /** What the feats are called: names of ours but for Whispers and Guardian Angel, the printed ones are lost. */
  readonly featNames: Readonly<Record<FeatsOf<L>, string>>;
  readonly automaTitles: Readonly<Record<TitlesOf<L>, string>>;
  /** Prompts, labels and reasons of its abilities, in ICU message format. */
  readonly asks: Readonly<Record<Ask, string>>;
}

export interface Joined {
  readonly names: Readonly<Record<LegendId, Noun>>;
  readonly figures: Readonly<Record<FigureKind, Noun>>;
  readonly pairs: Readonly<Partial<Record<FigureKind, Noun>>>;
  readonly abilities: Readonly<Record<AbilityId, AbilityWords>>;
  readonly featNames: Readonly<Record<FeatId, string>>;
  readonly automaAbilities: Readonly<Record<AbilityId, string>>;
  readonly automaTitles: Readonly<Record<string, string>>;
  readonly asks: Readonly<Record<LegendAsk, string>>;
}

/** The words of all legends together; none may be missing. */
export const joined = (words: { readonly [L in LegendId]: LegendWords<L> }): Joined => {
  const entries = Object.entries(words);
  const all = (part: Exclude<keyof LegendWords<LegendId>, 'name'>): unknown =>
    Object.fromEntries(entries.flatMap(([, w]) => Object.entries(w[part] ?? {})));
  return {
    names: Object.fromEntries(entries.map(([id, w]) => [id, w.name])) as Joined['names'],
    figures: all('figures') as Joined['figures'],
    pairs: all('pairs') as Joined['pairs'],
    abilities: all('abilities') as Joined['abilities'],
    automaAbilities: all('automaAbilities') as Joined['automaAbilities'],
    featNames: all('featNames') as Joined['featNames'],
    automaTitles: all('automaTitles') as Joined['automaTitles'],
    asks: all('asks') as Joined['asks'],
  };
};
