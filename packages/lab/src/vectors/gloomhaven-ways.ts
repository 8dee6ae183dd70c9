import { type Event, game, type State, type T } from '@potyczka/gloomhaven/lab';
import type { Game, OneAsk, Proc, Show } from '@potyczka/kernel';
import { type Chance, position, World } from '@potyczka/kernel/run';
import { keepLaid } from './gloomhaven-laid.js';

/** One procedure of the game instead of a whole match, asked and answered by the kernel as in play. */
type Play = (t: T) => Proc<unknown>;
type Options = State['options'];
type GameWorld = World<State, Event, unknown, Options, true>;

/** Decks of these positions hold one kind of card. */
const NO_CHANCE: Chance = { roll: () => 0, shuffle: (_, cards) => [...cards] };

const applyLaid = Object.fromEntries(
  Object.entries(game.apply).map(([type, apply]) => [
    type,
    (s: State, e: Event) => {
      const { land } = s;
      (apply as (s: State, e: Event) => void)(s, e);
      keepLaid(land, s);
    },
  ]),
) as typeof game.apply;

const partOf = (play: Play): Game<State, Event, unknown, Options, true> => ({
  ...game,
  apply: applyLaid,
  *step(t) {
    yield* play(t);
    return true;
  },
});

/** Where a procedure has come to. */
export interface Moment {
  readonly s: World<State, Event, unknown, Options, true>['state'];
  readonly events: readonly Event[];
}

/** More moments than any position of ours has: somebody asks in a ring. */
const MOST = 400_000;

const shown = (ask: OneAsk): unknown =>
  ask.kind !== 'choose'
    ? ask.spec
    : ask.spec.from.map(x => {
        const show: Show | undefined = ask.spec.show?.(x);
        return [ask.spec.key(x), ask.spec.judge?.(x), show?.preview];
      });

/**
 * Every end that a procedure can come to, each answer of each of its questions
 * given on a fork. With `tellApart`, moments are played on once that have the
 * same state, the same question and the same story so far.
 */
export const everyEnd = (s: State, play: Play, tellApart?: (at: Moment) => unknown): Moment[] => {
  const part = partOf(play);
  const ends: Moment[] = [];
  const known = new Set<string>();
  const begin = (from?: GameWorld, answer?: (w: GameWorld) => void): { w: GameWorld; events: Event[] } => {
    const events: Event[] = [];
    const watch = { event: (e: Event) => events.push(e), chance: () => {}, step: () => {} };
    const w: GameWorld = new World(part, s.options, from?.snapshot ?? position(s), NO_CHANCE, {
      ...(from?.tail ?? {}),
      watch,
      everyStep: true,
    });
    answer?.(w);
    return { w, events };
  };
  const open = [begin()];
  for (let n = 0, at = open.pop(); at !== undefined; n++, at = open.pop()) {
    if (n > MOST) throw new Error('there is no end to the questions');
    const { w, events } = at;
    const { ask } = w;
    if (ask === undefined) {
      ends.push({ s: w.state, events });
      continue;
    }
    if (tellApart) {
      const { rule, ask: words } = ask.spec;
      const text = JSON.stringify([
        w.state,
        ask.seat,
        rule,
        words,
        shown(ask),
        tellApart({ s: w.state, events }),
      ]);
      if (known.has(text)) continue;
      known.add(text);
    }
    for (const answer of w.legal(ask.seat)) open.push(begin(w, next => next.give(ask.seat, answer)));
  }
  return ends;
};
