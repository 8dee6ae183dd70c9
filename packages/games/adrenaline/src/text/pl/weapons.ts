import { same } from '@potyczka/words';
import type { Weapons } from '../en/weapons.js';
import type { EffectWords } from '../grammar.js';
import { noun } from './noun.js';

/** In a sentence an effect has a small letter. */
const effect = (label: string, gen: string, text: string): EffectWords => ({
  name: { label, nom: label.charAt(0).toLowerCase() + label.slice(1), gen },
  text,
});

const basicEffect = (text: string) => effect('Efekt podstawowy', 'efektu podstawowego', text);
const onlyEffect = (text: string) => effect('Efekt', 'efektu', text);
const basicMode = (text: string) => effect('Tryb podstawowy', 'trybu podstawowego', text);
const moveTarget = (text: string) => effect('Przesunięcie celu', 'przesunięcia celu', text);

const MOVE_TARGET = 'Cel efektu podstawowego możesz przesunąć o 1 pole.';

/** The 21 weapons in Polish: names in all cases, effects, rules in our words. */
export const weapons: Weapons = {
  'lock-rifle': {
    name: noun(
      'Sztucer bojowy',
      'Sztucera bojowego',
      'Sztucerowi bojowemu',
      'Sztucer bojowy',
      'Sztucerem bojowym',
      'Sztucerze bojowym',
    ),
    effects: {
      basic: basicEffect('Jeden widoczny cel: 2 obrażenia, 1 znacznik namierzania.'),
      'second-lock': effect(
        'Ponowne namierzanie',
        'ponownego namierzania',
        'Inny widoczny cel: 1 znacznik namierzania.',
      ),
    },
  },
  'machine-gun': {
    name: noun(
      'Karabin maszynowy',
      'Karabinu maszynowego',
      'Karabinowi maszynowemu',
      'Karabin maszynowy',
      'Karabinem maszynowym',
      'Karabinie maszynowym',
    ),
    effects: {
      basic: basicEffect('Jeden lub dwa widoczne cele: po 1 obrażeniu.'),
      'focus-shot': effect('Celowanie', 'celowania', 'Jeden z tych celów: jeszcze 1 obrażenie.'),
      'turret-tripod': effect(
        'Trójnóg',
        'trójnoga',
        'Jeden z tych celów, pominięty przy celowaniu: jeszcze 1 obrażenie; i/lub nowy widoczny cel: 1 obrażenie.',
      ),
    },
  },
  thor: {
    name: same('T.H.O.R.'),
    effects: {
      basic: basicEffect('Jeden widoczny cel: 2 obrażenia.'),
      'chain-reaction': effect(
        'Reakcja łańcuchowa',
        'reakcji łańcuchowej',
        'Drugi cel, widoczny dla pierwszego: 1 obrażenie.',
      ),
      'high-voltage': effect(
        'Wysokie napięcie',
        'wysokiego napięcia',
        'Tylko po reakcji łańcuchowej. Trzeci cel, widoczny dla drugiego: 2 obrażenia.',
      ),
    },
  },
  'plasma-gun': {
    name: noun(
      'Karabin plazmowy',
      'Karabinu plazmowego',
      'Karabinowi plazmowemu',
      'Karabin plazmowy',
      'Karabinem plazmowym',
      'Karabinie plazmowym',
    ),
    effects: {
      basic: basicEffect('Jeden widoczny cel: 2 obrażenia.'),
      'phase-glide': effect(
        'Ślizg',
        'ślizgu',
        'Pokonujesz 1 lub 2 pola: w całości przed efektem podstawowym albo w całości po nim.',
      ),
      'charged-shot': effect(
        'Ponowne naładowanie',
        'ponownego naładowania',
        'Ten sam cel: jeszcze 1 obrażenie.',
      ),
    },
  },
  whisper: {
    name: noun('Snajperka', 'Snajperki', 'Snajperce', 'Snajperkę', 'Snajperką', 'Snajperce'),
    effects: {
      basic: onlyEffect(
        'Jeden widoczny cel, co najmniej 2 ruchy od Ciebie: 3 obrażenia, 1 znacznik namierzania.',
      ),
    },
  },
  electroscythe: {
    name: noun('Elektrokosa', 'Elektrokosy', 'Elektrokosie', 'Elektrokosę', 'Elektrokosą', 'Elektrokosie'),
    effects: {
      basic: basicMode('Wszyscy inni na Twoim polu: po 1 obrażeniu.'),
      reaper: effect('Tryb kosiarza', 'trybu kosiarza', 'Wszyscy inni na Twoim polu: po 2 obrażenia.'),
    },
  },
  'tractor-beam': {
    name: noun('Retraktor', 'Retraktora', 'Retraktorowi', 'Retraktor', 'Retraktorem', 'Retraktorze'),
    effects: {
      basic: basicMode(
        'Przesuwasz cel najwyżej o 2 pola, tak by skończył na polu, które widzisz: tam 1 obrażenie.',
      ),
      punisher: effect(
        'Tryb „punisher”',
        'trybu „punisher”',
        'Cel najwyżej 2 ruchy od Ciebie trafia na Twoje pole: 3 obrażenia.',
      ),
    },
  },
  'vortex-cannon': {
    name: noun(
      'Działko „Vortex”',
      'Działka „Vortex”',
      'Działku „Vortex”',
      'Działko „Vortex”',
      'Działkiem „Vortex”',
      'Działku „Vortex”',
    ),
    effects: {
      basic: basicEffect(
        'Na widocznym polu, innym niż Twoje, powstaje wir. Wciąga jeden cel z tego pola lub z odległości 1 ruchu: 2 obrażenia.',
      ),
      'black-hole': effect(
        'Czarna dziura',
        'czarnej dziury',
        'Ten sam wir wciąga jeszcze jeden lub dwa inne cele: po 1 obrażeniu.',
      ),
    },
  },
  furnace: {
    name: noun('Spopielacz', 'Spopielacza', 'Spopielaczowi', 'Spopielacz', 'Spopielaczem', 'Spopielaczu'),
    effects: {
      basic: basicMode('Wszyscy w jednym widocznym pomieszczeniu, innym niż Twoje: po 1 obrażeniu.'),
      'cozy-fire': effect(
        'Tryb przytulnego ogniska',
        'trybu przytulnego ogniska',
        'Wszyscy na jednym polu, dokładnie 1 ruch od Ciebie: po 1 obrażeniu i 1 znaczniku namierzania.',
      ),
    },
  },
  heatseeker: {
    name: noun('Karabin IR', 'Karabinu IR', 'Karabinowi IR', 'Karabin IR', 'Karabinem IR', 'Karabinie IR'),
    effects: { basic: onlyEffect('Jeden cel, którego nie widzisz: 3 obrażenia.') },
  },
  hellion: {
    name: noun('Hellion', 'Helliona', 'Hellionowi', 'Hellion', 'Hellionem', 'Hellionie'),
    effects: {
      basic: basicMode(
        'Jeden widoczny cel, co najmniej 1 ruch od Ciebie: 1 obrażenie. Potem wszyscy na jego polu: po 1 znaczniku namierzania.',
      ),
      'nano-tracer': effect(
        'Tryb smugowy',
        'trybu smugowego',
        'Jak tryb podstawowy, ale po 2 znaczniki namierzania zamiast 1.',
      ),
    },
  },
  flamethrower: {
    name: noun(
      'Miotacz płomieni',
      'Miotacza płomieni',
      'Miotaczowi płomieni',
      'Miotacz płomieni',
      'Miotaczem płomieni',
      'Miotaczu płomieni',
    ),
    effects: {
      basic: basicMode(
        'Jedno lub dwa kolejne pola w jednym z czterech kierunków, bez ściany po drodze: na każdym jeden cel, po 1 obrażeniu.',
      ),
      barbecue: effect(
        'Tryb grillowania',
        'trybu grillowania',
        'Pola jak w trybie podstawowym: wszyscy na bliższym po 2 obrażenia, na dalszym po 1.',
      ),
    },
  },
  'grenade-launcher': {
    name: noun('Granatnik', 'Granatnika', 'Granatnikowi', 'Granatnik', 'Granatnikiem', 'Granatniku'),
    effects: {
      basic: basicEffect('Jeden widoczny cel: 1 obrażenie.'),
      'move-target': moveTarget(MOVE_TARGET),
      'extra-grenade': effect(
        'Dodatkowy granat',
        'dodatkowego granatu',
        'Wszyscy inni na jednym widocznym polu, nawet Twoim: po 1 obrażeniu. Przed przesunięciem celu lub po nim.',
      ),
    },
  },
  'rocket-launcher': {
    name: noun(
      'Wyrzutnia rakiet',
      'Wyrzutni rakiet',
      'Wyrzutni rakiet',
      'Wyrzutnię rakiet',
      'Wyrzutnią rakiet',
      'Wyrzutni rakiet',
    ),
    effects: {
      basic: basicEffect('Jeden widoczny cel spoza Twojego pola: 2 obrażenia.'),
      'move-target': moveTarget(MOVE_TARGET),
      'rocket-jump': effect(
        'Odrzut kontrolowany',
        'odrzutu kontrolowanego',
        'Pokonujesz 1 lub 2 pola: w całości przed efektem podstawowym albo w całości po nim.',
      ),
      'fragmenting-warhead': effect(
        'Rakieta odłamkowa',
        'rakiety odłamkowej',
        'Wszyscy na polu, na którym trafiasz cel, także on sam: po 1 obrażeniu. Przed przesunięciem celu.',
      ),
    },
  },
  railgun: {
    name: noun(
      'Karabin kinetyczny',
      'Karabinu kinetycznego',
      'Karabinowi kinetycznemu',
      'Karabin kinetyczny',
      'Karabinem kinetycznym',
      'Karabinie kinetycznym',
    ),
    effects: {
      basic: basicMode(
        'Jeden cel w jednym z czterech kierunków, choćby za ścianami, lub na Twoim polu: 3 obrażenia.',
      ),
      piercing: effect(
        'Tryb przebijający',
        'trybu przebijającego',
        'Jeden lub dwa takie cele w tym samym kierunku: po 2 obrażenia.',
      ),
    },
  },
  cyberblade: {
    name: noun('Cyberostrze', 'Cyberostrza', 'Cyberostrzu', 'Cyberostrze', 'Cyberostrzem', 'Cyberostrzu'),
    effects: {
      basic: basicEffect('Jeden cel na Twoim polu: 2 obrażenia.'),
      shadowstep: effect(
        'Zwinność',
        'zwinności',
        'Raz przechodzisz o 1 pole, przed dowolnym innym efektem lub po nim.',
      ),
      'slice-and-dice': effect('Sieczkarnia', 'sieczkarni', 'Inny cel na Twoim polu: 2 obrażenia.'),
    },
  },
  'zx-2': {
    name: same('ZX-2'),
    effects: {
      basic: basicMode('Jeden widoczny cel: 1 obrażenie, 2 znaczniki namierzania.'),
      scanner: effect(
        'Tryb skanera',
        'trybu skanera',
        'Najwyżej trzy widoczne cele: po 1 znaczniku namierzania.',
      ),
    },
  },
  shotgun: {
    name: noun('Strzelba', 'Strzelby', 'Strzelbie', 'Strzelbę', 'Strzelbą', 'Strzelbie'),
    effects: {
      basic: basicMode('Jeden cel na Twoim polu: 3 obrażenia. Potem możesz przesunąć go o 1 pole.'),
      'long-barrel': effect(
        'Długa lufa',
        'długiej lufy',
        'Jeden cel dokładnie 1 ruch od Ciebie: 2 obrażenia.',
      ),
    },
  },
  'power-glove': {
    name: noun(
      'Rękawica bojowa',
      'Rękawicy bojowej',
      'Rękawicy bojowej',
      'Rękawicę bojową',
      'Rękawicą bojową',
      'Rękawicy bojowej',
    ),
    effects: {
      basic: basicMode(
        'Doskakujesz do celu, który jest dokładnie 1 ruch od Ciebie: 1 obrażenie, 2 znaczniki namierzania.',
      ),
      'rocket-fist': effect(
        'Tryb turbodoładowania',
        'trybu turbodoładowania',
        'Lecisz w jednym kierunku przez 1 lub 2 pola. Na każdym możesz trafić jeden cel: 2 obrażenia.',
      ),
    },
  },
  shockwave: {
    name: noun(
      'Generator pola',
      'Generatora pola',
      'Generatorowi pola',
      'Generator pola',
      'Generatorem pola',
      'Generatorze pola',
    ),
    effects: {
      basic: basicMode(
        'Najwyżej trzy cele, każdy na innym polu, dokładnie 1 ruch od Ciebie: po 1 obrażeniu.',
      ),
      tsunami: effect('Tryb tsunami', 'trybu tsunami', 'Wszyscy dokładnie 1 ruch od Ciebie: po 1 obrażeniu.'),
    },
  },
  sledgehammer: {
    name: noun('Młot', 'Młota', 'Młotowi', 'Młot', 'Młotem', 'Młocie'),
    effects: {
      basic: basicMode('Jeden cel na Twoim polu: 2 obrażenia.'),
      pulverize: effect(
        'Tryb miażdżenia',
        'trybu miażdżenia',
        'Jeden cel na Twoim polu: 3 obrażenia. Potem możesz przesunąć go najwyżej o 2 pola w linii prostej.',
      ),
    },
  },
};
