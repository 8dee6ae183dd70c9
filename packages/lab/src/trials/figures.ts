/** What measures the server. It needs what only developers have installed. */

export { freshDataFolder, temporaryFolder } from '@potyczka/server/fixtures';
export { type BotTables, botTables, type Carried } from './bot-tables.js';
export { startChild } from './child.js';
export { type Contest, contest, type Standing } from './contest.js';
export { type Idle, idle } from './idle.js';
export type { Measured } from './load.js';
export { type Processes, processes, type Together } from './processes.js';
export { type RealGame, realGame } from './real-game.js';
export { tidily } from './tidily.js';
