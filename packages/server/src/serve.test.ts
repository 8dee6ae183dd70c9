import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freshDataFolder } from './fixtures/temporary.js';
import { serve } from './serve.js';

test('a server that is told to stop as soon as it says that it is ready closes what it has opened', async () => {
  const data = await freshDataFolder();
  let told = '';
  const code = await serve(['--port=0', '--data-dir', data.path], {
    env: { LOG_LEVEL: 'silent' },
    out: text => {
      told += text;
      if (text.includes('ready')) process.emit('SIGTERM');
    },
    err: text => {
      told += text;
    },
  });
  expect(told).toMatch(/ready: .+\nClosing …\n$/);
  expect(code).toBe(0);
  expect(existsSync(path.join(data.path, 'lock'))).toBe(false);
  data.release();
});
