import { chapter } from './rule.js';

export const railgun = chapter('WPN-RAILGUN', [
  {
    id: 'ADR-WPN-RAILGUN-01',
    pl: 'Karabin kinetyczny, tryb podstawowy: jeden cel w linii z Tobą, w pionie lub poziomie: 3 obrażenia.',
    en: 'Railgun, basic mode: 3 damage to one target in line with you, horizontally or vertically.',
  },
  {
    id: 'ADR-WPN-RAILGUN-02',
    pl: 'Karabin kinetyczny, tryb przebijający: jeden lub dwa cele w linii z Tobą: po 2 obrażenia.',
    en: 'Railgun, Piercing Mode: 2 damage each to one or two targets in line with you.',
  },
  {
    id: 'ADR-WPN-RAILGUN-03',
    pl: 'Karabin kinetyczny strzela w jednym kierunku, na wylot przez ściany; celu nie musisz widzieć.',
    en: 'The Railgun shoots in one direction, straight through walls; you need not see the target.',
  },
  {
    id: 'ADR-WPN-RAILGUN-04',
    pl: 'Cel Karabinu kinetycznego nie musi stać za ścianą; może być nawet na Twoim polu.',
    en: 'A target of the Railgun need not be behind a wall; it may even be on your own square.',
  },
  {
    id: 'ADR-WPN-RAILGUN-05',
    pl: 'Trafić można każdego, kto stoi na którymkolwiek polu w wybranym kierunku, licząc od Twojego.',
    en: 'Anybody on any square in the chosen direction can be hit, beginning with your own square.',
  },
  {
    id: 'ADR-WPN-RAILGUN-06',
    pl: 'W trybie przebijającym dwa cele mogą stać na jednym polu lub na dwóch, byle w tym samym kierunku.',
    en: 'In Piercing Mode the two targets may share a square or stand on two, as long as the direction is the same.',
  },
]);

export const cyberblade = chapter('WPN-CYBERBLADE', [
  {
    id: 'ADR-WPN-CYBERBLADE-01',
    pl: 'Cyberostrze, efekt podstawowy: jeden cel na Twoim polu: 2 obrażenia.',
    en: 'Cyberblade, basic effect: 2 damage to one target on your square.',
  },
  {
    id: 'ADR-WPN-CYBERBLADE-02',
    pl: 'Cyberostrze, zwinność: przesuwasz się o 1 pole przed efektem podstawowym albo po nim.',
    en: 'Cyberblade, Shadowstep: you move 1 square before the basic effect or after it.',
  },
  {
    id: 'ADR-WPN-CYBERBLADE-03',
    pl: 'Cyberostrze, sieczkarnia: inny cel na polu, na którym wtedy stoisz: 2 obrażenia.',
    en: 'Cyberblade, Slice and Dice: 2 damage to a different target on the square where you stand then.',
  },
  {
    id: 'ADR-WPN-CYBERBLADE-04',
    pl: 'Zwinności używasz raz w strzale, przed sieczkarnią albo po niej.',
    en: 'Shadowstep is used once per shot, before Slice and Dice or after it.',
  },
  {
    id: 'ADR-WPN-CYBERBLADE-05',
    pl: 'Wszystkie efekty Cyberostrza łączą się na trzy sposoby: krok, cios, cios; cios, krok, cios; cios, cios, krok.',
    en: 'All effects of the Cyberblade combine in three ways: step, hit, hit; hit, step, hit; hit, hit, step.',
  },
]);

export const zx2 = chapter('WPN-ZX2', [
  {
    id: 'ADR-WPN-ZX2-01',
    pl: 'ZX-2, tryb podstawowy: jeden widoczny cel: 1 obrażenie i 2 znaczniki namierzania.',
    en: 'ZX-2, basic mode: 1 damage and 2 marks to one target in sight.',
  },
  {
    id: 'ADR-WPN-ZX2-02',
    pl: 'ZX-2, tryb skanera: po 1 znaczniku namierzania dla najwyżej 3 widocznych celów.',
    en: 'ZX-2, Scanner Mode: 1 mark each to up to 3 targets in sight.',
  },
  {
    id: 'ADR-WPN-ZX2-03',
    pl: 'Trzy cele trybu skanera mogą być w trzech różnych pomieszczeniach.',
    en: 'The three targets of Scanner Mode may be in three different rooms.',
  },
]);

