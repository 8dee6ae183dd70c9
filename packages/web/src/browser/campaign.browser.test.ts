import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import {
  again,
  back,
  begin,
  bring,
  chapters,
  choose,
  fileOf,
  hero,
  offer,
  playOut,
  toTheCity,
  toTheEnd,
  untilKept,
} from './fixtures/campaign.js';
import { myTurn, options } from './fixtures/play.js';
import { startServer } from './fixtures/server.js';
import { stand } from './fixtures/stand.js';

const at = stand(startServer);

const KEPT = new URL('../../../games/gloomhaven/src/campaign/fixtures/kept-1.json', import.meta.url);

test('two browsers in one campaign on the server: a party, the road, scenario 1, the city, a purchase, the road, the next one', async () => {
  const [ann, bob] = [await at.visit({ lang: 'pl' }), await at.visit({ lang: 'pl', phone: true })];
  await begin(ann, 'Wspólna', '2', 'server');
  const link = await ann.locator('.chairs .link-field input').inputValue();
  await bob.goto(link);
  await bob.locator('.campaign .offers').waitFor();
  await ann.locator('.chairs .link-field').waitFor({ state: 'detached' });
  await offer(ann, /Załóż/).click();
  await ann.locator('.match').waitFor();
  await choose(ann, /Lumen/);
  await hero(ann, 'Kark', 'Arda');
  await bob.locator('a', { hasText: /Wróć do rozdziału/ }).click();
  await bob.locator('.match').waitFor();
  await hero(bob, 'Druciarz', 'Belko');
  for (const each of [ann, bob]) await choose(each, /:/);
  // Each at a counter of their own: who is quicker waits for nobody's turn.
  await choose(bob, /Gotowe/);
  await choose(ann, /Arda\s?kupuje/);
  await choose(ann, /\(10\s/);
  await choose(ann, /Opuść\smiasto/);
  await bob.locator('.end').waitFor();
  await back(ann);
  await chapters(ann, 1);
  await again(ann, '.offers');
  expect(await ann.locator('.glmc-hero').count()).toBe(2);
  expect(await ann.locator('.glmc-quest').count()).toBe(1);
  // The map is the quickest way.
  await ann.locator('.glmc-map .place.lit').first().click();
  await ann.locator('.match').waitFor();
  await choose(ann, /Poziom\s0/);
  await again(ann, '.glmc-event.road');
  await playOut(ann, bob);
  await offer(ann, /Zagraj:\s1\.\sCzarny\sKurhan/).click();
  await ann.locator('.match').waitFor();
  await playOut(ann, bob);
  await chapters(ann, 3);
  await offer(ann, /Odwiedź/).click();
  await toTheCity(ann);
  await bob.goto(ann.url());
  await toTheCity(bob);
  await choose(bob, /Gotowe/);
  // Another tab of the same person follows, and goes on.
  const tab = await ann.context().newPage();
  await tab.goto(ann.url());
  await choose(tab, /Arda\s?kupuje/);
  await ann.locator('.glmc-ware.lit').first().waitFor();
  await choose(ann, /\d\sszt\. złota\)/);
  await tab.locator('.glmc-town').waitFor();
  await tab.close();
  await choose(ann, /Opuść\smiasto/);
  await back(ann);
  await chapters(ann, 4);
  await offer(ann, /Wyrusz/).click();
  await ann.locator('.match').waitFor();
  await playOut(ann, bob);
  await offer(ann, /Zagraj:/).click();
  await ann.locator('.match').waitFor();
  await bob.goto('/');
  await bob.locator('.my-campaigns a').first().click();
  await bob.locator('a', { hasText: /Wróć do rozdziału/ }).waitFor();
  await playOut(ann, bob);
  await chapters(ann, 6);
  expect([...ann.faults, ...bob.faults]).toEqual([]);
}, 300_000);

