export * from './initiative.js';
export * from './position.js';
export type * from './reason.js';
export * from './support.js';
export * from './turn.js';
