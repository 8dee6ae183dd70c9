import type { View } from '@potyczka/adrenaline/view';
import type { Lesson } from '../game-ui.js';
import { type More, positionView } from './rules/position.js';

/** A lesson of Adrenaline: its picture is what the learner, who is Dozer, sees. */
interface AdrenalineLesson extends Lesson {
  readonly picture: View;
}

/** The nine weapons of the first game, and what lies on the other squares of arena B. */
const OFFERS = {
  blue: ['lock-rifle', 'machine-gun', 'electroscythe'],
  red: ['furnace', 'flamethrower', 'grenade-launcher'],
  yellow: ['shotgun', 'shockwave', 'sledgehammer'],
} as const;

const TILES = {
  ...{ '00': 'ybb-1', '01': 'prb-1', '03': 'yrr-1', '11': 'byy-1' },
  ...{ '12': 'pyr-1', '13': 'rbb-1', '21': 'pyb-1', '22': 'brr-1' },
} as const;

const CUBES = { S: 'RBY', A: 'RBY', B: 'RBY', C: 'RBY' } as const;

/** A moment of the first game. */
const moment = (map: string, more: More = {}): View =>
  positionView(map, {
    tiles: TILES,
    ...more,
    options: { players: 4, skulls: 5, ...more.options },
    offers: { ...OFFERS, ...more.offers },
    cubes: { ...CUBES, ...more.cubes },
  });

const START = `
  A . S .
  . . . .
  - . B C`;

