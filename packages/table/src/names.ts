/**
 * A name can be seen: it has a letter, a digit or a sign, and nothing that is invisible, turns the line
 * around, or only looks like nothing, as the fillers of Hangul and the empty pattern of Braille do.
 */
export const NAME =
  /^(?!.*[\u034f\u17b4\u17b5])(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]+$/u;

/** A text without what cannot be seen, or turns the line around; what joins two pictures to one stays. */
export const seenText = (text: string): string =>
  text
    .replace(
      /((?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic}))|\p{Cf}/gu,
      (_, joined: string | undefined) => joined ?? '',
    )
    .replace(/[\p{Zl}\p{Zp}]/gu, ' ');

/** A name as a table accepts it, or nothing. */
export const seenName = (text: string, most: number): string => {
  const name = text
    .replace(/[\u034f\u17b4\u17b5\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu, '')
    .trim()
    .slice(0, most)
    .trim();
  return NAME.test(name) ? name : '';
};

const alike = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

/** The names of people at one table: of those who are called alike, all but the first get a number. */
export const toldApart = (names: readonly (string | null)[]): (string | null)[] => {
  const taken = new Set<string>();
  /** The next number of each name: many may be called alike. */
  const next = new Map<string, number>();
  return names.map(name => {
    if (name === null) return null;
    const base = alike(name);
    let shown = name;
    for (let n = next.get(base) ?? 2; taken.has(alike(shown)); n++) {
      shown = `${name} (${n})`;
      next.set(base, n + 1);
    }
    taken.add(alike(shown));
    return shown;
  });
};
