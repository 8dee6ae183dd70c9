import type { Seat, Who } from '@potyczka/kernel';
import { type Entry, Run, type RunChance, readRecord, replay } from '@potyczka/kernel/run';
import { type AnyGame, Refused, type Told } from '@potyczka/table';

/** The board after an entry that told something, and how many lines of the log had been told by then. */
export interface Frame {
  readonly n: number;
  readonly lines: number;
  readonly view: unknown;
}

/** A match from its start, step by step. */
export interface Story {
  readonly game: string;
  readonly seats: readonly Seat[];
  readonly frames: readonly Frame[];
  /** As it was told to whoever looks. */
  readonly log: readonly Told[];
  /** The same with every face up, once the match is over. */
  readonly open: readonly Told[] | null;
  readonly result: unknown;
}

type AnyRun = Run<unknown, { type: string }, unknown, Record<string, unknown>, unknown>;

interface Played {
  readonly game: AnyGame;
  readonly options: Record<string, unknown>;
  readonly source: RunChance;
  readonly entries: readonly Entry[];
  readonly who: Who;
}

const give = (run: AnyRun, e: Entry): void => {
  if ('undo' in e) run.undo(e.undo, { agreed: true });
  else if ('retract' in e) run.retract(e.seat);
  else run.answer(e.seat, e.q, e.a, e.by);
};

/** Plays a match again and notes each step that told something and was not taken back. */
export const storyOf = ({ game, options, source, entries, who }: Played): Story => {
  const run: AnyRun = new Run(game, options, source);
  let frames: Frame[] = [{ n: 0, lines: run.toldCount, view: run.view(who) }];
  for (const e of entries) {
    give(run, e);
    if ('undo' in e) frames = frames.filter(f => f.n < e.undo);
    else if (run.toldCount > (frames.at(-1)?.lines ?? 0)) {
      frames.push({ n: e.n, lines: run.toldCount, view: run.view(who) });
    }
  }
  const last = frames.pop() as Frame;
  const log = run.events(who).map(({ n, event }) => ({ n, event: event as unknown }));
  const open = run.result === undefined ? null : run.everything();
  return {
    game: game.id,
    seats: game.seats(options),
    frames: [...frames, { ...last, view: run.view(who) }],
    log,
    open: open && log.map(({ n }, i) => ({ n, event: open[i] as unknown })),
    result: run.result ?? null,
  };
};

const bad = (problem: string): Refused =>
  new Refused({ code: 'refused', why: { id: 'table-bad-record', args: { problem } } });

/** Checks a record, seal and final state included, and tells its story. */
export const storyOfRecord = (raw: unknown, who: Who, gameOf: (id: string) => AnyGame | undefined): Story => {
  const record = readRecord(raw);
  if (typeof record === 'string') throw bad(record);
  const game = gameOf(record.game);
  if (!game) throw bad(record.game);
  const again = replay(game, record);
  if (!again.ok) throw bad(again.problem);
  const { options, source } = again.run;
  return storyOf({ game, options, source, entries: record.entries, who });
};
