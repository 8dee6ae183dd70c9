// Every page of Apex, and moments of its matches: stage 1, the drop, an activation, a shot with its odds, an Automa's
// turn, a replay and an end.
import { game } from '@potyczka/apex';
import { registration } from '@potyczka/apex/register';
import { makeBot, sightOf } from '@potyczka/bots';
import { quickDice, Run, seedOf } from '@potyczka/kernel/run';

const { hints } = await registration.hints();

const MOMENTS = [
  ['loadout', '.equip-arm', 40],
  ['drop', '.map-edge.lit', 40],
  ['play', '.board .figure', 40],
];

const match = async by => {
  if (!by.wantsScene(...MOMENTS.map(([name]) => `apex-${name}`))) return;
  await by.newTable('apex', 1);
  for (const [name, sign, most] of MOMENTS) {
    await by.playTo(async () => (await by.page.locator(sign).count()) > 0, most);
    await by.shoot(`apex-${name}`);
  }
};

/** A lesson is the same position whenever it is opened: an enemy in sight, and what a shot would do. */
const shot = async by => {
  if (!by.wantsScene('apex-shot')) return;
  const { page } = by;
  await page.goto('/learn/apex/shoot');
  const shoots = page.locator('.ask .option[data-el], .ask .option', { hasText: /Gibraltar/ }).first();
  await shoots.waitFor();
  await (by.isPhone ? shoots.tap() : shoots.hover());
  await page.locator('.shot-odds .odds').first().waitFor();
  await by.shoot('apex-shot');
};

/** Alone against two Automas: to the first question after one of them has acted. */
const automa = async by => {
  if (!by.wantsScene('apex-automa')) return;
  const { page } = by;
  await page.goto('/new/apex');
  await page.locator('input[name=mode]').nth(1).check();
  await page.locator('input[name=where]').nth(1).check();
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/[bt]\//);
  const acted = page.locator('.log-lines .line', { hasText: /scheme|schematu/ });
  await by.playTo(async () => (await acted.count()) > 0, 60);
  await by.tab(3);
  await by.shoot('apex-automa');
};

let record;

/** A match between bots from start to end. */
const finishedMatch = () => {
  if (record) return record;
  const run = new Run(
    game,
    {
      mode: 'versus',
      legends: 2,
      first: 1,
      second: 1,
      choice: 'first-game',
      tougher: 0,
      ring: true,
      screens: true,
    },
    { seed: seedOf(5) },
  );
  const [bot, dice] = [makeBot('greedy', hints), quickDice(5)];
  while (run.result === undefined) {
    const { seat } = run.now.ask;
    run.answer(seat, run.q, run.forced(seat) ?? bot.answer(sightOf(run.now, seat), dice, {}));
  }
  record = Buffer.from(JSON.stringify(run.record()));
  return record;
};

const after = async by => {
  if (!by.wantsScene('apex-replay', 'apex-end')) return;
  const { page } = by;
  await page.goto('/replay');
  const file = { name: 'match.json', mimeType: 'application/json', buffer: finishedMatch() };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.timeline').waitFor();
  const line = page.locator('.timeline input[type=range]');
  await line.fill(String(Math.round(Number(await line.getAttribute('max')) * 0.6)));
  await page.waitForTimeout(500);
  await by.shoot('apex-replay');
  await by.open(new URL(page.url()).pathname.replace('/replay', ''), '.end', 'apex-end');
};

/** @param {import('./photographer.mjs').Photographer} by */
export const apexPictures = async (by, trying) => {
  if (!by.isBrief) {
    await trying('apex', () => by.open('/new/apex', 'form', 'apex-new-table'));
    await trying('apex', () => by.open('/rules/apex', '.rule-entry', 'apex-rules'));
    await trying('apex', () => by.open('/learn/apex', '.lesson', 'apex-learn'));
    await trying('apex', () => shot(by));
    await trying('apex', () => automa(by));
    await trying('apex', () => after(by));
  }
  await trying('apex', () => match(by));
};
