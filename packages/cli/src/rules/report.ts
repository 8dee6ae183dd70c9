import type { Coverage } from './coverage.js';
import type { Floor } from './floor.js';
import { areaOf } from './ledger.js';

const WIDTH = 110;

/** What another program reads. */
export const asJson = ({ game, ids, proved, missing, setAside }: Coverage): object => ({
  game,
  ids: ids.length,
  proved: proved.length,
  missing,
  setAside: setAside.length,
});

/** One game: each area with its count and the ids that no test proves. */
export function gameReport(coverage: Coverage): string {
  const areas = [...new Set(coverage.ids.map(areaOf))];
  const width = Math.max(...areas.map(area => area.length));
  const lines = areas.map(area => {
    const within = (ids: readonly string[]) => ids.filter(id => areaOf(id) === area);
    const counts = `${within(coverage.proved).length} of ${within(coverage.ids).length}`;
    const head = `  ${area.padEnd(width)} ${counts.padStart(10)}  `;
    return wrapped(head, within(coverage.missing));
  });
  return [headline(coverage), ...lines].join('\n');
}

const headline = ({ game, ids, proved, setAside, missing }: Coverage): string =>
  `${game}: ${proved.length} of ${ids.length} proved, ${setAside.length} set aside, ${missing.length} missing`;

/** Words after a head, in lines that start below the first word. */
function wrapped(head: string, words: readonly string[]): string {
  const lines = [head];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length < WIDTH) lines[lines.length - 1] = `${last}${word} `;
    else lines.push(`${' '.repeat(head.length)}${word} `);
  }
  return lines.map(line => line.trimEnd()).join('\n');
}

/** All games, a line each. */
export function totals(coverages: readonly Coverage[], floor: Floor): string {
  const sum = (count: (coverage: Coverage) => number) =>
    coverages.reduce((total, coverage) => total + count(coverage), 0);
  const rows = [
    ['game', 'ids', 'proved', 'set aside', 'missing', 'floor'],
    ...coverages.map(({ game, ids, proved, setAside, missing }) =>
      [game, ids.length, proved.length, setAside.length, missing.length, floor[game] ?? 0].map(String),
    ),
    [
      'all',
      ...[sum(c => c.ids.length), sum(c => c.proved.length), sum(c => c.setAside.length)].map(String),
      String(sum(c => c.missing.length)),
      String(sum(c => floor[c.game] ?? 0)),
    ],
  ];
  return rows
    .map(row => row.map((cell, column) => (column === 0 ? cell.padEnd(12) : cell.padStart(10))).join(''))
    .join('\n');
}
