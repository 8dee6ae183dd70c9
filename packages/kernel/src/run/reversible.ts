import type { Moment } from '../engine.js';
import { facesOf } from '../faces.js';
import type { Answer } from '../question.js';
import type { RuleId, Seat } from '../vocabulary.js';
import { EventLog } from './event-log.js';
import { NO_MORE } from './tail.js';
import { World } from './world.js';

/** Whether an answer, tried on a copy of the world, brings nothing to light and leads to another question to its seat. */
export const bringsNothing = <S, E extends { type: string }, V, O, R>(
  { game, options, snapshot, tail, state }: World<S, E, V, O, R>,
  seat: Seat,
  a: Answer,
): boolean => {
  const log = new EventLog<E>(facesOf(game.hidden(state)));
  let isRepeating = true;
  const event = (e: E, rule: RuleId, now: Moment): void => {
    if (!isRepeating) log.add(0, e, rule, now);
  };
  const watch = { event, chance: () => {}, step: () => {} };
  try {
    const world = new World(game, options, snapshot, NO_MORE, { ...tail, watch });
    isRepeating = false;
    world.give(seat, a);
    return log.news === undefined && !world.stage && world.ask?.seat === seat;
  } catch {
    return false;
  }
};
