import type { Lang } from '@potyczka/words';
import type { Rank } from '../../content/abilities.js';
import type { MonsterCard, MonsterDef, Stats } from '../../content/types.js';
import { formula } from '../../rules/formula.js';
import { type FaceLine, linesOfCard } from '../cards/abilities.js';
import { phrase } from '../cards/phrase.js';
import { conditionsText, elementsText, immuneText, parted } from '../cards/values.js';
import type { Both } from '../names/both.js';
import { EVENT_WORDS } from '../names/card-words.js';
import { figureName, inLang } from '../values.js';

/** What the letters of a monster's formulas are worth now. */
export type Letters = Readonly<Record<string, number>>;

/** A figure of a statistic card: what it is called, what it is now, and how that came. */
export interface StatText {
  readonly id: 'hp' | 'move' | 'attack' | 'range' | 'shield' | 'retaliate' | 'pierce' | 'targets';
  readonly word: string;
  readonly value: string;
  /** The sum that it comes from, of a formula. */
  readonly from: string;
}

export interface RankText {
  readonly rank: Rank;
  readonly name: string;
  readonly stats: readonly StatText[];
  /** What its attacks add, and what else holds for it. */
  readonly more: readonly string[];
}

export interface MonsterFaceText {
  readonly name: string;
  readonly ranks: readonly RankText[];
  readonly lines: readonly string[];
  readonly specials: readonly { readonly name: string; readonly lines: readonly FaceLine[] }[];
}

const RANKS: Readonly<Record<Rank, Both>> = {
  normal: ['normal', 'zwykły'],
  elite: ['elite', 'elita'],
  boss: ['boss', 'boss'],
};

const STATS: Readonly<Record<StatText['id'], Both>> = {
  hp: ['Hit points', 'Punkty życia'],
  move: ['Move', 'Ruch'],
  attack: ['Attack', 'Atak'],
  range: ['Range', 'Zasięg'],
  shield: ['Shield', 'Tarcza'],
  retaliate: ['Retaliate', 'Odwet'],
  pierce: ['PIERCE', 'PRZEBICIE'],
  targets: ['Targets', 'Cele'],
};

const LETTERS: Readonly<Record<string, Both>> = {
  C: ['characters', 'liczba postaci'],
  L: ['scenario level', 'poziom scenariusza'],
  X: ['hexes moved this turn', 'pola ruchu w tej turze'],
};

const CALLS: Readonly<Record<string, Both>> = {
  ceil: ['rounded up: ', 'w górę: '],
  floor: ['rounded down: ', 'w dół: '],
};

/** What a letter stands for: its own word, or how many of a kind are on the map. */
const letterText = (lang: Lang, letter: string, counts: MonsterDef['counts']): string => {
  const own = LETTERS[letter];
  if (own) return inLang(lang, own);
  const kind = counts?.[letter as 'V'];
  return kind === undefined
    ? letter
    : phrase(lang, ['{kind} on the map', '{kind}: ile na mapie'], { kind: figureName(lang, kind) });
};

