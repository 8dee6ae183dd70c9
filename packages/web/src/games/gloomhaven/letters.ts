/** A letter for each of several names: the first of the name that no earlier one has. */
const lettersOf = (names: readonly string[]): ReadonlyMap<string, string> => {
  const given = new Map<string, string>();
  for (const name of names) {
    const taken = new Set(given.values());
    const letters = [...name.toLocaleUpperCase('pl')].filter(sign => /\p{L}/u.test(sign));
    given.set(name, letters.find(letter => !taken.has(letter)) ?? letters[0] ?? '?');
  }
  return given;
};

/** The letter of one of a party; of somebody else the first of their name. */
export const letterIn = (party: readonly string[], name: string): string =>
  lettersOf(party).get(name) ?? name.slice(0, 1);
