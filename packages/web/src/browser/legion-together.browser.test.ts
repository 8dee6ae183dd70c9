import { expect, test } from 'vitest';
import { startServer } from './fixtures/server.js';
import { stand } from './fixtures/stand.js';

const at = stand(startServer);

test('two browsers as two sides: the second comes by the link, takes an army in one click, and both play', async () => {
  const [ann, bob] = [await at.visit(), await at.visit({ lang: 'pl', phone: true })];
  await ann.goto('/new/legion');
  await ann.locator('fieldset label.field select').nth(1).selectOption('open');
  await ann.locator('form.new-table button[type=submit]').click();
  await ann.waitForURL(/\/t\//);
  await bob.goto(ann.url());
  await bob.locator('.seat.open .primary').tap();
  // What the table is set with is proposed; another army is one touch away.
  const chips = bob.locator('.bring .army-chip');
  await chips.first().waitFor();
  expect(await chips.count()).toBe(5);
  expect(await bob.locator('.army-chip[aria-pressed=true]').textContent()).toContain('Imperium');
  await chips.filter({ hasText: 'Separatystów' }).tap();
  await bob.locator('.bring > .row .primary:enabled').tap();
  await ann.locator('.lobby-start .primary:enabled').click();
  await bob.locator('.board.legion .terrain').first().waitFor();
  await ann.locator('.unit-row', { hasText: 'B1 Battle Droids' }).first().waitFor();
  // Both choose a command hand at the same time, each without seeing the other's.
  await ann.locator('.ask .option:enabled').first().click();
  await bob.locator('.ask .option:enabled').first().tap();
  await bob.locator('.ask .confirm:enabled').first().tap();
  await ann.locator('.log', { hasText: /chooses? a command hand/ }).waitFor();
  await expect.poll(() => ann.locator('.hand .held').count()).toBe(7);
  const entries = (who: typeof ann) => who.locator('.match').getAttribute('data-n');
  await expect.poll(async () => (await entries(bob)) === (await entries(ann))).toBe(true);
  expect(await ann.locator('body').textContent()).not.toContain('Mechanized Incursion');
  expect([...ann.faults, ...bob.faults]).toEqual([]);
});
