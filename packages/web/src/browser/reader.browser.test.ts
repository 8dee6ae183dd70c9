import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOnce, myTurn, newLocalTable, question } from './fixtures/play.js';
import { servePage } from './fixtures/site.js';
import { stand } from './fixtures/stand.js';

const at = stand(servePage);

/** What a screen reader calls the options that are offered. */
/** The names of the options; what opens the face of a card beside one is no option. */
const offered = async (page: Page): Promise<string[]> => {
  const tree = await page.locator('.ask .options').ariaSnapshot();
  const names = [...tree.matchAll(/button "(.*?)"(?=[ :']|$)/gm)].map(m => m[1] as string);
  const readers = await page
    .locator('.ask .options .card-button')
    .evaluateAll(all => all.map(x => x.getAttribute('aria-label')));
  for (const reader of readers) expect(names).toContain(reader);
  return names.filter(name => !readers.includes(name));
};

const spoken = (page: Page): Promise<string[]> =>
  page.getByRole('log', { name: 'News' }).locator('p').allInnerTexts();

const logged = (page: Page): Promise<string[]> => page.locator('.log .line-text').allInnerTexts();

/** The question is announced, and each option has a name that says what it does; returns the question. */
const announcedQuestion = async (page: Page): Promise<string> => {
  const asked = (await question(page)).replace(/\s*§$/, '').trim();
  const names = await offered(page);
  expect(names.length).toBeGreaterThan(0);
  const announced = await page.locator('.ask').getByRole('status').textContent();
  expect(announced).toBe(`${asked} ${names.length} option${names.length === 1 ? '' : 's'}.`);
  // The list is called after the question, so that whoever enters it hears what it is for.
  expect(await page.getByRole('list', { name: asked, exact: true }).count()).toBe(1);
  expect(new Set(names).size, names.join(' | ')).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[^#{}[\]_]{2,}$/);
  return asked;
};

test('the board, the people and the options are named, the question is announced, and each new line of the log is read out once', async () => {
  const page = await at.visit();
  await newLocalTable(page);
  await page.getByRole('button', { name: 'In short' }).click();
  await myTurn(page);
  const questions = new Set([await announcedQuestion(page)]);
  await answerOnce(page, 0);
  await myTurn(page);
  const board = page.getByRole('group', { name: 'Board', exact: true });
  expect(await board.getByRole('button', { name: /^[ABC][1-4]/ }).count()).toBeGreaterThanOrEqual(10);
  expect(await board.getByRole('button', { name: /^Dozer, [ABC][1-4]/ }).count()).toBe(1);
  const people = await page.getByRole('region', { name: 'Players' }).ariaSnapshot();
  expect(people).toMatch(/damage \d+ of 12/);
  for (const landmark of ['main', 'banner'] as const) expect(await page.getByRole(landmark).count()).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);

  // Whoever comes back is not told the whole story.
  await page.reload();
  await myTurn(page);
  const before = (await logged(page)).length;
  expect(before).toBeGreaterThan(1);
  expect(await spoken(page)).toEqual([]);
  for (let n = 1; n < 12 && (n < 6 || questions.size < 4); n++) {
    questions.add(await announcedQuestion(page));
    await answerOnce(page, n);
    await myTurn(page);
    expect(await spoken(page)).toEqual((await logged(page)).slice(before).slice(-10));
  }
  expect(questions.size).toBeGreaterThan(3);
});
