import type { Names } from '../names.js';

export const tokens: Names['tokens'] = {
  helmet:
    'W każdym strzale do Ciebie {stops, plural, one {# strzał} few {# strzały} many {# strzałów} other {# strzału}} w głowę z kart celowania do {upTo} nie zadaje dodatkowych obrażeń; trafienie się liczy.',
  'helmet-action': 'Akcja specjalna, 1 PA: oddziaływanie i użycie przedmiotu, w dowolnej kolejności.',
  body: 'Najwyżej {limit} osłony.',
  'body-fills': 'Założenie przywraca {n} osłony, jeden raz.',
  knockdown: 'Gdy obrażenia miałyby Cię wyeliminować, pochłania najwyżej {n} z nich, jeden raz.',
  'knockdown-ring': 'Pierścień zadaje Ci najwyżej {n} obrażeń.',
  'no-effect': 'Bez działania.',
  health: 'Przywraca najwyżej {n} zdrowia.',
  shield: 'Przywraca najwyżej {n} osłony.',
  cools: 'Każda Twoja odnawiana zdolność jest o {n} bliżej gotowości.',
  frag: 'Odległość {low}–{high}. Znoszą go {cards, plural, one {# karta} few {# karty} many {# kart} other {# karty}} celowania, potem {centre} obrażeń na jego polu i {around} na 8 polach wokół.',
  thermite:
    'Odległość {low}–{high}. {cards, plural, one {Znosi go # karta} few {Znoszą go # karty} many {Znosi go # kart} other {Znosi go # karty}} celowania, potem {centre} obrażeń na jego polu i {around} na 4 pozostałych polach linii 5 pól.',
  stability:
    'Stabilność {n}: pierwsza karta leży o {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}} dalej w lewo na torze celowania.',
  rof: 'Szybkostrzelność +{n}.',
  sight: 'Trudność {n} w odległości {band}.',
  'per-hit':
    'Każde trafienie zadaje +{n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
  'first-hit':
    'Pierwsze trafienie zadaje +{n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
  ring: 'Granica przesuwa się do środka: góra {top}, prawa {right}, dół {bottom}, lewa {left}.',
  bin: 'Dobiera się dwie bronie, z których można zatrzymać jedną. Łupy: {loot}.',
};
