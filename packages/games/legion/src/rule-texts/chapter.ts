import type { RuleText } from '@potyczka/kernel/register';

/**
 * Chapters are written as they are read: a line `= AREA` for each area, then for every rule its number with the
 * English sentence, and the Polish one below it.
 */
export const chapters = (prefix: string, text: string): readonly RuleText[] => {
  const found: RuleText[] = [];
  let area = '';
  let open: { n: string; en: string } | undefined;
  for (const line of text.trim().split('\n')) {
    const [, heading] = /^= ([A-Z0-9-]+)$/.exec(line) ?? [];
    const [, n, en] = /^(\d+) (.+)$/.exec(line) ?? [];
    if (heading !== undefined) area = `${prefix}${heading}`;
    else if (n !== undefined && en !== undefined) open = { n: n.padStart(2, '0'), en };
    else if (open) {
      found.push({ id: `${area}-${open.n}`, area, text: { en: open.en, pl: line } });
      open = undefined;
    } else throw new Error(`a rule without a number: ${line}`);
  }
  return found;
};
