/** What a command from outside this package is made of. */
export { Failure, type Given, oneOf, WrongArguments, wholeNumber } from './args.js';
export { type Command, runCommand } from './command.js';
export type { Conformed } from './conformance/conform.js';
export { type About, summary } from './conformance/index.js';
export { acceptOptions, optionsFromPairs } from './game-options.js';
export { gameNamed } from './games.js';
export type { Io } from './io.js';
export { keptIn } from './jobs/kept.js';
export { progress } from './jobs/progress.js';
export { readLedger } from './rules/ledger.js';
export { ClaimWatch } from './simulate/claim.js';
export { playGames, type SimulateTask, type Witness } from './simulate/games.js';
export { dealOf, type Plan, planOf } from './simulate/index.js';
export { type Measured, readKept } from './simulate/kept.js';
export { type Player, playerFrom, playerText, processorTime } from './simulate/player.js';
export { statisticsOf, wilson } from './simulate/statistics.js';
