// Legion: its own pages, and moments of lessons, whose positions are the same whenever they are opened.

const tap = ({ isPhone }, target) => (isPhone ? target.tap() : target.click());

/** Takes an option of a lesson, which a finger has to confirm. */
const take = async (by, option) => {
  await option.waitFor();
  await tap(by, option);
  if (by.isPhone) await by.page.locator('.ask .confirm:enabled').first().tap();
};

/** The page of armies: a list that lacks what the rules ask for, each fault with its rule and what mends it, and a slot that is lit. */
const army = async by => {
  const { page } = by;
  await page.goto('/workshop/legion');
  await page.locator('.army-choose').selectOption('starter:empire-800');
  await page.locator('.army-name').fill('Vader’s hunt');
  await tap(by, page.locator('.army-lines > li .army-tools button:last-child').nth(2));
  await tap(by, page.locator('.army-slot.empty').nth(1));
  await page.locator('.army-slot-offers').waitFor();
  await by.shoot('legion-army');
};

/** A leader on its way: the tool, where it may end, whom it would see from there. */
const move = async by => {
  const { page } = by;
  await page.goto('/learn/legion/move');
  await take(by, page.locator('.ask .option', { hasText: /^(Move|Ruch)/ }).first());
  await page.locator('.placing-piece.legal').first().waitFor();
  await by.shoot('legion-move');
};

/** An attack before it is confirmed: how far, and through what cover. */
const attack = async by => {
  const { page } = by;
  await page.goto('/learn/legion/cover');
  await take(by, page.locator('.ask .option', { hasText: /^(Attack|Atak)/ }).first());
  const target = page.locator('.ask .option').first();
  await target.waitFor();
  await (by.isPhone ? target.tap() : target.hover());
  await page.locator('.board .sight').first().waitFor();
  await by.shoot('legion-attack');
};

/** A unit's card with a keyword that has opened its rule. */
const unit = async by => {
  const { page } = by;
  await page.goto('/learn/legion/cover');
  await page.locator('.ask .option').first().waitFor();
  if (by.isPhone) await page.locator('.tabs button', { hasText: /Players|Gracze/ }).tap();
  await tap(by, page.locator('.unit-row').first());
  await tap(by, page.locator('.inspector .keyword button').first());
  await page.locator('.inspector .keyword-rule').waitFor();
  await by.shoot('legion-unit');
};

const SCENES = { 'legion-army': army, 'legion-move': move, 'legion-attack': attack, 'legion-unit': unit };

/** @param {import('./photographer.mjs').Photographer} by */
export const legionPictures = async by => {
  const failed = [];
  for (const [name, scene] of Object.entries(SCENES)) {
    if (by.wantsScene(name)) await scene(by).catch(e => failed.push(`${name}: ${e.stack}`));
  }
  await by.open('/new/legion', 'form', 'legion-new-table');
  await by.open('/rules/legion', '.rule-entry', 'legion-rules');
  if (failed.length > 0) throw new Error(failed.join('\n'));
};
