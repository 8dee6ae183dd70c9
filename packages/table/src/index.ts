/** A table that people sit at: one protocol, whether the table is a server or a worker in the browser. */
export type { AnyGame, Deps, Thought } from './deps.js';
export { Live, type Watcher } from './live.js';
export * from './protocol.js';
export { shown } from './question.js';
export { Refused } from './refused.js';
export { Connection, Service } from './service.js';
export { Conflict, type Identity, MemoryStore, type Sitter, type Store, type StoredTable } from './store.js';
export { type TableTextId, tableMessages } from './text.js';
