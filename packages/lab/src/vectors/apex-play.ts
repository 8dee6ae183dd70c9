import { type Event, game, type State } from '@potyczka/apex';
import { planOfShot, type ShotPlan } from '@potyczka/apex/lab';
import type { Answer, CardId } from '@potyczka/kernel';
import { type OneAsk, position, World } from '@potyczka/kernel/run';

/** What is answered to a question: one of its legal answers; undefined where the case says nothing, then nothing is done. */
export type Policy = (ask: OneAsk, legal: readonly string[], s: State) => Answer | undefined;

/** What happened, what the shot was planned to be when its cards were turned up, and what is the case now. */
export interface Played {
  readonly events: readonly Event[];
  readonly plan: ShotPlan | undefined;
  readonly s: State;
}

const MOST = 60;

/** The first of the cards that an order of the Aim deck has not given yet. */
const dealt = (order: readonly CardId[]) => ({
  roll: (rule: string, faces: readonly unknown[]): number => {
    const card = order.find(c => faces.includes(c));
    if (card === undefined) throw new Error(`${rule}: the order of the deck has run out`);
    return faces.indexOf(card);
  },
  shuffle: (_: string, cards: readonly CardId[]): CardId[] => [
    ...order,
    ...cards.filter(c => !order.includes(c)),
  ],
});

/**
 * Plays a position by answering the game's own questions until somebody is asked what to do next, or the match is
 * over. The Aim deck lies in an order that is given.
 */
export const play = (start: State, order: readonly CardId[], first: string, policy: Policy): Played => {
  const events: Event[] = [];
  let plan: ShotPlan | undefined;
  const world: World<State, Event, unknown, State['options'], unknown> = new World(
    game,
    start.options,
    position(start),
    dealt(order),
    {
      watch: {
        event: e => {
          events.push(e);
          const { shot } = world.state;
          if (e.type === 'revealed' && shot) plan = planOfShot(world.state, shot);
        },
        chance: () => {},
        step: () => {},
      },
    },
  );
  for (let n = 0; n < MOST && world.result === undefined; n++) {
    const { ask } = world;
    if (!ask) break;
    const legal = world.legal(ask.seat);
    if (n > 0 && ask.spec.rule === 'APX-ACT-01') break;
    const keys = legal.filter(a => typeof a === 'string');
    const answer = n === 0 ? first : policy(ask, keys, world.state as State);
    const usual = keys.find(k => k === 'pass') ?? legal[0];
    world.give(ask.seat, answer ?? (usual as Answer));
    if (ask.spec.rule === 'APX-ROUND-04') break;
  }
  return { events, plan, s: world.state as State };
};
