import type { QuestionShown } from '@potyczka/table';
import { useEffect } from 'react';
import { usePrefs } from '../prefs.js';
import { play } from '../ui/sound.js';
import { useTitle } from './title.js';

/** Says that it is my turn: in the tab's title, with a soft sound, or by a notification if I am elsewhere. */
export const useTurnNotice = (question: QuestionShown | null, words: string, game: string): void => {
  const { prefs } = usePrefs();
  const isMine = question !== null;
  useTitle(isMine ? `● ${words} – ${game} – Potyczka` : `${game} – Potyczka`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it becomes my turn
  useEffect(() => {
    if (!isMine) return;
    if (prefs.sound) play('turn');
    if (prefs.notify && document.hidden) void notify(`${game}: ${words}`);
  }, [isMine]);
};

const notify = async (body: string): Promise<void> => {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const registered = await navigator.serviceWorker?.getRegistration();
  const options = { body, icon: '/icon-192.png', tag: 'turn' };
  if (registered) await registered.showNotification('Potyczka', options);
  else new Notification('Potyczka', options);
};
