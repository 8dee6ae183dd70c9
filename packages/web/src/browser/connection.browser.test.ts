import { expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import { answered, answerOnce, myTurn, options, question } from './fixtures/play.js';
import { startServer } from './fixtures/server.js';
import { stand } from './fixtures/stand.js';
import { newServerTable } from './fixtures/tables.js';

const at = stand(startServer);

test('the server goes away and comes back while I play: it is said, and no answer is lost', async () => {
  const page = await at.visit({ keeps: true });
  await bringAxe(page);
  await newServerTable(page, ['greedy', 'greedy']);
  await page.getByRole('button', { name: 'In short' }).click();
  for (let n = 0; n < 2; n++) {
    await myTurn(page);
    await answerOnce(page, n);
  }
  await myTurn(page);
  const [asked, offered] = [await question(page), await options(page).allTextContents()];
  const lines = await page.locator('.log .line-text').allInnerTexts();

  // What a page may need later is kept by then.
  await page.evaluate(async () => {
    const isKept = async (): Promise<boolean> => {
      const kept = await caches.match('/', { ignoreVary: true });
      const all = await Promise.all(
        (await caches.keys()).map(async name => (await caches.open(name)).keys()),
      );
      return (
        kept !== undefined &&
        all.flat().some(request => request.url.includes('/assets/adrenaline-rule-texts-'))
      );
    };
    while (navigator.serviceWorker.controller === null || !(await isKept()))
      await new Promise(resolve => setTimeout(resolve, 100));
  });
  await at.site.kill();
  await page.getByText('Nothing is lost').waitFor();
  expect(await question(page)).toBe(asked);
  expect(await seriousProblems(page), 'without a connection').toEqual([]);
  // The board, the rules and the log go on being there.
  await page.locator('.prompt .rule-id').click();
  await page.locator('.prompt .rule-text').waitFor();
  await page.locator('.prompt .rule-id').click();
  await options(page).last().click();
  // Where several may be chosen, that was not the answer yet.
  const confirm = page.locator('.ask .confirm:enabled');
  if ((await confirm.count()) > 0) await confirm.click();
  await page.getByText('Your answer is kept').waitFor();
  await options(page).first().dispatchEvent('click');

  const before = await page.locator('.match').getAttribute('data-n');
  await at.site.again();
  await page.waitForFunction(was => document.querySelector('.match')?.getAttribute('data-n') !== was, before);
  await page.getByText('No connection to the server').waitFor({ state: 'detached' });
  await myTurn(page);
  const after = await page.locator('.log .line-text').allInnerTexts();
  expect(after.slice(0, lines.length)).toEqual(lines);
  expect(Number(await page.locator('.match').getAttribute('data-n'))).toBeGreaterThan(Number(before));
  expect(await page.locator('[role=alert]').count()).toBe(0);
  expect(offered.length).toBeGreaterThan(0);
  // What was kept was the first of the two touches, given once.
  await page.reload();
  await myTurn(page);
  expect(await page.locator('.log .line-text').allInnerTexts()).toEqual(after);
  await answerOnce(page, 1);
  expect(page.faults).toEqual([]);
}, 300_000);

test('an answer that is refused says why beside the question, which stays open', async () => {
  const page = await at.visit();
  let isRefusing = false;
  await page.routeWebSocket(/\/ws$/, socket => {
    const server = socket.connectToServer();
    socket.onMessage(text => {
      const { id, do: what } = JSON.parse(String(text)) as { id: number; do: string };
      const problem = { code: 'not-saved', why: { id: 'table-not-saved' } };
      if (isRefusing && what === 'answer') socket.send(JSON.stringify({ re: id, ok: false, problem }));
      else server.send(text);
    });
  });
  await newServerTable(page, ['greedy', 'greedy']);
  await myTurn(page);
  const asked = await question(page);
  isRefusing = true;
  await options(page).first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.ask [role=alert]', { hasText: 'could not be saved' }).waitFor();
  expect(await question(page)).toBe(asked);
  // The hand is where it was, and tries again.
  expect(
    await options(page)
      .first()
      .evaluate(el => el === document.activeElement),
  ).toBe(true);
  isRefusing = false;
  await answered(page, () => page.keyboard.press('Enter'));
  await myTurn(page);
  expect(await page.locator('.ask [role=alert]').count()).toBe(0);
});

test('a server that stands still is noticed: sending after a second, kept after five, then it goes on', async () => {
  const page = await at.visit();
  let [isStill, isAway] = [false, false];
  const [asked, kept] = [new Set<number>(), [] as string[]];
  await page.routeWebSocket(/\/ws$/, socket => {
    if (isAway) return void socket.close();
    const server = socket.connectToServer();
    socket.onMessage(text => {
      if (isStill) return void kept.push(String(text));
      asked.add((JSON.parse(String(text)) as { id: number }).id);
      server.send(text);
    });
    server.onMessage(text => {
      asked.delete((JSON.parse(String(text)) as { re: number }).re);
      socket.send(text);
    });
  });
  await page.clock.install();
  await newServerTable(page, ['greedy', 'greedy']);
  await myTurn(page);
  // From here on time passes only as the test lets it; nothing is on its way but my answer.
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 600_000));
  await expect.poll(() => asked.size).toBe(0);
  isStill = true;
  await options(page).first().click();
  await expect.poll(() => kept.length).toBe(1);
  const sending = page.getByText('Sending your answer');
  const lost = page.getByText('No connection to the server');
  await page.clock.runFor(990);
  expect(await sending.count()).toBe(0);
  await page.clock.runFor(20);
  await sending.waitFor();
  await page.clock.runFor(3980);
  expect(await lost.count()).toBe(0);
  // It is looked once a second.
  await page.clock.runFor(1020);
  await lost.filter({ hasText: 'Your answer is kept' }).waitFor();
  isStill = false;
  asked.clear();
  await page.clock.resume();
  await lost.waitFor({ state: 'detached' });
  await myTurn(page);
  expect(await page.locator('[role=alert]').count()).toBe(0);
  // What the browser knows of its connection is believed at once, though the socket looks alive.
  isAway = true;
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await lost.waitFor();
  isAway = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await lost.waitFor({ state: 'detached' });
}, 120_000);

test('without a server the first page says so, and a table on it waits to be reached', async () => {
  const page = await at.visit();
  const address = await newServerTable(page, ['open', 'greedy']);
  await page.getByText('Send each friend a link').waitFor();
  await at.site.kill();
  await page.getByText('Nothing is lost').waitFor();
  await page.getByRole('link', { name: 'Potyczka' }).click();
  await page.getByText('The server cannot be reached').waitFor();
  expect(await page.locator('.play-now').first().isEnabled()).toBe(true);
  await page.goBack();
  await at.site.again();
  await page.getByText('Send each friend a link').waitFor();
  expect(page.url()).toBe(address);
}, 300_000);
