import { makeBot, sightOf } from '@potyczka/bots';
import { GAMES, type Listed, listed as loaded } from '@potyczka/catalogue';
import { type Dice, matchOptions } from '@potyczka/kernel';
import {
  type Given,
  given,
  linesOf,
  linesText,
  MATCH,
  type Moment,
  quickDice,
  Run,
  readLines,
  recordUpTo,
  repeat,
  replay,
  replayLine,
  seedOf,
  sourceOf,
} from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';

type AnyRun = Run<unknown, { type: string }, unknown, Record<string, unknown>, unknown>;

const ENTRIES = 50;
const ON = 8;

/** Gives so many further entries by chance, whoever is asked. */
const playOn = (run: AnyRun, { hints }: Listed, dice: Dice, entries: number): void => {
  const bot = makeBot('random', hints);
  for (const until = run.n + entries; run.n < until && run.result === undefined; ) {
    const { asks } = run.now;
    const { seat } = asks[dice.below(asks.length)] as (typeof asks)[number];
    expect(run.answer(seat, run.q, bot.answer(sightOf(run.now, seat), dice, {})).ok).toBe(true);
  }
};

describe('lines that leave a match at any moment are played again to the same hash, and leave it as it was:', () => {
  for (const each of GAMES)
    test(each.id, async () => {
      const kit = await loaded(each);
      const read = matchOptions(kit.game, {});
      if (!read.ok) throw new Error(read.field);
      const first: AnyRun = new Run(kit.game, read.options, { seed: seedOf(4) });
      playOn(first, kit, quickDice(4), ENTRIES);
      const match = first.record(true);
      const dice = quickDice(28);
      let all = linesOf(match);
      const hashes = new Map([[MATCH, match.hash]]);
      for (let i = 0; i < 4; i++) {
        const n = dice.below(match.entries.length);
        const seed = i % 2 === 0 ? seedOf(1000 + i) : undefined;
        const forks = [seed === undefined ? { at: n + 1 } : { at: n + 1, seed }];
        const before = replay(kit.game, recordUpTo(all, MATCH, n));
        if (!before.ok) throw new Error(before.problem);
        const run: AnyRun = new Run(kit.game, read.options, sourceOf({ forks }, seedOf(4)));
        for (const e of match.entries.slice(0, n)) repeat(run, e);
        expect(run.hash).toBe(before.run.hash);
        playOn(run, kit, dice, ON);
        let now: Moment = { line: MATCH, n };
        for (const [k, e] of run.entries.slice(n).entries())
          ({ all, now } = given(all, now, e as Given, k === 0 ? seed : undefined));
        hashes.set(now.line, run.n > n ? run.hash : match.hash);
        if (now.line === MATCH) hashes.set(MATCH, match.hash);
      }
      expect(all.lines.length).toBeGreaterThan(1);
      expect(all.match).toBe(match);
      expect(readLines(JSON.parse(linesText(all)))).toEqual(all);
      for (const id of [MATCH, ...all.lines.map(l => l.id)]) {
        const again = replayLine(kit.game, all, id);
        expect([id, again.ok && again.run.hash]).toEqual([id, hashes.get(id)]);
      }
    });
});
