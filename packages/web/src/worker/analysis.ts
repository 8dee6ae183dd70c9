/** Walks in matches that are over and judges them: loaded by a worker when it is first asked for. */
import { decidingIn, type JudgedEntry, judgedMatch, NotOver } from '@potyczka/bots';
import type { Seat } from '@potyczka/kernel';
import { type Moment, readRecord, recordUpTo, type Stroke } from '@potyczka/kernel/run';
import { playedOn, Refused } from '@potyczka/table';
import type { AnalysisWish, JudgedPart, JudgeWanted } from './analysis-messages.js';
import { Explorer } from './explore.js';
import { gameOf, hintsOf } from './games.js';
import { IdbStore } from './idb-store.js';
import { reckonLuck } from './luck.js';

const words = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), b => b.toString(16).padStart(2, '0')).join('');

const explorer = new Explorer({ gameOf, hintsOf, seed: () => words(32), now: () => performance.now() });

/** Thoughts of the strong player for one decision. */
const THOUGHT = 120;
/** Guessed worlds for one decision, at least and at most. */
const [LEAST, MOST] = [6, 64];
/** Further behind than this, decisions are left out here and there, in milliseconds. */
const BEHIND = 2000;
/** One decision that is looked at by itself. */
const CLOSE = 120;

/** Judges decision after decision; each has its share of the time that is left. */
const judge = async ({ match, seats, entries, ms, others }: JudgeWanted): Promise<number> => {
  const record = readRecord(match);
  const id = typeof record === 'string' ? '' : record.game;
  const [game, hints] = await Promise.all([gameOf(id), hintsOf(id)]);
  if (typeof record === 'string' || !game || !hints)
    throw new Refused({
      code: 'refused',
      why: { id: 'table-bad-record', args: { problem: String(record) } },
    });
  const began = performance.now();
  const until = began + ms;
  const found: JudgedEntry[] = [];
  const judging = judgedMatch(game, hints, record, {
    ...(seats && { seats }),
    ...(entries && { entries }),
    isLeftOut: (done, of) => !entries && performance.now() - began > (ms * done) / of + BEHIND,
    effortFor: left => {
      const now = performance.now();
      const end = now + Math.max(0, until - now) / left;
      return {
        thought: THOUGHT,
        tries: entries ? CLOSE : MOST,
        others,
        isEnough: tries => tries >= LEAST && performance.now() >= end,
      };
    },
  });
  try {
    for (const step of judging) {
      if (step.found) found.push(step.found);
      const part: JudgedPart = { found: step.found ?? null, deciding: decidingIn(found).map(({ n }) => n) };
      postMessage({ progress: step.done / step.of, part });
    }
  } catch (e) {
    if (e instanceof NotOver) throw new Refused({ code: 'not-open', why: { id: 'table-not-over' } });
    throw e;
  }
  return found.length;
};

/** A table in this browser that goes on from a moment, against bots. */
const playOn = async (lines: unknown, at: Moment, mine: Seat): Promise<string> => {
  const { all, game } = await explorer.read(lines);
  const record = recordUpTo(all, at.line, at.n);
  const id = words(8);
  const table = playedOn(game, {
    record,
    id,
    host: 'me',
    seed: words(32),
    sitterOf: seat =>
      seat === mine ? { kind: 'human', id: 'me', name: 'Ty', away: false } : { kind: 'bot', level: 'greedy' },
    token: () => words(16),
    now: () => Date.now(),
  });
  await new IdbStore().create(table, record.entries);
  return id;
};

const luck = (record: unknown): Promise<readonly Stroke[] | null> =>
  reckonLuck({ id: 0, luck: record }, progress => postMessage({ progress }));

export const grantAnalysis = (m: AnalysisWish): Promise<unknown> => {
  switch (m.do) {
    case 'open':
      return explorer.open(m.lines);
    case 'line':
      return explorer.line(m.lines, m.line, m.as);
    case 'moment':
      return explorer.moment(m.lines, m.at, m.as, m.of);
    case 'probe':
      return explorer.probe(m.lines, m.otherwise, m.tried);
    case 'give':
      return explorer.give(m.lines, m.otherwise);
    case 'call':
      return explorer.call(m.lines, m.line, m.words);
    case 'drop':
      return explorer.drop(m.lines, m.line);
    case 'play-on':
      return playOn(m.lines, m.at, m.mine);
    case 'judge':
      return judge(m.wanted);
    case 'luck':
      return luck(m.record);
  }
};
