/**
 * What a record says and its face does not. Each field, and each entry of each list, is taken away in turn: the
 * paths for which the face stays as it was. A face that cannot be made without a field needs it, and says it.
 */
export const unsaid = <R>(record: R, face: (record: R) => unknown): string[] => {
  const whole = JSON.stringify(face(record));
  const said = (less: R): boolean => {
    try {
      return JSON.stringify(face(less)) !== whole;
    } catch {
      return true;
    }
  };
  return pathsOf(record)
    .filter(path => !said(without(record, path) as R))
    .map(path => path.join('.'));
};

type Path = readonly string[];

const pathsOf = (x: unknown, at: Path = []): Path[] =>
  typeof x === 'object' && x !== null
    ? Object.entries(x).flatMap(([key, value]) => [[...at, key], ...pathsOf(value, [...at, key])])
    : [];

/** A copy without what lies there; the rest is the same. */
const without = (x: unknown, [key = '', ...rest]: Path): unknown => {
  if (Array.isArray(x))
    return x.flatMap((each: unknown, i) =>
      String(i) !== key ? [each] : rest.length > 0 ? [without(each, rest)] : [],
    );
  const copy: Record<string, unknown> = { ...(x as Readonly<Record<string, unknown>>) };
  if (rest.length > 0) copy[key] = without(copy[key], rest);
  else delete copy[key];
  return copy;
};
