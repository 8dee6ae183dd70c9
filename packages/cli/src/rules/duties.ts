import { idsIn, type Ledger, prefixOf } from './ledger.js';
import type { Passed } from './results.js';

/** What a sentence of a ledger leaves to a player, and what it does not; a default is a decision of a gap table. */
export const KINDS = ['must', 'cannot', 'may', 'default'] as const;
export type Kind = (typeof KINDS)[number];

/** Something of a ledger to which there is another answer. */
export interface Duty {
  readonly game: string;
  /** The rule, or the gap with the letters of its ledger before it: `ADR-G-09`. */
  readonly id: string;
  readonly kind: Kind;
  /** The sentence that says so. */
  readonly says: string;
}

/** How ledgers phrase them. */
const WORDS: readonly (readonly [Kind, RegExp])[] = [
  ['must', /\b(must(?! not)|has to|have to|had to|obliged|compulsory|mandatory)\b/i],
  ['cannot', /\b(cannot|can never|may not|may only|must not|never|not allowed|forbidden|illegal)\b/i],
  ['may', /\b(may(?! not| only)|can choose|if wanted)\b/i],
];

/** An entry of a list in bold, or the first cell of a row; worked examples show rules and are none. */
const ENTRY = /^- \*\*([A-Z0-9-]+)\*\*\s*(.*)$/;
const ROW = /^\|\s*(?:\*\*)?([A-Z]*-?[A-Z]*-?\d+)(?:\*\*)?\s*\|(.*)$/;
const GAP = /^(?:[A-Z]{3}-GAP-\d+|G-?\d+|\d+)$/;
const GAPS_BEGIN = /^## Gaps/;
const CHAPTER = /^## /;
/** What was made up where the source is silent; its tables are numbered, and are content. */
const MADE_UP = /^### Placeholder pack/;
/** Where it stands in the source, and who agrees. */
const CITED = /\s*(?:\((?:L\d|p\. )[^()]*\)|\[[^\]]*\])/g;

const sentencesOf = (text: string): string[] => text.replaceAll(CITED, '').split(/(?<=[.;:])\s+/);

const said = (game: string, id: string, text: string): Duty[] =>
  WORDS.flatMap(([kind, words]) => {
    const says = sentencesOf(text).filter(sentence => words.test(sentence));
    return says.length > 0 ? [{ game, id, kind, says: says.join(' ') }] : [];
  });

/** The name of a gap: tables that number theirs 1, 2, 3 say nothing about whose they are. */
const gapName = (word: string, letters: string): string => {
  if (/^[A-Z]{3}-/.test(word)) return word;
  return `${letters}-${/^\d/.test(word) ? `GAP-${word}` : word}`;
};

/** All that the pages of a ledger leave open or settle, in their order. */
export function dutiesIn(name: string, page: string): Duty[] {
  const game = /^[a-z]+/.exec(name)?.[0] ?? name;
  const letters = prefixOf(/^- \*\*([A-Z]{3}-)/m.exec(page)?.[1] ?? game.toUpperCase());
  let isGaps = false;
  return page.split('\n').flatMap(line => {
    if (CHAPTER.test(line)) isGaps = GAPS_BEGIN.test(line);
    else if (MADE_UP.test(line)) isGaps = false;
    const [, id, text] = ENTRY.exec(line) ?? (isGaps ? ROW.exec(line) : null) ?? [];
    if (id === undefined || text === undefined) return [];
    if (isGaps && GAP.test(id)) {
      const says = text.replaceAll(/\s*\|\s*/g, ' ').trim();
      return [{ game, id: gapName(id, letters), kind: 'default', says }];
    }
    return idsIn(id).length === 0 || id.includes('-EX-') ? [] : said(game, id, text);
  });
}

/** How the other answer was tried. */
export type Tried = 'refused' | 'both ways' | 'told apart';

export interface DutyTried extends Duty {
  readonly how: Tried | undefined;
  /** Why no test can try another answer; said by hand. */
  readonly aside: string | undefined;
}

/** A rule whose other answer no test can try, each with the reason: `ADR-VIS-04 may`. */
export type AsideDuties = Readonly<Record<string, string>>;

export const nameOf = ({ id, kind }: Duty): string => (kind === 'default' ? id : `${id} ${kind}`);

