import type { About } from '@potyczka/table';

/** What people are told who are away: nothing but what stands on the table for them. */

export type Lang = 'pl' | 'en';

/** What a sentence is made of. */
export interface Said {
  readonly about: About;
  /** Of the game. */
  readonly title: string;
  /** Who it is about: who asks, who has written, or in a group whose turn it is. */
  readonly name: string;
  /** Hours that are left, if a clock runs. */
  readonly hours: number | null;
}

const hours = (left: number): string => String(Math.max(1, Math.round(left)));

const en: Readonly<Record<About, (s: Said) => string>> = {
  turn: ({ hours: left }) => `It is your turn.${left === null ? '' : ` About ${hours(left)} h left.`}`,
  undo: ({ name }) => `${name} asks to take a move back.`,
  invited: ({ name }) => `${name} keeps a seat for you.`,
  chat: ({ name }) => `${name} has written at the table.`,
  seat: ({ name }) => `${name} asks for a bot’s seat at your table.`,
  clock: ({ hours: left }) => `It is your turn, and time runs out: about ${hours(left ?? 0)} h left.`,
};

const pl: typeof en = {
  turn: ({ hours: left }) => `Twoja kolej.${left === null ? '' : ` Zostało około ${hours(left)} godz.`}`,
  undo: ({ name }) => `${name} prosi o cofnięcie ruchu.`,
  invited: ({ name }) => `${name} trzyma dla Ciebie miejsce przy stole.`,
  chat: ({ name }) => `${name}: nowa wiadomość przy stole.`,
  seat: ({ name }) => `${name} prosi o miejsce bota przy Twoim stole.`,
  clock: ({ hours: left }) => `Twoja kolej, a czas się kończy: zostało około ${hours(left ?? 0)} godz.`,
};

const SAYS = { en, pl } as const;

export const sentence = (lang: Lang, said: Said): string => SAYS[lang][said.about](said);

/** For a group that reads along. */
export const forGroup = (lang: Lang, { name }: Said): string =>
  lang === 'pl' ? `Teraz decyduje: ${name}.` : `It is ${name}’s turn.`;

/** The rest of a mail. */
export const MAIL = {
  en: {
    open: 'Open the table:',
    stop: 'No more of these mails:',
    codeSubject: 'Your code for Potyczka',
    code: (code: string) =>
      `Somebody wants to be told at this address when it is their turn. If that is you, type this code in Potyczka: ${code}\n\nIf not, do nothing: no further mail comes.`,
  },
  pl: {
    open: 'Otwórz stół:',
    stop: 'Nie chcę więcej takich listów:',
    codeSubject: 'Twój kod do Potyczki',
    code: (code: string) =>
      `Ktoś chce dostawać pod tym adresem powiadomienia o swojej kolejce. Jeśli to Ty, wpisz w Potyczce ten kod: ${code}\n\nJeśli nie, nie rób nic: więcej listów nie przyjdzie.`,
  },
} as const;
