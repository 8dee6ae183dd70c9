/** Reading or writing so many characters is about as much work as an ordinary request. */
const CHARACTERS = 10_000;

/** How many ordinary requests so many characters are worth. */
export const costOfCharacters = (characters: number): number => characters / CHARACTERS;
