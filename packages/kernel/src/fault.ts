/** A fault in the rules themselves, never in somebody's answer. */
export class Fault extends Error {}

/** What rules rely on: a fault that says what is missing, where a careless reading would go on with nothing. */
export const sure = <X>(x: X | null | undefined, what: string): X => {
  if (x === null || x === undefined) throw new Fault(`there is no ${what}`);
  return x;
};

/** What stands at a place of a list. */
export const nth = <X>(list: readonly X[], n: number): X => {
  const x = list[n];
  if (x === undefined) throw new Fault(`nothing at ${n} of ${list.length}`);
  return x;
};
