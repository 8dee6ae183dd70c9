/** A table that people sit at: one protocol, whether the table is a server or a worker in the browser. */
export * from './protocol.js';
export { shown } from './question.js';
