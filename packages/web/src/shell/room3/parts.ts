/** All that a page of a match shows of its table in three dimensions and of looks: it comes once the page has settled. */
export { Keeper } from './Keeper.js';
export { LaterLayer } from './LaterLayer.js';
export { LookStatus, LooksOf } from './LookSays.js';
export { Room3Tools } from './Room3Tools.js';
