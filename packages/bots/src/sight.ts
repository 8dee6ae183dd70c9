import type { Seat } from '@potyczka/kernel';
import { chanceFrom, determinize, type World } from '@potyczka/kernel/run';
import type { BotSight } from './bot.js';

/** What a seat that is asked may see and guess of a world. */
export const sightOf = <S, E extends { type: string }, V, O, R>(
  world: World<S, E, V, O, R>,
  who: Seat,
): BotSight<S, E, V, O, R> => {
  const ask = world.askOf(who);
  if (!ask) throw new Error(`${who} is not asked`);
  return {
    who,
    view: world.view(who),
    ask,
    world: dice => determinize(world, who, dice, chanceFrom(dice)),
  };
};
