import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const here = import.meta.dirname;
const PUBLIC = path.join(here, '..', 'public');
/** Every folder of the page's games is one. */
const GAMES = readdirSync(path.join(here, '..', 'src', 'games'), { withFileTypes: true })
  .filter(each => each.isDirectory())
  .map(({ name }) => name);

/** Parts of the shell that are large, and kept like a game once somebody has wanted them: the table in three dimensions, the analysis. */
const LATER = ['Table3Layer', 'AnalysisPage', 'analysis'];

/** The pictures of the first page, with what they import: there from the start, whatever is opened. */
const covers = (
  bundle: Readonly<Record<string, { type: string; imports?: readonly string[] }>>,
): string[] => {
  const found = new Set<string>();
  const add = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    bundle[name]?.imports?.forEach(add);
  };
  Object.keys(bundle)
    .filter(name => name.includes('-Cover-'))
    .forEach(add);
  return [...found];
};

/** Writes the service worker with the list of everything that was built; what belongs to one game waits until it is wanted. */
export const pwa = (): Plugin => ({
  name: 'potyczka-pwa',
  apply: 'build',
  generateBundle: {
    // After all others: scripts that held only styles are taken out again, and nobody could keep what is not there.
    order: 'post',
    handler(_, bundle) {
      const hash = createHash('sha256');
      const built = Object.values(bundle).filter(f => !f.fileName.endsWith('.map'));
      for (const file of built)
        hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
      const kept = readdirSync(PUBLIC);
      for (const name of kept) hash.update(name).update(readFileSync(path.join(PUBLIC, name)));
      const files = ['/', ...built.map(f => `/${f.fileName}`), ...kept.map(name => `/${name}`)];
      const games = Object.fromEntries(
        [...GAMES, ...LATER].map(part => [part, files.filter(f => f.startsWith(`/assets/${part}-`))]),
      );
      const first = new Set(covers(bundle).map(name => `/${name}`));
      const later = new Set(['/index.html', ...Object.values(games).flat()].filter(f => !first.has(f)));
      const source = readFileSync(path.join(here, 'sw.js'), 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 16))
        .replace('__FILES__', JSON.stringify(files.filter(f => !later.has(f))))
        .replace('__GAMES__', JSON.stringify(games));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  },
});
