/** Every choice of one to so many. */
export const choices = <X>(from: readonly X[], most: number): readonly (readonly X[])[] => {
  const found: (readonly X[])[] = [[]];
  for (const x of from) found.push(...found.filter(f => f.length < most).map(f => [...f, x]));
  return found.slice(1);
};