test('a kept campaign from a file: level up, enhance, buy; reloaded, without a connection, out again, to the server, on the road and into the next scenario', async () => {
  const page = await at.visit({ lang: 'pl', keeps: true });
  await bringAxe(page);
  await untilKept(page);
  await bring(page, readFileSync(KEPT));
  await chapters(page, 116);
  expect(await seriousProblems(page)).toEqual([]);
  // From the first page to the next decision: two clicks.
  await page.goto('/');
  await page.locator('.my-campaigns a').first().click();
  await offer(page, /Odwiedź/).click();
  await page.locator('.match').waitFor();
  await myTurn(page);
  expect(await page.locator('.glmc-moment .glmc-face').count()).toBeGreaterThanOrEqual(2);
  expect(await seriousProblems(page)).toEqual([]);
  await page.context().setOffline(true);
  await again(page, '.glmc-moment .glmc-face.lit');
  await choose(page, /./);
  await choose(page, /./);
  await again(page, '.glmc-town .lit');
  await choose(page, /Cirra\s?wzmacnia/);
  await choose(page, /Dudniące\snatarcie/);
  await again(page, '.glmc-spot.lit');
  await choose(page, /Dolna\sakcja:/);
  await again(page, '.glmc-price.lit');
  expect(await page.locator('.glmc-price').first().innerText()).toContain('30 + 0 + 0 = 30');
  await choose(page, /\+1/);
  await choose(page, /Falk\s?kupuje/);
  await again(page, '.glmc-ware.lit');
  await choose(page, /Wróć|\d/);
  await toTheEnd(page, /Opuść\smiasto/);
  await chapters(page, 117);
  await again(page, '.glmc-journal li');
  await page.context().setOffline(false);
  const file = await fileOf(page);
  expect(JSON.parse(String(file)).chapters).toHaveLength(117);
  await bring(page, file, 'server');
  await page.waitForURL(/\/campaign\/t\//);
  await chapters(page, 117);
  await again(page, '.offers');
  await offer(page, /Wyrusz/).click();
  await page.locator('.match').waitFor();
  await again(page, '.glmc-map .place.lit');
  await playOut(page);
  await chapters(page, 118);
  await offer(page, /Zagraj:/).click();
  expect(await myTurn(page)).toBe('asked');
  const forged = String(file).replace('"gold":', '"gold":-');
  await bring(page, Buffer.from(forged));
  await page.getByText(/nie wynika z poprzednich/).waitFor();
  expect(page.faults).toEqual([]);
}, 300_000);

test('lessons of the campaign are played, and what is unlocked is a scene that one remembers', async () => {
  const page = await at.visit({ lang: 'pl' });
  await bringAxe(page);
  await page.goto('/campaign/gloomhaven');
  await page.locator('main a', { hasText: 'Nauka' }).click();
  await page.locator('.learn-steps li').nth(11).waitFor();
  await page.locator('.learn-steps a[href$="/retire"]').click();
  await page.locator('.glmc-house', { hasText: 'Stan spoczynku' }).locator('.lit').click();
  const scene = page.locator('.glmc-unveiling');
  await scene.locator('h2', { hasText: 'Spełnione życie' }).waitFor();
  await page.keyboard.press('Enter');
  await scene.locator('h2', { hasText: 'Kwatermistrz' }).waitFor();
  expect(await scene.locator('.glmc-envelope').count()).toBe(1);
  expect(await seriousProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await scene.waitFor({ state: 'detached' });
  await page.locator('.coach-verdict .primary').click();
  await page.locator('.glmc-map .place.lit').click();
  await options(page)
    .filter({ hasText: /Poziom\s1/ })
    .click();
  await page.locator('.coach-verdict .primary').click();
  await page.locator('.glmc-way.lit').first().click();
  // What came of it is a scene; then the lesson goes on.
  await page.locator('.glmc-outcome .primary').click();
  await page.locator('.coach-verdict .primary', { hasText: 'Nowa kampania' }).click();
  await page.waitForURL(/campaign\/gloomhaven$/);
  expect(page.faults).toEqual([]);
}, 120_000);
