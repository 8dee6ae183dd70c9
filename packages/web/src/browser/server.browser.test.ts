import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOnce, myTurn, options, question } from './fixtures/play.js';
import { startServer } from './fixtures/server.js';
import { stand } from './fixtures/stand.js';
import { askServer, playByProtocol } from './fixtures/tables.js';

const at = stand(startServer);

/** Whichever of two players is asked answers once. */
const oneOf = async (players: readonly Page[], nth: number): Promise<void> => {
  const asked = await Promise.any(
    players.map(async p => {
      await options(p).first().waitFor();
      return p;
    }),
  );
  await answerOnce(asked, nth);
};

const linesOf = (page: Page): Promise<string[]> => page.locator('.log .line-text').allInnerTexts();

test('two browsers against each other, a third looks on, and one asks the other to take back', async () => {
  const [ann, bob, eve] = [
    await at.visit(),
    await at.visit({ lang: 'pl', theme: 'light' }),
    await at.visit({ phone: true }),
  ];
  await ann.goto('/new/adrenaline');
  await ann.locator('input[name=where]').nth(0).check();
  await ann.locator('fieldset:has(input[name=players]) label', { hasText: '3' }).click();
  const seats = ann.locator('fieldset label.field select');
  await seats.nth(1).selectOption('open');
  await ann.locator('form button[type=submit]').click();
  await ann.getByRole('button', { name: 'Invite: copy a link to this seat' }).click();
  await ann.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await ann.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#seat=');

  await bob.goto(link);
  await bob.getByText('Gra zacznie się').waitFor();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await eve.goto(new URL(link).pathname);
  await eve.getByText('You are watching').waitFor();

  for (let n = 0; n < 10; n++) await oneOf([ann, bob], n);
  expect(await eve.locator('.option, .board .lit').count()).toBe(0);

  // A reload in mid-question: the same question, the same options.
  const asked = await Promise.any(
    [ann, bob].map(async p => {
      await options(p).first().waitFor();
      return p;
    }),
  );
  const [prompt, offered] = [await question(asked), await options(asked).allTextContents()];
  await asked.reload();
  await myTurn(asked);
  expect(await question(asked)).toBe(prompt);
  expect(await options(asked).allTextContents()).toEqual(offered);

  // Taking back more than is free needs the other's consent.
  const other = asked === ann ? bob : ann;
  await asked.locator('.undo-more').click();
  const ask = asked.getByRole('button', { name: /Ask the others|Poproś o/ });
  await ask.click();
  await other.getByRole('button', { name: /^(Agree|Zgadzam się)$/ }).click();
  await other.getByRole('button', { name: /^(Agree|Zgadzam się)$/ }).waitFor({ state: 'detached' });
  await options(asked).first().waitFor();

  // Everybody is told the same story, each in his own language.
  const lines = (await linesOf(ann)).length;
  await eve.waitForFunction(n => document.querySelectorAll('.log .line').length === n, lines);
  await bob.waitForFunction(n => document.querySelectorAll('.log .line').length === n, lines);
  for (const page of [ann, bob, eve]) {
    expect(page.faults).toEqual([]);
    await page.context().close();
  }
}, 300_000);

test('one click on the first page and the game runs on the server; a bot takes over who leaves', async () => {
  const page = await at.visit();
  await page.goto('/');
  await page.locator('.play-now').first().click();
  await page.waitForURL(/\/t\//);
  for (let n = 0; n < 3; n++) {
    await myTurn(page);
    await answerOnce(page, n);
  }
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Leave my seat to a bot' }).click();
  await page.getByRole('button', { name: 'Really leave?' }).click();
  await page.getByText('You are watching').waitFor();
  await page.goto('/');
  await page.locator('.hero .primary, .tables li').first().waitFor();
  expect(page.faults).toEqual([]);
});

test('the shuffle of a match on the server can be checked when it is over', async () => {
  const page = await at.visit();
  await page.goto('/');
  const bots = Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'random' }));
  const options = { players: 3, skulls: 5, frenzy: false };
  const made = await askServer(page, { do: 'create', game: 'adrenaline', options, seats: bots });
  const { table } = made as { table: string };
  // A whole game of bots, which takes as long as the machine lets it, and need not be drawn.
  await playByProtocol(page, table);
  await page.goto(`/t/${table}`);
  await page.locator('.end').waitFor();
  // Who has won is lit; who only looked on is offered the replay, but no rematch.
  const winners = await page.locator('.end .victors > *').count();
  expect(winners).toBeGreaterThan(0);
  expect(await page.locator('.side-people .highlight').count()).toBe(winners);
  await page.locator('.end').getByRole('link', { name: 'Replay' }).waitFor();
  expect(await page.getByRole('button', { name: 'Rematch' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await page.getByText('the match ends exactly like this').waitFor();
  expect(await page.locator('.checks li').count()).toBe(3);
  expect(await page.locator('.checks .wrong').count()).toBe(0);
}, 300_000);
