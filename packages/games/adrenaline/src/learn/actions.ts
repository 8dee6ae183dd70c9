import { played } from './drills.js';
import type { AdrenalineLesson } from './lessons.js';
import { TURN_OVER } from './remarks.js';

/** Run, grab, shoot; whom you see. */
export const actions: readonly AdrenalineLesson[] = [
  {
    id: 'run',
    title: { pl: 'Biegnij', en: 'Run around' },
    body: {
      pl: 'W swojej turze masz dwie akcje. Pierwsza z trzech możliwych to Biegnij: od 1 do 3 pól w pionie lub poziomie.',
      en: 'In your turn you have two actions. The first of the three kinds is Run Around: 1 to 3 squares, horizontally or vertically.',
    },
    more: {
      pl: 'Do wyboru masz trzy akcje: Biegnij, Zabierz ekwipunek, Strzelaj. Możesz też dwa razy zrobić to samo. Zajęte pola nie zagradzają drogi.',
      en: 'You pick from three actions: Run Around, Grab Stuff, Shoot People. You may also do the same thing twice. Occupied squares are never in your way.',
    },
    rules: ['ADR-TURN-01', 'ADR-TURN-02', 'ADR-TURN-03', 'ADR-RUN-01', 'ADR-RUN-02'],
    picture: played.run.view,
    task: {
      goal: { pl: 'Dobiegnij na pole B4.', en: 'Run to square B4.' },
      hint: {
        pl: 'Wybierz akcję Biegnij, a potem pole B4 na planszy. Zanim je wybierzesz, zobaczysz całą drogę.',
        en: 'Choose the action Run Around, then square B4 on the board. Before you choose it you see the whole way.',
      },
      praise: {
        pl: 'Stoisz na B4 i masz jeszcze jedną akcję.',
        en: 'You stand on B4 and still have one action.',
      },
      remarks: {
        elsewhere: {
          pl: 'Bieg udany, ale nie na B4. To pole jest w prawej kolumnie, w środkowym rzędzie.',
          en: 'A fine run, but not to B4. That square is in the right-hand column, in the middle row.',
        },
        'other-action': {
          pl: 'To też jest dobra akcja, ale teraz ćwiczymy bieg.',
          en: 'That is a good action too, but now we practise running.',
        },
        'turn-over': TURN_OVER,
      },
    },
  },
  {
    id: 'ammo',
    title: { pl: 'Zabierz amunicję', en: 'Grab ammo' },
    body: {
      pl: 'Akcja Zabierz ekwipunek to ruch o 1 pole, jeśli chcesz, i wzięcie tego, co tam leży. Żeton amunicji daje kostki. Jeśli jest na nim błyskawica, dobierasz też kartę zdolności.',
      en: 'The action Grab Stuff is a move of 1 square, if you like, and taking what lies there. An ammo tile gives cubes. If it shows a bolt you also draw a power-up.',
    },
    more: {
      pl: 'Możesz mieć najwyżej 3 kostki każdego koloru i 3 karty zdolności. Nadwyżka przepada. Na końcu tury na puste pola trafiają nowe żetony.',
      en: 'You can have at most 3 cubes of each colour and 3 power-ups. Anything beyond is lost. At the end of the turn new tiles are laid on the empty squares.',
    },
    rules: ['ADR-GRAB-01', 'ADR-GRAB-03', 'ADR-GRAB-04', 'ADR-GRAB-05', 'ADR-XAMMO-02', 'ADR-PWR-05'],
    picture: played.ammo.view,
    task: {
      goal: {
        pl: 'Zabierz żeton z błyskawicą z pola B3.',
        en: 'Grab the tile with the bolt from square B3.',
      },
      hint: {
        pl: 'Wybierz akcję Zabierz ekwipunek, a potem pole B3, tuż obok Ciebie.',
        en: 'Choose the action Grab Stuff, then square B3, right beside you.',
      },
      praise: {
        pl: 'Masz 2 nowe kostki i kartę zdolności. Na co się przyda, zobaczysz później.',
        en: 'You have 2 new cubes and a power-up. You will see later what it is good for.',
      },
      remarks: {
        'no-card': {
          pl: 'Kostki zawsze się przydadzą, ale na tym żetonie nie ma błyskawicy. Żeton z kartą zdolności leży na B3.',
          en: 'Cubes are always useful, but this tile has no bolt. The tile with a power-up lies on B3.',
        },
        'other-action': {
          pl: 'To wolno, ale teraz ćwiczymy zabieranie amunicji.',
          en: 'You may do that, but now we practise grabbing ammo.',
        },
        'turn-over': TURN_OVER,
      },
    },
  },
  {
    id: 'weapon',
    title: { pl: 'Zabierz broń', en: 'Grab a weapon' },
    body: {
      pl: 'Na punkcie odrodzenia tą samą akcją bierzesz broń. Płacisz jej koszt bez górnej kostki: za Sztucer bojowy 1 niebieską, za Elektrokosę nic. Zabrana broń jest od razu naładowana.',
      en: 'On a spawnpoint the same action takes a weapon. You pay its cost without the top cube: 1 blue for the Lock Rifle, nothing for the Electroscythe. A weapon you take is loaded at once.',
    },
    more: {
      pl: 'Możesz mieć najwyżej 3 karty broni. Gdy bierzesz czwartą, jedną z poprzednich odkładasz na jej miejsce.',
      en: 'You can have at most 3 weapons. When you take a fourth, you put one of the others in its place.',
    },
    rules: ['ADR-GRAB-06', 'ADR-GRAB-07', 'ADR-GRAB-08', 'ADR-XCOST-02'],
    picture: played.weapon.view,
    task: {
      goal: {
        pl: 'Zabierz Sztucer bojowy z niebieskiego punktu odrodzenia A3.',
        en: 'Grab the Lock Rifle from the blue spawnpoint A3.',
      },
      hint: {
        pl: 'Wybierz Zabierz ekwipunek, pole A3 za drzwiami, a na końcu Sztucer bojowy.',
        en: 'Choose Grab Stuff, square A3 behind the door, and finally the Lock Rifle.',
      },
      praise: {
        pl: 'Sztucer bojowy jest Twój i gotów do strzału. Jego kartę widzisz przy swojej planszy.',
        en: 'The Lock Rifle is yours and ready to fire. You find its card beside your board.',
      },
      remarks: {
        'other-weapon': {
          pl: 'Ta broń też się przyda, ale w następnym kroku strzelamy ze Sztucera bojowego.',
          en: 'That weapon is useful too, but in the next step we shoot the Lock Rifle.',
        },
        'other-action': {
          pl: 'To wolno, ale teraz ćwiczymy zabieranie broni.',
          en: 'You may do that, but now we practise grabbing a weapon.',
        },
        'turn-over': TURN_OVER,
      },
    },
  },
  {
    id: 'shoot',
    title: { pl: 'Strzelaj i załaduj', en: 'Shoot and reload' },
    body: {
      pl: 'Strzał ze Sztucera bojowego to 2 obrażenia i 1 znacznik namierzania. Potem broń jest rozładowana. Na końcu tury możesz ją załadować, ale tym razem za pełny koszt: 2 niebieskie kostki.',
      en: 'A shot with the Lock Rifle is 2 damage and 1 mark. Afterwards the weapon is unloaded. At the end of your turn you may reload it, this time for its full cost: 2 blue cubes.',
    },
    more: {
      pl: 'Jeśli nie masz z czego zapłacić, zbieraj amunicję i załaduj broń po którejś z następnych tur. Jedną akcją strzelasz z jednej broni.',
      en: 'If you cannot pay, gather ammo and reload after a later turn. One action shoots one weapon.',
    },
    rules: [
      ...['ADR-SHOOT-01', 'ADR-SHOOT-03', 'ADR-SHOOT-05', 'ADR-SHOOT-06', 'ADR-RELOAD-01', 'ADR-RELOAD-02'],
      ...['ADR-WPN-LOCKRIFLE-01', 'ADR-XCOST-01'],
    ],
    picture: played.shoot.view,
    task: {
      goal: {
        pl: 'Strzel do Jaszczura, zakończ turę i załaduj broń.',
        en: 'Shoot Sprog, end your turn and reload.',
      },
      hint: {
        pl: 'Wybierz Strzelaj i cel. Drugiej akcji nie musisz wykonywać: wybierz Zakończ turę, a potem Sztucer bojowy do załadowania.',
        en: 'Choose Shoot People and the target. You need not take a second action: choose End the turn, then the Lock Rifle to reload.',
      },
      praise: {
        pl: 'Trafienie i pełny magazynek. W następnej turze możesz strzelać znowu.',
        en: 'A hit, and loaded again. You can shoot in your next turn.',
      },
      remarks: {
        'other-weapon': {
          pl: 'Nowa broń to dobra rzecz, ale teraz strzelamy z tej, którą już masz.',
          en: 'A new weapon is a good thing, but now we shoot the one you have.',
        },
        'turn-over': {
          pl: 'Zabrakło strzału albo załadowania po nim. O tym drugim łatwo zapomnieć!',
          en: 'A shot is missing, or the reload after it. The latter is easily forgotten!',
        },
      },
    },
  },
  {
    id: 'sight',
    title: { pl: 'Kogo widzisz', en: 'Who you see' },
    body: {
      pl: 'Widzisz wszystkich we własnym pomieszczeniu. Jeśli Twoje pole ma drzwi, widzisz też całe pomieszczenie za nimi. Dalej niż przez jedne drzwi wzrok nie sięga.',
      en: 'You see everybody in your own room. If your square has a door, you also see all of the room behind it. Sight never reaches further than through one door.',
    },
    more: {
      pl: 'A3 ma dwoje drzwi: widzisz więc całe zielone i całe żółte pomieszczenie. Banshee na C4 Ciebie nie widzi, bo jej pole nie ma drzwi. Figurki niczego nie zasłaniają.',
      en: 'A3 has two doors: so you see all of the green room and all of the yellow room. Banshee on C4 does not see you, because her square has no door. Figures hide nothing.',
    },
    rules: ['ADR-VIS-01', 'ADR-VIS-02', 'ADR-VIS-03', 'ADR-VIS-04', 'ADR-VIS-05', 'ADR-VIS-09', 'ADR-EX-01'],
    picture: played.sight.view,
    task: {
      goal: {
        pl: 'Traf kogoś, kogo widzisz przez drzwi.',
        en: 'Hit somebody you see through a door.',
      },
      hint: {
        pl: 'Drzwi z A3 prowadzą w dół, do żółtego pomieszczenia: stoi tam Banshee. Wskaż :D-strukt-0R-a, a dowiesz się, dlaczego w niego nie można celować.',
        en: 'A door of A3 leads down to the yellow room: Banshee stands there. Point at :D-struct-or to learn why he cannot be a target.',
      },
      praise: {
        pl: 'Banshee trafiona przez drzwi. A odpowiedzieć strzałem nie może, bo Cię nie widzi.',
        en: 'Banshee is hit through the door. And she cannot shoot back, because she does not see you.',
      },
      remarks: {
        'own-room': {
          pl: 'Jaszczur stoi w Twoim pomieszczeniu, więc strzał był prawidłowy. Ale kogo widzisz przez drzwi?',
          en: 'Sprog stands in your own room, so the shot was fine. But who do you see through a door?',
        },
        moved: {
          pl: 'Z innego pola widzisz co innego. Tym razem strzel z A3.',
          en: 'From another square you see something else. This time shoot from A3.',
        },
        'turn-over': TURN_OVER,
      },
    },
  },
];
