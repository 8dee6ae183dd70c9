import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The numbered rules of all games. */
export interface Ledger {
  /** The ids of each game, in the order of the ledger's pages. */
  readonly games: ReadonlyMap<string, readonly string[]>;
  /** Also ids that are only mentioned: gaps in tables, worked examples of a group. They prove nothing. */
  readonly mentioned: ReadonlySet<string>;
}

/** A ledger's own three letters, an area, a number: which letters there are, the ledgers say. */
const ID = /(?<![\w-])[A-Z]{3}(?:-[A-Z0-9]+)+\b/g;

/**
 * An id is defined where it opens an entry of a list, in bold: `- **ADR-VIS-01** …`. That
 * gives 292 ids of Adrenaline and 3,310 in all. Rows of tables that start with an id are not
 * definitions: they repeat examples (APX-EX-10) or number open questions (LEG-GAP-101). Nor
 * are the gaps and card names that stand in bold with a short id (`- **G-12** …`).
 */
const DEFINITION = new RegExp(`^- \\*\\*(${ID.source})\\*\\*`, 'gm');

/** All rule ids in a text, each in full: `ADR-VIS-01..03` is only its first. */
export const idsIn = (text: string): string[] => text.match(ID) ?? [];

/** The letters with which the ids of a ledger begin. */
export const prefixOf = (id: string): string => id.slice(0, 3);

/** `LEG-KWU-AGILE-02` belongs to the area `LEG-KWU`. */
export const areaOf = (id: string): string => id.split('-').slice(0, 2).join('-');

/** Reads pages by name; `apex-2-core.md` belongs to the game `apex`. */
export function parseLedger(pages: Readonly<Record<string, string>>): Ledger {
  const games = new Map<string, string[]>();
  const mentioned = new Set<string>();
  for (const [name, text] of Object.entries(pages)) {
    const game = /^[a-z]+/.exec(name)?.[0] ?? name;
    const ids = games.get(game) ?? [];
    games.set(game, ids);
    for (const [, id] of text.matchAll(DEFINITION)) {
      if (id === undefined) continue;
      if (ids.includes(id)) throw new Error(`${name} defines ${id} a second time`);
      ids.push(id);
    }
    for (const id of idsIn(text)) mentioned.add(id);
  }
  return { games, mentioned };
}

/** The pages of all ledgers by name, in order. */
export function readPages(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder).filter(name => name.endsWith('.md'));
  return Object.fromEntries(names.sort().map(name => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

export const readLedger = (folder: string): Ledger => parseLedger(readPages(folder));
