import { useSyncExternalStore } from 'react';

/** The address that links for others begin with. */
export interface Origin {
  /** As links begin now. */
  readonly own: string;
  /** The page was opened under a name that means this machine and no other. */
  readonly isHereOnly: boolean;
  /** Under these the server is reached by others too; empty if there are none, or nobody knows. */
  readonly others: readonly string[];
}

const HERE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i;

/** Whether a name means the machine itself, whoever uses it. */
export const meansHere = (hostname: string): boolean => HERE.test(hostname);

/** What the server says about itself: anything but a list of http addresses is nothing. */
export const readAddresses = (said: unknown): readonly string[] => {
  const addresses = (said as { readonly addresses?: unknown } | null)?.addresses;
  if (!Array.isArray(addresses)) return [];
  return addresses.filter((each): each is string => typeof each === 'string' && /^https?:\/\//.test(each));
};

let known: Origin | undefined;
const listeners = new Set<() => void>();

const tell = (next: Origin): void => {
  known = next;
  for (const listener of listeners) listener();
};

/** Looked for once, when a link is first shown. */
const found = (): Origin => {
  if (known) return known;
  const first: Origin = { own: location.origin, isHereOnly: meansHere(location.hostname), others: [] };
  known = first;
  if (first.isHereOnly)
    fetch('/addresses')
      .then(answer => answer.json())
      .then(
        said => tell({ ...found(), others: readAddresses(said) }),
        // Nothing but a page is there: nobody knows.
        () => undefined,
      );
  return first;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** From now on links begin with another address of the server. */
export const putInLinks = (address: string): void => tell({ ...found(), own: address });

/** The address that links begin with, and what else is known of it. */
export const useOrigin = (): Origin => useSyncExternalStore(subscribe, found, found);
