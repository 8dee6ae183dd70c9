/**
 * What is worked out from a state stays true until something happens to it. Every event empties what goes with the
 * state object; a copy is another object and begins anew.
 */
const memory = new WeakMap<object, Map<string, unknown>>();

/** Something has happened: nothing that was remembered of this state holds any longer. */
export const forgetAll = (s: object): void => memory.get(s)?.clear();

/** Works something out once, until something happens. */
export const once = <X>(s: object, key: string, work: () => X): X => {
  let found = memory.get(s);
  if (!found) {
    found = new Map();
    memory.set(s, found);
  }
  const known = found.get(key);
  if (known !== undefined || found.has(key)) return known as X;
  const x = work();
  found.set(key, x);
  return x;
};

/** How many of the last things are kept: those of a position, and of what is tried from it. */
const RECENT = 12;

/**
 * The last things that were made for an owner that copies of a state share, so that copies which do not differ share
 * them too. `fits` finds one that still holds.
 */
export const recent = <X>() => {
  const kept = new WeakMap<object, X[]>();
  return (owner: object, fits: (x: X) => boolean, make: () => X): X => {
    const list = kept.get(owner);
    if (!list) {
      const x = make();
      kept.set(owner, [x]);
      return x;
    }
    for (let n = 0; n < list.length; n++) {
      const x = list[n] as X;
      if (!fits(x)) continue;
      if (n > 0) {
        list.splice(n, 1);
        list.unshift(x);
      }
      return x;
    }
    const x = make();
    list.unshift(x);
    if (list.length > RECENT) list.pop();
    return x;
  };
};
