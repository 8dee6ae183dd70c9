import { BrowserKeys, bodyOf, Callbox, freePort, Mailbox } from '@potyczka/server/fixtures';
import type { Page, Worker } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { goInside } from './fixtures/local.js';
import { answerOnce, myTurn } from './fixtures/play.js';
import { startServer } from './fixtures/server.js';
import { stand } from './fixtures/stand.js';
import { askServer, newServerTable } from './fixtures/tables.js';

let [calls, mails]: [Callbox?, Mailbox?] = [];

/** A server that may call addresses of this machine, where a service of pushes and one of mails stand by. */
const at = stand(async () => {
  [calls, mails] = [await Callbox.open(), await Mailbox.open()];
  const port = await freePort();
  const PUBLIC_URL = `http://127.0.0.1:${port}`;
  const mail = { SMTP_URL: mails.address, MAIL_FROM: 'table@example.org', PUBLIC_URL };
  return startServer({ port, settings: { ...mail, PRIVATE_ADDRESSES: 'on' } });
});
afterAll(() => {
  calls?.close();
  mails?.close();
});

/**
 * A browser whose service of pushes is the one here, as the usual one lies in the internet, and who has allowed
 * notifications: this Chromium shows none.
 */
const withPushes = async (page: Page, endpoint: string, { p256dh, auth }: BrowserKeys): Promise<void> => {
  await page.addInitScript(
    ({ endpoint, keys }) => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = async () => 'granted';
      let subscription: object | null = null;
      PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
      PushManager.prototype.subscribe = async options => {
        subscription = {
          options: { applicationServerKey: options?.applicationServerKey },
          toJSON: () => ({ endpoint, keys }),
          unsubscribe: async () => {
            subscription = null;
            return true;
          },
        };
        return subscription as PushSubscription;
      };
    },
    { endpoint, keys: { p256dh, auth } },
  );
};

/** What the worker shows, instead of showing it. */
interface PushShown {
  readonly title: string;
  readonly body: string;
  readonly data: object;
}
type Scope = {
  shown?: PushShown[];
  registration: ServiceWorkerRegistration;
  dispatchEvent(e: Event): boolean;
};

const workerOf = async (page: Page): Promise<Worker> => {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('no worker stands by');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    if (scope.shown) return;
    const shown: PushShown[] = [];
    scope.shown = shown;
    scope.registration.showNotification = async (title, options) => {
      const { body = '', data } = options ?? {};
      shown.push({ title, body, data });
    };
  });
  return worker;
};

/** Hands a push to the service worker, as the browser does with what its service brings. */
const deliver = async (page: Page, data: string): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
  await devtools.detach();
};

const notifications = (worker: Worker): Promise<readonly PushShown[]> =>
  worker.evaluate(() => (globalThis as unknown as Scope).shown ?? []);

/** What a click on the last notification does. */
const clickNotification = (worker: Worker): Promise<unknown> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    const data = scope.shown?.at(-1)?.data;
    const click = new Event('notificationclick');
    scope.dispatchEvent(
      Object.assign(click, { notification: { data, close: () => {} }, waitUntil: () => {} }),
    );
  });

test('whoever is away is told once, by a push that the worker shows and by a letter; a click opens the table', async () => {
  const keys = new BrowserKeys();
  const bob = await at.visit({ keeps: true });
  await withPushes(bob, `${calls?.address}/push/bob`, keys);
  await bob.goto('/me');
  await bob.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const here = bob.getByRole('region', { name: 'On this device' });
  expect(await here.getByLabel('when somebody writes in a chat').isChecked()).toBe(false);
  await here.getByLabel('except in quiet hours').check();
  await here.getByLabel('except in quiet hours').uncheck();
  await here.getByRole('button', { name: 'Tell me here' }).click();
  await here.getByText('You are told there: 127.0.0.1').waitFor();

  const mail = bob.getByRole('region', { name: 'By mail' });
  await mail.getByLabel('Mail address').fill('bob@example.org');
  await mail.getByRole('button', { name: 'Send me a code' }).click();
  const code = bob.getByLabel('Code from the letter');
  await code.waitFor();
  await expect.poll(() => mails?.mails.length).toBe(1);
  const sent = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(bodyOf(mails?.mails[0] as never))?.[0] ?? '';
  await code.fill('AAAA-AAAA');
  await bob.getByRole('button', { name: 'This is my address' }).click();
  await bob.getByText('This code is not good').waitFor();
  await code.fill(sent);
  await bob.getByRole('button', { name: 'This is my address' }).click();
  await mail.getByText('You are told there: bob@example.org').waitFor();

  // Ann plays until Bob is asked, who looks at another page of ours.
  const ann = await at.visit();
  const { address, linkTo } = await newServerTable(ann, ['open', 'random']);
  const table = new URL(address).pathname.slice('/t/'.length);
  const token = new URLSearchParams(new URL(linkTo('p2')).hash.slice(1)).get('seat');
  await askServer(bob, { do: 'join', table, token });
  await askServer(ann, { do: 'start', table });
  const choices = ann.locator('.ask .option:enabled, .ask .confirm:enabled');
  for (let n = 0; n < 600 && calls?.of('/push/bob').length === 0; n++) {
    if (await choices.first().isVisible()) await answerOnce(ann, n);
    else await ann.waitForTimeout(100);
  }
  expect(calls?.of('/push/bob').length).toBe(1);
  await expect.poll(() => mails?.mails.length, { timeout: 60_000 }).toBe(2);
  const [push] = calls?.of('/push/bob') ?? [];
  const said = keys.read(push?.body as Buffer);
  expect(said).toMatchObject({ about: 'turn', title: 'Adrenaline', table, lang: 'en' });

  // So do the title of the tab and the bar of whatever page is open.
  await bob.locator('.bar').getByText('1 game waits for you').waitFor();
  expect(await bob.title()).toBe('(1) My devices and people – Potyczka');
  const worker = await workerOf(bob);
  const shown = [{ title: 'Adrenaline', body: said.text, data: { table } }];
  await deliver(bob, JSON.stringify(said));
  await expect.poll(() => notifications(worker)).toEqual(shown);
  await clickNotification(worker);
  await bob.waitForURL(`**/t/${table}`);
  await myTurn(bob);
  expect(await bob.title()).toBe('● your turn – Adrenaline – Potyczka');

  // Who looks at the table is told nothing of it.
  await deliver(bob, JSON.stringify({ ...said, about: 'undo' }));
  await bob.getByRole('button', { name: 'Table', exact: true }).click();
  await bob.getByRole('button', { name: 'Tell me nothing of this table' }).click();
  await bob.getByRole('button', { name: 'Tell me of this table again' }).waitFor();
  expect(await notifications(worker)).toEqual(shown);

  // The link in the letter ends the letters, on whatever device it is opened.
  const end = /\/me#untell=\S+/.exec(bodyOf(mails?.mails[1] as never))?.[0] ?? '';
  const other = await at.visit({ lang: 'pl' });
  await other.goto(end);
  await other.getByRole('button', { name: 'Nie wysyłaj mi więcej takich listów' }).click();
  await other.getByText('Więcej listów nie przyjdzie.').waitFor();
  await goInside(bob, '/me');
  await mail.getByRole('button', { name: 'Send me a code' }).waitFor();
  await here.getByRole('button', { name: 'Stop telling me there' }).click();
  await here.getByRole('button', { name: 'Tell me here' }).waitFor();
  for (const page of [bob, ann, other]) expect(page.faults).toEqual([]);
}, 180_000);
