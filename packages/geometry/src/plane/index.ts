export * from './angle.js';
export * from './base.js';
export * from './exact.js';
export * from './field.js';
export * from './hull.js';
export * from './measures.js';
export * from './shapes.js';
