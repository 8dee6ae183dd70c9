import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import { goInside } from './fixtures/local.js';
import { myTurn, options, question } from './fixtures/play.js';
import { startServer } from './fixtures/server.js';
import { stand } from './fixtures/stand.js';
import { newServerTable } from './fixtures/tables.js';

/** Ten seconds of a clock pass in half a second, a minute in three. */
const SPEED = 20;

const at = stand(() => startServer({ speed: SPEED }));

/** A table on the server for three with a chat, of which two seats are free, from its form. */
const fillForm = async (page: Page): Promise<string> => {
  await goInside(page, '/new/adrenaline');
  await page.locator('input[name=where]').nth(0).check();
  await page.locator('fieldset:has(input[name=players]) label', { hasText: '3' }).click();
  const seats = page.locator('fieldset label.field select');
  for (const nth of [1, 2]) await seats.nth(nth).selectOption('open');
  await page.getByLabel('With chat').check();
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/t\//);
  return page.url();
};

test('a locked table is entered by seat links only, names are what others read; bots fill it, and its chat is for players until the host lets spectators write', async () => {
  const [ann, bob, eve] = [
    await at.visit(),
    await at.visit({ lang: 'pl', phone: true }),
    await at.visit({ lang: 'pl' }),
  ];
  for (const page of [ann, bob, eve]) await bringAxe(page);
  await ann.goto('/settings');
  await ann.getByLabel('What shall we call you?').fill('  Ann of Arbor the Tallest ');
  await ann.keyboard.press('Enter');
  const address = await fillForm(ann);
  await ann.locator('.seat', { hasText: /Ann of Arbor.*· me/ }).waitFor();
  await ann.getByLabel('Locked').click();
  await ann.getByRole('checkbox', { name: 'Locked', checked: true }).waitFor();
  await ann.getByRole('button', { name: 'Invite' }).first().click();
  await ann.locator('.invite').getByRole('button', { name: 'Copied' }).waitFor();
  const link = await ann.evaluate(() => navigator.clipboard.readText());
  expect(await ann.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true);
  await ann.getByText('It cannot start yet: 2 seats are free.').waitFor();
  await ann.getByLabel('Say something').fill('good luck');
  expect(await seriousProblems(ann), 'the lobby of a host').toEqual([]);

  await eve.goto(address);
  await eve.getByText('Stół jest zamknięty').waitFor();
  expect(await eve.getByRole('button', { name: 'Zajmij' }).count()).toBe(0);
  await eve.locator('.seat', { hasText: 'Ann of Arbor' }).waitFor();
  await eve.locator('.table-summary', { hasText: 'bez zegara' }).waitFor();
  // Join by link, from the first page.
  await bob.goto('/');
  await bob.getByLabel('Dołącz przez link').fill(link);
  await bob.getByRole('button', { name: 'Otwórz', exact: true }).click();
  await bob.getByText('Gra zacznie się').waitFor();
  // The word of the link is not left in the address for others to see.
  expect(bob.url()).toBe(address);
  // A guest without a name is a guest in any language.
  await bob.locator('.seat', { hasText: /Gość \d+.*· ja/ }).waitFor();
  await ann.locator('.seat', { hasText: /Guest \d+/ }).waitFor();
  expect(await seriousProblems(bob), 'the lobby of a guest').toEqual([]);
  expect(await bob.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The link has been used: nobody else sits down with it.
  await eve.goto(link);
  await eve.getByText('To miejsce nie jest już wolne').waitFor();

  await ann.getByRole('button', { name: 'Fill free seats with bots' }).click();
  await eve.getByText('Wszystkie miejsca są zajęte. Możesz zostać').waitFor();
  await eve.getByLabel('Twoje imię lub pseudonim').fill('Ewa');
  await eve.keyboard.press('Enter');
  await ann.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ann, bob]) await page.locator('.match').waitFor();
  await eve.getByText('Oglądasz rozgrywkę').waitFor();

  // A name that is cut is told whole to whoever points at it.
  const name = eve.locator('.people .sitter', { hasText: 'Ann of Arbor' });
  const cut = (): Promise<number> => name.evaluate(el => el.scrollWidth - el.clientWidth);
  expect(await cut()).toBeGreaterThan(0);
  await name.hover();
  expect(await cut()).toBe(0);
  // What was begun in the lobby is still there.
  expect(await ann.getByLabel('Say something').inputValue()).toBe('good luck');
  await ann.getByLabel('Say something').focus();
  // Keys that are typed are no shortcuts.
  await ann.keyboard.press('End');
  await ann.keyboard.type(' ?b');
  await ann.keyboard.press('Enter');
  await ann.locator('.chat li').waitFor();
  expect(await ann.locator('dialog').count()).toBe(0);
  // On a phone the chat lies behind a tab, which says that something new is there until it is looked at.
  const unread = bob.locator('.tabs button').last().getByRole('img', { name: 'coś nowego' });
  await unread.waitFor();
  await bob.locator('.tabs button').last().tap();
  await bob.locator('.chat li', { hasText: 'good luck ?b' }).waitFor();
  await unread.waitFor({ state: 'detached' });
  // Who looks on is seen; heard only once the host allows it.
  await ann.locator('.onlookers', { hasText: 'Spectators (1): Ewa' }).waitFor();
  await eve.locator('.chat li', { hasText: 'good luck ?b' }).waitFor();
  expect(await eve.getByLabel('Napisz coś').count()).toBe(0);
  await ann.getByLabel('Spectators may write too').click();
  await eve.getByLabel('Napisz coś').fill('well played');
  await eve.keyboard.press('Enter');
  await bob.locator('.chat li', { hasText: 'Ewa (widz): well played' }).waitFor();
  // One is asked, another waits, the third looks on.
  for (const page of [ann, bob, eve]) expect(await seriousProblems(page), 'a table with a chat').toEqual([]);
  // A name given before sitting down is sent along.
  await newServerTable(eve, ['open', 'open']);
  await eve.locator('.seat', { hasText: /Ewa.*· ja/ }).waitFor();
  for (const page of [ann, bob, eve]) expect(page.faults).toEqual([]);
});

