import type { Json } from '@potyczka/kernel';
import { again } from './again.js';
import type { Driver, Param } from './driver.js';
import * as sql from './notice-statements.js';

/** Something that somebody is to be told in one way. */
export interface Queued {
  /** The same for the same: it is told once. */
  readonly id: string;
  readonly person: string;
  /** The key of where it is told. */
  readonly target: string;
  /** What it is about; empty: about no table. */
  readonly table: string;
  readonly data: Json;
  readonly until: number;
}

/** One that this process has taken. */
export interface Claimed extends Queued {
  /** With this one. */
  readonly tries: number;
  /** Until when nobody else takes it. */
  readonly lease: number;
}

/** What people are to be told: one queue for all processes. */
export class SqlNotices {
  constructor(private readonly driver: Driver) {}

  private read(statement: string, params: readonly Param[]): Promise<unknown[]> {
    return again(this.driver, statement, params);
  }

  /** Resolves when they are durable. */
  async add(notices: readonly (Queued & { readonly due: number })[]): Promise<void> {
    const rows = notices.map(({ table, ...rest }) => ({ ...rest, table_id: table }));
    await this.read(sql.ADD, [JSON.stringify(rows)]);
  }

  async claim(now: number, lease: number, most: number): Promise<readonly Claimed[]> {
    return (await this.read(sql.CLAIM, [now, lease, most])) as Claimed[];
  }

  /** Whether it is ours to send. Not asked again: were the way to break in between, nobody would know. */
  async begin({ id, lease }: Claimed): Promise<boolean> {
    return (await this.driver.query(sql.BEGIN, [id, lease])).length > 0;
  }

  async end(id: string): Promise<void> {
    await this.read(sql.END, [id]);
  }

  /** Later, if it is still ours. */
  async again({ id, lease }: Pick<Claimed, 'id' | 'lease'>, due: number): Promise<void> {
    await this.read(sql.AGAIN, [id, due, lease]);
  }

  async prune(now: number): Promise<void> {
    await this.read(sql.PRUNE, [now]);
  }

  /** Everybody who wants to be told, and whether a group of theirs does. */
  async told(): Promise<readonly (readonly [person: string, group: boolean])[]> {
    return (await this.read(sql.TOLD, [])) as [string, boolean][];
  }
}
