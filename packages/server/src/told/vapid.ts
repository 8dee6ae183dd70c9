import webPush from 'web-push';
import type { Settings } from '../settings.js';
import type { SqlStore } from '../store/sql-store.js';

/** With what pushes are signed, and who is answerable for them. */
export interface Vapid {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Services of browsers want to know whom they could write to; who has no address of their own gets this. */
const NOBODY = 'mailto:nobody@example.invalid';

/** Keys are made at the first start and kept with the data: to other ones no device of before listens. */
export const vapidOf = async (
  store: Pick<SqlStore, 'agreeOn'>,
  { PUSH_CONTACT, PUBLIC_URL }: Pick<Settings, 'PUSH_CONTACT' | 'PUBLIC_URL'>,
): Promise<Vapid> => {
  const kept = await store.agreeOn('vapid', JSON.stringify(webPush.generateVAPIDKeys()));
  const { publicKey, privateKey } = JSON.parse(kept) as Pick<Vapid, 'publicKey' | 'privateKey'>;
  const own = PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : NOBODY;
  return { subject: PUSH_CONTACT ?? own, publicKey, privateKey };
};