test('a clock that runs out decides for me; a bot plays for whoever is away, until they are back', async () => {
  const [ann, bea] = [await at.visit(), await at.visit()];
  // Wishes that the page does not offer so short.
  await newServerTable(ann, ['random', 'random'], { hidden: true, clock: { kind: 'live', seconds: 60 } });
  await myTurn(ann);
  expect(await ann.getByRole('timer').textContent()).toMatch(/Time left: [01]:\d\d/);
  // There is no chat unless the host wants one.
  expect(await ann.locator('.chat').count()).toBe(0);
  // It is said, to me and in the log.
  await ann.getByText('Your time had run out').waitFor();
  const late = ann.locator('.log .by-clock').first();
  // By their name, and with the figure that everybody sees.
  expect(await late.innerText()).toMatch(/Guest \d+ \(Dozer\): time ran out\./);

  const wishes = { hidden: true, awayMinutes: 1 };
  const { address, linkTo } = await newServerTable(ann, ['open', 'random'], wishes);
  const { pathname } = new URL(address);
  await bea.goto(linkTo('p2'));
  await bea.getByText('The game begins as soon as').waitFor();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  // Chance says who begins. As long as the other one is here and thinks, the bots do not play the game to its end.
  await expect
    .poll(async () => (await options(ann).count()) + (await options(bea).count()))
    .toBeGreaterThan(0);
  const [page, other] = (await options(ann).count()) > 0 ? [ann, bea] : [bea, ann];
  await goInside(page, '/settings');
  await myTurn(other);
  await goInside(page, pathname);
  await page.getByText('A bot plays for you.').waitFor();
  await page.getByRole('button', { name: 'I am back' }).click();
  await page.getByText('A bot plays for you.').waitFor({ state: 'detached' });
  // Now the other one goes: a bot plays for them until it is my turn, and not for me.
  await goInside(other, '/settings');
  expect(await myTurn(page)).toBe('asked');
  const [asked, offered] = [await question(page), await options(page).allTextContents()];
  await page.reload();
  await myTurn(page);
  expect([await question(page), await options(page).allTextContents()]).toEqual([asked, offered]);
  for (const each of [ann, bea]) expect(each.faults).toEqual([]);
});
