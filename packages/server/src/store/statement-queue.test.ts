import { expect, test } from 'vitest';
import { type Asked, type Db, literal, StatementQueue, type ThreadMessage } from './statement-queue.js';

/** A database that notes what it is told to do, and fails at what is called bad. */
const fake = () => {
  const ran: string[] = [];
  const db: Db = {
    exec: async sql => {
      ran.push(sql);
      if (sql.includes("'bad'")) throw Object.assign(new Error('bad'), { code: '22000' });
      return sql.split(';\n').map(each => ({ rows: [[JSON.stringify(each)]] }));
    },
  };
  const told: ThreadMessage[] = [];
  const queue = new StatementQueue(db, t => told.push(t));
  let id = 0;
  const add = (sql: string, ...params: Asked['params']): void => queue.add({ id: ++id, sql, params });
  return { ran, told, queue, add };
};

test('statements that wait together are one transaction, and are answered in order', async () => {
  const { ran, told, queue, add } = fake();
  add('A', 1);
  add('B', 'x');
  add('A', 2);
  await queue.end();
  expect(ran).toEqual([
    'PREPARE s1 AS A',
    'PREPARE s2 AS B',
    "EXECUTE s1(1);\nEXECUTE s2('x');\nEXECUTE s1(2)",
  ]);
  expect(told.map(t => 'id' in t && t.id)).toEqual([1, 2, 3]);
  expect(told[1]).toEqual({ id: 2, rows: [`"EXECUTE s2('x')"`] });
});

test('one that fails harms no other', async () => {
  const { told, queue, add } = fake();
  add('A', 1);
  add('A', 'bad');
  add('A', 3);
  await queue.end();
  expect(told).toEqual([
    { id: 1, rows: ['"EXECUTE s1(1)"'] },
    { id: 2, message: 'bad', code: '22000' },
    { id: 3, rows: ['"EXECUTE s1(3)"'] },
  ]);
});

test('what has no values may begin or end a transaction, and is run by itself; no group is without end', async () => {
  const { ran, queue, add } = fake();
  add('A', 0);
  add('BEGIN');
  add('A', 1);
  add('COMMIT');
  for (let i = 0; i < 100; i++) add('A', i);
  await queue.end();
  const sizes = ran.slice(1).map(sql => sql.split(';\n').length);
  expect(ran.slice(1, 5)).toEqual(['EXECUTE s1(0)', 'BEGIN', 'EXECUTE s1(1)', 'COMMIT']);
  expect(sizes).toEqual([1, 1, 1, 1, 64, 36]);
});

test('a text in a statement ends where it should, whatever is in it', () => {
  expect(literal(`it's "so" \\' ; --`)).toBe(`'it''s "so" \\'' ; --'`);
  expect(literal(null)).toBe('NULL');
  expect(() => literal('\0')).toThrow('zero');
});
