import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import type { Settings } from '../settings.js';
import type { Letter } from './letter.js';
import { type Answered, Inside, NotOurs, post } from './reach.js';

export { NotOurs };

import type { Vapid } from './vapid.js';
import { MAIL } from './words.js';

/** What has become of something that was sent. */
export type Sent =
  | 'sent'
  /** Nobody is there any more: nothing is to be sent there again. */
  | 'gone'
  /** It is not taken, and will not be. */
  | 'refused'
  /** Not now; `ms`: how long to wait, if they say. */
  | { readonly later: number | undefined };

/** One way to tell somebody something. */
export interface Sender {
  /**
   * `begin` is asked as late as can be, just before anything is handed over; if it says no, nothing is. Throws if the
   * way broke: nobody knows then whether what was handed over has arrived.
   */
  send(letter: Letter, begin: () => Promise<boolean>): Promise<Sent>;
  close(): void;
}

const SECOND_MS = 1000;
const LONGEST_TTL_S = 28 * 86_400;
const TOO_MANY = 429;
const TOO_LATE = 408;
const FAULT = 500;
const HOST_GONE: ReadonlySet<number> = new Set([404, 410]);

const outcomeOf = ({ status, retryAfter }: Answered): Sent => {
  if (status >= 200 && status < 300) return 'sent';
  if (HOST_GONE.has(status)) return 'gone';
  if (status === TOO_MANY || status === TOO_LATE || status >= FAULT)
    return { later: retryAfter === undefined ? undefined : retryAfter * SECOND_MS };
  return 'refused';
};

const refusedIfInside = (e: unknown): Sent => {
  if (e instanceof Inside) return 'refused';
  throw e;
};

type Allowed = Pick<Settings, 'PRIVATE_ADDRESSES'>;

/** To the browser of a device: what it says can be read there alone. */
export const pushSender = (vapid: Vapid, { PRIVATE_ADDRESSES: allowsInside }: Allowed): Sender => ({
  send: async ({ target, id, about, title, text, table, worthMs }, begin) => {
    const { to } = target;
    if (to.way !== 'push') return 'refused';
    const { endpoint, p256dh, auth } = to;
    const shown = { about, title, text, table, tag: id, lang: target.lang };
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(shown),
      {
        vapidDetails: vapid,
        TTL: Math.min(LONGEST_TTL_S, Math.max(1, Math.floor(worthMs / SECOND_MS))),
        urgency: about === 'chat' ? 'normal' : 'high',
        // A newer one about the same takes the place of one that has not arrived.
        topic: id,
      },
    );
    return post(
      endpoint,
      { begin, headers: headers as Record<string, string>, body: body as Buffer },
      { allowsInside },
    ).then(outcomeOf, refusedIfInside);
  },
  close: () => {},
});

const addressOf = (base: string | undefined, table: string): string | undefined =>
  base === undefined || table === '' ? undefined : `${base}/t/${table}`;

/** To an address of somebody's own, or of a group: a plain JSON. */
export const hookSender = ({
  PUBLIC_URL,
  PRIVATE_ADDRESSES: allowsInside,
}: Allowed & Pick<Settings, 'PUBLIC_URL'>): Sender => ({
  send: ({ target, id, about, title, text, table, game }, begin) => {
    const { to } = target;
    if (to.way !== 'hook') return Promise.resolve('refused' as const);
    const url = addressOf(PUBLIC_URL, table);
    // `content` and `text` are what the chats of groups read.
    const line = `${title}: ${text}${url === undefined ? '' : ` ${url}`}`;
    const body = { id, about, game, title, table, ...(url && { url }), content: line, text: line };
    const headers = { 'content-type': 'application/json', 'user-agent': 'potyczka', 'idempotency-key': id };
    return post(to.url, { begin, headers, body: Buffer.from(JSON.stringify(body)) }, { allowsInside }).then(
      outcomeOf,
      refusedIfInside,
    );
  },
  close: () => {},
});

const MAIL_TIMEOUT_MS = 10_000;

/** What a mail server has said, if it has. */
const codeOf = (e: unknown): number | undefined => {
  const { responseCode } = e as { responseCode?: unknown };
  return typeof responseCode === 'number' ? responseCode : undefined;
};

/** A text that is read when the other side is ready to take it. */
const whenBegun = (text: string, begin: () => Promise<boolean>): Readable =>
  Readable.from(
    (async function* () {
      if (!(await begin())) throw new NotOurs('somebody else sends it');
      yield text;
    })(),
  );

export const mailSender = (address: string, from: string, PUBLIC_URL: string): Sender => {
  const transport = createTransport({
    url: address,
    connectionTimeout: MAIL_TIMEOUT_MS,
    greetingTimeout: MAIL_TIMEOUT_MS,
    socketTimeout: MAIL_TIMEOUT_MS,
    // Nothing in a letter of ours is fetched from anywhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { host } = new URL(PUBLIC_URL);
  return {
    send: async ({ target, id, handle, about, title, text, table }, begin) => {
      const { to, lang } = target;
      if (to.way !== 'mail') return 'refused';
      const words = MAIL[lang];
      const stop = `${PUBLIC_URL}/me#untell=${handle}`;
      const link = addressOf(PUBLIC_URL, table);
      const rest = about === 'code' ? [] : [`${words.open} ${link ?? PUBLIC_URL}`, `${words.stop} ${stop}`];
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to.address },
          subject: about === 'code' ? words.codeSubject : `${title}: ${text}`,
          text: whenBegun([text, ...rest].join('\n\n'), begin),
          messageId: `<${id}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(about !== 'code' && { 'List-Unsubscribe': `<${stop}>` }),
          },
        });
        return 'sent';
      } catch (e) {
        const code = codeOf(e);
        if (code !== undefined) return code >= FAULT ? 'refused' : { later: undefined };
        throw e;
      }
    },
    close: () => transport.close(),
  };
};
