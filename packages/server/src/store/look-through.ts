import { StoreDamaged } from '@potyczka/table';
import { pause } from './again.js';
import { type Driver, Rejected } from './driver.js';
import type { SqlStore } from './sql-store.js';
import { APART, PART_NAMES } from './transfer-statements.js';

/** So many blocks are read at a time: a few milliseconds. */
const BLOCKS = 64;
const BETWEEN_MS = 20;

/** What was found to be damaged. */
export interface DamageFound {
  /** The parts of the database in which something cannot be read. */
  readonly parts: readonly string[];
  /** Matches and campaigns, and those of them that cannot be read; unknown where even their list is damaged. */
  readonly all: number | undefined;
  readonly hurt: number;
}

export interface Looking {
  readonly driver: Driver;
  readonly store: SqlStore;
  isOver(): boolean;
  onFault(where: string, e: unknown): void;
}

const isDamage = (e: unknown): boolean => e instanceof StoreDamaged || (e instanceof Rejected && e.isDamage);

/** Whether a part of the database can be read to its end, a little at a time, so that nobody waits for it. */
const isWhole = async ({ driver, isOver }: Looking, part: string): Promise<boolean> => {
  const [blocks] = await driver.query(
    `SELECT to_json(pg_relation_size('${part}') / current_setting('block_size')::integer)::text`,
  );
  // A file that is gone counts as empty, until somebody reads it.
  for (let at = 0; at < Math.max(1, blocks as number) && !isOver(); at += BLOCKS) {
    try {
      await driver.query(
        `SELECT to_json(count(x::text))::text FROM ${part} x WHERE ctid >= $1::text::tid AND ctid < $2::text::tid`,
        [`(${at},0)`, `(${at + BLOCKS},0)`],
      );
    } catch (e) {
      if (isDamage(e)) return false;
      throw e;
    }
    await pause(BETWEEN_MS);
  }
  return true;
};

/**
 * Reads everything that is stored once, so that its owner learns of damage before somebody wants to play there. If
 * there is some, every match and every campaign is tried. Nothing if all is whole.
 */
export const lookThrough = async (looking: Looking): Promise<DamageFound | undefined> => {
  const parts: string[] = [];
  for (const part of [...PART_NAMES, ...APART]) if (!(await isWhole(looking, part))) parts.push(part);
  if (parts.length === 0 || looking.isOver()) return undefined;
  const { store, onFault, isOver } = looking;
  const ids = await store.everyId().catch(() => undefined);
  let hurt = 0;
  for (const id of ids ?? []) {
    if (isOver()) return undefined;
    try {
      if (!(await store.load(id))) await store.campaigns.load(id, 0);
    } catch (e) {
      if (!isDamage(e)) throw e;
      hurt++;
      onFault('look through', e);
    }
  }
  return { parts, all: ids?.length, hurt };
};
