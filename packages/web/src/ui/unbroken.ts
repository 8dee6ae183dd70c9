/** A text whose words, names with hyphens among them, are not divided at the end of a line. */
export const unbroken = (text: string): string => text.replace(/(?<=\S)-(?=\S)/g, '\u2011');
