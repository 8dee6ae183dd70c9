import { expect, test } from 'vitest';
import { PAGES } from './index.js';

const broken = / (?:[aiouwz]) [^\u00a0]/;

test.each(PAGES)(
  '$id: no line of its Polish rules and lessons ends with a word of one letter',
  async page => {
    const { ui } = await page.ui();
    const { ruleTexts } = await ui.teaching.ruleTexts();
    const lessons = await ui.teaching.lessons();
    const texts = [
      ...ruleTexts.map(r => r.text.pl),
      ...lessons.flatMap(l => [l.body.pl, l.task?.goal.pl ?? '']),
    ];
    expect(texts.filter(text => broken.test(text))).toEqual([]);
  },
);

test.each(PAGES)('$id: what was loaded is kept', async page => {
  const { ui } = await page.ui();
  expect(await ui.teaching.ruleTexts()).toBe(await ui.teaching.ruleTexts());
});
