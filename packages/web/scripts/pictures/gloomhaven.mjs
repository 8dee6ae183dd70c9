/** The positions of lessons are the same whenever they are opened: what is asked there, pointed at where a mouse can. */
const lesson = async (photographer, id, at, what) => {
  const { page, isPhone } = photographer;
  await page.goto(`/learn/gloomhaven/${id}`);
  await page.locator('.ask .option, .ask .finder').first().waitFor();
  if (at && !isPhone) {
    await page.locator(at).first().hover({ force: true });
    await page.waitForTimeout(500);
  }
  await photographer.shoot(what);
};

/** To the question behind a half of a card. */
const play = async (photographer, id, half, at, what) => {
  const { page, isPhone } = photographer;
  await page.goto(`/learn/gloomhaven/${id}`);
  const option = page.locator('.ask .option', { has: page.locator('.option-signs') }).nth(half);
  await option.waitFor();
  if (isPhone) {
    await option.tap();
    await page.locator('.ask .confirm:enabled').first().tap();
  } else await option.click();
  await page.locator('.board .lit').first().waitFor();
  if (!isPhone) await page.locator(at).first().hover({ force: true });
  await page.waitForTimeout(500);
  await photographer.shoot(what);
};

/** Gloomhaven: the choice of cards, a way, an attack with its odds, what a monster means to do. */
export const gloomhavenPictures = async photographer => {
  if (
    !photographer.wantsScene('gloomhaven-cards', 'gloomhaven-move', 'gloomhaven-attack', 'gloomhaven-monster')
  )
    return;
  await lesson(photographer, 'two-cards', null, 'gloomhaven-cards');
  await play(photographer, 'move', 3, '.board .hex.lit', 'gloomhaven-move');
  await play(photographer, 'attack', 0, '.board .figure.lit', 'gloomhaven-attack');
  if (!photographer.isPhone)
    await lesson(photographer, 'monsters', '.board .figure[data-el^="bandit"]', 'gloomhaven-monster');
};