/** A formula as people read it: `6 × 4 (characters)`, or with what its letters mean where nobody plays. */
export const formulaText = (
  lang: Lang,
  text: string,
  counts: MonsterDef['counts'],
  now: Letters | null,
): string => {
  const read = text
    .replace(/\*/g, ' × ')
    .replace(/\//g, ' / ')
    .replace(/\+/g, ' + ')
    .replace(/ceil|floor/g, word => inLang(lang, CALLS[word] ?? [word, word]));
  const letters = [...new Set(text.replace(/ceil|floor/g, '').match(/[A-Z]/g) ?? [])];
  const filled = now ? read.replace(/[A-Z]/g, letter => String(now[letter] ?? 0)) : read;
  const meant = letters.map(letter =>
    now
      ? `${now[letter] ?? 0}: ${letterText(lang, letter, counts)}`
      : `${letter}: ${letterText(lang, letter, counts)}`,
  );
  return `${filled} (${meant.join(', ')})`;
};

const statOf = (
  lang: Lang,
  id: StatText['id'],
  value: number | string | null | undefined,
  counts: MonsterDef['counts'],
  now: Letters | null,
): StatText[] => {
  if (value === undefined) return [];
  const word = inLang(lang, STATS[id]);
  if (value === null) return [{ id, word, value: '–', from: '' }];
  if (typeof value === 'number') return [{ id, word, value: String(value), from: '' }];
  const from = formulaText(lang, value, counts, now);
  return [
    { id, word, value: now ? String(Math.ceil(formula(value, now))) : value.replace(/\*/g, '×'), from },
  ];
};

const rankText = (
  lang: Lang,
  rank: Rank,
  s: Stats,
  counts: MonsterDef['counts'],
  now: Letters | null,
): RankText => ({
  rank,
  name: inLang(lang, RANKS[rank]),
  stats: (
    [
      ['hp', s.hp],
      ['move', s.move],
      ['attack', s.attack],
      ['range', s.range],
      ['shield', s.shield],
      ['retaliate', s.retaliate],
      ['pierce', s.pierce],
      ['targets', s.targets],
    ] as const
  ).flatMap(([id, value]) => statOf(lang, id, value, counts, now)),
  more: [
    ...(s.retaliateRange === undefined
      ? []
      : [phrase(lang, ['Retaliate up to Range {n}', 'Odwet do Zasięgu {n}'], { n: s.retaliateRange })]),
    ...(s.conditions
      ? [
          phrase(lang, ['Its attacks add {what}.', 'Atak dodaje {what}.'], {
            what: conditionsText(lang, s.conditions),
          }),
        ]
      : []),
    ...(s.advantage ? [phrase(lang, ['It attacks with Advantage.', 'Atakuje z Korzyścią.'])] : []),
    ...(s.attackersDisadvantage
      ? [phrase(lang, ['Its attackers have Disadvantage.', 'Kto ją atakuje, ma Niekorzyść.'])]
      : []),
  ],
});

/** The lines of a statistic card for one level. */
const ranksOf = (lang: Lang, def: MonsterDef, level: number, now: Letters | null): RankText[] =>
  (['normal', 'elite', 'boss'] as const).flatMap(rank => {
    const stats = def.stats[rank]?.[Math.min(7, level)];
    return stats ? [rankText(lang, rank, stats, def.counts, now)] : [];
  });

/** Abilities with the numbers of one level in place of a row of numbers. */
const atLevel = <X>(x: X, level: number): X => {
  if (typeof x !== 'object' || x === null) return x;
  if ('byLevel' in x && Array.isArray(x.byLevel)) return x.byLevel[Math.min(7, level)];
  if (Array.isArray(x)) return x.map(each => atLevel<unknown>(each, level)) as X;
  return Object.fromEntries(
    Object.entries(x).map(([key, value]) => [key, atLevel<unknown>(value, level)]),
  ) as X;
};

/** The statistic card of a monster for one level; with letters its formulas are worked out. */
export const monsterFaceText = (
  lang: Lang,
  def: MonsterDef,
  level: number,
  now: Letters | null,
): MonsterFaceText => ({
  name: figureName(lang, def.id),
  ranks: ranksOf(lang, def, level, now),
  lines: [
    ...(def.flying ? [phrase(lang, ['Flying', 'Latanie'])] : []),
    ...(def.immunities
      ? [
          phrase(lang, ['Immune to {what}', 'Odporność na {what}'], {
            what: immuneText(lang, def.immunities),
          }),
        ]
      : []),
    ...(def.traits ?? []).map(({ event, do: does }) => {
      const [word, arg] = parted(event);
      const when = phrase(lang, EVENT_WORDS[word], { n: arg });
      return `${when}: ${linesOfCard(lang, does, 'it')
        .map(line => line.text)
        .join('; ')}`;
    }),
    phrase(
      lang,
      [
        'At most {n, plural, one {one} other {#}} on the map',
        'Na mapie najwyżej {n, plural, one {jedna figurka} few {# figurki} many {# figurek} other {# figurki}}',
      ],
      { n: def.standees },
    ),
  ],
  specials: (def.specials ?? []).map(({ n, do: does }) => ({
    name: phrase(lang, ['Special {n}', 'Zdolność specjalna {n}'], { n }),
    lines: linesOfCard(lang, atLevel(does, level), 'it'),
  })),
});

/** An ability card of monsters. */
export interface MonsterCardText {
  readonly initiative: number;
  readonly lines: readonly FaceLine[];
  readonly marks: readonly string[];
}

export const monsterCardText = (
  lang: Lang,
  { initiative, do: does, infuse, shuffle }: MonsterCard,
): MonsterCardText => ({
  initiative,
  lines: linesOfCard(lang, does, 'it'),
  marks: [
    ...(infuse
      ? [phrase(lang, ['creates {what}', 'tworzy {what}'], { what: elementsText(lang, infuse) })]
      : []),
    ...(shuffle ? [phrase(lang, ['then the deck is shuffled', 'potem talia jest tasowana'])] : []),
  ],
});
