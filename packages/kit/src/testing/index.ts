/** The door of tests: positions that are played answer by answer, names in their own files, ledgers. */
export { ledger } from './ledger.js';
export { codeOf, quotedIn, type SharedFile, sharedFiles, strayNames } from './own-files.js';
export { misprints } from './printed.js';
export { PlayedScene, type Staged } from './scene.js';
export { noteAnswer, noteOffer, refuses, unlike } from './tries.js';
export { unsaid } from './unsaid.js';
