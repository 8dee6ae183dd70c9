import { readFileSync } from 'node:fs';
import path from 'node:path';

// Gloomhaven's campaign: the page of a campaign that was kept, and moments between scenarios, each a lesson's position.

const KEPT = path.join(import.meta.dirname, '../../../games/gloomhaven/src/campaign/fixtures/kept-1.json');

/** What is chosen, one after the other. */
const MOMENTS = [
  ['city', 'shop', []],
  ['shop', 'shop', ['buy c2']],
  ['level', 'level', []],
  ['enhance', 'enhance', ['enhance c2', 'brute-006', 'bottom/0']],
  ['event', 'event', ['event']],
  ['quest', 'create', ['create', 'brute', 'Arda']],
  ['map', 'travel', []],
  ['unlock', 'retire', ['retire c2']],
];

/** Picks what lies on the board, or what is listed by a name that is the same in both languages. */
const pick = async ({ page, isPhone }, key) => {
  const there = page.locator(`[data-el="${key}"].lit`).first();
  const listed = page.locator('.ask .option', { hasText: key }).first();
  const option = there.or(listed).first();
  await option.waitFor();
  if (!isPhone) return option.click();
  await option.tap();
  await page.locator('.ask .confirm:enabled').first().tap();
};

const chronicle = async by => {
  const { page } = by;
  await page.goto('/campaign/gloomhaven');
  await page.locator('input[type=file]').setInputFiles({
    name: 'campaign.json',
    mimeType: 'application/json',
    buffer: readFileSync(KEPT),
  });
  await page.locator('.glmc-map').waitFor();
  await by.shoot('campaign-world');
  await page.locator('.glmc-party').evaluate(el => el.scrollIntoView({ block: 'start' }));
  await by.shoot('campaign-heroes');
  await page.locator('.glmc-annals').evaluate(el => el.scrollIntoView({ block: 'start' }));
  await by.shoot('campaign-journal');
};

/** @param {import('./photographer.mjs').Photographer} by */
export const campaignPictures = async by => {
  if (by.wantsScene('campaign-world', 'campaign-heroes', 'campaign-journal')) await chronicle(by);
  for (const [name, lesson, keys] of MOMENTS) {
    const scene = `campaign-${name}`;
    if (!by.wantsScene(scene)) continue;
    await by.page.goto(`/learn/gloomhaven-campaign/${lesson}`);
    await by.page.locator('.ask .option').first().waitFor();
    for (const key of keys) await pick(by, key);
    // Scenes move in; what is pictured is how they stand.
    await by.page.waitForTimeout(1600);
    await by.shoot(scene);
  }
};
