import type { Check } from '../vectors/check.js';
import { differences as ofActions } from '../vectors/legion-actions.js';
import { differences as ofFree } from '../vectors/legion-free.js';
import { differences as ofGuards } from '../vectors/legion-guard.js';
import { differences as ofMelee } from '../vectors/legion-melee.js';
import { differences as ofOrders } from '../vectors/legion-orders.js';
import { differences as ofPools } from '../vectors/legion-pools.js';
import { differences as ofTokens } from '../vectors/legion-tokens.js';

type Compare = (v: never) => Iterable<string>;

/** Each part asks its own question. */
const PARTS: Readonly<Record<string, Compare>> = {
  actions: ofActions,
  free: ofFree,
  guard: ofGuards,
  melee: ofMelee,
  orders: ofOrders,
  pools: ofPools,
  tokens: ofTokens,
};

/** What may be chosen in a position: the complete answer to one question, out of the game's own questions. */
export const check: Check = vector => {
  const { id, part } = vector as { readonly id: number; readonly part: string };
  const compare = PARTS[part];
  if (!compare) return `${id}: the part ${part} is not known here`;
  const lines = [...compare(vector as never)];
  return lines.length === 0 ? undefined : `${id} ${part}: ${lines.join('; ')}`;
};
