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

/** Figures come from the record of the effect; `EACH` stands after "po". */
const DAMAGE = '{damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}';
const EACH_DAMAGE =
  '{damage, plural, one {# obrażeniu} few {# obrażenia} many {# obrażeń} other {# obrażenia}}';
const MARKS =
  '{marks, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}} namierzania';
const EACH_MARKS =
  '{marks, plural, one {# znaczniku} few {# znaczniki} many {# znaczników} other {# znacznika}} namierzania';
const SQUARES = '{moves, plural, one {# pole} few {# pola} many {# pól} other {# pola}}';

const MOVE_TARGET = `Cel efektu podstawowego możesz przesunąć o ${SQUARES}.`;

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
      basic: basicEffect(`Jeden widoczny cel: ${DAMAGE}, ${MARKS}.`),
      'second-lock': effect('Ponowne namierzanie', 'ponownego namierzania', `Inny widoczny cel: ${MARKS}.`),
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
      basic: basicEffect(`Jeden lub dwa widoczne cele: po ${EACH_DAMAGE}.`),
      'focus-shot': effect('Celowanie', 'celowania', `Jeden z tych celów: jeszcze ${DAMAGE}.`),
      'turret-tripod': effect(
        'Trójnóg',
        'trójnoga',
        `Jeden z tych celów, pominięty przy celowaniu: jeszcze ${DAMAGE}. Do tego lub zamiast tego nowy widoczny cel: ${DAMAGE}.`,
      ),
    },
  },
  thor: {
    name: same('T.H.O.R.'),
    effects: {
      basic: basicEffect(`Jeden widoczny cel: ${DAMAGE}.`),
      'chain-reaction': effect(
        'Reakcja łańcuchowa',
        'reakcji łańcuchowej',
        `Drugi cel, widoczny dla pierwszego: ${DAMAGE}.`,
      ),
      'high-voltage': effect(
        'Wysokie napięcie',
        'wysokiego napięcia',
        `Tylko po reakcji łańcuchowej. Trzeci cel, widoczny dla drugiego: ${DAMAGE}.`,
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
      basic: basicEffect(`Jeden widoczny cel: ${DAMAGE}.`),
      'phase-glide': effect(
        'Ślizg',
        'ślizgu',
        'Przesuwasz się o 1 lub 2 pola: w całości przed efektem podstawowym albo w całości po nim.',
      ),
      'charged-shot': effect(
        'Ponowne naładowanie',
        'ponownego naładowania',
        `Ten sam cel: jeszcze ${DAMAGE}.`,
      ),
    },
  },
  whisper: {
    name: noun('Snajperka', 'Snajperki', 'Snajperce', 'Snajperkę', 'Snajperką', 'Snajperce'),
    effects: {
      basic: onlyEffect(`Jeden widoczny cel oddalony co najmniej o 2 ruchy: ${DAMAGE}, ${MARKS}.`),
    },
  },
  electroscythe: {
    name: noun('Elektrokosa', 'Elektrokosy', 'Elektrokosie', 'Elektrokosę', 'Elektrokosą', 'Elektrokosie'),
    effects: {
      basic: basicMode(`Wszyscy inni na Twoim polu: po ${EACH_DAMAGE}.`),
      reaper: effect('Tryb kosiarza', 'trybu kosiarza', `Wszyscy inni na Twoim polu: po ${EACH_DAMAGE}.`),
    },
  },
  'tractor-beam': {
    name: noun('Retraktor', 'Retraktora', 'Retraktorowi', 'Retraktor', 'Retraktorem', 'Retraktorze'),
    effects: {
      basic: basicMode(`Przesuwasz cel najwyżej o ${SQUARES} na pole, które widzisz: ${DAMAGE}.`),
      punisher: effect(
        'Tryb „punisher”',
        'trybu „punisher”',
        `Cel oddalony najwyżej o 2 ruchy przesuwasz na swoje pole: ${DAMAGE}.`,
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
        `Na widocznym polu, innym niż Twoje, powstaje wir. Wciąga jeden cel z tego pola lub z odległości {moves, plural, one {# ruchu} few {# ruchów} many {# ruchów} other {# ruchu}}: ${DAMAGE}.`,
      ),
      'black-hole': effect(
        'Czarna dziura',
        'czarnej dziury',
        `Ten sam wir wciąga jeszcze jeden lub dwa inne cele: po ${EACH_DAMAGE}.`,
      ),
    },
  },
  furnace: {
    name: noun('Spopielacz', 'Spopielacza', 'Spopielaczowi', 'Spopielacz', 'Spopielaczem', 'Spopielaczu'),
    effects: {
      basic: basicMode(`Wszyscy w jednym widocznym pomieszczeniu, innym niż Twoje: po ${EACH_DAMAGE}.`),
      'cozy-fire': effect(
        'Tryb przytulnego ogniska',
        'trybu przytulnego ogniska',
        `Wszyscy na jednym polu oddalonym dokładnie o 1 ruch: po ${EACH_DAMAGE} i ${EACH_MARKS}.`,
      ),
    },
  },
  heatseeker: {
    name: noun('Karabin IR', 'Karabinu IR', 'Karabinowi IR', 'Karabin IR', 'Karabinem IR', 'Karabinie IR'),
    effects: { basic: onlyEffect(`Jeden cel, którego nie widzisz: ${DAMAGE}.`) },
  },
  hellion: {
    name: noun('Hellion', 'Helliona', 'Hellionowi', 'Hellion', 'Hellionem', 'Hellionie'),
    effects: {
      basic: basicMode(
        `Jeden widoczny cel oddalony co najmniej o 1 ruch: ${DAMAGE}. Potem wszyscy na jego polu: po ${EACH_MARKS}.`,
      ),
      'nano-tracer': effect('Tryb smugowy', 'trybu smugowego', `Jak tryb podstawowy, ale po ${EACH_MARKS}.`),
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
        `Jedno lub dwa kolejne pola w jednym z czterech kierunków, bez ściany po drodze: na każdym jeden cel, po ${EACH_DAMAGE}.`,
      ),
      barbecue: effect(
        'Tryb grillowania',
        'trybu grillowania',
        `Pola jak w trybie podstawowym: wszyscy na bliższym po ${EACH_DAMAGE}, na dalszym po {further}.`,
      ),
    },
  },
  'grenade-launcher': {
    name: noun('Granatnik', 'Granatnika', 'Granatnikowi', 'Granatnik', 'Granatnikiem', 'Granatniku'),
    effects: {
      basic: basicEffect(`Jeden widoczny cel: ${DAMAGE}.`),
      'move-target': moveTarget(MOVE_TARGET),
      'extra-grenade': effect(
        'Dodatkowy granat',
        'dodatkowego granatu',
        `Wszyscy inni na jednym widocznym polu, nawet Twoim: po ${EACH_DAMAGE}. Przed przesunięciem celu lub po nim.`,
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
      basic: basicEffect(`Jeden widoczny cel spoza Twojego pola: ${DAMAGE}.`),
      'move-target': moveTarget(MOVE_TARGET),
      'rocket-jump': effect(
        'Odrzut kontrolowany',
        'odrzutu kontrolowanego',
        'Przesuwasz się o 1 lub 2 pola: w całości przed efektem podstawowym albo w całości po nim.',
      ),
      'fragmenting-warhead': effect(
        'Rakieta odłamkowa',
        'rakiety odłamkowej',
        `Wszyscy na polu, na którym trafiasz cel, także on sam: po ${EACH_DAMAGE}. Przed przesunięciem celu.`,
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
        `Jeden cel w jednym z czterech kierunków, choćby za ścianami, lub na Twoim polu: ${DAMAGE}.`,
      ),
      piercing: effect(
        'Tryb przebijający',
        'trybu przebijającego',
        `Jeden lub dwa takie cele w tym samym kierunku: po ${EACH_DAMAGE}.`,
      ),
    },
  },
  cyberblade: {
    name: noun('Cyberostrze', 'Cyberostrza', 'Cyberostrzu', 'Cyberostrze', 'Cyberostrzem', 'Cyberostrzu'),
    effects: {
      basic: basicEffect(`Jeden cel na Twoim polu: ${DAMAGE}.`),
      shadowstep: effect(
        'Zwinność',
        'zwinności',
        `Raz przesuwasz się o ${SQUARES}, przed dowolnym innym efektem lub po nim.`,
      ),
      'slice-and-dice': effect('Sieczkarnia', 'sieczkarni', `Inny cel na Twoim polu: ${DAMAGE}.`),
    },
  },
  'zx-2': {
    name: same('ZX-2'),
    effects: {
      basic: basicMode(`Jeden widoczny cel: ${DAMAGE}, ${MARKS}.`),
      scanner: effect('Tryb skanera', 'trybu skanera', `Najwyżej trzy widoczne cele: po ${EACH_MARKS}.`),
    },
  },
  shotgun: {
    name: noun('Strzelba', 'Strzelby', 'Strzelbie', 'Strzelbę', 'Strzelbą', 'Strzelbie'),
    effects: {
      basic: basicMode(`Jeden cel na Twoim polu: ${DAMAGE}. Potem możesz przesunąć go o ${SQUARES}.`),
      'long-barrel': effect(
        'Długa lufa',
        'długiej lufy',
        `Jeden cel oddalony dokładnie o 1 ruch: ${DAMAGE}.`,
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
      basic: basicMode(`Doskakujesz do celu oddalonego dokładnie o 1 ruch: ${DAMAGE}, ${MARKS}.`),
      'rocket-fist': effect(
        'Tryb turbodoładowania',
        'trybu turbodoładowania',
        `Lecisz w jednym kierunku przez 1 lub 2 pola. Na każdym możesz trafić jeden cel: ${DAMAGE}.`,
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
        `Najwyżej trzy cele oddalone dokładnie o 1 ruch, każdy na innym polu: po ${EACH_DAMAGE}.`,
      ),
      tsunami: effect(
        'Tryb tsunami',
        'trybu tsunami',
        `Wszyscy oddaleni dokładnie o 1 ruch: po ${EACH_DAMAGE}.`,
      ),
    },
  },
  sledgehammer: {
    name: noun('Młot', 'Młota', 'Młotowi', 'Młot', 'Młotem', 'Młocie'),
    effects: {
      basic: basicMode(`Jeden cel na Twoim polu: ${DAMAGE}.`),
      pulverize: effect(
        'Tryb miażdżenia',
        'trybu miażdżenia',
        `Jeden cel na Twoim polu: ${DAMAGE}. Potem możesz przesunąć go najwyżej o ${SQUARES} w linii prostej.`,
      ),
    },
  },
};
