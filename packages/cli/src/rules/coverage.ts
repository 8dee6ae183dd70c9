import { idsIn, type Ledger, prefixOf } from './ledger.js';

/** How far the rules of one game are proved by tests. */
export interface Coverage {
  readonly game: string;
  readonly ids: readonly string[];
  /** Carried in the title of a test that passed. */
  readonly proved: readonly string[];
  /** A gap, a count of components, advice: nothing that a test could prove. */
  readonly setAside: readonly string[];
  readonly missing: readonly string[];
}

/** Ids that no test can prove, each with the reason. */
export type SetAside = Readonly<Record<string, string>>;

export function coverageOf(ledger: Ledger, titles: readonly string[], aside: SetAside): Coverage[] {
  const carried = new Set(titles.flatMap(idsIn));
  return [...ledger.games].map(([game, ids]) => {
    const proved = ids.filter(id => carried.has(id));
    const setAside = ids.filter(id => !carried.has(id) && Object.hasOwn(aside, id));
    const missing = ids.filter(id => !carried.has(id) && !Object.hasOwn(aside, id));
    return { game, ids, proved, setAside, missing };
  });
}

/** What is wrong with the titles and with the list of ids set aside, a line each. */
export function faultsIn(ledger: Ledger, titles: readonly string[], aside: SetAside): string[] {
  const defined = new Set([...ledger.games.values()].flat());
  const carried = new Set(titles.flatMap(idsIn));
  const prefixes = new Set([...defined].map(prefixOf));
  return [
    ...[...carried]
      .filter(id => prefixes.has(prefixOf(id)) && !ledger.mentioned.has(id))
      .map(id => `${id} is in the title of a test, but in no ledger`),
    ...Object.keys(aside)
      .filter(id => !defined.has(id))
      .map(id => `${id} is set aside, but no ledger defines it`),
    ...Object.keys(aside)
      .filter(id => carried.has(id))
      .map(id => `${id} is set aside, but a test proves it`),
    ...Object.entries(aside)
      .filter(([, reason]) => reason.trim() === '')
      .map(([id]) => `${id} is set aside without a reason`),
  ];
}

/** A title with more ids than these says of none of them what would break it. */
const MOST_IDS = 3;

/** Titles that carry too many ids, by game. */
export function crowdedTitles(ledger: Ledger, titles: readonly string[]): Map<string, string[]> {
  const gameOf = new Map([...ledger.games].flatMap(([game, ids]) => ids.map(id => [id, game] as const)));
  const found = new Map<string, string[]>();
  for (const title of new Set(titles)) {
    const ids = new Set(idsIn(title).filter(id => gameOf.has(id)));
    const [first] = ids;
    const game = first && gameOf.get(first);
    if (game && ids.size > MOST_IDS) found.set(game, [...(found.get(game) ?? []), title]);
  }
  return found;
}

/** How many such titles each game still has: fewer from day to day. */
export type Crowded = Readonly<Record<string, number>>;

/** Games with more of them than are left, a line for each title. */
export const newlyCrowded = (found: ReadonlyMap<string, readonly string[]>, left: Crowded): string[] =>
  [...found]
    .filter(([game, titles]) => titles.length > (left[game] ?? 0))
    .flatMap(([game, titles]) => [
      `${game}: ${titles.length} titles carry more than ${MOST_IDS} ids, ${left[game] ?? 0} may`,
      ...titles.map(title => `  ${title}`),
    ]);

/** The list after a run: it only shrinks. */
export const lessCrowded = (found: ReadonlyMap<string, readonly string[]>, left: Crowded): Crowded =>
  Object.fromEntries(
    Object.entries(left)
      .map(([game, may]) => [game, Math.min(may, found.get(game)?.length ?? 0)] as const)
      .filter(([, may]) => may > 0),
  );
