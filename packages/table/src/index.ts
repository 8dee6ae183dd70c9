/** A table that people sit at: one protocol, whether the table is a server or a worker in the browser. */

export type { AnyGame, Company } from './any-game.js';
export { type Belonging, type Belongings, MemoryBelongings } from './belongings.js';
export type { Watcher } from './caller.js';
export {
  type CampaignLine,
  type CampaignStore,
  chaptersOf,
  fellowsOf,
  type KeptFold,
  type ListedCampaign,
  type LoadedCampaign,
  MemoryCampaigns,
  type StoredCampaign,
  tableOfLine,
} from './campaign-store.js';
export type { Change } from './change.js';
export { Connection } from './connection.js';
export { costOfCharacters } from './cost.js';
export { playedOn } from './create.js';
export { type Deps, Stopping, type Thought, type Turn, type Ways } from './deps.js';
export { type Device, deviceKey, type Owner, whoseDevice } from './devices.js';
export { Following } from './following.js';
export { seenName } from './names.js';
export { type Notice, TELL_MS } from './notice.js';
export type { PeerMessage } from './peers.js';
export { CLOCKS_UNTIL_AWAY, type Keeping, STAND_IN } from './plan.js';
export { probed } from './probing.js';
export * from './protocol.js';
export { shown } from './question.js';
export { Refused } from './refused.js';
export { Service } from './service.js';
export { isShared, share } from './shared.js';
export {
  type Companion,
  type Head,
  type Identity,
  isListed,
  type KeptHash,
  type ListedTable,
  MemoryStore,
  peopleOf,
  type Sitter,
  type Store,
  type Stored,
  type StoredDraft,
  type StoredTable,
  type Wished,
} from './store.js';
export { Conflict, StoreAway, StoreDamaged } from './store-errors.js';
export { type TableTextId, tableMessages } from './text.js';
export { type Address, feedKey, type Target, targetOf } from './told.js';