export const shotgun = chapter('WPN-SHOTGUN', [
  {
    id: 'ADR-WPN-SHOTGUN-01',
    pl: 'Strzelba, tryb podstawowy: jeden cel na Twoim polu: 3 obrażenia. Potem możesz przesunąć go o 1 pole.',
    en: 'Shotgun, basic mode: 3 damage to one target on your square. Then you may move it 1 square.',
  },
  {
    id: 'ADR-WPN-SHOTGUN-02',
    pl: 'Strzelba, długa lufa: jeden cel oddalony dokładnie o 1 ruch: 2 obrażenia.',
    en: 'Shotgun, Long Barrel Mode: 2 damage to one target exactly 1 move away.',
  },
]);

export const powerGlove = chapter('WPN-POWERGLOVE', [
  {
    id: 'ADR-WPN-POWERGLOVE-01',
    pl: 'Rękawica bojowa, tryb podstawowy: doskakujesz na pole celu oddalonego dokładnie o 1 ruch; otrzymuje on 1 obrażenie i 2 znaczniki namierzania.',
    en: 'Power Glove, basic mode: you leap to the square of a target exactly 1 move away; it takes 1 damage and 2 marks.',
  },
  {
    id: 'ADR-WPN-POWERGLOVE-02',
    pl: 'Rękawica bojowa, tryb turbodoładowania: lecisz na pole oddalone dokładnie o 1 ruch i możesz zadać tam jednemu celowi 2 obrażenia.',
    en: 'Power Glove, Rocket Fist Mode: you fly to a square exactly 1 move away and may deal 2 damage to one target there.',
  },
  {
    id: 'ADR-WPN-POWERGLOVE-03',
    pl: 'W trybie turbodoładowania możesz polecieć o 1 pole dalej w tym samym kierunku, jeśli nie ma tam ściany, i znów zadać jednemu celowi 2 obrażenia.',
    en: 'In Rocket Fist Mode you may fly 1 square further in the same direction, if no wall is in the way, and again deal 2 damage to one target.',
  },
  {
    id: 'ADR-WPN-POWERGLOVE-04',
    pl: 'Tryb turbodoładowania trafia najwyżej jedną osobę na każdym polu, na najwyżej 2 polach w linii prostej.',
    en: 'Rocket Fist Mode hits at most one player on each square, on at most 2 squares in a straight line.',
  },
]);

export const shockwave = chapter('WPN-SHOCKWAVE', [
  {
    id: 'ADR-WPN-SHOCKWAVE-01',
    pl: 'Generator pola, tryb podstawowy: najwyżej 3 cele, każdy na innym polu, oddalone dokładnie o 1 ruch: po 1 obrażeniu.',
    en: 'Shockwave, basic mode: 1 damage each to up to 3 targets on different squares, all exactly 1 move away.',
  },
  {
    id: 'ADR-WPN-SHOCKWAVE-02',
    pl: 'Generator pola, tryb tsunami: wszyscy oddaleni dokładnie o 1 ruch: po 1 obrażeniu.',
    en: 'Shockwave, Tsunami Mode: 1 damage to everybody exactly 1 move away.',
  },
]);

export const sledgehammer = chapter('WPN-SLEDGEHAMMER', [
  {
    id: 'ADR-WPN-SLEDGEHAMMER-01',
    pl: 'Młot, tryb podstawowy: jeden cel na Twoim polu: 2 obrażenia.',
    en: 'Sledgehammer, basic mode: 2 damage to one target on your square.',
  },
  {
    id: 'ADR-WPN-SLEDGEHAMMER-02',
    pl: 'Młot, tryb miażdżenia: jeden cel na Twoim polu: 3 obrażenia; potem przesuwasz go o 0, 1 lub 2 pola w linii prostej.',
    en: 'Sledgehammer, Pulverize Mode: 3 damage to one target on your square; then you move it 0, 1 or 2 squares in a straight line.',
  },
  {
    id: 'ADR-WPN-SLEDGEHAMMER-03',
    pl: 'Cel przesuwany Młotem przejdzie przez drzwi, ale nie przez ścianę.',
    en: 'A target moved by the Sledgehammer goes through doors, but not through walls.',
  },
]);
