import { expect, test } from 'vitest';
import { bringAxe, seriousProblems } from './fixtures/axe.js';
import { goInside } from './fixtures/local.js';
import { myTurn } from './fixtures/play.js';
import { readQrOn } from './fixtures/read-qr.js';
import { startServer } from './fixtures/server.js';
import { stand } from './fixtures/stand.js';
import { askServer, newServerTable } from './fixtures/tables.js';

/** Ten minutes pass in six seconds. */
const SPEED = 100;

const at = stand(() => startServer({ speed: SPEED }));

test('whoever looks on asks for a bot’s seat, is let in by the host and plays; another comes by the QR code of a seat', async () => {
  const [ann, bob, eve] = [
    await at.visit(),
    await at.visit({ lang: 'pl', phone: true }),
    await at.visit({ lang: 'pl' }),
  ];
  await bringAxe(bob);
  const { address } = await newServerTable(ann, ['random', 'random']);
  const { pathname } = new URL(address);
  await myTurn(ann);
  for (const page of [bob, eve]) {
    await page.goto(address);
    await page.getByText('Grają tu boty').waitFor();
  }
  const asks = (page: typeof bob) =>
    page.locator('.late-seats').getByRole('button', { name: /^Poproś o miejsce/ });
  expect(await asks(bob).count()).toBe(2);
  await asks(bob).first().tap();
  await bob.getByText('Zdecyduje osoba, która prowadzi stół').waitFor();
  expect(await seriousProblems(bob), 'whoever asks for a seat').toEqual([]);
  await asks(eve).first().click();

  // The host sees both; nobody else sees who asks.
  const asking = ann.locator('.late-seats [role=status]');
  await asking.nth(1).waitFor();
  expect(await bob.locator('.late-seats').getByText('prosi o miejsce').count()).toBe(0);
  await asking.first().getByRole('button', { name: 'Let in' }).click();
  await bob.locator('.late-seats').waitFor({ state: 'detached' });
  expect(await bob.locator('.match').getAttribute('class')).not.toContain('spectator');
  // Of two who asked for one seat the other asks again, for what is left.
  await asking.waitFor({ state: 'detached' });
  await asks(eve).nth(0).waitFor();
  expect(await asks(eve).count()).toBe(1);
  await eve.goto('/');
  await eve.locator('main').waitFor();

  // The last bot's seat has a link of its own, and its code leads there.
  await ann.getByRole('button', { name: 'Table', exact: true }).click();
  await ann.getByRole('button', { name: 'Seats and invitations' }).click();
  const dialog = ann.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Link to this seat/ }).click();
  const link = (await readQrOn(dialog.getByRole('img', { name: 'QR code of the link' }))) ?? '';
  expect(link).toContain(`${pathname}#seat=`);
  await eve.goto(link);
  await eve.locator('.match:not(.spectator)').waitFor();
  expect(eve.url()).toBe(address);
  await dialog.getByRole('button', { name: /^Link to this seat/ }).waitFor({ state: 'detached' });
  // Used up: it seats nobody else.
  const late = await at.visit();
  await late.goto(link);
  await late.locator('.match.spectator').waitFor();
  for (const page of [ann, bob, eve, late]) expect(page.faults).toEqual([]);
}, 180_000);

test('a host hands the table over; whoever leads it and stays away is replaced after the time that was told before', async () => {
  const [ann, bob] = [await at.visit(), await at.visit()];
  const { address, linkTo } = await newServerTable(ann, ['open', 'random'], {
    clock: { kind: 'live', seconds: 3600 },
    awayMinutes: 30,
  });
  await bob.goto(address);
  // Said before anybody sits down.
  const summary = bob.locator('.table-summary');
  await summary.getByText('a bot plays for you after 30 minutes, until you are back').waitFor();
  await summary.getByText('away for 10 minutes can be replaced').waitFor();
  await summary.getByText('by leave or by a link').waitFor();
  await bob.goto(linkTo('p2'));
  await bob.getByText('The game begins as soon as').waitFor();

  const other = ann.locator('.seat', { hasText: /Guest \d+/ }).filter({ hasNotText: '· me' });
  await other.getByRole('button', { name: 'Hand the table over' }).click();
  await other.getByRole('button', { name: 'Really hand it over?' }).click();
  await bob.getByRole('button', { name: 'Start the game' }).waitFor();
  await ann.getByText('The game begins as soon as').waitFor();
  expect(await ann.getByRole('button', { name: 'Start the game' }).count()).toBe(0);
  expect(await ann.getByRole('button', { name: 'Lead this table' }).count()).toBe(0);

  // Bob goes; for a while the table stays his.
  await goInside(bob, '/settings');
  const take = ann.getByRole('button', { name: 'Lead this table' });
  await take.click();
  await ann.getByText('has not been away for long enough').waitFor();
  await expect
    .poll(
      async () => {
        if ((await take.count()) > 0) await take.click();
        return ann.getByRole('button', { name: 'Start the game' }).count();
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(1);
  for (const page of [ann, bob]) expect(page.faults).toEqual([]);
}, 180_000);

test('a stranger neither lets in nor leads nor takes a person’s seat, whatever their page sends', async () => {
  const [ann, eve] = [await at.visit(), await at.visit()];
  const { address } = await newServerTable(ann, ['random', 'random']);
  const table = new URL(address).pathname.slice('/t/'.length);
  await eve.goto(address);
  await eve.locator('.match.spectator').waitFor();
  for (const request of [
    { do: 'admit', table, who: 'somebody-or-other', admit: true },
    { do: 'late', table, late: 'free' },
    { do: 'hand-over', table, seat: 'p2' },
    { do: 'take-lead', table },
    { do: 'join', table, seat: 'p1' },
    { do: 'join', table, seat: 'p2' },
    { do: 'ask-seat', table, seat: 'p1' },
  ])
    expect(await askServer(eve, request), JSON.stringify(request)).toBeUndefined();
  const { info } = (await askServer(ann, { do: 'watch', table })) as {
    info: { seats: { kind: string }[]; host: boolean; late: string };
  };
  expect(info).toMatchObject({ host: true, late: 'ask' });
  expect(info.seats.map(s => s.kind)).toEqual(['human', 'bot', 'bot']);
  expect(await eve.locator('.match.spectator').count()).toBe(1);
}, 120_000);
