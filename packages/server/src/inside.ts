/** What trials and writers of documents look at; nothing that is played with needs this door. */
export * from './compiled.js';
export * from './identity.js';
export * from './metrics.js';
export type { Listed } from './registry.js';
export * from './server.js';
export * from './settings.js';
export * from './store/driver.js';
export * from './store/migrations.js';
export * from './store/pglite.js';
export * from './store/postgres.js';
export * from './store/sql-store.js';
