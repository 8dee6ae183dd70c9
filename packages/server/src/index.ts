/** The table that people sit at, behind sockets and a store. */
export { type ServeIo, serve } from './serve.js';
