import { memo, untilEvent } from '@potyczka/kernel';

/** What was worked out for a state, by name. */
const workedOut = memo(untilEvent, () => ({ found: new Map<string, unknown>() }));

/** Works something out once for a state, until something happens to it; a copy of it is another object. */
export const once = <X>(s: object, key: string, work: () => X): X => {
  const { found } = workedOut(s);
  const known = found.get(key);
  if (known !== undefined || found.has(key)) return known as X;
  const x = work();
  found.set(key, x);
  return x;
};
