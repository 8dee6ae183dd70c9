/** What has a place in a line and looks like nothing: fillers of Hangul, the empty pattern of Braille, joiners, vowels of Khmer that are not shown. */
const EMPTY = '\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0';
const EMPTIES = new RegExp(`[${EMPTY}]`, 'gu');
/** More marks on one letter than any language writes are heaped over the lines beside it. */
const MOST_MARKS = 5;
const HEAPED = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');
/** There is something to see: a letter, a digit or a sign. */
const SEEN = '(?=.*[\\p{L}\\p{N}\\p{P}\\p{S}])';

/** A name can be seen, and nothing in it is invisible, turns the line around, looks like nothing or covers other lines. */
export const NAME = new RegExp(
  `^(?!.*[${EMPTY}])(?!.*\\p{M}{${MOST_MARKS + 1}})${SEEN}[^\\p{C}\\p{Zl}\\p{Zp}]+$`,
  'u',
);

/** So can a line that somebody says. */
export const LINE = new RegExp(`^${SEEN}[^\\p{Cc}\\p{Cs}]*$`, 'u');

/** A text without what cannot be seen, turns the line around or covers others; what joins two pictures to one stays. */
export const seenText = (text: string): string =>
  text
    .replace(
      /((?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic}))|\p{Cf}/gu,
      (_, joined: string | undefined) => joined ?? '',
    )
    .replace(EMPTIES, '')
    .replace(HEAPED, '$1')
    .replace(/[\p{Zl}\p{Zp}]/gu, ' ');

/** A name as a table accepts it, or nothing. */
export const seenName = (text: string, most: number): string => {
  const name = text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(EMPTIES, '')
    .replace(HEAPED, '$1')
    .trim()
    .slice(0, most)
    .trim();
  return NAME.test(name) ? name : '';
};

/** Letters of other scripts, and signs, that most typefaces draw like a Latin one. */
const TWINS = new Map(
  [
    ['АВЕКМНОРСТУХЅІЈԌԚԜаеорсухѕіјԁһԛԝӏ', 'ABEKMHOPCTYXSlJGQWaeopcyxsijdhqwl'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονι', 'ABEZHlKMNOPTYXovi'],
    ['|1I0', 'lllO'],
  ].flatMap(([twins = '', latin = '']) => [...twins].map((twin, i) => [twin, latin[i] ?? twin] as const)),
);
const TWIN = new RegExp(`[${[...TWINS.keys()].join('')}]`, 'gu');

/** What two names have in common that look alike, whatever they are written with. */
const alike = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(TWIN, twin => TWINS.get(twin) ?? twin)
    .toLowerCase()
    .replace(/\s+/g, ' ');

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
