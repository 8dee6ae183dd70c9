import type { Lang } from '../langs.js';
import type { Msg } from '../vocabulary.js';

export { LANGS, type Lang } from '../langs.js';

const en = {
  pass: 'Pass',
  option: 'Choose this',
  'table-malformed': 'This is not the form of an answer to the question that is open.',
  'table-unknown': 'The answer names something that cannot be chosen here.',
  'table-too-few': 'That is less than the question asks for.',
  'table-too-many': 'That is more than the question allows.',
  'table-not-asked': 'Nothing is asked of this seat now.',
  'table-stale': 'The answer belongs to a question that is no longer open.',
  'table-over': 'The game is over.',
  'table-fault':
    'The table met a fault of its own; nothing was changed. Please choose something else or report it.',
  'table-nothing-to-retract': 'There is no answer to take back.',
  'table-campaign-moved-on':
    'The campaign has gone on since this match began: another match was finished first. This one does not count.',
  'table-campaign-no-such-offer': 'The campaign does not offer this.',
  'table-campaign-forged': 'This match cannot have ended so: {problem}.',
  'table-campaign-broken': 'These chapters do not follow from each other; nothing was changed.',
  'table-undo-blocked': 'Something new has come to light since; the others would have to agree.',
} as const;

type TableText = Readonly<Record<keyof typeof en, string>>;

const pl: TableText = {
  pass: 'Pas',
  option: 'Wybierz to',
  'table-malformed': 'Taka odpowiedź nie pasuje do zadanego pytania.',
  'table-unknown': 'Odpowiedź wskazuje coś, czego nie można tu wybrać.',
  'table-too-few': 'To mniej, niż wymaga pytanie.',
  'table-too-many': 'To więcej, niż dopuszcza pytanie.',
  'table-not-asked': 'W tej chwili nic nie wymaga Twojej decyzji.',
  'table-stale': 'Odpowiedź dotyczy pytania, które nie jest już otwarte.',
  'table-over': 'Gra jest zakończona.',
  'table-fault': 'Przy stole wystąpił błąd; nic się nie zmieniło. Wybierz coś innego albo zgłoś usterkę.',
  'table-nothing-to-retract': 'Nie ma odpowiedzi, którą można wycofać.',
  'table-campaign-moved-on':
    'Kampania poszła dalej, odkąd zaczęła się ta partia: inna skończyła się wcześniej. Ta się nie liczy.',
  'table-campaign-no-such-offer': 'Kampania tego nie oferuje.',
  'table-campaign-forged': 'Ta partia nie mogła się tak skończyć: {problem}.',
  'table-campaign-broken': 'Te rozdziały nie wynikają z siebie; nic się nie zmieniło.',
  'table-undo-blocked': 'Od tamtej chwili wyszło na jaw coś nowego; pozostali musieliby się zgodzić.',
};

const TEXT: Readonly<Record<Lang, TableText>> = { pl, en };

/** The table's own sentences; undefined for a message that belongs to a game. */
export const tableText = (lang: Lang, msg: Msg): string | undefined => {
  const text = TEXT[lang] as Readonly<Record<string, string>>;
  return Object.hasOwn(text, msg.id) ? text[msg.id] : undefined;
};
