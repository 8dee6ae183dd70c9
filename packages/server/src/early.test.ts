import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from './fixtures/temporary.js';
import { NO_DATABASE, startWorld, until } from './fixtures/world.js';

const ask = async (port: number, path: string) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return {
    status: response.status,
    again: response.headers.get('retry-after'),
    text: await response.text(),
  };
};

test('whoever comes while a server starts is told to come again, and then it is there', async () => {
  const port = await freePort();
  let open = (): void => {};
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  let isOpening = false;
  const starting = startWorld(
    { PORT: String(port), WEB_DIR: '/nowhere' },
    {
      openDriver: async () => {
        isOpening = true;
        await opened;
        return {
          ...NO_DATABASE,
          query: async (sql: string, params?: readonly unknown[]) =>
            sql.includes('to_json(1)') ? [1] : NO_DATABASE.query(sql, params),
        };
      },
    },
  );
  await until(() => isOpening);
  expect(await ask(port, '/healthz')).toEqual({
    ...{ status: 503, again: '2' },
    text: '{"ok":false,"why":"starting"}',
  });
  expect((await ask(port, '/readyz')).status).toBe(503);
  expect(await ask(port, '/t/some-table')).toMatchObject({
    ...{ status: 503, again: '2' },
    text: expect.stringContaining('is starting'),
  });
  open();
  const world = await starting;
  expect(await ask(port, '/healthz')).toEqual({ status: 200, again: null, text: '{"ok":true}' });
  expect((await ask(port, '/')).status).toBe(200);
  await world.close();
});

test('a port that is taken is told before anything else is opened', async () => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>(resolve => void other.listen(port, '127.0.0.1', resolve));
  let isOpened = false;
  const openDriver = async () => {
    isOpened = true;
    return { ...NO_DATABASE };
  };
  await expect(startWorld({ PORT: String(port) }, { openDriver })).rejects.toThrow('EADDRINUSE');
  expect(isOpened).toBe(false);
  other.close();
});
