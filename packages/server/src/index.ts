/** The table that people sit at, behind sockets and a store. */
export { copy } from './copy.js';
export { rescue } from './rescue.js';
export { type ServeIo, serve } from './serve.js';
