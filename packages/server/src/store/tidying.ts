/**
 * What nobody else does for an embedded database: there is neither autovacuum
 * nor a checkpointer, so that its files and its log would grow until the next
 * start. Each part is a statement of its own, so that nobody waits for more
 * than one of them.
 */
const VACUUM = 'VACUUM (TRUNCATE FALSE, SKIP_DATABASE_STATS)';
const TABLES = [
  'heads',
  'tables',
  'checkpoints',
  'entries',
  'drafts',
  'said',
  'identities',
  'belongings',
  'notices',
];
const VACUUMS: readonly string[] = TABLES.map(table => `${VACUUM} ${table}`);
const CHECKPOINT = 'CHECKPOINT';

/** Columns by which plans are chosen; what is long in a row is not looked at, for that takes most of the time. */
const ANALYSES: readonly string[] = [
  'ANALYZE heads (id, due, updated)',
  'ANALYZE tables (id, is_listed, people)',
  'ANALYZE entries (table_id, n)',
];

/** After so many characters of statements something is to be vacuumed: some thousand answers. */
const SOME = 500_000;
/** When nothing could be for so many, it is although somebody waits. */
const OVERDUE = 40 * SOME;
/**
 * A checkpoint flushes each file by itself, which takes a tenth of a second or more: in a quiet hour, or when
 * the log has grown so long that a start after a fall would take long to repeat it.
 */
const LOGGED = 2 * SOME;
const LONG_LOG = 60 * SOME;
/** How often the columns are looked at, in milliseconds. */
const DAY_MS = 86_400_000;

/** Nothing has been asked for so long, in milliseconds: a moment, in which a busy database is idle now and then; and a while. */
export const MOMENT_MS = 2;
export const WHILE_MS = 1000;

/** Decides what is tidied up next, and when. */
export class Tidying {
  private next = 0;
  private written = 0;
  private logged = 0;
  /** At once after the start, for the database may have been filled by an older program. */
  private analysed = Number.NEGATIVE_INFINITY;
  private readonly left: string[] = [];

  /** A statement of so many characters has been run. */
  note(characters: number): void {
    this.written += characters;
    this.logged += characters;
  }

  /** The part to be done now, if there is one, after nothing has been asked for `quietMs`: 0 while somebody waits. */
  part(quietMs: number, now: number): string | undefined {
    const isWhile = quietMs >= WHILE_MS;
    const isMoment = quietMs >= MOMENT_MS;
    if (this.logged >= (isWhile ? LOGGED : isMoment ? LONG_LOG : 2 * LONG_LOG)) {
      this.logged = 0;
      return CHECKPOINT;
    }
    if (this.written >= (isMoment ? SOME : OVERDUE)) {
      this.written = 0;
      return VACUUMS[this.next++ % VACUUMS.length];
    }
    return isWhile ? this.analysis(now) : undefined;
  }

  private analysis(now: number): string | undefined {
    if (now - this.analysed >= DAY_MS) {
      this.analysed = now;
      this.left.push(...ANALYSES);
    }
    return this.left.shift();
  }
}
