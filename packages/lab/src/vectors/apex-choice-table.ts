import { type Event, game, type State } from '@potyczka/apex';
import { type LegendId, type Preview, type Space, spaceOf } from '@potyczka/apex/view';
import type { Answer } from '@potyczka/kernel';
import { position, World } from '@potyczka/kernel/run';

/** A match at a question, that any number of others can go on from. */
export type Table = World<State, Event, unknown, State['options'], unknown>;

/** How chance falls where it matters; everywhere else the first that there is. */
export type Falls = (rule: string, faces: readonly unknown[]) => number;

const chanceOf = (falls: Falls) => ({
  roll: falls,
  shuffle: <X>(_: string, cards: readonly X[]): X[] => [...cards],
});
const FIRST: Falls = () => 0;

export const tableAt = (s: State): Table => new World(game, s.options, position(s), chanceOf(FIRST)) as Table;

/** The name of the question that is open. */
export const asked = (t: Table): string | undefined =>
  t.result === undefined ? t.ask?.spec.ask.id : undefined;

/** Legal answers to the open question, each a key. */
export const keys = (t: Table): string[] => {
  const { ask } = t;
  return ask && t.result === undefined ? t.legal(ask.seat).filter(a => typeof a === 'string') : [];
};

/** Legal answers to a question for several things. */
export const sets = (t: Table): string[][] => {
  const { ask } = t;
  return ask ? t.legal(ask.seat).filter((a): a is string[] => Array.isArray(a)) : [];
};

/** The match after an answer; this one stays at its question. */
export const after = (t: Table, a: Answer, falls: Falls = FIRST): Table => {
  const next = t.fork(chanceOf(falls)) as Table;
  next.give((next.ask as NonNullable<Table['ask']>).seat, a);
  return next;
};

export const whereIs = (t: Table, who: LegendId): Space | null =>
  t.state.legends.find(l => l.id === who)?.at ?? null;

/** What an option shows before it is taken. */
export const previewOf = (t: Table, key: string): Preview => {
  const { ask } = t;
  if (ask?.kind !== 'choose') return {};
  const { spec } = ask;
  const x = spec.from.find(o => spec.key(o) === key);
  return (spec.show?.(x)?.preview ?? {}) as Preview;
};

/** Where a Move action has ended: what it cost, and whether a Dash was spent on it. */
export interface End {
  readonly t: Table;
  readonly cost: number;
}

/** Goes every way of a Move action whose first step is told by these answers, each a key with its space at the end. */
export function* moves(t: Table, who: LegendId, first: readonly string[]): Generator<End> {
  for (const key of first) {
    const { cost = 0 } = previewOf(t, key);
    yield* onwards(after(t, key), who, cost);
  }
}

/** The same from wherever the procedure stands: a card for the Dash, a way out of a passage, the rest of the way. */
export function* onwards(t: Table, who: LegendId, cost = 0): Generator<End> {
  switch (asked(t)) {
    case 'ask-dash-card':
      return yield* onwards(after(t, keys(t)[0] as string), who, cost); // which one does not matter here
    case 'ask-exit':
      for (const key of keys(t)) yield* onwards(after(t, key), who, cost);
      return;
    case 'ask-move':
      for (const key of keys(t)) {
        const next = after(t, key);
        if (key === 'pass') yield { t: next, cost };
        else yield* onwards(next, who, cost + (previewOf(t, key).cost ?? 0));
      }
      return;
    default:
      yield { t, cost };
  }
}

/** The least cost of each space at which a Move action can end. */
export const leastCosts = (ends: Iterable<End>, who: LegendId): ReadonlyMap<string, number> => {
  const least = new Map<string, number>();
  for (const { t, cost } of ends) {
    const at = whereIs(t, who);
    if (!at) continue;
    const key = `${at.x},${at.y}`;
    least.set(key, Math.min(cost, least.get(key) ?? cost));
  }
  return least;
};

/** Goes on by the first legal answer until one of these is asked, or the action is over. */
export const until = (t: Table, ...questions: readonly string[]): Table => {
  let now = t;
  for (let n = 0; n < 40; n++) {
    const id = asked(now);
    if (id === undefined || id === 'ask-act' || questions.includes(id)) return now;
    const answers = keys(now);
    now = after(now, answers.find(k => k === 'pass') ?? (answers[0] as string));
  }
  return now;
};

export const spaceOfKey = (key: string): Space => spaceOf(key.slice(key.lastIndexOf(':') + 1));
