import type { Lang } from '@potyczka/kernel/run';

/** What the terminal itself says; the game has its own words. */
export interface Words {
  readonly welcome: (title: string) => string;
  readonly seal: (seal: string) => string;
  readonly hint: string;
  readonly help: string;
  readonly prompt: string;
  readonly many: (min: number, max: number) => string;
  readonly number: (min: number, max: number) => string;
  readonly greyed: (count: number) => string;
  readonly notPossible: string;
  readonly forced: (label: string) => string;
  readonly possible: string;
  readonly rule: string;
  readonly noSuchOption: (most: number) => string;
  readonly noSuchRule: (id: string) => string;
  readonly whyWhat: string;
  readonly noSuchCard: string;
  readonly unknown: string;
  readonly chooseOne: string;
  readonly nothingToUndo: string;
  readonly undone: string;
  readonly saved: (file: string) => string;
  readonly saveWhere: string;
  readonly left: string;
  readonly wontListen: string;
  readonly over: string;
  readonly winner: (names: string, shared: boolean) => string;
  readonly sealHolds: (seed: string) => string;
  readonly sealBroken: string;
}

const en: Words = {
  welcome: title => `${title}: you against bots.`,
  seal: seal => `Seal of the shuffle: ${seal}`,
  hint: 'Type the number of an option, or help.',
  help: [
    '  1            choose option 1; "1 3" chooses two where several may be chosen, an empty line none',
    '  ?            also list what is not possible now, with the reasons',
    '  why N        why option N is not possible, with the rule; or what it is',
    '  rules ID     the text of a rule, for example rules ADR-VIS-01',
    '  card NAME    what a card that you see does, for example card whisper',
    '  board        draw the board again',
    '  log          what has happened so far; log 10 for the last ten lines',
    '  undo         take back your last decision, as far as nothing new has come to light',
    '  save FILE    save the match; go on later with play --load FILE',
    '  quit         leave',
  ].join('\n'),
  prompt: '> ',
  many: (min, max) => `(choose ${min === max ? min : `${min} to ${max}`}, for example "1 3")`,
  number: (min, max) => `(a number from ${min} to ${max})`,
  greyed: count => `(${count} more not possible now: type ?)`,
  notPossible: 'not possible now:',
  forced: label => `(only one thing is possible: ${label})`,
  possible: 'This is possible.',
  rule: 'Rule',
  noSuchOption: most => `There are options 1 to ${most}.`,
  noSuchRule: id => `No ledger has a rule ${id}.`,
  whyWhat: 'Type why and the number of an option, for example why 7.',
  noSuchCard: 'Type card and a part of the name of a card that you see.',
  unknown: 'Type the number of an option, ? or help.',
  chooseOne: 'Choose one option by its number.',
  nothingToUndo:
    'Nothing can be taken back: something new has come to light since, or you have not decided yet.',
  undone: 'Taken back.',
  saved: file => `Saved in ${file}. It holds the seed: whoever reads it knows every card.`,
  saveWhere: 'Type save and a file name.',
  left: 'You have left the match.',
  wontListen: '(no such answer several times in a row: the first possible one is taken)',
  over: 'The game is over.',
  winner: (names, shared) => (shared ? `Shared victory: ${names}.` : `Winner: ${names}.`),
  sealHolds: seed => `The seed ${seed} matches the seal, and the match replays to the same end.`,
  sealBroken: 'The match does not replay to the same end. Please report it.',
};

const pl: Words = {
  welcome: title => `${title}: Ty przeciw botom.`,
  seal: seal => `Pieczęć tasowania: ${seal}`,
  hint: 'Wpisz numer opcji albo „pomoc”.',
  help: [
    '  1            wybierz opcję 1; „1 3” to dwie naraz, gdy można wybrać kilka, pusty wiersz to żadna',
    '  ?            pokaż też to, czego teraz nie można, i dlaczego',
    '  czemu N      dlaczego opcja N jest niemożliwa (albo co robi) i która to zasada',
    '  zasada ID    treść zasady, na przykład zasada ADR-VIS-01',
    '  karta NAZWA  co robi karta, którą widzisz, na przykład karta snajperka',
    '  plansza      narysuj planszę jeszcze raz',
    '  dziennik     co się dotąd wydarzyło; dziennik 10 to ostatnie dziesięć wierszy',
    '  cofnij       cofnij ostatnią decyzję, o ile nic nowego nie wyszło na jaw',
    '  zapisz PLIK  zapisz grę; później graj dalej przez play --load PLIK',
    '  koniec       wyjdź',
    '  (działają też słowa angielskie: why, rules, card, board, log, undo, save, quit)',
  ].join('\n'),
  prompt: '> ',
  many: (min, max) => `(wybierz ${min === max ? min : `od ${min} do ${max}`}, na przykład „1 3”)`,
  number: (min, max) => `(liczba od ${min} do ${max})`,
  greyed: count => `(teraz niemożliwe: ${count}; wpisz „?”)`,
  notPossible: 'teraz niemożliwe:',
  forced: label => `(jedyna opcja: ${label})`,
  possible: 'To jest możliwe.',
  rule: 'Zasada',
  noSuchOption: most => `Opcje mają numery od 1 do ${most}.`,
  noSuchRule: id => `W spisach zasad nie ma ${id}.`,
  whyWhat: 'Wpisz „czemu” i numer opcji, na przykład „czemu 7”.',
  noSuchCard: 'Wpisz „karta” i część nazwy karty, którą widzisz.',
  unknown: 'Wpisz numer opcji, „?” albo „pomoc”.',
  chooseOne: 'Wybierz jedną opcję, podając jej numer.',
  nothingToUndo: 'Nie ma czego cofnąć: wyszło już na jaw coś nowego albo nie było jeszcze Twojej decyzji.',
  undone: 'Cofnięto.',
  saved: file => `Zapisano w ${file}. Plik zawiera ziarno losowania: kto go przeczyta, zna wszystkie karty.`,
  saveWhere: 'Wpisz „zapisz” i nazwę pliku.',
  left: 'Gra przerwana.',
  wontListen: '(kilka razy z rzędu nie było takiej odpowiedzi: wybrano pierwszą możliwą)',
  over: 'Koniec gry.',
  winner: (names, shared) => (shared ? `Wspólne zwycięstwo: ${names}.` : `Zwycięża: ${names}.`),
  sealHolds: seed =>
    `Ziarno ${seed} zgadza się z pieczęcią, a gra odtworzona od początku kończy się tak samo.`,
  sealBroken: 'Odtworzona gra kończy się inaczej. Prosimy o zgłoszenie usterki.',
};

export const WORDS: Readonly<Record<Lang, Words>> = { en, pl };

/** What may be typed, in both languages. */
export const COMMANDS = {
  help: ['help', 'h', 'pomoc'],
  greyed: ['?'],
  why: ['why', 'czemu', 'dlaczego'],
  rules: ['rules', 'rule', 'zasada', 'zasady'],
  card: ['card', 'karta'],
  board: ['board', 'b', 'plansza'],
  log: ['log', 'dziennik'],
  undo: ['undo', 'u', 'cofnij'],
  save: ['save', 'zapisz'],
  quit: ['quit', 'q', 'exit', 'koniec'],
} as const;

export type Typed = keyof typeof COMMANDS;

/** The command that a word stands for. */
export const typedCommand = (word: string): Typed | undefined =>
  (Object.keys(COMMANDS) as Typed[]).find(name => (COMMANDS[name] as readonly string[]).includes(word));