/** The first game, in the order in which the rulebook says to teach: actions, damage, marks, scoring; weapons; power-ups. */
export const lessons: readonly AdrenalineLesson[] = [
  {
    id: 'arena',
    title: { pl: 'Arena', en: 'The arena' },
    body: {
      pl: 'Jesteś Dożerem, a na arenie jest jeszcze troje przeciwników. Pola tworzą kolorowe pomieszczenia: przez drzwi i otwarte granice przejdziesz, przez ściany nie. Na trzech punktach odrodzenia leży broń, na pozostałych polach amunicja. Punkty dostajesz za obrażenia, które zadajesz innym. Gra trwa, dopóki na torze ofiar są czaszki, a wygrywa ten, kto uzbiera najwięcej punktów.',
      en: 'You are Dozer, and there are three opponents in the arena. The squares form coloured rooms: you can walk through doors and open borders, but not through walls. Weapons lie on the three spawnpoints, ammo on all other squares. You get points for the damage you deal to others. The game lasts as long as there are skulls on the killshot track, and whoever has gathered the most points wins.',
    },
    rules: ['ADR-XBOARD-02', 'ADR-SETUP-02', 'ADR-XSETUP-06', 'ADR-SCORE-03', 'ADR-END-03'],
    picture: moment(START),
  },
  {
    id: 'run',
    title: { pl: 'Dwie akcje: najpierw biegnij', en: 'Two actions: first of all, run' },
    body: {
      pl: 'W swojej turze masz dwie akcje. Wybierasz spośród trzech: Biegnij, Zabierz ekwipunek, Strzelaj; możesz też dwa razy zrobić to samo. Biegnij to od 1 do 3 pól w pionie lub poziomie. Z A3 dobiegniesz przez drzwi na B3, dalej na B4, a trzecim ruchem na C4. Zajęte pola nie zagradzają drogi.',
      en: 'In your turn you have two actions. You pick from three: Run Around, Grab Stuff, Shoot People; you may also do the same thing twice. Running takes you 1 to 3 squares, horizontally or vertically. From A3 you can go through the door to B3, on to B4, and with the third move to C4. Occupied squares are never in your way.',
    },
    rules: ['ADR-TURN-01', 'ADR-TURN-02', 'ADR-TURN-03', 'ADR-RUN-01', 'ADR-RUN-02'],
    picture: moment(START),
  },
  {
    id: 'grab',
    title: { pl: 'Zabierz ekwipunek', en: 'Grab stuff' },
    body: {
      pl: 'Przejdź o 1 pole albo zostań na miejscu i weź to, co tam leży. Żeton amunicji daje kostki, a czasem też kartę zdolności. Na punkcie odrodzenia bierzesz broń i płacisz jej koszt bez górnej kostki. Elektrokosa jest więc za darmo, a Sztucer bojowy kosztuje 1 niebieską kostkę. Zabrana broń jest od razu naładowana. Możesz mieć najwyżej 3 kostki każdego koloru, 3 karty broni i 3 karty zdolności.',
      en: 'Move 1 square or stay where you are, and take what lies there. An ammo tile gives cubes and sometimes a power-up. On a spawnpoint you take a weapon and pay its cost without the top cube. So the Electroscythe is free, and the Lock Rifle costs 1 blue cube. A weapon you take is loaded at once. You can have at most 3 cubes of each colour, 3 weapons and 3 power-ups.',
    },
    rules: [
      ...['ADR-GRAB-01', 'ADR-GRAB-03', 'ADR-GRAB-04', 'ADR-GRAB-05', 'ADR-GRAB-06', 'ADR-GRAB-07'],
      ...['ADR-GRAB-08', 'ADR-XAMMO-02', 'ADR-PWR-05', 'ADR-XCOST-02'],
    ],
    picture: moment(START),
  },
  {
    id: 'shoot',
    title: { pl: 'Strzelaj i załaduj', en: 'Shoot and reload' },
    body: {
      pl: 'Masz już Sztucer bojowy, a Jaszczur stoi w Twoim pomieszczeniu. Wybierz akcję Strzelaj, broń i cel: Jaszczur otrzyma 2 obrażenia i 1 znacznik namierzania. Po strzale broń jest rozładowana. Na końcu tury możesz ją załadować, ale tym razem za pełny koszt: 2 niebieskie kostki. Jeśli teraz nie masz z czego zapłacić, zbieraj amunicję i załaduj broń po którejś z następnych tur.',
      en: 'You have the Lock Rifle now, and Sprog stands in your room. Choose the action Shoot People, the weapon and the target: Sprog takes 2 damage and 1 mark. After the shot the weapon is unloaded. At the end of your turn you may reload it, this time for its full cost: 2 blue cubes. If you cannot pay now, gather ammo and reload after a later turn.',
    },
    rules: [
      ...['ADR-SHOOT-01', 'ADR-SHOOT-03', 'ADR-SHOOT-05', 'ADR-RELOAD-01', 'ADR-RELOAD-02'],
      ...['ADR-WPN-LOCKRIFLE-01', 'ADR-XCOST-01'],
    ],
    picture: moment(START, {
      weapons: { S: ['lock-rifle'] },
      offers: { blue: ['machine-gun', 'electroscythe', 'plasma-gun'] },
      cubes: { S: 'RBBY' },
    }),
  },
  {
    id: 'sight',
    title: { pl: 'Kogo widzisz', en: 'Whom you see' },
    body: {
      pl: 'Widzisz wszystkich we własnym pomieszczeniu. Twoje pole A3 ma dwoje drzwi, więc widzisz też całe zielone i całe żółte pomieszczenie, a w nim Banshee na C4. Ona Ciebie nie widzi, bo jej pole nie ma drzwi. Figurki niczego nie zasłaniają. Dalej niż przez jedne drzwi wzrok nie sięga.',
      en: 'You see everybody in your own room. Your square A3 has two doors, so you also see all of the green room and all of the yellow room, with Banshee on C4. She does not see you, because her square has no door. Figures hide nothing. Sight never reaches further than through one door.',
    },
    rules: ['ADR-VIS-01', 'ADR-VIS-02', 'ADR-VIS-03', 'ADR-VIS-04', 'ADR-VIS-05', 'ADR-VIS-09', 'ADR-EX-01'],
    picture: moment(
      `
      A B S .
      . . . .
      - . . C`,
      { weapons: { S: ['lock-rifle'] }, offers: { blue: ['machine-gun', 'electroscythe', 'plasma-gun'] } },
    ),
  },
  {
    id: 'damage',
    title: { pl: 'Obrażenia i adrenalina', en: 'Damage and adrenaline' },
    body: {
      pl: 'Każde obrażenie to znacznik w kolorze strzelca, kładziony od lewej na planszy trafionej postaci. Rany dodają sił: od trzeciego obrażenia możesz przejść 2 pola przed zabraniem ekwipunku. Od szóstego możesz przejść 1 pole przed strzałem. Jedenaste obrażenie zabija, dwunaste to totalna anihilacja, a dalsze przepadają. Ty masz teraz 3, a Jaszczur 6: już działa na Was adrenalina.',
      en: 'Each damage is a token in the shooter’s colour, placed from the left on the board of whoever was hit. Wounds make you faster: from the third damage on you may move 2 squares before you grab. From the sixth on you may move 1 square before you shoot. The eleventh damage kills, the twelfth is an overkill, and any more is lost. You have 3 now and Sprog has 6: the adrenaline is working.',
    },
    rules: ['ADR-XDMG-01', 'ADR-XDMG-02', 'ADR-XDMG-03', 'ADR-XADR-01', 'ADR-GRAB-02', 'ADR-SHOOT-02'],
    picture: moment(START, {
      weapons: { S: ['!lock-rifle'], A: ['machine-gun'] },
      offers: { blue: ['electroscythe', 'plasma-gun', 'whisper'] },
      damage: { S: 'AAC', A: 'BSSSSB', C: 'A' },
    }),
  },
  {
    id: 'marks',
    title: { pl: 'Znaczniki namierzania', en: 'Marks' },
    body: {
      pl: 'Na planszy Jaszczura leżą 2 Twoje znaczniki namierzania. Same nie ranią. Gdy jednak zadasz mu choć 1 obrażenie, wszystkie zmienią się w obrażenia: strzał za 2 da razem 4. Znaczniki z nowego strzału czekają na następny. Na jednej planszy możesz mieć najwyżej 3.',
      en: 'There are 2 marks of yours on Sprog’s board. On their own they do no harm. But once you deal him at least 1 damage, they all turn into damage: a shot for 2 makes 4 in all. The marks of a new shot wait for the next one. You can have at most 3 on one board.',
    },
    rules: ['ADR-XMARK-01', 'ADR-XMARK-02', 'ADR-XMARK-03', 'ADR-XMARK-04'],
    picture: moment(START, {
      weapons: { S: ['lock-rifle'], A: ['machine-gun'] },
      offers: { blue: ['electroscythe', 'plasma-gun', 'whisper'] },
      damage: { S: 'AAC', A: 'BSSSSB', C: 'A' },
      marks: { A: { S: 2 }, S: { C: 1 } },
    }),
  },
  {
    id: 'scoring',
    title: { pl: 'Śmierć i punkty', en: 'Death and points' },
    body: {
      pl: 'Jaszczur ma 11 obrażeń, więc na końcu tury punktujemy jego planszę. :D-strukt-0R dostaje 1 punkt za pierwszą krew. Najwięcej obrażeń, 7, należy do Ciebie: bierzesz 8 punktów, :D-strukt-0R 6, a Banshee 4. Przy remisie wyżej byłby ten, kto trafił wcześniej. Twój znacznik śmiertelnego strzału trafia na tor ofiar, a czaszka stamtąd zakrywa 8 na planszy Jaszczura. Jego następna śmierć będzie warta mniej, więc szukaj świeżych celów.',
      en: 'Sprog has 11 damage, so his board is scored at the end of the turn. :D-struct-or gets 1 point for first blood. Most of the damage, 7, is yours: you take 8 points, :D-struct-or 6 and Banshee 4. In a tie whoever hit earlier would come first. Your killshot token goes to the killshot track, and a skull from there covers the 8 on Sprog’s board. His next death will be worth less, so look for fresh targets.',
    },
    rules: [
      ...['ADR-SCORE-01', 'ADR-SCORE-02', 'ADR-SCORE-04', 'ADR-SCORE-05', 'ADR-SCORE-06', 'ADR-SCORE-07'],
      ...['ADR-SCORE-08', 'ADR-SCORE-11', 'ADR-EX-36'],
    ],
    picture: moment(START, {
      weapons: { S: ['!lock-rifle'], A: ['machine-gun'] },
      offers: { blue: ['electroscythe', 'plasma-gun', 'whisper'] },
      damage: { S: 'AAC', A: 'BSSSSBBSSCS', C: 'A' },
      marks: { S: { C: 1 } },
    }),
  },
  {
    id: 'end',
    title: { pl: 'Jak gra się kończy', en: 'How the game ends' },
    body: {
      pl: 'Na torze ofiar została 1 czaszka. Gdy i ona zniknie, zaczyna się ostateczny szał: każdy ma jeszcze jedną turę. Akcje są wtedy silniejsze, na przykład ruch, załadowanie i strzał naraz. Potem punktuje się plansze z obrażeniami, a na koniec tor ofiar. Wygrywa ten, kto ma najwięcej punktów.',
      en: 'There is 1 skull left on the killshot track. When it is gone too, final frenzy begins: everybody has one more turn. Actions are stronger then, for example a move, a reload and a shot in one. After that the boards with damage are scored, and finally the killshot track. Whoever has the most points wins.',
    },
    rules: [
      ...['ADR-FRENZY-01', 'ADR-FRENZY-03', 'ADR-FRENZY-05', 'ADR-FRENZY-06'],
      ...['ADR-END-01', 'ADR-END-02', 'ADR-END-03'],
    ],
    picture: moment(
      `
      . S . .
      . . C .
      - . B A`,
      {
        weapons: { S: ['lock-rifle'], A: ['machine-gun'], B: ['shotgun'] },
        offers: {
          blue: ['electroscythe', 'plasma-gun', 'whisper'],
          yellow: ['shockwave', 'sledgehammer', 'zx-2'],
        },
        skulls: 1,
        track: 'S A CC S',
        skullsOn: { A: 2, B: 1, S: 1 },
        damage: { S: 'AAC', B: 'SSCCASSC', C: 'A' },
        points: { S: 17, A: 11, B: 13, C: 15 },
      },
    ),
  },
  {
    id: 'cards',
    title: { pl: 'Jak czytać kartę broni', en: 'How to read a weapon' },
    body: {
      pl: 'Efekt podstawowy nic więcej nie kosztuje. Karabin maszynowy ma też efekty dodatkowe: dołączasz je do podstawowego i płacisz za nie kostkami. Strzelba ma zamiast tego dwa tryby: w jednym strzale używasz tylko jednego. Celów wolno Ci wskazać mniej, ale obrażeń zadać mniej nie możesz. Broń, która razi cały obszar, oszczędza tylko Ciebie.',
      en: 'The basic effect costs nothing more. The Machine Gun also has optional effects: you add them to the basic one and pay cubes for them. The Shotgun has two modes instead: one shot uses only one of them. You may pick fewer targets, but you may not deal less damage. A weapon that hits an area spares nobody but you.',
    },
    rules: [
      ...['ADR-GEN-01', 'ADR-GEN-02', 'ADR-GEN-03', 'ADR-GEN-04', 'ADR-GEN-07', 'ADR-GEN-08'],
      ...['ADR-GEN-10', 'ADR-XCOST-03'],
    ],
    picture: moment(
      `
      A . S .
      . . C .
      - . B .`,
      {
        weapons: { S: ['machine-gun', 'shotgun'] },
        offers: {
          blue: ['lock-rifle', 'electroscythe', 'plasma-gun'],
          yellow: ['shockwave', 'sledgehammer', 'cyberblade'],
        },
        cubes: { S: 'RBBYY' },
      },
    ),
  },
  {
    id: 'weapons',
    title: { pl: 'Dziewięć broni na planszy', en: 'The nine weapons on the board' },
    body: {
      pl: 'Sztucer bojowy, Karabin maszynowy i Granatnik trafiają kogoś, kogo widzisz. Elektrokosa, Młot i Strzelba działają na Twoim polu, a długa lufa Strzelby sięga na odległość 1 ruchu. Na 1 ruch działa też Generator pola. Miotacz płomieni pali najwyżej 2 pola w jednym kierunku. Spopielacz ogarnia całe widoczne pomieszczenie, byle nie Twoje. Pełny tekst zobaczysz, gdy wskażesz kartę.',
      en: 'Lock Rifle, Machine Gun and Grenade Launcher hit somebody you see. Electroscythe, Sledgehammer and Shotgun work on your own square, and the Shotgun’s Long Barrel Mode reaches 1 move further. The Shockwave works at 1 move too. The Flamethrower burns up to 2 squares in one direction. The Furnace fills a whole room in sight, as long as it is not yours. Point at a card to read its full text.',
    },
    rules: [
      ...['ADR-VIS-11', 'ADR-WPN-LOCKRIFLE-01', 'ADR-WPN-MACHINEGUN-01', 'ADR-WPN-GRENADELAUNCHER-01'],
      ...['ADR-WPN-ELECTROSCYTHE-01', 'ADR-WPN-SLEDGEHAMMER-01', 'ADR-WPN-SHOTGUN-01', 'ADR-WPN-SHOTGUN-02'],
      ...['ADR-WPN-SHOCKWAVE-01', 'ADR-WPN-FLAMETHROWER-01', 'ADR-WPN-FURNACE-01'],
    ],
    picture: moment(START),
  },
  {
    id: 'power-ups',
    title: { pl: 'Karty zdolności', en: 'Power-ups' },
    body: {
      pl: 'Kartą zdolności możesz zapłacić jak kostką jej koloru albo użyć jej efektu. Luneta celownicza za 1 kostkę dokłada 1 obrażenie komuś, kogo właśnie ranisz. Prawo Newtona przesuwa kogoś o 1 lub 2 pola w linii prostej, a Teleport przenosi Cię na dowolne pole. Granat odwetowy namierza tego, kto Cię rani, jeśli go widzisz. Potem kartę odrzucasz.',
      en: 'You can pay with a power-up like with a cube of its colour, or use its effect. For 1 cube the Targeting Scope adds 1 damage to somebody you are just damaging. Newton moves somebody 1 or 2 squares in a straight line, and the Teleporter takes you to any square. The Tagback Grenade marks whoever damages you, if you see them. Afterwards you discard the card.',
    },
    rules: [
      ...['ADR-PWR-01', 'ADR-PWR-03', 'ADR-PWR-04', 'ADR-PWR-07', 'ADR-PWR-08', 'ADR-PWR-09'],
      ...['ADR-PWR-12', 'ADR-PWR-14', 'ADR-PWR-15'],
    ],
    picture: moment(START, {
      weapons: { S: ['lock-rifle'] },
      offers: { blue: ['machine-gun', 'electroscythe', 'plasma-gun'] },
      hand: ['targeting-scope-yellow-1', 'newton-red-1', 'teleporter-blue-1'],
      powerUps: { A: 1, C: 2 },
    }),
  },
  {
    id: 'start',
    title: { pl: 'Zaczynamy!', en: 'Start playing!' },
    body: {
      pl: 'Pierwszą turę zaczynasz poza planszą, z 2 kartami zdolności. Jedną zatrzymujesz, a kolor odrzuconej wskazuje punkt odrodzenia: tutaj czerwony albo niebieski. Po śmierci wracasz podobnie: dobierasz 1 kartę i odrzucasz dowolną. Teraz zagraj z botami. Wszystko, co możesz wybrać, jest podświetlone, a przy wszystkim innym stół wyjaśni, dlaczego nie wolno.',
      en: 'You begin your first turn off the board, with 2 power-ups. You keep one, and the colour of the one you discard names your spawnpoint: here red or blue. After a death you come back in much the same way: you draw 1 card and discard any. Now play against the bots. Everything you may choose is lit, and of anything else the table tells you why not.',
    },
    rules: [
      ...['ADR-SPAWN-01', 'ADR-SPAWN-02', 'ADR-SPAWN-03', 'ADR-SPAWN-04', 'ADR-SPAWN-05'],
      ...['ADR-SPAWN-06', 'ADR-XSPAWN-01'],
    ],
    picture: moment(
      `
      . . . .
      . . . .
      - . . .`,
      { hand: ['newton-red-1', 'teleporter-blue-1'] },
    ),
  },
  {
    id: 'more-weapons',
    title: { pl: 'Broń, która dopiero się pojawi', en: 'Weapons still to come' },
    body: {
      pl: 'Na końcu każdej tury puste miejsca na punktach odrodzenia zapełnia nowa broń; w całej grze jest jej dwadzieścia jeden rodzajów. Tutaj na A3 leżą trzy, których jeszcze nie znasz. T.H.O.R. poraża jeden cel po drugim, nawet tam, gdzie nie sięga Twój wzrok. Karabin IR trafia tylko kogoś, kogo nie widzisz, a Karabin kinetyczny strzela przez ściany. Nie ucz się ich na zapas: gdy pojawi się nowa, przeczytaj jej kartę.',
      en: 'At the end of every turn new weapons fill the empty places on the spawnpoints; there are twenty-one kinds in all. Here A3 holds three that you do not know yet. T.H.O.R. strikes one target after another, even where you cannot see. The Heatseeker hits only somebody you do not see, and the Railgun shoots through walls. No need to learn them in advance: when a new one turns up, read its card.',
    },
    rules: [
      ...['ADR-XTURN-03', 'ADR-XTURN-04', 'ADR-WPN-THOR-01', 'ADR-WPN-THOR-02', 'ADR-WPN-THOR-05'],
      ...['ADR-WPN-HEATSEEKER-01', 'ADR-WPN-RAILGUN-03'],
    ],
    picture: moment(
      `
      . . . .
      S . C .
      - A . B`,
      {
        weapons: {
          S: ['lock-rifle'],
          A: ['machine-gun'],
          B: ['shotgun', '!shockwave'],
          C: ['electroscythe'],
        },
        offers: { blue: ['thor', 'heatseeker', 'railgun'], yellow: ['sledgehammer', 'cyberblade', 'zx-2'] },
        skulls: 4,
        track: 'S',
        skullsOn: { A: 1 },
        damage: { S: 'AAC', C: 'A' },
        points: { S: 8, B: 7, C: 4 },
      },
    ),
  },
];
