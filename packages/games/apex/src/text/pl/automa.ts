import { WORDS } from '../../legends/pl.js';
import { joined } from '../../legends/words.js';
import type { AutomaWords } from '../automa/words.js';

const legendWords = joined(WORDS);

export const automa: AutomaWords = {
  titles: {
    ...legendWords.automaTitles,
    'push-forward': 'Naprzód',
    sprint: 'Sprint',
    recharge: 'Doładowanie',
    'patch-up': 'Opatrunek',
    'tactical-position': 'Taktyczna pozycja',
    'fire-in-the-hole': 'Uwaga, granat',
  },
  symbols: { W: 'biała ścieżka', G: 'zielona ścieżka', X: 'bez ruchu' },
  phrases: {
    step: 'Krok {n}: {does}.',
    boost: 'Wzmocnienie strzelania: {does}.',
    before: 'Reakcja, przed ostrzałem: {does}.',
    after: 'Reakcja, po ostrzale: {does}.',
    move: 'ruch {mp}, przed strzałem {before}, po strzale {after}',
    reposition: 'taktyczne przemieszczenie',
    gain: 'zyskaj {n, plural, one {# żeton ładowania} few {# żetony ładowania} many {# żetonów ładowania} other {# żetonu ładowania}}',
    'restore-shield': 'odzyskaj {shield} osłony',
    'restore-health': 'odzyskaj {health} zdrowia',
    'restore-both': 'odzyskaj {shield} osłony i {health} zdrowia',
    'with-ally': '{does}, także sojusznik w odległości do {n}',
    grenade: 'granat odłamkowy we wroga w odległości {low}–{high}',
    pull: 'przenieś wroga w odległości {band} na pierwsze wolne pole sąsiadujące',
    push: 'odepchnij przylegającego wroga o {n}',
    pay: 'za {n, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} ładowania: {does}',
    otherwise: '{does}; w przeciwnym razie {other}',
    'when-enemy': 'gdy wróg jest w odległości {band}: {does}',
    'when-beside': 'gdy wróg stoi na przylegającym polu: {does}',
    'when-beside-nobody': 'gdy na przylegającym polu nie ma wroga: {does}',
    'in-sight': ' na linii wzroku',
    'with-room': ', a obok Automy jest wolne pole',
    weapon:
      '{name}: optymalny zasięg {best}, zasięg {range}, trudność {threshold}, szybkostrzelność {rof}, obrażenia {damage}, strzał w głowę {headshot}.',
    charge: 'Z ładowaniem {n}: {does}.',
    sight: 'trudność {n} w odległości {band}',
    paths:
      'Automa idzie białą albo zieloną ścieżką, jak mówi jej schemat; kartę obraca się tak, by strzałka wskazywała głównego wroga.',
    'path-white': 'Biała ścieżka: {steps}.',
    'path-green': 'Zielona ścieżka: {steps}.',
  },
};
