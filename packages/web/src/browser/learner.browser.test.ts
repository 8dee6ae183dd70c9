import { expect, test } from 'vitest';
import { goInside } from './fixtures/local.js';
import { newLocalTable, question } from './fixtures/play.js';
import { recordFile } from './fixtures/record.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

test('whoever plays against bots is told what it is about, and by one key what a good player would do and why', async () => {
  const page = await at.visit({ lang: 'en' });
  await newLocalTable(page, { bots: 'greedy', players: 4 });
  await page.locator('.ask .option:enabled').first().waitFor();
  await page.locator('.goal', { hasText: 'When somebody dies' }).waitFor();
  const before = await question(page);
  await page.keyboard.press('h');
  await page.locator('.advice b').waitFor();
  const said = await page.locator('.advice').innerText();
  expect(said).toContain('It knows no more than you do.');
  // What is advised is marked in the list, is one of the options, and nothing has been answered for it.
  const marked = page.locator('.ask .option.suggested');
  expect(await marked.count()).toBe(1);
  const [name = ''] = (await marked.locator('.option-text').innerText()).split('\n');
  expect(said).toContain(name);
  expect(await question(page)).toBe(before);
  // With the next question it is gone; who has done something has begun.
  await marked.click();
  await page.locator('.advice-ask').waitFor();
  expect(await page.locator('.advice').count()).toBe(0);
  expect(page.faults).toEqual([]);
});

test('a panel opens under a hand that has moved, not under one that rests; rules are printed black on white', async () => {
  const page = await at.visit({ lang: 'pl', theme: 'dark' });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(0.22 * width, 0.15 * height);
  await newLocalTable(page, { bots: 'greedy', players: 3 });
  await page.locator('.ask .option:enabled').first().waitFor();
  const panel = page.locator('.side-people .person').first();
  const box = (await panel.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(await page.locator('.inspector').count()).toBe(0);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.move(box.x + box.width / 2 + 3, box.y + box.height / 2);
  await page.locator('.inspector').waitFor();
  await page.goto('/rules/adrenaline');
  await page.locator('.rule-entry').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const [entry, bar, search] = await page.evaluate(() => [
    getComputedStyle(document.querySelector('.rule-entry') as Element).breakInside,
    getComputedStyle(document.querySelector('.bar') as Element).display,
    getComputedStyle(document.querySelector('input[type=search]') as Element).display,
  ]);
  expect([entry, bar, search]).toEqual(['avoid', 'none', 'none']);
  const colours = await page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector('.rule-entry p') as Element);
    return [color, getComputedStyle(document.body).backgroundColor];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

test('on a phone the totals stand in sight at the end, and no key is explained to a thumb', async () => {
  const page = await at.visit({ lang: 'pl', phone: true });
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(recordFile());
  await page.locator('.timeline').waitFor();
  await goInside(page, new URL(page.url()).pathname.replace('/replay', ''));
  await page.locator('.end .scores').waitFor();
  const totals = await page.locator('.end .scores .total').evaluateAll(cells =>
    cells.map(cell => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return cell.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(totals).toEqual([true, true, true]);
  await newLocalTable(page, { bots: 'greedy', players: 3 });
  await page.locator('.ask .option:enabled').first().waitFor();
  const keys = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('kbd')].filter(el => el.getClientRects().length > 0);
    const hints = [...document.querySelectorAll('.option[data-key]')].map(
      el => getComputedStyle(el, '::after').display,
    );
    return { shown: shown.length, hints: [...new Set(hints)] };
  });
  expect(keys).toEqual({ shown: 0, hints: ['none'] });
  expect(page.faults).toEqual([]);
});
