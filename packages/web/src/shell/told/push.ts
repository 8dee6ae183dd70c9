/** Pushes to this device: what a browser gives to secure addresses, once whoever uses it has agreed. */

/** What a browser hands over, so that a server can tell it something. */
export interface PushAddress {
  readonly way: 'push';
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Whether this browser can be told something here; if not, why. */
export type Ability = 'can' | 'plain' | 'unable' | 'denied';

export const pushAbility = (): Ability => {
  if (!isSecureContext) return 'plain';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unable';
  return Notification.permission === 'denied' ? 'denied' : 'can';
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0));

const isSameKey = (kept: ArrayBuffer | null, key: Uint8Array): boolean => {
  const bytes = kept && new Uint8Array(kept);
  return bytes?.length === key.length && bytes.every((byte, i) => byte === key[i]);
};

/** The worker that stands by for this page; none while the page is made from its sources. */
const standBy = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await navigator.serviceWorker.getRegistration()) && (await navigator.serviceWorker.ready);

/** Asks the browser to take pushes signed with this key. Undefined if it, or whoever uses it, does not want to. */
export const subscribe = async (key: string): Promise<PushAddress | undefined> => {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const manager = (await standBy())?.pushManager;
  if (!manager) return undefined;
  const applicationServerKey = bytesOf(key);
  const before = await manager.getSubscription();
  // What was agreed on with a server of before would be refused.
  if (before && !isSameKey(before.options.applicationServerKey, applicationServerKey))
    await before.unsubscribe();
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { way: 'push', endpoint, p256dh, auth } : undefined;
};

/** The browser takes no pushes any more. */
export const unsubscribe = async (): Promise<void> => {
  const subscription = await (await standBy())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
};
