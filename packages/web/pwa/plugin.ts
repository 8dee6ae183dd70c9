import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const here = import.meta.dirname;
const PUBLIC = path.join(here, '..', 'public');

/** Writes the service worker with the list of everything that was built. */
export const pwa = (): Plugin => ({
  name: 'potyczka-pwa',
  apply: 'build',
  generateBundle(_, bundle) {
    const hash = createHash('sha256');
    const built = Object.values(bundle).filter(f => !f.fileName.endsWith('.map'));
    for (const file of built)
      hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
    const kept = readdirSync(PUBLIC);
    for (const name of kept) hash.update(name).update(readFileSync(path.join(PUBLIC, name)));
    const files = ['/', ...built.map(f => `/${f.fileName}`), ...kept.map(name => `/${name}`)];
    const source = readFileSync(path.join(here, 'sw.js'), 'utf8')
      .replace('__VERSION__', hash.digest('hex').slice(0, 16))
      .replace('__FILES__', JSON.stringify(files.filter(f => f !== '/index.html')));
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
});