/** To do without. */
const DECLINES = new Set(['"pass"', '"done"', '"end"', '"none"', '"skip"', '"no"', '[]', '0']);

const answeredBothWays = (passed: readonly Passed[]): boolean => {
  const all = new Map<string, Set<string>>();
  for (const { tries } of passed)
    for (const [rule, given] of Object.entries(tries?.answers ?? {}))
      all.set(rule, new Set([...(all.get(rule) ?? []), ...given]));
  return [...all.values()].some(given => given.size > 1 && [...given].some(a => DECLINES.has(a)));
};

/** What the tests that name it have tried of it. */
const howOf = ({ kind }: Duty, passed: readonly Passed[]): Tried | undefined => {
  const tries = passed.flatMap(test => test.tries ?? []);
  const isRefused = tries.some(t => t.refused.length > 0);
  const isBoth = tries.some(t => t.offered.length > 0) || answeredBothWays(passed);
  if (kind !== 'may' && isRefused) return 'refused';
  if ((kind === 'may' || kind === 'default') && isBoth) return 'both ways';
  return tries.some(t => t.apart > 0) ? 'told apart' : undefined;
};

/** Gaps that a title names in short; whose they are, its other ids or its folder say. */
const SHORT_GAP = /(?<![\w-])G-?\d+\b/g;

const namesIn = ({ title, file }: Passed, letters: ReadonlyMap<string, string>): string[] => {
  const ids = [...idsIn(title), ...(title.match(/(?<![\w-])[A-Z]{3}-G\d+\b/g) ?? [])];
  const game = /packages\/games\/([a-z]+)\//.exec(file)?.[1] ?? '';
  const whose = new Set([letters.get(game), ...ids.map(prefixOf)].filter(x => x !== undefined));
  const short = title.match(SHORT_GAP) ?? [];
  return [...ids, ...[...whose].flatMap(of => short.map(gap => `${of}-${gap}`))];
};

/** Each with how its other answer was tried, if it was. */
export function triedIn(duties: readonly Duty[], passed: readonly Passed[], aside: AsideDuties): DutyTried[] {
  const letters = new Map(duties.map(({ game, id }) => [game, prefixOf(id)] as const).toReversed());
  const byName = new Map<string, Passed[]>();
  for (const test of passed)
    for (const name of namesIn(test, letters)) byName.set(name, [...(byName.get(name) ?? []), test]);
  return duties.map(duty => ({
    ...duty,
    how: howOf(duty, byName.get(duty.id) ?? []),
    aside: aside[nameOf(duty)],
  }));
}

/** What is wrong with the list of those set aside, a line each. */
export const asideFaults = (tried: readonly DutyTried[], aside: AsideDuties): string[] => {
  const known = new Set(tried.map(nameOf));
  return [
    ...Object.entries(aside).flatMap(([name, why]) => [
      ...(known.has(name) ? [] : [`${name} is set aside as a duty, but no ledger says it`]),
      ...(why.trim() === '' ? [`${name} is set aside as a duty without a reason`] : []),
    ]),
    ...tried
      .filter(duty => duty.aside !== undefined && duty.how !== undefined)
      .map(duty => `${nameOf(duty)} is set aside as a duty, but a test tries the other answer`),
  ];
};

/** How far the duties of a game are tried. */
export interface DutyCoverage {
  readonly game: string;
  readonly all: readonly DutyTried[];
  readonly tried: readonly DutyTried[];
  readonly aside: readonly DutyTried[];
  readonly missing: readonly DutyTried[];
}

export const dutyCoverageOf = (tried: readonly DutyTried[]): DutyCoverage[] =>
  [...new Set(tried.map(x => x.game))].map(game => {
    const all = tried.filter(x => x.game === game);
    return {
      game,
      all,
      tried: all.filter(x => x.how !== undefined),
      aside: all.filter(x => x.how === undefined && x.aside !== undefined),
      missing: all.filter(x => x.how === undefined && x.aside === undefined),
    };
  });

/** The names of gaps are known in titles, though they are no rules. */
export const withGaps = (ledger: Ledger, duties: readonly Duty[]): Ledger => ({
  ...ledger,
  mentioned: new Set([...ledger.mentioned, ...duties.map(({ id }) => id)]),
});
