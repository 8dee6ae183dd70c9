import type { Names } from '../names.js';

export const abilities: Names['abilities'] = {
  'GB-A-1': {
    name: 'Kopuła ochronna',
    text: 'Akcja darmowa. Umieść kopułę na wolnym punkcie przecięcia w odległości 0–2 na linii wzroku. Czas trwania 3: nic miotanego nie rani nikogo w jej strefie; nikt nie strzela ani nie niszczy do środka, na zewnątrz ani przez nią. Odnawianie 3.',
  },
  'GB-A-2': {
    name: 'Bombardowanie obronne',
    text: 'Akcja darmowa. Umieść figurkę na dowolnym polu w odległości 0–5. Opóźnienie 2: każda legenda w obszarze 5×5 otrzymuje 24 obrażenia. Powietrzne, miotane. Odnawianie 3.',
  },
  'BL-A-1': {
    name: 'Wyrzutnia dymu',
    text: 'Akcja darmowa. Umieść dym na wolnym punkcie przecięcia w odległości 0–5. Czas trwania 3: strzelanie z jego strefy, do niej i przez nią ma trudność +10. Dwa żetony. Odnawianie 2.',
  },
  'BL-A-2': {
    name: 'Piorun kulisty',
    text: 'Akcja darmowa. Umieść figurkę na dowolnym polu w odległości 0–5 i wybierz jej kierunek. Opóźnienie 2, potem 3 pola naprzód i znów opóźnienie 2: każdy wróg w obszarze 5×4 otrzymuje 20 obrażeń. Powietrzny, miotany. Odnawianie 2.',
  },
  'WR-A-1': {
    name: 'Przez otchłań',
    text: 'Akcja darmowa: każdy ruch w tej aktywacji ma +1 PR. Albo reakcja przed ostrzałem, gdy jesteś celem: szybkostrzelność 3 lub większa staje się 2, a po obrażeniach możesz wykonać ruch 2. Odnawianie 3.',
  },
  'WR-A-2': {
    name: 'Wrota wymiarów',
    text: 'Akcja specjalna, 1 PA. Wrota na wolnym przylegającym polu, ruch 5, drugie wrota na wolnym przylegającym polu. Czas trwania 3: kto wejdzie na jedne, wychodzi obok drugich. Odnawianie 2.',
  },
  'BH-A-1': {
    name: 'Oko Wszechojca',
    text: 'Akcja darmowa. Kruk dla najwyżej 3 wrogów w odległości 1–3. Czas trwania 3: gdy Twoja drużyna do nich strzela, karty celowania z symbolem ukrycia trafiają. Odnawianie 3.',
  },
  'BH-A-2': {
    name: 'Bestia łowów',
    text: 'Akcja darmowa. Czas trwania 3: Twoje ruchy o wartości 2 lub większej mają +1 PR, Twoje strzały trudność −5. Eliminacja wroga odnawia czas trwania. Odnawianie 2.',
  },
  'PF-A-1': {
    name: 'Hak z liną',
    text: 'Akcja specjalna, 1 PA: przenieś się na wolne pole w odległości 1–3 na linii wzroku; jeśli jest wyżej albo przy obiekcie, możesz przenieść się dalej na wolne pole w odległości 1–2. Albo reakcja po ostrzale, gdy jesteś celem: przenieś się na wolne pole w odległości 1–2 na linii wzroku. Odnawianie 2.',
  },
  'PF-A-2': {
    name: 'Działo z linką',
    text: 'Akcja darmowa. Jeden punkt zaczepu na wolnym rogu swojego pola, drugi na wolnym punkcie przecięcia w odległości 3–5 na linii wzroku. Każdy może z nich korzystać. Odnawianie 3.',
  },
  'LL-A-1': {
    name: 'Dron leczący D.O.C.',
    text: 'Akcja darmowa. Umieść drona na wolnym polu w odległości 1–3 na linii wzroku, nie wyżej. Od razu i po opóźnieniu 2 każda legenda obok niego odzyskuje 8 zdrowia. Odnawianie 2.',
  },
  'LL-A-2': {
    name: 'Zrzut zaopatrzenia Lifeline',
    text: 'Akcja darmowa. Umieść znacznik na wolnym polu w odległości 1–2 na linii wzroku. Opóźnienie 2: kto tam stoi, otrzymuje 15 obrażeń i ustępuje; zrzut ląduje i można go otworzyć. Odnawianie 3.',
  },
};

