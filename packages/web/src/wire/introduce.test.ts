import { expect, test } from 'vitest';
import type { TableClient } from './client.js';
import { introduce } from './introduce.js';

/** A server that calls me this, until I say otherwise. */
const server = (called: string) => {
  let name = called;
  const heard: (string | undefined)[] = [];
  const ask = async (_: string, rest: { readonly name?: string }) => {
    heard.push(rest.name);
    if (rest.name !== undefined) name = rest.name || 'Guest 1234';
    return { name };
  };
  return { client: { ask } as unknown as TableClient, heard };
};

test('a name chosen here is told once, and after that the server is only asked', async () => {
  const { client, heard } = server('Guest 1234');
  const first = await introduce(client, { name: 'Ann', told: '' });
  expect(first).toEqual({ name: 'Ann', told: 'Ann' });
  expect(await introduce(client, first)).toEqual(first);
  expect(heard).toEqual(['Ann', undefined]);
});

test('a name chosen on another device of mine is taken over, and not undone', async () => {
  const { client, heard } = server('Anna');
  expect(await introduce(client, { name: 'Ann', told: 'Ann' })).toEqual({ name: 'Anna', told: 'Anna' });
  expect(await introduce(client, { name: '', told: '' })).toEqual({ name: 'Anna', told: 'Anna' });
  expect(heard).toEqual([undefined, undefined]);
});

test('who takes the name away is a guest again', async () => {
  const { client, heard } = server('Ann');
  expect(await introduce(client, { name: '', told: 'Ann' })).toEqual({ name: '', told: '' });
  expect(heard).toEqual(['']);
});

test('where I was signed out I do not go on under my old name', async () => {
  const { client, heard } = server('Guest 1234');
  expect(await introduce(client, { name: 'Ann', told: 'Ann' })).toEqual({ name: '', told: '' });
  expect(heard).toEqual([undefined]);
});
