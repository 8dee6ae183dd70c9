import { expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import { answered, answerOnce, myTurn, options, question } from './fixtures/play.js';
import { startServer } from './fixtures/server.js';
import { stand } from './fixtures/stand.js';
import { newServerTable } from './fixtures/tables.js';

const at = stand(startServer);

test('the server goes away and comes back: it is said, no answer is lost, and what is open waits to be reached', async () => {
  const page = await at.visit({ keeps: true });
  await bringAxe(page);
  await page.goto('/nowhere');
  // From here on what the page loads is kept.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await newServerTable(page, ['random', 'random']);
  await page.getByRole('button', { name: 'In short' }).click();
  for (let n = 0; n < 2; n++) {
    await myTurn(page);
    await answerOnce(page, n);
  }
  await myTurn(page);
  const [asked, offered] = [await question(page), await options(page).allTextContents()];
  const lines = await page.locator('.log .line-text').allInnerTexts();
  // Another table of mine is still waiting for somebody.
  const lobby = await page.context().newPage();
  const { address } = await newServerTable(lobby, ['open', 'random']);
  const invitation = lobby.getByText('Send each friend a link');
  await invitation.waitFor();

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
    while (!(await isKept())) await new Promise(resolve => setTimeout(resolve, 100));
  });
  await at.site.kill();
  for (const each of [page, lobby]) await each.getByText('Nothing is lost').waitFor();
  expect(await question(page)).toBe(asked);
  expect(await seriousProblems(page, '.connection-notice'), 'without a connection').toEqual([]);
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
  // The first page says that there is no server, and offers what needs none.
  await lobby.getByRole('link', { name: 'Potyczka' }).click();
  await lobby.getByText('The server cannot be reached').waitFor();
  expect(await lobby.locator('.play-now').first().isEnabled()).toBe(true);
  await lobby.goBack();

  const before = await page.locator('.match').getAttribute('data-n');
  await at.site.again();
  await invitation.waitFor();
  expect(lobby.url()).toBe(address);
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

test('an answer that is refused says why and the question stays; a server that stands still is noticed: sending after a second, kept after five, then it goes on', async () => {
  const page = await at.visit();
  let [isRefusing, isStill, isAway] = [false, false, false];
  const [asked, kept] = [new Set<string>(), [] as string[]];
  let sockets = 0;
  await page.routeWebSocket(/\/ws$/, socket => {
    if (isAway) return void socket.close();
    const own = ++sockets;
    const server = socket.connectToServer();
    socket.onMessage(text => {
      if (isStill) return void kept.push(String(text));
      const { id, do: what } = JSON.parse(String(text)) as { id: number; do: string };
      if (isRefusing && what === 'answer') {
        const problem = { code: 'not-saved', why: { id: 'table-not-saved' } };
        return socket.send(JSON.stringify({ re: id, ok: false, problem }));
      }
      asked.add(`${own} ${id}`);
      server.send(text);
    });
    server.onMessage(text => {
      asked.delete(`${own} ${(JSON.parse(String(text)) as { re: number }).re}`);
      socket.send(text);
    });
  });
  await page.clock.install();
  await newServerTable(page, ['random', 'random']);
  await myTurn(page);
  const before = await question(page);
  isRefusing = true;
  await options(page).first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.ask [role=alert]', { hasText: 'could not be saved' }).waitFor();
  expect(await question(page)).toBe(before);
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

  // From here on time passes only as the test lets it; nothing is on its way but my answer.
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 600_000));
  await expect.poll(() => asked.size).toBe(0);
  isStill = true;
  await options(page).first().click();
  await expect.poll(() => kept.filter(text => JSON.parse(text).do === 'answer').length).toBe(1);
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
