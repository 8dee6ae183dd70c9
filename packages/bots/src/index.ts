/** Bots that play any game. They know the kernel's interface, and of a match what their seat may know. */

export { type Advice, advise } from './advice.js';
export {
  type Considered,
  type Judged,
  judged,
} from './analysis/judge.js';
export {
  decidingIn,
  type JudgedEntry,
  judgedMatch,
  NotOver,
} from './analysis/match.js';
export { playedOut } from './analysis/play-out.js';
export { leadOf } from './analysis/shares.js';
export { type Bot, type BotSight, type Budget, type Hints, LEVELS, type Level, type Memory } from './bot.js';
/** What bots compare, for those who measure how well they choose. */
export { type Contest, contestOf, ranked, TRUST } from './contest.js';
export { tryGuess } from './guess.js';
export { makeBot } from './make.js';
export { Memories } from './memories.js';
export { sightOf } from './sight.js';
export { meaningOf, type Wished, withWeights, withWishes } from './wishes.js';
