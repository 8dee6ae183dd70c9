import { positionView } from './position.js';
import { chapter } from './rule.js';

/** Sight, and the weapons in the order of the ledger. */
export const weaponExamples = chapter('EX', [
  {
    id: 'ADR-EX-01',
    pl: 'Arena B: Dożer na A3, Jaszczur na A1, :D-strukt-0R na A2, Banshee na C4. Dożer widzi trzy pomieszczenia (niebieskie, zielone i żółte), a w nich wszystkich. Jaszczur i :D-strukt-0R widzą siebie nawzajem i Dożera. Banshee jest dla Dożera widoczna, ale sama nie widzi nikogo.',
    en: 'Arena B: Dozer on A3, Sprog on A1, :D-struct-or on A2, Banshee on C4. Dozer sees three rooms (blue, green and yellow) and everybody in them. Sprog and :D-struct-or see each other and Dozer. Banshee sees nobody, although Dozer sees her.',
    picture: positionView(`
      A B S .
      . . . .
      - . . C`),
  },
  {
    id: 'ADR-EX-02',
    pl: 'Jak w pierwszym przykładzie, ale na A4 stoi jeszcze Violet. Dożer może jednym strzałem z Karabinu maszynowego trafić Violet na A4 i Banshee na C4, przez dwoje drzwi; figurki po drodze nie przeszkadzają.',
    en: 'As in the first example, with Violet on A4 as well. One shot of Dozer’s Machine Gun may hit Violet on A4 and Banshee on C4, through two doors; figures in between do not matter.',
    picture: positionView(
      `
      A B S E
      . . . .
      - . . C`,
      { weapons: { S: ['machine-gun'] } },
    ),
  },
  {
    id: 'ADR-EX-03',
    pl: 'Arena D: Dożer na A2, Jaszczur na B2, :D-strukt-0R na C2. Miotacz płomieni w trybie podstawowym, skierowany na południe, zadaje obu po 1 obrażeniu, choć pola C2 Dożer nie widzi.',
    en: 'Arena D: Dozer on A2, Sprog on B2, :D-struct-or on C2. The Flamethrower in basic mode, pointed south, deals both of them 1 damage, although Dozer does not see C2.',
    picture: positionView(
      `
      . S . .
      . A . .
      . B . .`,
      { weapons: { S: ['flamethrower'] } },
    ),
  },
  {
    id: 'ADR-EX-04',
    pl: 'Arena D: Dożer i Banshee na A2, Jaszczur i Violet na B2, :D-strukt-0R na C2. Tryb grillowania na południe: Jaszczur i Violet otrzymują po 2 obrażenia, :D-strukt-0R 1, a Banshee, obok Dożera, żadnego.',
    en: 'Arena D: Dozer and Banshee on A2, Sprog and Violet on B2, :D-struct-or on C2. Barbecue Mode to the south: Sprog and Violet take 2 damage each, :D-struct-or 1, and Banshee, next to Dozer, none.',
    picture: positionView(
      `
      . SC . .
      . AE . .
      . B . .`,
      { weapons: { S: ['flamethrower'] } },
    ),
  },
  {
    id: 'ADR-EX-05',
    pl: 'Arena B: Dożer na A3, Jaszczur na A2, :D-strukt-0R i Banshee na A1. Dożer trafia Jaszczura z Granatnika, przesuwa go na A1 i rzuca tam dodatkowy granat. Jaszczur, już na A1, ma 2 obrażenia, pozostali po 1.',
    en: 'Arena B: Dozer on A3, Sprog on A2, :D-struct-or and Banshee on A1. Dozer hits Sprog with the Grenade Launcher, moves him to A1 and throws the Extra Grenade there. Sprog, now on A1, has 2 damage, the others 1 each.',
    picture: positionView(
      `
      BC A S .
      . . . .
      - . . .`,
      { weapons: { S: ['grenade-launcher'] } },
    ),
  },
  {
    id: 'ADR-EX-06',
    pl: 'Arena B: Dożer na A3, Jaszczur, :D-strukt-0R i Banshee na B3. Dożer trafia Jaszczura, rzuca dodatkowy granat na B3 i dopiero wtedy przesuwa Jaszczura na B4. Jaszczur ma 2 obrażenia, pozostali po 1.',
    en: 'Arena B: Dozer on A3; Sprog, :D-struct-or and Banshee on B3. Dozer hits Sprog, throws the Extra Grenade on B3 and only then moves Sprog to B4. Sprog has 2 damage, the others 1 each.',
    picture: positionView(
      `
      . . S .
      . . ABC .
      - . . .`,
      { weapons: { S: ['grenade-launcher'] } },
    ),
  },
  {
    id: 'ADR-EX-07',
    pl: 'Arena B: Dożer na A3, Jaszczur na A2, :D-strukt-0R i Banshee na B4. Dożer trafia Jaszczura, a dodatkowy granat rzuca na B4. Każde z trojga ma 1 obrażenie.',
    en: 'Arena B: Dozer on A3, Sprog on A2, :D-struct-or and Banshee on B4. Dozer hits Sprog and throws the Extra Grenade on B4. Each of the three has 1 damage.',
    picture: positionView(
      `
      . A S .
      . . . BC
      - . . .`,
      { weapons: { S: ['grenade-launcher'] } },
    ),
  },
  {
    id: 'ADR-EX-08',
    pl: 'Dożer, Jaszczur i :D-strukt-0R stoją na jednym polu. Dożer trafia Jaszczura z Granatnika i rzuca dodatkowy granat pod własne nogi. Jaszczur ma 2 obrażenia, :D-strukt-0R 1, a Dożer 0 i nigdzie się nie rusza.',
    en: 'Dozer, Sprog and :D-struct-or share a square. Dozer hits Sprog with the Grenade Launcher and drops the Extra Grenade at his own feet. Sprog has 2 damage, :D-struct-or 1, and Dozer 0; he is not moved.',
    picture: positionView(
      `
      . SAB . .
      . . . .
      - . . .`,
      { weapons: { S: ['grenade-launcher'] } },
    ),
  },
  {
    id: 'ADR-EX-09',
    pl: 'Arena B: Dożer i Jaszczur na A3. Z tego pola Dożer nie może strzelić do Jaszczura z Wyrzutni rakiet. Jeśli najpierw użyje odrzutu kontrolowanego i wyląduje na A2, strzał jest dozwolony: 2 obrażenia.',
    en: 'Arena B: Dozer and Sprog on A3. From there Dozer may not shoot Sprog with the Rocket Launcher. If he first uses Rocket Jump and lands on A2, the shot is legal: 2 damage.',
    picture: positionView(
      `
      . . SA .
      . . . .
      - . . .`,
      { weapons: { S: ['rocket-launcher'] } },
    ),
  },
  {
    id: 'ADR-EX-10',
    pl: 'Arena B: Dożer na A2, Jaszczur i :D-strukt-0R na A3. Dożer trafia Jaszczura rakietą odłamkową, a potem przesuwa go na A4. Jaszczur ma 3 obrażenia, :D-strukt-0R 1.',
    en: 'Arena B: Dozer on A2, Sprog and :D-struct-or on A3. Dozer hits Sprog with the Fragmenting Warhead and then moves him to A4. Sprog has 3 damage, :D-struct-or 1.',
    picture: positionView(
      `
      . S AB .
      . . . .
      - . . .`,
      { weapons: { S: ['rocket-launcher'] } },
    ),
  },
  {
    id: 'ADR-EX-11',
    pl: 'Arena D: Dożer na B3, Jaszczur i :D-strukt-0R na C3. Cyberostrze: krok na C3, cios w Jaszczura, sieczkarnia w :D-strukt-0R-a. Obaj mają po 2 obrażenia.',
    en: 'Arena D: Dozer on B3, Sprog and :D-struct-or on C3. Cyberblade: a step to C3, a hit on Sprog, Slice and Dice on :D-struct-or. Both have 2 damage.',
    picture: positionView(
      `
      . . . .
      . . S .
      . . AB .`,
      { weapons: { S: ['cyberblade'] } },
    ),
  },
  {
    id: 'ADR-EX-12',
    pl: 'Arena D: Dożer i Jaszczur na B3, :D-strukt-0R na C3. Cyberostrze: cios w Jaszczura, krok na C3, sieczkarnia w :D-strukt-0R-a. Obaj mają po 2 obrażenia, a Dożer stoi na C3.',
    en: 'Arena D: Dozer and Sprog on B3, :D-struct-or on C3. Cyberblade: a hit on Sprog, a step to C3, Slice and Dice on :D-struct-or. Both have 2 damage, and Dozer stands on C3.',
    picture: positionView(
      `
      . . . .
      . . SA .
      . . B .`,
      { weapons: { S: ['cyberblade'] } },
    ),
  },
  {
    id: 'ADR-EX-13',
    pl: 'Arena D: Dożer, Jaszczur i :D-strukt-0R na B3. Cyberostrze: cios w Jaszczura, sieczkarnia w :D-strukt-0R-a, krok na C3. Obaj mają po 2 obrażenia, a Dożer stoi na C3.',
    en: 'Arena D: Dozer, Sprog and :D-struct-or on B3. Cyberblade: a hit on Sprog, Slice and Dice on :D-struct-or, a step to C3. Both have 2 damage, and Dozer stands on C3.',
    picture: positionView(
      `
      . . . .
      . . SAB .
      . . . .`,
      { weapons: { S: ['cyberblade'] } },
    ),
  },
  {
    id: 'ADR-EX-14',
    pl: 'Arena D: Dożer i Violet na B1, Jaszczur na B2, :D-strukt-0R na B3, Banshee na A1. Karabin kinetyczny na wschód zadaje :D-strukt-0R-owi 3 obrażenia przez dwie ściany. Tryb przebijający może zadać po 2 Jaszczurowi i :D-strukt-0R-owi albo Violet i :D-strukt-0R-owi, ale nie Jaszczurowi i Banshee: to dwa różne kierunki.',
    en: 'Arena D: Dozer and Violet on B1, Sprog on B2, :D-struct-or on B3, Banshee on A1. The Railgun to the east deals :D-struct-or 3 damage through two walls. Piercing Mode may deal 2 each to Sprog and :D-struct-or, or to Violet and :D-struct-or, but not to Sprog and Banshee: those are two directions.',
    picture: positionView(
      `
      C . . .
      SE A B .
      . . . .`,
      { weapons: { S: ['railgun'] } },
    ),
  },
  {
    id: 'ADR-EX-15',
    pl: 'Arena D: Dożer i Jaszczur na A3. Młot w trybie miażdżenia: 3 obrażenia i przesunięcie o 2 pola na południe, na C3. Gdyby obaj stali na B2, na wschód przesunąć by się nie dało (ściana), za to na północ, na południe lub o 0 pól tak.',
    en: 'Arena D: Dozer and Sprog on A3. The Sledgehammer in Pulverize Mode: 3 damage and a push of 2 squares south, to C3. If both stood on B2, a push east would be illegal (a wall), but north, south or 0 squares would be fine.',
    picture: positionView(
      `
      . . SA .
      . . . .
      . . . .`,
      { weapons: { S: ['sledgehammer'] } },
    ),
  },
  {
    id: 'ADR-EX-16',
    pl: 'Arena D: Dożer na A2, Jaszczur na A3, :D-strukt-0R na A4. W trybie turbodoładowania Dożer leci dwa razy na wschód i uderza na każdym polu. Jaszczur i :D-strukt-0R mają po 2 obrażenia, Dożer kończy na A4.',
    en: 'Arena D: Dozer on A2, Sprog on A3, :D-struct-or on A4. In Rocket Fist Mode Dozer flies east twice and hits on each square. Sprog and :D-struct-or have 2 damage each, Dozer ends on A4.',
    picture: positionView(
      `
      . S A B
      . . . .
      . . . .`,
      { weapons: { S: ['power-glove'] } },
    ),
  },
  {
    id: 'ADR-EX-17',
    pl: 'Arena D: Dożer na A3, Jaszczur na A2, :D-strukt-0R na A4, Banshee na C4. ZX-2 w trybie skanera: każde z trojga dostaje 1 znacznik namierzania, nikt nie otrzymuje obrażeń.',
    en: 'Arena D: Dozer on A3, Sprog on A2, :D-struct-or on A4, Banshee on C4. The ZX-2 in Scanner Mode: each of the three gets 1 mark, nobody takes damage.',
    picture: positionView(
      `
      . A S B
      . . . .
      . . . C`,
      { weapons: { S: ['zx-2'] } },
    ),
  },
  {
    id: 'ADR-EX-18',
    pl: 'Arena D: Dożer na A2, Jaszczur na C2, poza zasięgiem jego wzroku. Retraktor w trybie podstawowym przesuwa Jaszczura o 1 pole na B2 i tam zadaje 1 obrażenie. Zostawić go na miejscu (0 pól) nie wolno, bo C2 nie widać.',
    en: 'Arena D: Dozer on A2, Sprog on C2, out of his sight. The Tractor Beam in basic mode moves Sprog 1 square to B2 and deals 1 damage there. Leaving him where he is (0 squares) is illegal, as C2 is not in sight.',
    picture: positionView(
      `
      . S . .
      . . . .
      . A . .`,
      { weapons: { S: ['tractor-beam'] } },
    ),
  },
  {
    id: 'ADR-EX-19',
    pl: 'Początek jak poprzednio: Dożer na A2, Jaszczur na C2. W trybie „punisher” Jaszczur ląduje na A2 i ma 3 obrażenia.',
    en: 'The start is the same: Dozer on A2, Sprog on C2. In Punisher Mode Sprog lands on A2 with 3 damage.',
    picture: positionView(
      `
      . S . .
      . . . .
      . A . .`,
      { weapons: { S: ['tractor-beam'] } },
    ),
  },
  {
    id: 'ADR-EX-20',
    pl: 'Arena B: Dożer i Jaszczur na A3, :D-strukt-0R na A1, Banshee na A2. Wir powstaje na A2 i wciąga Jaszczura, a czarna dziura :D-strukt-0R-a i Banshee. Jaszczur ma 2 obrażenia, pozostali po 1, wszyscy troje stoją na A2.',
    en: 'Arena B: Dozer and Sprog on A3, :D-struct-or on A1, Banshee on A2. The vortex opens on A2 and pulls in Sprog; Black Hole takes :D-struct-or and Banshee. Sprog has 2 damage, the others 1 each, and all three stand on A2.',
    picture: positionView(
      `
      B C SA .
      . . . .
      - . . .`,
      { weapons: { S: ['vortex-cannon'] } },
    ),
  },
]);
