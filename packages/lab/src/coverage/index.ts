import { readFileSync } from 'node:fs';
import {
  type About,
  type Command,
  type Conformed,
  Failure,
  type Given,
  gameNamed,
  type Io,
  summary,
} from '@potyczka/cli/commands';
import { table } from '../docs/markdown.js';

export const coverage: Command = {
  name: 'coverage',
  summary: 'Tells how often each card was used in playouts that conformance kept, as a page of docs.',
  positional: 'FILE',
  flags: () => ({}),
  examples: ['npm run -s potyczka -- coverage apex.jsonl > docs/apex-coverage.md'],
  run,
};

async function run(given: Given, io: Io): Promise<number> {
  const [head = '', ...lines] = readFileSync(given.names[0] ?? '', 'utf8').split('\n');
  const about = JSON.parse(head) as About;
  const kept = lines.slice(0, -1).map(line => JSON.parse(line) as Conformed);
  const { conformance } = await gameNamed(about.game);
  const { sets, things } = conformance;
  if (!things) throw new Failure(`${about.game} does not say what there is to use`);
  const used = Object.entries(things).map(
    ([kind, names]): Kind => [kind, names.map(name => [name, timesOf(kept, name)])],
  );
  io.out(pageOf(about, kept, sets, used));
  return 0;
}

type Kind = readonly [kind: string, used: readonly (readonly [name: string, times: number])[]];

const timesOf = (kept: readonly Conformed[], name: string): number =>
  kept.reduce((sum, each) => sum + ('used' in each ? (each.used?.[name] ?? 0) : 0), 0);

const PER_ROW = 6;
/** Options that hold whole lists are cut off. */
const LONGEST = 110;

/** The page: how many of each kind, those that were never used, then all of them. */
const pageOf = (
  about: About,
  kept: readonly Conformed[],
  sets: readonly unknown[],
  kinds: readonly Kind[],
): string => {
  const { game, rulesVersion, every, first } = about;
  const summed = kinds.map(([kind, list]) => {
    const times = list.map(([, n]) => n);
    const never = list.filter(([, n]) => n === 0).map(([card]) => card);
    return [
      kind,
      String(list.length),
      String(Math.min(...times)),
      String(Math.max(...times)),
      never.join(', ') || 'none',
    ];
  });
  const parts = kinds.map(([kind, list]) => {
    const cells = list.map(([card, n]) => `${card} ${n}`);
    const rows = Array.from({ length: Math.ceil(cells.length / PER_ROW) }, (_, k) =>
      Array.from({ length: PER_ROW }, (_, i) => cells[k * PER_ROW + i] ?? ''),
    );
    return `## ${kind[0]?.toUpperCase()}${kind.slice(1)}\n\n${table(
      Array.from({ length: PER_ROW }, () => ''),
      rows,
    )}\n`;
  });
  const bySet = sets.map((options, set) => {
    const own = kept.filter(each => each.set === set);
    const conform = own.filter(each => 'tally' in each).length;
    const text = JSON.stringify(options).replaceAll('"', '').slice(1, -1);
    const short = text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
    return [short, String(own.length), String(conform)];
  });
  return `# Playouts of ${game}, and how often each card was used in them

${summary(game, kept, sets.length)}. Rules ${rulesVersion}, seeds from ${first}, at random with a liking for cards, one decision of ${every} looked at closely. Written by \`npm run -s potyczka -- conformance ${game} --games ${kept.length} --every ${every} --seed ${first} --jobs 1 --keep FILE\`, then \`coverage FILE\`.

${table(['options', 'playouts', 'conform'], bySet)}

${table(['kind', 'cards', 'least', 'most', 'never used'], summed)}

${parts.join('\n')}`;
};
