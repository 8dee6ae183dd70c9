import { game } from '@potyczka/adrenaline';
import { COLOURS, type Options, type View } from '@potyczka/adrenaline/view';
import type { Answer, Seat } from '@potyczka/kernel';
import { quickDice, Run, seedOf } from '@potyczka/kernel/run';
import { type OptionShown, type QuestionShown, shown } from '@potyczka/table';
import { expect, test } from 'vitest';
import { intended, widened } from '../../shell/useIntents.js';
import { intents } from './intents.js';

const OPTIONS: Options = {
  players: 3,
  arena: 'B',
  skulls: 5,
  frenzy: true,
  bot: false,
  mode: 'deathmatch',
  secretPoints: false,
};

/** Everything that is drawn for a seat and can be clicked: squares, figures, weapons on offer, its cards and cubes. */
const drawnFor = (view: View, seat: Seat): ReadonlySet<string> => {
  const me = view.players.find(p => p.who === seat);
  const figures = [...view.players, ...(view.bot ? [view.bot] : [])].filter(f => f.at !== null);
  return new Set([
    ...['00', '01', '02', '03', '10', '11', '12', '13', '20', '21', '22', '23'],
    ...figures.map(f => f.who),
    ...Object.values(view.offers).flat(),
    ...(me?.weapons.map(w => w.card) ?? []),
    ...view.hand,
    ...COLOURS.map(c => `cube-${c}`),
  ]);
};

/** What a person can neither click on the table nor say with the buttons over the board: those that end. */
const outOfReach = (view: View, question: QuestionShown): OptionShown[] => {
  const drawn = drawnFor(view, question.seat);
  const wide = widened(question, intents(view, question));
  const placed = new Set(
    wide.options.filter(o => !o.refusal && o.at.some(el => drawn.has(el))).map(o => intended(o.key)),
  );
  return question.options.filter(o => !o.refusal && !o.declines && !placed.has(o.key));
};

test.each([
  [{}, 11],
  [{ bot: true, players: 4, arena: 'C' }, 12],
  [{ mode: 'domination', players: 5, arena: 'A' }, 13],
] as const)('a whole game is played on the table alone: %o', (wishes, seed) => {
  const run = new Run(game, { ...OPTIONS, ...wishes }, { seed: seedOf(seed) });
  const dice = quickDice(seed);
  const missing = new Set<string>();
  for (let n = 0; run.result === undefined && n < 5000; n++) {
    const { ask } = run.now;
    if (!ask) throw new Error('nobody is asked and the game is not over');
    const question = shown(ask, { q: run.q, step: 0 }, () => false);
    for (const o of outOfReach(run.now.view(ask.seat), question))
      missing.add(`${question.ask.id} ${o.label?.id}`);
    const legal = run.now.legal(ask.seat);
    run.answer(ask.seat, run.q, legal[dice.below(legal.length)] as Answer);
  }
  // A shot that nobody can be clicked for (a spawnpoint, or nobody yet) stands over the board, beside the end of the turn.
  missing.delete('ask-action shoot-label');
  missing.delete('ask-action move-only-label');
  missing.delete('ask-action move-reload-label');
  expect([...missing]).toEqual([]);
});
