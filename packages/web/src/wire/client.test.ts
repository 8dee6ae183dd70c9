import type { Push, Snapshot } from '@potyczka/table';
import { expect, test } from 'vitest';
import { WireClient } from './client.js';

const shown = (version: number, n: number): Snapshot =>
  ({ n, view: { hp: n }, now: 1, log: [], said: [], version }) as unknown as Snapshot;
const change = (base: number, n: number): Push => ({
  push: 'change',
  table: 't',
  base,
  version: base + 1,
  now: 2,
  change: { n: [n], view: { hp: [n] } },
  from: 0,
  log: [],
});

const wire = async () => {
  const sent: { id: number; do: string; changes?: boolean }[] = [];
  const client = new WireClient({ send: m => sent.push(m as (typeof sent)[number]) });
  client.setLink('open');
  const heard: Push[] = [];
  client.onPush(p => heard.push(p));
  const watched = client.ask('watch', { table: 't' });
  return { sent, client, heard, watched };
};
const settle = () => new Promise(resolve => setTimeout(resolve, 0));

test('the page asks for changes and passes on whole news', async () => {
  const { sent, client, heard, watched } = await wire();
  expect(sent).toMatchObject([{ do: 'watch', changes: true }]);
  client.receive({ re: sent[0]?.id ?? 0, ok: true, value: shown(1, 0) });
  expect(await watched).toMatchObject({ n: 0 });
  client.receive(change(1, 1));
  expect(heard).toMatchObject([{ push: 'news', now: { n: 1, view: { hp: 1 } } }]);
});

test('after a change that does not fit everything is asked for again and told', async () => {
  const { sent, client, heard, watched } = await wire();
  client.receive({ re: sent[0]?.id ?? 0, ok: true, value: shown(1, 0) });
  await watched;
  client.receive(change(5, 6));
  expect(heard).toEqual([]);
  expect(sent[1]).toMatchObject({ do: 'watch' });
  client.receive(change(6, 7));
  client.receive({ re: sent[1]?.id ?? 0, ok: true, value: shown(6, 6) });
  await settle();
  expect(heard).toMatchObject([{ push: 'news', now: { n: 7 }, from: 0 }]);
  expect(sent).toHaveLength(2);
});

test('a lost connection forgets what was shown', async () => {
  const { sent, client, watched } = await wire();
  client.receive({ re: sent[0]?.id ?? 0, ok: true, value: shown(1, 0) });
  await watched;
  client.setLink('lost');
  client.setLink('open');
  client.receive(change(1, 1));
  expect(sent).toHaveLength(2);
});
