/** Parts of messages that many are sent alike: whoever writes messages out writes them once. */
const parts = new WeakSet<object>();

export const share = <X extends object>(part: X): X => {
  parts.add(part);
  return part;
};

export const isShared = (x: unknown): x is object => typeof x === 'object' && x !== null && parts.has(x);
