/** What a command from outside this package is made of. */
export { Failure, type Given, oneOf, WrongArguments, wholeNumber } from './args.js';
export type { Command } from './command.js';
export type { Io } from './io.js';
export { playGames, type SimulateTask } from './simulate/games.js';
export { playerFrom } from './simulate/player.js';
export { statisticsOf } from './simulate/statistics.js';
