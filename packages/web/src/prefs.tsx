import type { Lang } from '@potyczka/kernel/run';
import { fill, tied, type Values } from '@potyczka/words';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { ShellText } from './text/en.js';

/** What people have set for themselves; kept in the browser. */
export interface Prefs {
  readonly lang: Lang;
  /** `system`: as the system says, and when it changes its mind. */
  readonly theme: 'system' | 'dark' | 'light';
  readonly palette: 'own' | 'safe';
  readonly motion: 'full' | 'none';
  /** How long what others do is looked at. */
  readonly pace: 'slow' | 'usual' | 'fast';
  /** Turns of the log that are over show only their first line. */
  readonly isLogShort: boolean;
  readonly sound: boolean;
  readonly notify: boolean;
  /** What others call me; empty: the table gives me a name. */
  readonly name: string;
  /** What the server called me when it was last asked. */
  readonly told: string;
}

const KEY = 'potyczka-prefs';

const LIGHT = '(prefers-color-scheme: light)';

const media = (query: string): boolean => typeof matchMedia !== 'undefined' && matchMedia(query).matches;

/** Dark or light, by choice or as the system says now. */
const useTheme = (wish: Prefs['theme']): 'dark' | 'light' => {
  const [isLight, setLight] = useState(() => media(LIGHT));
  useEffect(() => {
    const system = matchMedia(LIGHT);
    const follow = (): void => setLight(system.matches);
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  return wish === 'system' ? (isLight ? 'light' : 'dark') : wish;
};

const defaults = (): Prefs => ({
  lang: navigator.language.startsWith('pl') || !navigator.language.startsWith('en') ? 'pl' : 'en',
  theme: 'system',
  palette: 'own',
  motion: media('(prefers-reduced-motion: reduce)') ? 'none' : 'full',
  pace: 'usual',
  isLogShort: true,
  sound: false,
  notify: false,
  name: '',
  told: '',
});

const saved = (): Prefs => {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>) };
  } catch {
    return defaults();
  }
};

/** The words of the shell in one language. */
interface Words {
  readonly lang: Lang;
  readonly words: Readonly<Record<ShellText, string>>;
}

const LOAD: Readonly<Record<Lang, () => Promise<Words>>> = {
  pl: async () => ({ lang: 'pl', words: (await import('./text/pl.js')).pl }),
  en: async () => ({ lang: 'en', words: (await import('./text/en.js')).en }),
};

/** The words of the language that is set: nothing is said before they are here. */
export const firstWords = (): Promise<Words> => LOAD[saved().lang]();

export type Say = (id: ShellText, args?: Values) => string;

interface Setting {
  readonly prefs: Prefs;
  readonly t: Say;
  set(change: Partial<Prefs>): void;
}

const Context = createContext<Setting | null>(null);

interface PrefsProviderProps {
  readonly first: Words;
  readonly children?: ReactNode;
}

export const PrefsProvider = ({ first, children }: PrefsProviderProps): ReactNode => {
  const [wished, setPrefs] = useState(saved);
  const [{ lang, words }, setWords] = useState(first);
  // Another language is spoken once its words are here.
  const prefs = useMemo(() => ({ ...wished, lang }), [wished, lang]);
  useEffect(() => {
    let isLatest = true;
    if (wished.lang !== lang)
      LOAD[wished.lang]().then(
        next => isLatest && setWords(next),
        () => undefined,
      );
    return () => {
      isLatest = false;
    };
  }, [wished.lang, lang]);
  const theme = useTheme(prefs.theme);
  // Before anything is painted: buttons would fade from the dark theme into the light one.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = prefs.lang;
    root.dataset.theme = theme;
    root.dataset.palette = prefs.palette;
    root.dataset.motion = prefs.motion;
  }, [prefs, theme]);
  useEffect(() => localStorage.setItem(KEY, JSON.stringify(wished)), [wished]);
  // What another page of mine was told: else the older one would give the table my old name again.
  useEffect(() => {
    const follow = (e: StorageEvent): void => {
      if (e.key === KEY) setPrefs(p => ({ ...p, name: saved().name, told: saved().told }));
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const value = useMemo<Setting>(
    () => ({
      prefs,
      t: (id, args) => tied(lang, fill(lang, words[id], args)),
      set: change => setPrefs(p => ({ ...p, ...change })),
    }),
    [prefs, lang, words],
  );
  return <Context value={value}>{children}</Context>;
};

export const usePrefs = (): Setting => {
  const setting = useContext(Context);
  if (!setting) throw new Error('no preferences');
  return setting;
};
