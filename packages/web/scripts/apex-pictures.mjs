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

/** The middle of something lit on the board that lies on top where it is; spaces in the middle of the list first. */
const litPlace = page =>
  page.locator('.board .lit').evaluateAll(all => {
    const third = Math.floor(all.length / 3);
    for (const el of [...all.slice(third), ...all.slice(0, third)]) {
      const { x, y, width, height } = el.getBoundingClientRect();
      for (const share of [0.5, 0.2, 0.8]) {
        const at = { x: x + width * share, y: y + height * share };
        if (document.elementFromPoint(at.x, at.y)?.closest('[data-el]') === el) return at;
      }
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
    const at = await litPlace(page);
    if (!at) await choose(photographer, page.locator('.ask .option:enabled').last());
    else {
      await (isPhone ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
      const more = page.locator('.inspector .option, .ask .confirm:enabled');
      if (isPhone || (await more.count()) > 0) await more.first().click();
    }
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

/** Apex: set-up, rules, lessons, the loadout, the drop, a moment with figures on the map, a shot that is pointed at. */
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
  if (isPhone) {
    await photographer.tab(1);
    return photographer.shoot('apex-board');
  }
  await playTo(photographer, '.board .figure');
  await photographer.shoot('apex-play');
  // A lesson has what a match may have or not: a shot that is pointed at.
  await page.goto('/learn/apex/shoot');
  const shot = page.locator('.ask .option').first();
  await shot.waitFor();
  await shot.hover();
  await page.locator('.preview .aim').waitFor();
  await photographer.shoot('apex-shot');
};
