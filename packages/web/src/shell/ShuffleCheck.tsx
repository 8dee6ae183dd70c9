import type { MatchRecord } from '@potyczka/kernel/run';
import type { Now } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import { usePrefs } from '../prefs.js';
import type { TableClient } from '../wire/client.js';
import { useClients } from '../wire/clients.js';
import { type Commitment, commitmentOf } from './shuffle-commitment.js';

/** What is looked at. */
type Check = 'check-seal' | 'check-seed' | 'check-salt' | 'check-replay';

/** One thing that was looked at; null: it cannot be told. */
interface CheckResult {
  readonly what: Check;
  readonly ok: boolean | null;
  /** Not the browser has reckoned it, but this page. */
  readonly isOwn?: boolean;
}

/** What it came to, in a sentence of its own. */
export const foundText = ({ what, ok, isOwn = false }: CheckResult) => {
  if (ok && isOwn) return 'check-seed-own' as const;
  if (ok === false) return `${what}-not` as const;
  return ok === null && what === 'check-seal' ? 'check-seal-unknown' : what;
};

/** The browser's own hash; elsewhere than in a secure context there is none, whatever its type says. */
const browserHash = (): SubtleCrypto | undefined => crypto.subtle;

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const own = browserHash();
  if (own) return new Uint8Array(await own.digest('SHA-256', bytes));
  return (await import('@noble/hashes/sha2.js')).sha256(bytes);
};

/** The seal is the SHA-256 of the seed: computed by the browser itself where it can, not by code that the server sent. */
export const sealOfSeed = async (seed: string): Promise<string> => {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], x => Number.parseInt(x, 16));
  return Array.from(await sha256(bytes), b => b.toString(16).padStart(2, '0')).join('');
};

const isObject = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;

/** Whether two values say the same; a database may tell the parts of one in another order. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return Object.is(a, b);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(k => Object.hasOwn(b, k) && isSame(a[k], b[k]));
};

/** Whether the match was shuffled as was promised before it began. */
export const checkShuffle = async (
  record: MatchRecord,
  commitment: Commitment | null,
  mine: string | null,
  endsAlike: () => Promise<boolean>,
): Promise<readonly CheckResult[]> => [
  { what: 'check-seal', ok: commitment && record.seal === commitment.seal },
  {
    what: 'check-seed',
    ok: record.seed !== undefined && (await sealOfSeed(record.seed)) === record.seal,
    isOwn: browserHash() === undefined,
  },
  ...(commitment?.salt
    ? [{ what: 'check-salt' as const, ok: mine !== null && record.salts?.[mine as 'p1'] === commitment.salt }]
    : []),
  { what: 'check-replay', ok: await endsAlike().catch(() => false) },
];

const MARKS = new Map<boolean | null, string>([
  [true, '✓'],
  [false, '✗'],
  [null, '–'],
]);

interface ShuffleCheckProps {
  readonly client: TableClient;
  readonly now: Now;
  /** Does something, and says so if it fails. */
  attempt(work: Promise<unknown>): void;
}

/** Checks the shuffle and tells what was looked at, one by one. */
export const ShuffleCheck = ({ client, now, attempt }: ShuffleCheckProps): ReactNode => {
  const { t } = usePrefs();
  const { browser } = useClients();
  const [found, setFound] = useState<readonly CheckResult[] | 'checking' | null>(null);
  const { table, mine } = now.info;
  const check = async (): Promise<void> => {
    setFound('checking');
    const { record } = await client.ask('record', { table });
    const endsAlike = async (): Promise<boolean> => {
      const { frames } = await browser().replay(record, mine ?? 'spectator');
      return isSame(frames.at(-1)?.view, now.view);
    };
    setFound(await checkShuffle(record, commitmentOf(table), mine, endsAlike));
  };
  return (
    <>
      <button
        type="button"
        onClick={() => attempt(check().finally(() => setFound(f => (f === 'checking' ? null : f))))}
      >
        {t('checkShuffle')}
      </button>
      {found === 'checking' && <p role="status">{t('checking')}</p>}
      {Array.isArray(found) && (
        <ul className="checks" role="status">
          {(found as readonly CheckResult[]).map(each => (
            <li key={each.what} className={each.ok === false ? 'wrong' : ''}>
              <span aria-hidden="true">{MARKS.get(each.ok)}</span> {t(foundText(each))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
