import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { NO_DATABASE, startWorld, type World } from './fixtures/world.js';

const page = mkdtempSync(path.join(tmpdir(), 'potyczka-page-'));
let world: World;
beforeAll(async () => {
  mkdirSync(path.join(page, 'assets'));
  writeFileSync(path.join(page, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(page, 'assets', 'a.js'), '');
  world = await startWorld(
    { WEB_DIR: page, PUBLIC_URL: 'https://games.example.org', LOG_LEVEL: 'info' },
    { openDriver: async () => ({ ...NO_DATABASE }) },
  );
});
afterAll(async () => {
  await world.close();
  rmSync(page, { recursive: true });
});

/** The status with which a WebSocket is answered at this path, and the cookie that comes with it. */
const knock = (at: string, cookie?: string): Promise<{ status: number; set: string | undefined }> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${world.port}${at}`, {
      headers: { accept: 'text/html', ...(cookie && { cookie }) },
    });
    const done = ({ statusCode = 0, headers }: IncomingMessage): void => {
      resolve({ status: statusCode, set: headers['set-cookie']?.[0]?.split(';')[0] });
      socket.terminate();
    };
    socket.on('upgrade', done);
    socket.on('unexpected-response', (_, response) => done(response));
    socket.on('error', reject);
  });

test('a WebSocket opens at its own address, and at no other', async () => {
  const secret = 'a-word-that-nobody-may-read';
  for (const at of ['/', '/healthz', '/metrics', '/index.html', '/ws/', '/nothing', `/t/abc?seat=${secret}`])
    expect(await knock(at), at).toMatchObject({ status: 404 });
  expect(await knock('/ws')).toMatchObject({ status: 101 });
  expect(await knock('/ws?x=1')).toMatchObject({ status: 101 });
  expect(world.log()).toContain('"status":404');
  expect(world.log()).not.toContain(secret);
});

test('behind https the cookie belongs to this address alone, and what carries it is kept by nobody else', async () => {
  const get = (at: string) =>
    fetch(`http://127.0.0.1:${world.port}${at}`, { headers: { accept: 'text/html' } });
  for (const at of ['/', '/t/abc']) {
    const { headers } = await get(at);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const set = headers.get('set-cookie') ?? '';
    expect(set).toMatch(/^__Host-potyczka=[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax; .*Secure$/);
    const cookie = set.split(';')[0] as string;
    expect(await knock('/ws', cookie)).toEqual({ status: 101, set: undefined });
    expect((await knock('/ws', cookie.replace('__Host-', ''))).set).toMatch(/^__Host-potyczka=/);
  }
  const file = await get('/assets/a.js');
  expect([file.headers.get('set-cookie'), file.headers.get('cache-control')]).toEqual([
    null,
    'public, max-age=31536000, immutable',
  ]);
});
