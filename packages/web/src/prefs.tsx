import type { Lang } from '@potyczka/kernel/run';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { en, type ShellText } from './text/en.js';
import { pl } from './text/pl.js';

/** What a person has set for himself; kept in the browser. */
export interface Prefs {
  readonly lang: Lang;
  readonly theme: 'dark' | 'light';
  readonly palette: 'own' | 'safe';
  readonly motion: 'full' | 'none';
  readonly sound: boolean;
  readonly notify: boolean;
}

const KEY = 'potyczka-prefs';

const media = (query: string): boolean => typeof matchMedia !== 'undefined' && matchMedia(query).matches;

const defaults = (): Prefs => ({
  lang: navigator.language.startsWith('pl') || !navigator.language.startsWith('en') ? 'pl' : 'en',
  theme: media('(prefers-color-scheme: light)') ? 'light' : 'dark',
  palette: 'own',
  motion: media('(prefers-reduced-motion: reduce)') ? 'none' : 'full',
  sound: false,
  notify: false,
});

const saved = (): Prefs => {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>) };
  } catch {
    return defaults();
  }
};

export type Say = (id: ShellText, args?: Readonly<Record<string, string | number>>) => string;

interface Setting {
  readonly prefs: Prefs;
  readonly t: Say;
  set(change: Partial<Prefs>): void;
}

const Context = createContext<Setting | null>(null);

const fill = (text: string, args: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));

export const PrefsProvider = ({ children }: { children: ReactNode }): ReactNode => {
  const [prefs, setPrefs] = useState(saved);
  useEffect(() => {
    const root = document.documentElement;
    root.lang = prefs.lang;
    root.dataset.theme = prefs.theme;
    root.dataset.palette = prefs.palette;
    root.dataset.motion = prefs.motion;
    localStorage.setItem(KEY, JSON.stringify(prefs));
  }, [prefs]);
  const value = useMemo<Setting>(() => {
    const words = prefs.lang === 'pl' ? pl : en;
    return {
      prefs,
      t: (id, args) => fill(words[id], args),
      set: change => setPrefs(p => ({ ...p, ...change })),
    };
  }, [prefs]);
  return <Context value={value}>{children}</Context>;
};

export const usePrefs = (): Setting => {
  const setting = useContext(Context);
  if (!setting) throw new Error('no preferences');
  return setting;
};
