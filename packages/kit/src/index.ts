/** What every game would otherwise write again: messages whose gaps are checked, and ways to ask. Knows no game. */
export {
  type Amount,
  type Asked,
  type Asking,
  askAmount,
  asking,
  declining,
  type Kind,
  type Several,
} from './asking.js';
export type { ArgsOf, GapsOf, Says, Texts } from './gaps.js';
export { type NamedRegistry, namedRegistry, type Registry, registryOf } from './registry.js';
export { type Speaker, speaker } from './speaker.js';
export { type Tally, tallyOf } from './tally.js';
