import { GAMES as CATALOGUE } from '@potyczka/catalogue';
import { type Address, type Deps, feedKey, type Ways } from '@potyczka/table';
import type { Metrics } from '../metrics.js';
import type { Settings } from '../settings.js';
import type { SqlStore } from '../store/sql-store.js';
import { calendar } from './feed.js';
import { isOutside } from './reach.js';
import { hookSender, mailSender, pushSender, type Sender } from './senders.js';
import { Teller } from './teller.js';
import { vapidOf } from './vapid.js';
import { Wanting } from './wanting.js';
import type { Lang } from './words.js';

/** What is needed to tell people what happens while they are away. */
export interface Opening {
  readonly settings: Settings;
  readonly store: SqlStore;
  readonly metrics: Metrics;
  /** How long people are waited for before they are told, in milliseconds. */
  readonly tellMs: number;
  sealed(text: string): string;
  isHere(table: string, person: string): boolean;
  onFault(where: string, e: unknown): void;
}

/** What tells people, while the server runs. */
export interface ToldService {
  readonly deps: Pick<Deps, 'ways' | 'tellMs' | 'tell' | 'tells' | 'targetsChanged' | 'sendCode'>;
  /** Reads anew who wants to be told. */
  refresh(): Promise<void>;
  /** Somebody's calendar, by the words of its address. */
  calendar(words: string, lang: Lang): Promise<string | undefined>;
  close(): Promise<void>;
}

/** The queue is looked at so many times while somebody is waited for. */
const LOOKS = 2;
const MOST_IN_CALENDAR = 50;

const titleOf = (game: string, lang: Lang): string => CATALOGUE.find(g => g.id === game)?.title[lang] ?? game;

const sendersOf = async ({ settings, store }: Opening) => {
  const { PUSH, SMTP_URL, MAIL_FROM, PUBLIC_URL, WEBHOOKS } = settings;
  const vapid = PUSH ? await vapidOf(store, settings) : undefined;
  const senders: Partial<Record<Address['way'], Sender>> = {
    ...(vapid && { push: pushSender(vapid, settings) }),
    ...(SMTP_URL && MAIL_FROM && PUBLIC_URL && { mail: mailSender(SMTP_URL, MAIL_FROM, PUBLIC_URL) }),
    ...(WEBHOOKS && { hook: hookSender(settings) }),
  };
  const ways: Ways = {
    key: vapid?.publicKey ?? null,
    mail: senders.mail !== undefined,
    hooks: senders.hook !== undefined,
    ...(!settings.PRIVATE_ADDRESSES && { isOutside }),
  };
  return { senders, ways };
};

export const openTold = async (opening: Opening): Promise<ToldService> => {
  const { settings, store, metrics, sealed, isHere, onFault, tellMs } = opening;
  const { senders, ways } = await sendersOf(opening);
  const wanting = new Wanting(
    () => store.notices.told(),
    e => onFault('tell', e),
  );
  await wanting.refresh();
  const { belongings, notices } = store;
  const teller = new Teller({
    notices,
    find: key => belongings.find(key),
    of: (person, kind) => belongings.of(person, kind),
    take: key => belongings.take(key),
    look: id => store.look(id),
    isHere,
    titleOf,
    senders,
    note: (way, outcome) => metrics.told.inc({ way, outcome }),
    onFault,
    tellMs,
    now: Date.now,
  });
  const timer = setInterval(() => void teller.run(), tellMs / LOOKS).unref();
  return {
    deps: {
      ways,
      tellMs,
      tell: told => teller.tell(told),
      tells: (person, host) => wanting.has(person, host),
      targetsChanged: () => void wanting.refresh(),
      sendCode: (target, code, now) => teller.sendCode(target, code, now),
    },
    refresh: () => wanting.refresh(),
    calendar: async (words, lang) => {
      const found = await belongings.find(feedKey(sealed, words));
      if (!found) return undefined;
      const { person } = found;
      const tables = await store.listOf(person, MOST_IN_CALENDAR);
      return calendar({ person, tables, lang, base: settings.PUBLIC_URL ?? '', now: Date.now(), titleOf });
    },
    close: async () => {
      clearInterval(timer);
      await teller.close();
    },
  };
};
