// Every page of Adrenaline, and the pages that belong to no game.

/** @param {import('./photographer.mjs').Photographer} by */
export const pages = async by => {
  await by.open('/', '.game .cover', 'home');
  await by.open('/new/adrenaline', 'form', 'new-table');
  await by.open('/new/adrenaline?with=friends', 'form', 'friends');
  await by.open('/settings', '.form', 'settings');
  await by.open('/rules/adrenaline', '.rule-entry', 'rules');
  await by.open('/rules/adrenaline/ADR-EX-01', '.rule-entry.wanted', 'rule');
  await by.open('/learn/adrenaline', '.lesson', 'learn');
  await by.open('/replay', '.drop', 'record');
  await by.open('/nowhere', 'main h1', 'nowhere');
  for (const [lesson, options, scene] of QUESTIONS) {
    if (by.wantsScene(scene)) await question(by, lesson, options, scene);
  }
};

/** Kinds of questions, in the positions of lessons, which are the same whenever they are opened: what leads there. */
const QUESTIONS = [
  ['run', [], 'lesson'],
  ['shoot', [/^(Shoot people|Strzelaj)/], 'ask-weapon'],
  ['spawn', [], 'ask-card'],
];

/** To a question of a lesson, and one of its options pointed at. */
const question = async (by, lesson, options, scene) => {
  const { page } = by;
  await page.goto(`/learn/adrenaline/${lesson}`);
  for (const text of options) {
    await by.asked();
    const before = await by.mark();
    await by.press(page.locator('.ask .option:enabled', { hasText: text }).first(), before);
    await by.isAnswered(before);
  }
  await by.asked();
  await by.point();
  await by.shoot(scene);
};

/** A moment with a choice on the board and cards in the hand. */
const isChoice = page => async n =>
  n >= 8 &&
  (await page.locator('.board .lit').count()) > 2 &&
  (await page.locator('.mine .card').count()) > 1;

/** Where something that may not be chosen lies on top. */
const quietPlace = page =>
  page.locator('.board .quiet').evaluateAll(all => {
    for (const el of all) {
      const { x, y, width, height } = el.getBoundingClientRect();
      for (const share of [0.8, 0.5, 0.15]) {
        const point = { x: x + width * share, y: y + height * share };
        if (document.elementFromPoint(point.x, point.y)?.closest('[data-el]') === el) return point;
      }
    }
    return null;
  });

const whyNot = async by => {
  const { page } = by;
  const at = await quietPlace(page);
  if (at) {
    await page.mouse.move(at.x, at.y);
    await page.locator('.inspector').waitFor();
  } else if ((await page.locator('.illegal').count()) > 0) await page.locator('.illegal summary').click();
  else return;
  await by.shoot('why-not');
  await page.mouse.move(2, 2);
};

const phoneTabs = async by => {
  for (const [nth, scene] of [
    [1, 'hand'],
    [2, 'players'],
  ]) {
    await by.tab(nth);
    await by.shoot(scene);
  }
  await by.tab(0);
};

const SCENES = ['play', 'why-not', 'hand', 'players', 'undo', 'keys', 'log', 'past'];

/** A game alone against bots. */
export const play = async by => {
  const { page } = by;
  if (!by.wantsScene(...SCENES)) return;
  await by.newTable('adrenaline', 1);
  await by.playTo(isChoice(page), 60);
  await by.point();
  await by.shoot('play');
  await page.mouse.move(2, 2);
  await (by.isPhone ? phoneTabs(by) : whyNot(by));
  await page.locator('.undo-more').click();
  await by.shoot('undo');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.locator('dialog').waitFor();
  await by.shoot('keys');
  await page.keyboard.press('Escape');
  await by.tab(3);
  await page.locator('.log-lines').evaluate(el => el.scrollTo(0, el.scrollHeight));
  await page.locator('.line-rules').last().click();
  await page.locator('.line-open .rule-text').first().waitFor();
  await page.locator('.line-open').last().scrollIntoViewIfNeeded();
  await by.shoot('log');
  const lines = page.locator('.log .line-text');
  await lines.nth((await lines.count()) - 8).click();
  await page.locator('.past').waitFor();
  await by.shoot('past');
};

/** With others, on the server. */
export const together = async by => {
  if (!by.wantsScene('lobby', 'spectator')) return;
  await by.newTable('adrenaline', 0, ['me', 'open', 'open', 'greedy']);
  await by.page.locator('.lobby').waitFor();
  await by.shoot('lobby');
  // Those who think long are still at it when the picture is taken.
  await by.newTable('adrenaline', 0, ['search', 'search', 'search', 'search']);
  await by.page.locator('.log .line').nth(12).waitFor({ state: 'attached' });
  await by.shoot('spectator');
};

/** A finished match: its replay and its end. */
export const after = async (by, record) => {
  const { page } = by;
  if (!record || !by.wantsScene('replay', 'end', 'kill', 'payday')) return;
  await page.goto('/replay');
  const file = { name: 'match.json', mimeType: 'application/json', buffer: record };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.timeline').waitFor();
  const nextKill = page.getByRole('button', { name: /^(Następne zabójstwo|Next kill)/ });
  for (let n = 0; n < 3; n++) await nextKill.click();
  await by.shoot('replay');
  const replay = page.url();
  await by.open(new URL(page.url()).pathname.replace('/replay', ''), '.end .scores', 'end');
  if (!by.wantsScene('kill', 'payday')) return;
  await page.goto(replay);
  await setMotion(page, 'full');
  await death(by).finally(() => setMotion(page, 'none'));
};

/** The moment of a scene, in milliseconds after its beginning. */
const MIDST = 420;
/** A board is paid at the end of a turn: so many steps after a death at most. */
const UNTIL_PAID = 20;

/** Stops everything that moves in the midst of it. */
const stopped = page =>
  page.evaluate(ms => {
    for (const each of document.getAnimations()) {
      each.pause();
      each.currentTime = ms;
    }
  }, MIDST);

/** From now on, after the next load, what happens moves or does not. */
const setMotion = (page, motion) =>
  page.evaluate(m => {
    const kept = JSON.parse(localStorage.getItem('potyczka-prefs'));
    localStorage.setItem('potyczka-prefs', JSON.stringify({ ...kept, motion: m }));
  }, motion);

/** What a death and its payment look like to those who like motion. */
const death = async by => {
  const { page } = by;
  await page.reload();
  const [nextKill, next] = [/^(Następne zabójstwo|Next kill)/, /^(Krok naprzód|One step on)/].map(name =>
    page.getByRole('button', { name }),
  );
  await nextKill.click();
  for (const [sign, scene] of [
    ['.board .death', 'kill'],
    ['.board .payday', 'payday'],
  ]) {
    for (let n = 0; n < UNTIL_PAID && (await page.locator(sign).count()) === 0; n++) await next.click();
    await page.locator(sign).first().waitFor({ state: 'attached' });
    await stopped(page);
    await by.shoot(scene);
  }
};
