import { expect, test, vi } from 'vitest';
import { DEV_PORT, portOf } from './dev-port.mjs';

test('the port of the server is read as the server reads it', () => {
  expect(portOf([], {})).toBe('3000');
  expect(portOf([], { PORT: '3100' })).toBe('3100');
  expect(portOf(['--port', '4000', '--data-dir', 'x'], { PORT: '3100' })).toBe('4000');
  expect(portOf(['--port=4000', '--port', '4001'], {})).toBe('4001');
});

test('the page from its sources asks the server at that port', async () => {
  vi.stubEnv(DEV_PORT, '4000');
  const { default: config } = await import('../../packages/web/vite.config.js');
  vi.unstubAllEnvs();
  expect(config.server?.proxy).toEqual({
    '/ws': { target: 'ws://127.0.0.1:4000', ws: true },
    '/addresses': 'http://127.0.0.1:4000',
  });
});
