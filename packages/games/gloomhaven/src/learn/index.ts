/** The guided first game: what is read, and the positions that are played. */
export { drillOf } from './drills.js';
export { lessons } from './lessons.js';
