import type { Game } from '../game.js';
import { matchOptions } from '../options.js';
import { canonical } from '../plain.js';
import type { Refusal } from '../vocabulary.js';
import { type Entry, type MatchRecord, sourceOf } from './record.js';
import type { Reply } from './reply.js';
import { Run } from './run.js';
import { isSeed, sealOf } from './seal.js';

/** A record played again, or why it could not be: at which entry, and what was wrong. */
export type Replayed<S, E extends { type: string }, V, O, R> =
  | { readonly ok: true; readonly run: Run<S, E, V, O, R> }
  | { readonly ok: false; readonly entry: number; readonly problem: string; readonly refusal?: Refusal };

/**
 * Plays a record again from its seed, judging every answer, and compares the
 * seal and the final state. Needs the seed: give it if the record does not
 * tell it yet. `onEntry` hears how many entries have been played.
 */
export const replay = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  record: MatchRecord,
  seed = record.seed,
  onEntry?: (n: number) => void,
): Replayed<S, E, V, O, R> => {
  const wrong = (problem: string, entry = 0, refusal?: Refusal): Replayed<S, E, V, O, R> => ({
    ok: false,
    entry,
    problem,
    ...(refusal && { refusal }),
  });
  if (record.game !== game.id) return wrong(`the record is of ${record.game}, not of ${game.id}`);
  if (record.rulesVersion !== game.rulesVersion) {
    return wrong(
      `the record follows version ${record.rulesVersion} of the rules, this is version ${game.rulesVersion}`,
    );
  }
  const read = matchOptions(game, record.options);
  if (!read.ok) {
    const what = read.field === 'options' ? 'options' : `option ${read.field}`;
    return wrong(`${what}: ${read.accepted}`, 0, read.refusal);
  }
  if (!isSeed(seed)) return wrong('the record does not tell its seed');
  if (record.seal !== undefined && sealOf(seed) !== record.seal)
    return wrong('the seed does not match its seal');
  const run = new Run(game, read.options, sourceOf(record, seed));
  for (const e of record.entries) {
    const reply = repeat(run, e);
    if (!reply.ok) return wrong(`refused by ${reply.refusal.rule}`, e.n, reply.refusal);
    if (canonical(run.entries.at(-1)) !== canonical(e))
      return wrong('the entry is not as the table writes it', e.n);
    onEntry?.(e.n);
  }
  if (record.hash !== undefined && run.hash !== record.hash) {
    return wrong('the final state is another one than the record says', record.entries.length);
  }
  return { ok: true, run };
};

/** Gives a run the next entry of its record. */
export const repeat = <S, E extends { type: string }, V, O, R>(run: Run<S, E, V, O, R>, e: Entry): Reply => {
  if ('undo' in e) return run.undo(e.undo, { agreed: true });
  if ('retract' in e) return run.retract(e.seat);
  return run.answerStage(e.seat, e.q, 'path' in e ? e.path : [e.a], e.by);
};
