/** Waits until something is asked, be it only on the board, or the match is over. */
const asked = page =>
  page.locator('.ask .option:enabled, .ask .confirm:enabled, .ask .finder, .end').first().waitFor();

/** Chooses with a mouse at once, with a finger by a second touch. */
const choose = async ({ page, isPhone }, target) => {
  if (!isPhone) return target.click();
  await target.tap();
  const confirm = page.locator('.ask .confirm:enabled:not(.propose)');
  if ((await confirm.count()) > 0) await confirm.first().tap();
};

/** The middle of some lit space that lies on top where it is. */
const litSpace = page =>
  page.locator('.board .space.lit').evaluateAll(all => {
    for (const el of all.slice(Math.floor(all.length / 3))) {
      const { x, y, width, height } = el.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      if (document.elementFromPoint(at.x, at.y)?.closest('[data-el]') === el) return at;
    }
    return null;
  });

/** One answer: what is proposed, a space that is lit, or a button. */
const answer = async (photographer, nth) => {
  const { page, isPhone } = photographer;
  const before = await page.locator('.match').getAttribute('data-n');
  const propose = page.locator('.ask .propose');
  const options = page.locator('.ask .option:enabled:not(.declines)');
  if ((await propose.count()) > 0) {
    await propose.click();
    await page.locator('.ask .confirm:enabled:not(.propose)').click();
  } else if ((await options.count()) > 0) {
    await choose(photographer, options.nth(nth % (await options.count())));
  } else {
    const at = await litSpace(page);
    if (at) await (isPhone ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
    const confirm = page.locator('.inspector .option, .ask .confirm:enabled');
    if (isPhone) await confirm.first().click();
    else if ((await confirm.count()) > 0) await confirm.first().click();
    else if (!at) await page.locator('.ask .option:enabled').last().click();
  }
  await page.waitForFunction(
    was => document.querySelector('.match')?.getAttribute('data-n') !== was || document.querySelector('.end'),
    before,
  );
  await asked(page);
};

/** Plays on until something is in sight. */
const playTo = async (photographer, sign, most = 40) => {
  for (let n = 0; n < most && (await photographer.page.locator(sign).count()) === 0; n++)
    await answer(photographer, n);
};

const SHOOT = '.ask .option:has-text("Shoot at"), .ask .option:has-text("Strzał do")';

/** Apex: the loadout, the drop, an activation with a shot that is pointed at, lessons and rules. */
export const apexPictures = async photographer => {
  const { page, isPhone } = photographer;
  await photographer.open('/new/apex', 'form', 'apex-new-table');
  await photographer.open('/rules/apex', '.rule-entry', 'apex-rules');
  await photographer.open('/learn/apex', '.lesson', 'apex-learn');
  await page.goto('/new/apex');
  await page.locator('input[name=where]').nth(1).check();
  await page.locator('form button[type=submit]').click();
  await asked(page);
  await playTo(photographer, '.equip-arm');
  await photographer.shoot('apex-loadout');
  await playTo(photographer, '.map-edge.lit');
  await photographer.shoot('apex-drop');
  await playTo(photographer, SHOOT, 60);
  const shot = page.locator(SHOOT).first();
  if ((await shot.count()) > 0) await (isPhone ? shot.tap() : shot.hover());
  await photographer.shoot('apex-play');
  if (!isPhone) return;
  await photographer.tab(1);
  await photographer.shoot('apex-board');
};
