import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases } from '../fixtures/temporary.js';
import { until } from '../fixtures/world.js';
import { PostgresDriver } from './postgres.js';

let postgres: Awaited<ReturnType<typeof databases>>;
beforeAll(async () => {
  postgres = await databases('postgres');
}, 60_000);
afterAll(() => postgres.release());

test('what one process tells, others hear in the order in which it was told', async () => {
  const url = await postgres.database('told');
  const faults: unknown[] = [];
  const [teller, hearer] = [1, 2].map(() => new PostgresDriver(url, 8, (_, e) => faults.push(e)));
  const heard: string[] = [];
  await teller?.listen(
    () => {},
    () => {},
  );
  await hearer?.listen(
    payload => heard.push(payload),
    () => {},
  );
  const told = Array.from({ length: 300 }, (_, n) => `g me ${n} ${'x'.repeat((n * 997) % 3000)}`);
  for (const payload of told) teller?.tell(payload);
  await until(() => heard.length === told.length);
  expect(heard).toEqual(told);
  await Promise.all([teller?.close(), hearer?.close()]);
  expect(faults).toEqual([]);
});
