/** The guided first game: what is read, and the positions that are played. */

export { stateOf } from './drill-state.js';
export { drillOf, type PlayedId, played } from './drills.js';
export { lessons } from './lessons.js';
