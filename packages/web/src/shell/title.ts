import { useEffect } from 'react';

/** The title of the tab: what is open, and before it how many games wait for me elsewhere. */
let open = 'Potyczka';
let waiting = 0;

const show = (): void => {
  document.title = waiting > 0 ? `(${waiting}) ${open}` : open;
};

/** What is open says so in the title for as long as it is. */
export const useTitle = (words: string): void => {
  useEffect(() => {
    open = words;
    show();
    return () => {
      open = 'Potyczka';
      show();
    };
  }, [words]);
};

/** Badges are there where the page stands among the apps of a device. */
const setBadge = (n: number): void => {
  if (!('setAppBadge' in navigator)) return;
  const done = n > 0 ? navigator.setAppBadge(n) : navigator.clearAppBadge();
  done.catch(() => undefined);
};

export const tellWaiting = (n: number): void => {
  if (n === waiting) return;
  waiting = n;
  show();
  setBadge(n);
};
