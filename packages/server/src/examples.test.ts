import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compiled } from './compiled.js';
import type { Client } from './fixtures/client.js';
import { pathOf } from './fixtures/repository.js';
import { freshDataFolder, temporaryFolder } from './fixtures/temporary.js';
import { startWorld, until, type World } from './fixtures/world.js';
import { GAMES } from './registry.js';

const BOT = pathOf('examples/bot.mjs');

let folder: Awaited<ReturnType<typeof freshDataFolder>>;
let world: World;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await freshDataFolder();
  world = await startWorld(
    { DATA_DIR: folder.path, WEB_DIR: '/nowhere', REACTION_MS: '0' },
    { games: GAMES, registry: compiled('./registry.js', import.meta.url).href },
  );
}, 60_000);
afterAll(async () => {
  for (const child of children) child.kill();
  await world.close();
  folder.release();
});

/** Runs the example; what it printed, and its exit code. */
const bot = (...args: string[]) => {
  const child = spawn(process.execPath, [BOT, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const told = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      told.text += text;
    });
  }
  const code = new Promise<number | null>(resolve => child.once('close', resolve));
  return { child, code, told };
};

/** A table of our first game with a seat for the example and two bots of the server. */
const tableFor = async (host: Client) => {
  const random = { kind: 'bot', level: 'random' } as const;
  const { table, links } = await host.ask('create', {
    game: GAMES[0]?.game.id as string,
    options: { players: 3, skulls: 5 },
    seats: [{ kind: 'open' }, random, random],
  });
  return { table, link: `http://127.0.0.1:${world.port}/t/${table}#seat=${links.p1}` };
};

describe('examples/bot.mjs', () => {
  test('joins by a link and plays a whole match; started anew in the middle, it finds its seat', async () => {
    const host = await world.client();
    const { table, link } = await tableFor(host);
    const kept = temporaryFolder();
    try {
      const args = [link, '--name', 'Robo', '--keep', path.join(kept.path, 'cookie')];
      const first = bot(...args);
      await until(() => first.told.text.includes('at the table as p1'));
      await host.ask('start', { table });
      await until(async () => ((await world.store.load(table))?.entries.length ?? 0) > 20);
      first.child.kill('SIGKILL');
      await first.code;
      const second = bot(...args);
      expect(await second.code, second.told.text).toBe(0);
      expect(second.told.text).toMatch(/^at the table as p1\nover after \d+ entries: /);
      const { record } = await host.ask('record', { table });
      const own = record.entries.filter(e => 'a' in e && e.seat === 'p1' && e.by === undefined);
      expect(own.length).toBeGreaterThan(10);
      expect((await host.ask('watch', { table })).info.seats[0]).toMatchObject({
        kind: 'human',
        name: 'Robo',
      });
    } finally {
      kept.release();
    }
  });

  test('says what is wrong with a link', async () => {
    const nonsense = bot('nonsense');
    expect(await nonsense.code).toBe(2);
    expect(nonsense.told.text).toMatch(/^usage: /);
    const { table } = await tableFor(await world.client());
    const forged = bot(`http://127.0.0.1:${world.port}/t/${table}?seat=${'x'.repeat(32)}`);
    expect(await forged.code).toBe(1);
    expect(forged.told.text).toContain('not-open: table-seat-taken');
  });

  test('needs nothing but Node and ws', () => {
    const imported = [...readFileSync(BOT, 'utf8').matchAll(/^import .* from '(.+)';$/gm)].map(
      ([, from]) => from,
    );
    expect(imported.filter(from => !from?.startsWith('node:'))).toEqual(['ws']);
  });
});
