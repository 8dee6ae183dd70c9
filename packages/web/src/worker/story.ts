import type { Seat, Who } from '@potyczka/kernel';
import { type Entry, openViews, Run, type RunChance, readRecord, repeat, replay } from '@potyczka/kernel/run';
import { type AnyGame, Refused, type Told } from '@potyczka/table';

/** The board after an entry that told something, and how many lines of the log had been told by then. */
export interface Frame {
  readonly n: number;
  readonly lines: number;
  readonly view: unknown;
}

/** Through whose eyes: a seat's, a spectator's, or, when the match is over, with every face up. */
export type Eyes = Who | 'everything';

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
  readonly who: Eyes;
}

/** Plays a match again and notes each step that told something and was not taken back. */
export const storyOf = ({ game, options, source, entries, who: eyes }: Played): Story => {
  const who = eyes === 'everything' ? 'spectator' : eyes;
  const run: AnyRun = new Run(game, options, source);
  let frames: Frame[] = [{ n: 0, lines: run.eventCount, view: run.view(who) }];
  for (const e of entries) {
    repeat(run, e);
    if ('undo' in e) frames = frames.filter(f => f.n < e.undo);
    else if (run.eventCount > (frames.at(-1)?.lines ?? 0)) {
      frames.push({ n: e.n, lines: run.eventCount, view: run.view(who) });
    }
  }
  const last = frames.pop() as Frame;
  const told = [...frames, { ...last, view: run.view(who) }];
  const log = run.events(who);
  const open = run.result === undefined ? null : run.everything();
  return {
    game: game.id,
    seats: game.seats(options),
    frames: eyes === 'everything' ? laidOpen(run, told) : told,
    log,
    open: open && log.map(({ n, rule }, i) => ({ n, rule, event: open[i] as unknown })),
    result: run.result ?? null,
  };
};

/** The same steps with every face up; refused while the match is played. */
const laidOpen = (run: AnyRun, frames: readonly Frame[]): readonly Frame[] => {
  if (run.result === undefined) throw new Refused({ code: 'not-open', why: { id: 'table-not-over' } });
  const views = openViews(run);
  const last = frames.length - 1;
  return frames.map((f, i) => ({ ...f, view: views.get(i === last ? run.n : f.n) }));
};

const bad = (problem: string): Refused =>
  new Refused({ code: 'refused', why: { id: 'table-bad-record', args: { problem } } });

type Games = (id: string) => AnyGame | undefined | Promise<AnyGame | undefined>;

/** Plays a record again, seal and final state included; tells how far it is, from 0 to 1. */
export const checkRecord = async (raw: unknown, gameOf: Games, onProgress?: (share: number) => void) => {
  const record = readRecord(raw);
  if (typeof record === 'string') throw bad(record);
  const game = await gameOf(record.game);
  if (!game) throw bad(record.game);
  const { entries, seed } = record;
  const again = replay(game, record, seed, n => onProgress?.(n / entries.length));
  if (!again.ok) throw bad(again.problem);
  return { game, entries, run: again.run };
};

/** Checks a record and tells its story. */
export const storyOfRecord = async (raw: unknown, who: Eyes, gameOf: Games): Promise<Story> => {
  const { game, entries, run } = await checkRecord(raw, gameOf);
  const { options, source } = run;
  return storyOf({ game, options, source, entries, who });
};
