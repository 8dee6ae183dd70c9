import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The entry of a ledger that defines a rule, `- **ADR-VIS-01** …`, up to the next entry, heading or gap. */
const entryOf = (page: string, id: string): string | undefined => {
  const head = `- **${id}** `;
  const lines = page.split('\n');
  const start = lines.findIndex(line => line.startsWith(head));
  if (start < 0) return undefined;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex(line => /^(- |#|\||$)/.test(line));
  const whole = [lines[start]?.slice(head.length) ?? '', ...rest.slice(0, end < 0 ? undefined : end)];
  return whole.map(line => line.trim()).join(' ');
};

/** What the ledgers say about a rule, in English; undefined if there is no such rule. */
export function ruleText(root: string, id: string): string | undefined {
  const folder = path.join(root, 'docs', 'rules');
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.md')) continue;
    const found = entryOf(readFileSync(path.join(folder, name), 'utf8'), id);
    if (found !== undefined) return found;
  }
  return undefined;
}
