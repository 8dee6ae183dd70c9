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
