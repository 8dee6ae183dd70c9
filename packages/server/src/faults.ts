import { StoreAway, StoreDamaged } from '@potyczka/table';
import type { FastifyBaseLogger } from 'fastify';
import { plainError } from './log.js';
import type { Metrics } from './metrics.js';
import { Hurt, markOf, type Which } from './store/hurt.js';

/** Where it stands what can be done. */
export const HELP = 'see docs/hosting.md, "When the database is damaged"';

type Log = Pick<FastifyBaseLogger, 'error'>;

/**
 * Counts faults and logs them; those that come before there is a log wait for it. What is damaged is told once for
 * each match, with a mark that its owner can find it by: asked for again, it would fill the log.
 */
export class Faults {
  readonly hurt = new Hurt();
  private readonly early: ((log: Log) => void)[] = [];
  private log: Log | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly whichIs: (id: string) => Promise<Which | undefined>,
  ) {}

  readonly note = (where: string, e: unknown): void => {
    this.metrics.faults.inc({ where });
    if (e instanceof StoreAway)
      this.metrics.storeFailures.inc({ why: e instanceof StoreDamaged ? 'damaged' : 'away' });
    if (e instanceof StoreDamaged && e.id !== undefined) void this.noteHurt(where, e, e.id);
    else this.write(log => log.error({ where, ...plainError(e) }, 'fault'));
  };

  private async noteHurt(where: string, e: StoreDamaged, id: string): Promise<void> {
    if (!this.hurt.note(id)) return;
    const which = await this.whichIs(id).catch(() => undefined);
    const { kind = 'match', game, created } = which ?? {};
    const known = which && { game, begun: new Date(created ?? 0).toISOString() };
    const words = `what is stored of a ${kind} is damaged, and it cannot be served; ${HELP}`;
    this.write(log => log.error({ where, mark: markOf(id), ...known, ...plainError(e) }, words));
  }

  /** Says something in plain words. */
  say(words: string): void {
    this.write(log => log.error(words));
  }

  private write(line: (log: Log) => void): void {
    if (this.log) line(this.log);
    else this.early.push(line);
  }

  logInto(log: Log): void {
    this.log = log;
    for (const line of this.early.splice(0)) line(log);
  }
}
