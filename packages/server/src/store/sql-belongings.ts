import type { Belonging, Belongings } from '@potyczka/table';
import { again } from './again.js';
import * as sql from './belonging-statements.js';
import type { Driver, Param } from './driver.js';

/** What is kept of people beside tables, in a PostgreSQL database, whichever way it is reached. */
export class SqlBelongings implements Belongings {
  constructor(
    private readonly driver: Driver,
    private readonly now: () => number = Date.now,
  ) {}

  private async read(statement: string, params: readonly Param[]): Promise<Belonging[]> {
    return (await again(this.driver, statement, params)) as Belonging[];
  }

  async find(key: string): Promise<Belonging | undefined> {
    return (await this.read(sql.FIND, [key]))[0];
  }

  of(person: string, kind: string): Promise<Belonging[]> {
    return this.read(sql.OF, [person, `${kind}:`]);
  }

  async put({ key, person, value, until }: Belonging): Promise<void> {
    if (until !== null) await this.read(sql.DROP_CODES, [this.now()]);
    await this.read(sql.PUT, [key, person, JSON.stringify(value), until]);
  }

  /** Not tried again: were the way to break after it was taken, it would look as if somebody else had it. */
  async take(key: string): Promise<Belonging | undefined> {
    return (await this.driver.query(sql.TAKE, [key]))[0] as Belonging | undefined;
  }

  async move(from: string, to: string): Promise<void> {
    await this.read(sql.MOVE, [from, to]);
  }

  async forget(person: string, except: string): Promise<void> {
    await this.read(sql.FORGET, [person, `${except}:`]);
  }
}
