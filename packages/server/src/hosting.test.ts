import { cpSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Client } from './fixtures/client.js';
import { freshDataFolder, temporaryFolder } from './fixtures/temporary.js';
import { startWorld, type World } from './fixtures/world.js';
import type { ServerOptions } from './server.js';
import type { Driver } from './store/driver.js';

/** What docs/hosting.md promises and no other test shows. */

const withWorld = async (
  env: Record<string, string>,
  more: Partial<ServerOptions>,
  then: (world: World) => Promise<void>,
) => {
  const world = await startWorld({ WEB_DIR: '/nowhere', ...env }, more);
  try {
    await then(world);
  } finally {
    await world.close();
  }
};

describe('behind a proxy', () => {
  /** Nobody asks the database for anything here. */
  const openDriver = async (): Promise<Driver> => ({
    isShared: false,
    query: async () => ['something'],
    exclusively: async () => {},
    close: async () => {},
  });

  /** Connects through a proxy that adds whom it sees to what the caller says. */
  const from = (world: World, forwarded: string) =>
    Client.connect(world.port, { headers: { 'x-forwarded-for': forwarded } });

  test('callers are counted by their own addresses, and cannot make up others', async () => {
    await withWorld(
      { TRUST_PROXY: 'yes', PUSH: 'off', SOCKETS_PER_ADDRESS: '2' },
      { openDriver },
      async world => {
        const [a, b] = [await from(world, '203.0.113.1'), await from(world, '198.51.100.7, 203.0.113.1')];
        await expect(from(world, '192.0.2.9, 203.0.113.1')).rejects.toThrow('HTTP 429');
        const other = await from(world, '203.0.113.2');
        for (const c of [a, b, other]) c.close();
      },
    );
  });

  test.each(['no', '10.0.0.0/8'])(
    'a caller that is no proxy of TRUST_PROXY=%s is what it says itself',
    async trusted => {
      await withWorld(
        { TRUST_PROXY: trusted, PUSH: 'off', SOCKETS_PER_ADDRESS: '2' },
        { openDriver },
        async world => {
          const both = [await from(world, '203.0.113.1'), await from(world, '203.0.113.2')];
          await expect(from(world, '203.0.113.3')).rejects.toThrow('HTTP 429');
          for (const c of both) c.close();
        },
      );
    },
  );
});

test('a server that cannot start leaves nothing running: its folder is free again', async () => {
  const folder = await freshDataFolder();
  try {
    await withWorld({ DATA_DIR: folder.path }, {}, async ({ port }) => {
      const other = await freshDataFolder();
      const taken = { DATA_DIR: other.path, PORT: String(port) };
      await expect(startWorld(taken)).rejects.toThrow('EADDRINUSE');
      await withWorld({ DATA_DIR: other.path }, {}, async world => {
        expect((await fetch(`http://127.0.0.1:${world.port}/healthz`)).status).toBe(200);
      });
      other.release();
    });
  } finally {
    folder.release();
  }
});

describe('backup of the embedded database', () => {
  const TWO = { game: 'tic-tac-toe', options: {} } as const;

  test('a copy of the folder, made while nobody uses it, goes on with people, names and matches', async () => {
    const [folder, backup] = [await freshDataFolder(), temporaryFolder()];
    const kept = { ann: '', bob: '', table: '' };
    try {
      await withWorld({ DATA_DIR: folder.path }, {}, async world => {
        const [ann, bob] = [await world.client(), await world.client()];
        await ann.ask('hello', { protocol: 1, name: 'Ania' });
        const { table, links } = await ann.ask('create', {
          ...TWO,
          seats: [{ kind: 'me' }, { kind: 'open' }],
        });
        await bob.ask('join', { table, token: links.p2 as string });
        await ann.ask('start', { table });
        await ann.ask('answer', { table, q: 0, a: '4' });
        Object.assign(kept, { ann: ann.cookie, bob: bob.cookie, table });
      });
      cpSync(path.join(folder.path, 'db'), path.join(backup.path, 'db'), { recursive: true });
      folder.release();
      await withWorld({ DATA_DIR: backup.path }, {}, async world => {
        const [ann, bob] = [await world.client(kept.ann), await world.client(kept.bob)];
        expect((await ann.ask('hello', { protocol: 1 })).name).toBe('Ania');
        expect((await bob.ask('watch', { table: kept.table })).n).toBe(1);
        await bob.ask('answer', { table: kept.table, q: 1, a: '8' });
        await ann.ask('answer', { table: kept.table, q: 2, a: '0' });
        expect((await ann.ask('watch', { table: kept.table })).n).toBe(3);
        // A folder that is in use cannot be opened a second time.
        await expect(startWorld({ DATA_DIR: backup.path })).rejects.toThrow('another server uses the folder');
      });
    } finally {
      folder.release();
      backup.release();
    }
  });
});
