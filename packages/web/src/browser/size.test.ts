import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtPage } from './fixtures/site.js';

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
