/** What a table says when it refuses a request; prompts and reasons of a game are in its own texts. */
const en = {
  'table-malformed-request': 'This is not a request that the table understands.',
  'table-unknown-table': 'There is no such table.',
  'table-unknown-game': 'There is no such game here.',
  'table-bad-option': 'The option {option} takes {accepted}.',
  'table-wrong-seats': 'With these options the table has {seats} seats.',
  'table-one-seat': 'You can take one seat only.',
  'table-not-saved': 'Your decision could not be saved. The table shows what stands; please try again.',
  'table-no-seat': 'You have no seat at this table.',
  'table-not-host': 'Only whoever made the table may do this.',
  'table-locked': 'The table is locked; you need a link to a seat.',
  'table-seat-taken': 'This seat is no longer free.',
  'table-seats-open': 'Some seats are still open.',
  'table-started': 'The game has begun already.',
  'table-not-started': 'The game has not begun yet.',
  'table-not-over': 'The game is not over yet.',
  'table-no-undo-asked': 'Nobody has asked to take that back.',
  'table-no-such-moment': 'That moment was taken back, or has not come yet.',
  'table-chat-off': 'There is no chat at this table.',
  'table-bad-record': 'This record cannot be read: {problem}.',
  'table-store-away':
    'The table cannot reach its store at the moment; nothing was changed. Please try again.',
  'table-connection-lost': 'The connection was lost before an answer came.',
  'table-rules-newer': 'This match goes on under newer rules than this server knows. Please connect again.',
  'table-rules-changed': 'The rules have changed since, and this match cannot be shown under the new ones.',
  'table-no-record': 'The rules were mended during this match: there is no single record of it.',
  'table-too-fast': 'Too many requests; please wait a moment.',
  'table-too-large': 'This message is too large.',
} as const;

export type TableTextId = keyof typeof en;

const pl: Readonly<Record<TableTextId, string>> = {
  'table-malformed-request': 'Stół nie rozumie takiego polecenia.',
  'table-unknown-table': 'Nie ma takiego stołu.',
  'table-unknown-game': 'Nie ma tu takiej gry.',
  'table-bad-option': 'Opcja {option} przyjmuje: {accepted}.',
  'table-wrong-seats': 'Przy tych opcjach liczba miejsc przy stole to {seats}.',
  'table-one-seat': 'Możesz zająć tylko jedno miejsce.',
  'table-not-saved': 'Nie udało się zapisać Twojej decyzji. Stół pokazuje, co obowiązuje; spróbuj ponownie.',
  'table-no-seat': 'Nie masz miejsca przy tym stole.',
  'table-not-host': 'Może to zrobić tylko osoba, która założyła stół.',
  'table-locked': 'Stół jest zamknięty; potrzebny jest odnośnik do miejsca.',
  'table-seat-taken': 'To miejsce nie jest już wolne.',
  'table-seats-open': 'Niektóre miejsca są jeszcze wolne.',
  'table-started': 'Gra już się rozpoczęła.',
  'table-not-started': 'Gra jeszcze się nie rozpoczęła.',
  'table-not-over': 'Gra jeszcze się nie skończyła.',
  'table-no-undo-asked': 'Nikt nie prosił o cofnięcie tego ruchu.',
  'table-no-such-moment': 'Ten moment cofnięto albo jeszcze nie nadszedł.',
  'table-chat-off': 'Przy tym stole nie ma czatu.',
  'table-bad-record': 'Nie można odczytać tego zapisu: {problem}.',
  'table-store-away':
    'Stół nie może teraz sięgnąć do swoich zapisów; nic się nie zmieniło. Spróbuj ponownie.',
  'table-connection-lost': 'Połączenie zostało przerwane, zanim nadeszła odpowiedź.',
  'table-rules-newer': 'Ta partia toczy się według nowszych zasad, niż zna ten serwer. Połącz się ponownie.',
  'table-rules-changed': 'Zasady zmieniły się od tego czasu i tej partii nie da się pokazać według nowych.',
  'table-no-record': 'W trakcie tej partii poprawiono zasady: nie ma jednego zapisu całości.',
  'table-too-fast': 'Za dużo poleceń; poczekaj chwilę.',
  'table-too-large': 'Ta wiadomość jest za duża.',
};

export const tableMessages = { pl, en } as const;
