import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is text, and so grows small. */
const TEXT = /\.(js|css|html|svg|webmanifest)$/;

/** Writes everything compressed too, so that a server need not do it for each visitor. */
export const compress = (): Plugin => ({
  name: 'potyczka-compress',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter(each => TEXT.test(each))) {
      const file = path.join(dir, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${file}.br`, brotliCompressSync(content, { params: size }));
    }
  },
});
