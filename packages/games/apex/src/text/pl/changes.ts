import type { ChangeLines } from '../cards/changes.js';

const DAMAGE = 'plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}';

export const changes: ChangeLines = {
  symbols: {
    'half-hit': 'półtrafienia',
    'lower-hit': 'niższego poziomu',
    'higher-miss': 'wyższego poziomu',
    'hidden-miss': 'ukrycia',
    headshot: 'strzału w głowę',
  },
  lines: {
    threshold: 'trudność trafienia {n}',
    'threshold-is': 'trudność trafienia wynosi dokładnie {n}, cokolwiek innego ją zmienia',
    stability: 'stabilność {n}',
    rof: 'szybkostrzelność +{n}',
    'rof-cap': 'szybkostrzelność {from} lub większa staje się {to}',
    'per-hit': `każde trafienie zadaje +{n, ${DAMAGE}}`,
    'first-hit': `pierwsze trafienie zadaje +{n, ${DAMAGE}}`,
    'headshot-less': 'obrażenia broni od strzału w głowę są o {n} mniejsze',
    ignore: `cel ignoruje {n, ${DAMAGE}}`,
    ignored: 'symbol {symbol} się nie liczy',
    misses: 'karty z symbolem {symbol} pudłują',
    hits: 'karty z symbolem {symbol} trafiają',
    'range-price': 'każde pole poza optymalnym zasięgiem kosztuje +{n} zamiast +10',
    replaces:
      'po odkryciu można wymienić {n, plural, one {# kartę} few {najwyżej # karty} many {najwyżej # kart} other {najwyżej # karty}} celowania',
    'shield-on-hit': 'po choć jednym trafieniu właściciel karty odzyskuje {n} osłony',
    outside: 'poza optymalnym zasięgiem: {does}',
    meets: 'jeśli strzał napotyka {figure_acc}: {does}',
    'target-bears': 'jeśli cel ma {figure_acc}',
    'shooter-bears': 'jeśli strzelający ma {figure_acc}',
    'enemy-bears': 'jeśli jakiś wróg ma {figure_acc}',
  },
};
