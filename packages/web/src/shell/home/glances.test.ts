import { expect, test } from 'vitest';
import type { TableClient } from '../../wire/client.js';
import { Glances } from './glances.js';

/** A service that answers when it is told to. */
const service = () => {
  const asked: object[] = [];
  let answer: (() => void) | undefined;
  const client = {
    ask: (_: string, rest: object) => {
      asked.push(rest);
      return new Promise(resolve => {
        answer = () => resolve({ lines: asked.length });
      });
    },
  } as unknown as TableClient;
  const next = async (): Promise<void> => {
    answer?.();
    await new Promise(resolve => setTimeout(resolve));
  };
  return { client, asked, next };
};

test('tables are looked at one after the other, each once until it has changed, from the line that was read last', async () => {
  const { client, asked, next } = service();
  const glances = new Glances(
    table => (table === 'a' ? 7 : undefined),
    () => Promise.resolve(),
  );
  const want = (table: string, updated: number): void => glances.want({ client, key: table, table, updated });
  want('a', 1);
  want('b', 1);
  expect(asked).toEqual([{ table: 'a', after: 7 }]);
  await next();
  expect(asked).toEqual([{ table: 'a', after: 7 }, { table: 'b' }]);
  await next();
  want('a', 1);
  expect(asked).toHaveLength(2);
  expect(glances.of('a')).toMatchObject({ lines: 1 });
  want('a', 2);
  expect(asked).toHaveLength(3);
  // What was known stays until there is something newer.
  expect(glances.of('a')).toMatchObject({ lines: 1 });
  await next();
  expect(glances.of('a')).toMatchObject({ lines: 3 });
});
