import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtPage } from './fixtures/site.js';

/** Scripts that are loaded only when their page is opened. */
const LATER = /^(Learn|Replay|Rules|Settings|rules|lessons|position)-/;

test('shell, one game and its worker together load less than 300 kB of compressed script', async () => {
  const folder = path.join(await builtPage(), 'assets');
  const scripts = readdirSync(folder).filter(f => f.endsWith('.js') && !LATER.test(f));
  const bytes = scripts.reduce((sum, f) => sum + gzipSync(readFileSync(path.join(folder, f))).length, 0);
  expect(scripts.length).toBeGreaterThan(2);
  expect(bytes).toBeLessThan(300_000);
}, 120_000);

test('every script and style is there compressed as well, as the same content', async () => {
  const folder = path.join(await builtPage(), 'assets');
  const plain = readdirSync(folder).filter(f => /\.(js|css)$/.test(f));
  expect(plain.length).toBeGreaterThan(5);
  for (const name of plain) {
    const content = readFileSync(path.join(folder, name));
    expect(brotliDecompressSync(readFileSync(path.join(folder, `${name}.br`))).equals(content), name).toBe(
      true,
    );
    expect(gunzipSync(readFileSync(path.join(folder, `${name}.gz`))).equals(content), name).toBe(true);
  }
}, 120_000);
