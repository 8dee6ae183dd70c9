/** The table that people sit at, behind sockets and a store. */
export { copy } from './copy.js';
export { type ServeIo, serve } from './serve.js';

/** What measures the server: loaded by whoever measures, since it needs what only developers have installed. */
export const figures = () => import('./trials/figures.js');
