import { chapter } from './rule.js';

export const sight = chapter('VIS', [
  {
    id: 'ADR-VIS-01',
    pl: 'We własnym pomieszczeniu widzisz wszystkich. Kto jest w zasięgu Twojego wzroku, ten jest widoczny: to jedno i to samo.',
    en: 'In your own room you see everybody.',
  },
  {
    id: 'ADR-VIS-02',
    pl: 'Jeśli Twoje pole ma drzwi, widzisz też całe pomieszczenie za nimi: każde jego pole i każdego, kto na nim stoi.',
    en: 'If your square has a door, you also see the whole room behind it: every square and everybody on it.',
  },
  {
    id: 'ADR-VIS-03',
    pl: 'Liczy się wyłącznie pole patrzącego, więc widzenie nie zawsze jest wzajemne. Ktoś, kogo widzisz przez drzwi, zobaczy Cię tylko z pola, które samo ma drzwi do Twojego pomieszczenia.',
    en: 'Only the viewer’s square counts, so seeing need not be mutual. Somebody you see through a door sees you only from a square that itself has a door into your room.',
  },
  {
    id: 'ADR-VIS-04',
    pl: 'Z pola o kilku drzwiach widzisz wszystkie pomieszczenia za nimi naraz. Jednym strzałem możesz wybrać cele za różnymi drzwiami.',
    en: 'From a square with several doors you see all the rooms behind them at once. One shot may pick targets behind different doors.',
  },
  {
    id: 'ADR-VIS-05',
    pl: 'Figurki niczego nie zasłaniają: strzelasz ponad zajętymi polami i nikt nie schowa się za kimś innym.',
    en: 'Figures hide nothing: you shoot across occupied squares, and nobody can take cover behind somebody else.',
  },
  {
    id: 'ADR-VIS-06',
    pl: 'Wewnątrz pomieszczenia nic nie ogranicza wzroku: z każdego pola widać wszystkie pozostałe.',
    en: 'Nothing inside a room limits sight: every square of it sees all the others.',
  },
  {
    id: 'ADR-VIS-07',
    pl: 'To, gdzie dokładnie w obrębie pola stoi figurka, nie ma znaczenia; liczy się samo pole.',
    en: 'Where on its square a figure stands makes no difference; only the square counts.',
  },
  {
    id: 'ADR-VIS-08',
    pl: 'Sąsiedniego pomieszczenia nie widzisz, jeśli Twoje pole nie ma do niego drzwi, nawet gdy ma je inne pole Twojego pomieszczenia.',
    en: 'You do not see a neighbouring room if your own square has no door to it, even if another square of your room has one.',
  },
  {
    id: 'ADR-VIS-09',
    pl: 'Wzrok sięga tylko przez jedne drzwi. To, co jest za kolejnymi drzwiami tamtego pomieszczenia, pozostaje niewidoczne.',
    en: 'Sight reaches through one door only. What lies behind further doors of that room stays out of sight.',
    reconstructed: true,
  },
  {
    id: 'ADR-VIS-10',
    pl: 'Czy widzisz jakieś pole lub pomieszczenie, sprawdzasz tak, jakby ktoś tam stał. Własne pole i własne pomieszczenie widzisz zawsze.',
    en: 'Whether you see a square or a room is judged as if somebody stood there. You always see your own square and your own room.',
    reconstructed: true,
  },
  {
    id: 'ADR-VIS-11',
    pl: 'Cel musi być w zasięgu wzroku tylko wtedy, gdy wymaga tego broń. Tak jest mniej więcej z połową; o pozostałych decyduje odległość, linia lub pomieszczenie.',
    en: 'A target has to be in sight only where the weapon says so. About half of them do; the others go by distance, line or room.',
  },
]);
