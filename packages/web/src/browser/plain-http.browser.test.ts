import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inHouse, visit } from './fixtures/chromium.js';
import { serveFixtureServer } from './fixtures/fixture-server.js';
import { options } from './fixtures/play.js';
import { readQrOn } from './fixtures/read-qr.js';
import { stand } from './fixtures/stand.js';

/** A server for all of the house, as docs/hosting.md says. */
const at = stand(() => serveFixtureServer('0.0.0.0'));

const visitFromHouse = (lang: 'pl' | 'en', phone = false) =>
  visit(at.browser, inHouse(at.site.address), { lang, phone });

/** What the real clipboard holds, as a person finds out: by pasting it. */
const pasted = async (page: Page): Promise<string> => {
  const field = page.getByLabel('Say something');
  await field.fill('');
  await field.focus();
  await page.keyboard.press('Control+V');
  return field.inputValue();
};

const newTable = async (page: Page): Promise<void> => {
  await page.goto('/new/planning?with=friends');
  await page.getByRole('button', { name: 'Create table and invite' }).click();
  await page.locator('.invite').waitFor();
};

test('at home over plain http: the link stands there, is copied the old way or by hand, and as a code; a friend comes by it, and the shuffle is checked', async () => {
  const [ann, bob] = [await visitFromHouse('en'), await visitFromHouse('pl', true)];
  await newTable(ann);
  // None of what browsers give to secure addresses alone.
  expect(
    await ann.evaluate(() => [
      isSecureContext,
      'clipboard' in navigator,
      crypto.subtle,
      'share' in navigator,
    ]),
  ).toEqual([false, false, undefined, false]);
  const field = ann.getByLabel('Link to this seat');
  const link = await field.inputValue();
  expect(link).toMatch(/^http:\/\/potyczka\.test:\d+\/t\/[\w-]+#seat=[\w-]{10,}$/);
  expect(await readQrOn(ann.getByRole('img', { name: 'QR code of the link' }))).toBe(link);
  // Whoever came to invite has it in the clipboard at once, and again with a press.
  await ann.getByText('is in the clipboard').waitFor();
  expect(await pasted(ann)).toBe(link);
  await ann.reload();
  const copy = ann.locator('.invite').getByRole('button', { name: 'Copy', exact: true });
  await copy.click();
  await ann.locator('.invite').getByRole('button', { name: 'Copied' }).waitFor();
  expect(await pasted(ann)).toBe(link);

  // A browser that refuses even that leaves it selected, and says what to press.
  await ann.reload();
  await copy.waitFor();
  await ann.evaluate(() => {
    document.execCommand = () => false;
  });
  await copy.click();
  await ann.getByText('The link is selected: press Ctrl+C.').waitFor();
  await ann.keyboard.press('Control+C');
  await ann.evaluate(() => Reflect.deleteProperty(document, 'execCommand'));
  expect(await pasted(ann)).toBe(link);

  await bob.goto(link);
  await bob.getByText('Gra zacznie się').waitFor();
  await ann.locator('.invite').waitFor({ state: 'detached' });
  await ann.getByRole('button', { name: 'Start the game' }).click();
  // Whoever looks on has a link too.
  await ann.getByRole('button', { name: 'Table', exact: true }).click();
  await ann.getByRole('button', { name: 'Copy a link for spectators' }).click();
  const watch = ann.getByLabel('Link for spectators', { exact: true });
  expect(await watch.inputValue()).toBe(link.split('#')[0]);
  await ann.locator('.table-menu').getByRole('button', { name: 'Copied' }).waitFor();
  await ann.keyboard.press('Escape');

  for (let round = 0; round < 4; round++)
    for (const page of [ann, bob]) {
      await page.locator(`[data-round="${round}"]`).waitFor({ state: 'attached' });
      await options(page).filter({ hasText: 'Rest' }).click();
    }
  for (const [page, button, words] of [
    [ann, 'Check the shuffle', 'over plain http this page reckons that itself'],
    [bob, 'Sprawdź tasowanie', 'przez zwykłe http liczy to sama strona'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await page.locator('.checks li', { hasText: words }).waitFor();
    expect(await page.locator('.checks li').allInnerTexts()).toEqual(
      [1, 2, 3, 4].map(() => expect.stringMatching(/^✓/)),
    );
    expect(page.faults).toEqual([]);
  }
});

test('on localhost it says that the address works here only, and offers that of the network', async () => {
  const page = await visit(at.browser, at.site.address.replace('127.0.0.1', 'localhost'));
  const told = page.waitForResponse(/\/addresses$/);
  await newTable(page);
  await page.getByText('You are at localhost: this address works on this computer only.').waitFor();
  const { addresses } = (await (await told).json()) as { addresses: string[] };
  const field = page.getByLabel('Link to this seat');
  const { pathname, hash } = new URL(await field.inputValue());
  for (const address of addresses) {
    await page.getByRole('button', { name: `Put ${new URL(address).host} into the link` }).waitFor();
    expect(address).not.toContain('localhost');
  }
  // A machine without a network has nothing to offer, and says what is missing.
  if (addresses.length === 0) await page.getByText('HOST=0.0.0.0').waitFor();
  else {
    await page
      .getByRole('button', { name: /^Put .* into the link/ })
      .first()
      .click();
    await page.getByText('it works in your home network').waitFor();
    expect(await field.inputValue()).toBe(`${addresses[0]}${pathname}${hash}`);
    expect(await readQrOn(page.getByRole('img', { name: 'QR code of the link' }))).toBe(
      `${addresses[0]}${pathname}${hash}`,
    );
  }
  // Somebody from the house is told nothing.
  const stranger = await visitFromHouse('en');
  await stranger.goto('/settings');
  expect(await stranger.evaluate(async () => (await fetch('/addresses')).json())).toEqual({ addresses: [] });
  // What plain http takes away is said where one would look for it.
  await stranger.getByText('the browser does not keep this page').waitFor();
  await stranger.getByRole('group', { name: 'Tell me when it is my turn' }).getByLabel('on').click();
  await stranger.getByRole('alert').getByText('Over plain http the browser allows').waitFor();
  for (const each of [page, stranger]) expect(each.faults).toEqual([]);
});
