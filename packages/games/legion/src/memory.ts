/**
 * What is worked out from a state stays true until something happens to it. Every event counts up a number that goes
 * with the state object; a copy is another object and begins anew.
 */
const versions = new WeakMap<object, number>();

interface Kept {
  version: number;
  readonly found: Map<string, unknown>;
}
const memory = new WeakMap<object, Kept>();

/** Something has happened: nothing that was remembered of this state holds any longer. */
export const forgetAll = (s: object): void => {
  versions.set(s, (versions.get(s) ?? 0) + 1);
};

/** Works something out once, until something happens. */
export const once = <X>(s: object, key: string, work: () => X): X => {
  const version = versions.get(s) ?? 0;
  let kept = memory.get(s);
  if (!kept) {
    kept = { version, found: new Map() };
    memory.set(s, kept);
  } else if (kept.version !== version) {
    kept.version = version;
    kept.found.clear();
  }
  if (kept.found.has(key)) return kept.found.get(key) as X;
  const x = work();
  kept.found.set(key, x);
  return x;
};