export const feats: Names['feats'] = {
  'GB-F-1': 'Każda legenda Twojej drużyny w strefie kopuły może użyć akcesorium.',
  'GB-F-2': 'Atak wręcz; udany zadaje 6 obrażeń i odpycha o 2 pola (kolizja: 6).',
  'GB-F-3': 'Przywróć 8 osłony sobie albo sojusznikowi na przylegającym polu.',
  'GB-F-4': 'Pierwsze trafienie zadaje +6 obrażeń.',
  'GB-F-5':
    'Jako cel zignoruj 8 obrażeń. Obok celu zamień się z nim miejscami: teraz Ty jesteś celem i ignorujesz 8 obrażeń.',
  'GB-F-6': 'Możesz inicjować kopułę ochronną, jeśli jest dostępna.',
  'GB-F-7': 'Odepchnij każdego wroga na przylegającym polu o 1 pole (kolizja: 4).',
  'GB-F-8': 'Obrażenia broni od strzału w głowę są o 10 mniejsze; zignoruj 10 obrażeń.',
  'BL-F-1': 'Możesz zadać 6 obrażeń wrogowi na przylegającym polu. Potem ruch 2.',
  'BL-F-2': 'Każde trafienie zadaje +2 obrażenia.',
  'BL-F-3': 'Trudność −10.',
  'BL-F-4': 'Ruch 2. Jedna z Twoich broni dostaje 1 amunicję.',
  'BL-F-5':
    'Możesz inicjować wyrzutnię dymu. Jeśli ostrzał napotyka dym, symbol niższego poziomu się nie liczy, a karty z symbolem ukrycia pudłują.',
  'BL-F-6': 'Możesz inicjować wyrzutnię dymu. Jeśli ostrzał napotyka dym, jego trudność wynosi dokładnie 65.',
  'BL-F-7': 'Ruch 3; albo ruch 1 i możesz użyć zwykłego akcesorium.',
  'BL-F-8': 'Strzelanie z szybkostrzelnością +1.',
  'WR-F-1': 'Przenieś legendę stojącą przy wrotach na wolne pole sąsiadujące z drugimi.',
  'WR-F-2': 'Ruch 3.',
  'WR-F-3': 'Po odkryciu kart możesz wymienić 1 kartę celowania.',
  'WR-F-4':
    'Obejrzyj 4 wierzchnie karty celowania; dowolne odłóż na spód, resztę na wierzch w dowolnej kolejności.',
  'WR-F-5': 'Obejrzyj 3 wierzchnie karty celowania i odłóż je w dowolnej kolejności.',
  'WR-F-6': 'Zignoruj 8 obrażeń.',
  'WR-F-7': 'Jedna legenda Twojej drużyny może wykonać ruch 2.',
  'WR-F-8': 'Atak wręcz i ruch 2.',
  'BH-F-1': 'Strzelanie, potem ruch 2.',
  'BH-F-2': 'Ruch 2; ruch 3, jeśli jakiś wróg ma kruka.',
  'BH-F-3': 'Symbol ukrycia się nie liczy.',
  'BH-F-4':
    'Wzmocnienie strzelania dla dowolnej legendy Twojej drużyny: trudność −10 poza optymalnym zasięgiem; po odkryciu strzelający może wymienić najwyżej 2 karty celowania.',
  'BH-F-5': 'Jeśli strzelający ma kruka: trudność +10.',
  'BH-F-6': 'Ruch 2.',
  'BH-F-7': 'Stabilność 2.',
  'BH-F-8': 'Odnawianie jednej z Twoich zdolności −1.',
  'PF-F-1': 'Jedna legenda Twojej drużyny może w dowolnej kolejności wykonać ruch 1 i zjechać linką.',
  'PF-F-2': 'Stabilność 2; każde pole poza optymalnym zasięgiem to +5 zamiast +10.',
  'PF-F-3': 'Gdy granat wroga spada w odległości 0–2: przed wybuchem przesuń go o 2 pola w jednym kierunku.',
  'PF-F-4': 'Przenieś wroga w odległości 1–3 na linii wzroku na wolne pole przylegające do Ciebie.',
  'PF-F-5': 'Odepchnij wroga na przylegającym polu o 2 pola (kolizja: 6).',
  'PF-F-6': 'Jedna legenda Twojej drużyny przy punkcie zaczepu może zjechać linką.',
  'PF-F-7': 'Odnawianie haka z liną −1.',
  'PF-F-8': 'Trudność +10.',
  'LL-F-1':
    'Przy skrzyni z zaopatrzeniem: przywróć 12 zdrowia albo 12 osłony sobie lub sojusznikowi na przylegającym polu.',
  'LL-F-2': 'Ruch 3 zakończony obok sojusznika.',
  'LL-F-3': 'Wróg na przylegającym polu otrzymuje 6 obrażeń osłony.',
  'LL-F-4': 'Cel, jeśli nie jest wyeliminowany, odzyskuje 8 zdrowia.',
  'LL-F-5':
    'Gdy legenda Twojej drużyny się odradza: nie kosztuje to PA, a sojusznik może wrócić obok Ciebie.',
  'LL-F-6': 'Użyj akcesorium na sobie albo na sojuszniku na przylegającym polu.',
  'LL-F-7': 'Cel ignoruje 6 obrażeń.',
  'LL-F-8': 'Każde trafienie zadaje +1 obrażenie; przy co najmniej jednym trafieniu przywróć 4 osłony.',
};
