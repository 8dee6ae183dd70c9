import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goInside } from './fixtures/local.js';
import { recordFile } from './fixtures/record.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** Drops a file on the page, as a hand would drag it there. */
const drop = async (page: Page, content: string): Promise<void> => {
  const data = await page.evaluateHandle(text => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'match.json', { type: 'application/json' }));
    return data;
  }, content);
  await page.dispatchEvent('.drop', 'dragover', { dataTransfer: data });
  expect(await page.locator('.drop.over').count()).toBe(1);
  await page.dispatchEvent('.drop', 'drop', { dataTransfer: data });
};

const record = recordFile().buffer.toString();

const stepOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.step-of').textContent()) ?? '')?.[0]);

const stepsAndPlays = async (page: Page): Promise<void> => {
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect(await stepOf(page)).toBe(1);
  await page.locator('.controls select').first().selectOption('8');
  await page.keyboard.press('Escape');
  await page.locator('.controls .primary').click();
  await page.waitForFunction(
    () => Number(/\d+/.exec(document.querySelector('.step-of')?.textContent ?? '')) > 4,
  );
  await page.locator('.controls .primary').click();
  const stopped = await stepOf(page);
  const told = await page.locator('.log .line').count();
  await page.getByRole('button', { name: 'Next turn' }).click();
  expect(await stepOf(page)).toBeGreaterThan(stopped);
  expect(await page.locator('.log .line.now').textContent()).toContain('begins a turn');
  expect(await page.locator('.log .line').count()).toBeGreaterThan(told);
  await page.getByRole('button', { name: 'Previous turn' }).click();
  expect(await stepOf(page)).toBeLessThanOrEqual(stopped);

  // What is yet to come is told only to those who ask.
  const later = page.locator('.fold-text', { hasText: 'Still to come:' });
  expect(await page.locator('.log .line.later').count()).toBe(0);
  await later.click();
  const before = await stepOf(page);
  await page.locator('.log .line.later .line-text').nth(30).click();
  expect(await stepOf(page)).toBeGreaterThan(before);
  expect(await page.locator('.log .line.now').count()).toBe(1);
  await later.click();
};

const looksThroughEachPairOfEyes = async (page: Page): Promise<void> => {
  const second = page.locator('.person').nth(1).locator('.who');
  expect(await second.textContent()).not.toBe('you');
  expect(await page.locator('.mine').count()).toBe(0);
  const eyes = page.locator('.controls select').nth(1);
  const nobody = await eyes.inputValue();
  const heard = await page.locator('.log .line').allTextContents();
  await eyes.selectOption('p2');
  await page.waitForFunction(() => document.querySelectorAll('.person .who')[1]?.textContent === 'you');
  await page.locator('.mine').waitFor();
  expect(await page.locator('.log .line').allTextContents()).not.toEqual(heard);
  await eyes.selectOption('everything face up');
  await page.locator('.mine').waitFor({ state: 'detached' });
  expect(await page.locator('.log .line').allTextContents()).not.toEqual(heard);
  await eyes.selectOption(nobody);
  await expect.poll(() => page.locator('.log .line').allTextContents()).toEqual(heard);
};

test('a dropped record is replayed, stepped, played at speed and looked at through each pair of eyes; a link opens the very moment; its table is at its end', async () => {
  const page = await at.visit();
  await page.goto('/replay');
  await drop(page, '{"format": 1');
  await page.getByText('This file is not a record').waitFor();
  await drop(page, record.replace('"skulls":5', '"skulls":6'));
  await page.getByText('This record cannot be read').waitFor();
  await drop(page, record);
  await page.waitForURL(/\/replay\/b\//);
  await page.locator('.timeline').waitFor();
  await stepsAndPlays(page);
  await looksThroughEachPairOfEyes(page);

  await page.getByRole('button', { name: 'Next kill' }).click();
  await page.getByRole('button', { name: 'Next kill' }).click();
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/replay\/b\/[\w-]+\?at=\d+$/);
  const shown = async (p: Page) => ({
    step: await p.locator('.step-of').textContent(),
    line: await p.locator('.line.now').textContent(),
    people: await p.locator('.people').innerText(),
  });
  const there = await page.context().newPage();
  await there.goto(link);
  await there.locator('.step-of').waitFor();
  expect(await shown(there)).toEqual(await shown(page));
  await there.close();

  // What the link says may lie beyond the end, or be nonsense.
  const { pathname } = new URL(link);
  await goInside(page, '/nowhere');
  await goInside(page, `${pathname}?at=999999`);
  await page.locator('.scores').waitFor();
  await goInside(page, '/nowhere');
  await goInside(page, `${pathname}?at=x`);
  await page.locator('.step-of', { hasText: 'Step 0 of' }).waitFor();

  // At the table itself who has won is lit; who only looked on is offered the replay, but no rematch.
  await goInside(page, pathname.replace('/replay', ''));
  await page.locator('.end').waitFor();
  const winners = await page.locator('.end .victors > *').count();
  expect(winners).toBeGreaterThan(0);
  expect(await page.locator('.side-people .highlight').count()).toBe(winners);
  await page.locator('.end').getByRole('link', { name: 'Replay' }).waitFor();
  expect(await page.getByRole('button', { name: 'Rematch' }).count()).toBe(0);
  expect(page.faults).toEqual([]);
});

test('a kill has its skull, and what is paid for it stands in its list, letters and all', async () => {
  const page = await at.visit({ motion: 'full' });
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(recordFile());
  await page.getByRole('button', { name: 'Next kill' }).click();
  await page.locator('.board .death').waitFor({ state: 'attached' });
  const list = page.locator('.board .payday');
  for (let n = 0; n < 20 && (await list.count()) === 0; n++)
    await page.getByRole('button', { name: 'One step on' }).click();
  const outside = await list.evaluate(el => {
    for (const each of el.getAnimations({ subtree: true })) each.finish();
    const room = el.querySelector('rect')?.getBoundingClientRect();
    const parts = [...el.querySelectorAll('.payday-title, .pay, .pay text')];
    return parts.filter(part => {
      const box = part.getBoundingClientRect();
      if (!room || box.height > 60) return true;
      return box.left < room.left || box.right > room.right || box.top < room.top || box.bottom > room.bottom;
    }).length;
  });
  expect(outside).toBe(0);
  expect(await list.locator('.pay').count()).toBeGreaterThan(1);
  // Points fly to those who stand on the board.
  expect(await page.locator('.board .pay-flight').count()).toBeGreaterThan(0);
});
