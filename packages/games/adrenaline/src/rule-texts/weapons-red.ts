import { chapter } from './rule.js';

export const vortexCannon = chapter('WPN-VORTEXCANNON', [
  {
    id: 'ADR-WPN-VORTEXCANNON-01',
    pl: 'Działko „Vortex”, efekt podstawowy: na widocznym polu, oddalonym o co najmniej 1 ruch, powstaje wir.',
    en: 'Vortex Cannon, basic effect: a vortex opens on a square in sight, at least 1 move away.',
  },
  {
    id: 'ADR-WPN-VORTEXCANNON-02',
    pl: 'Wir wciąga jeden cel z własnego pola lub z odległości 1 ruchu: przesuwasz go na pole z wirem i zadajesz mu 2 obrażenia.',
    en: 'The vortex pulls in one target from its own square or from 1 move away: the target is moved onto the vortex and takes 2 damage.',
  },
  {
    id: 'ADR-WPN-VORTEXCANNON-03',
    pl: 'Działko „Vortex”, czarna dziura: ten sam wir wciąga jeszcze 1 lub 2 inne cele ze swojego pola lub z odległości 1 ruchu; każdy otrzymuje 1 obrażenie.',
    en: 'Vortex Cannon, Black Hole: the same vortex pulls in 1 or 2 other targets from its square or from 1 move away; each takes 1 damage.',
  },
  {
    id: 'ADR-WPN-VORTEXCANNON-04',
    pl: 'Wszystkie cele Działka „Vortex” to różne osoby. Mogą zaczynać na jednym polu, choćby Twoim, i nie musisz ich widzieć.',
    en: 'All targets of the Vortex Cannon are different players. They may start on one square, even on yours, and you need not see them.',
  },
  {
    id: 'ADR-WPN-VORTEXCANNON-05',
    pl: 'Widzieć musisz tylko pole, na którym powstaje wir.',
    en: 'Only the square of the vortex itself has to be in your sight.',
  },
]);

export const furnace = chapter('WPN-FURNACE', [
  {
    id: 'ADR-WPN-FURNACE-01',
    pl: 'Spopielacz, tryb podstawowy: wszyscy w jednym widocznym pomieszczeniu, innym niż Twoje: po 1 obrażeniu.',
    en: 'Furnace, basic mode: 1 damage to everybody in one room in sight, other than your own.',
  },
  {
    id: 'ADR-WPN-FURNACE-02',
    pl: 'Spopielacz, tryb przytulnego ogniska: wszyscy na jednym polu oddalonym dokładnie o 1 ruch: po 1 obrażeniu i 1 znaczniku namierzania.',
    en: 'Furnace, Cozy Fire Mode: 1 damage and 1 mark to everybody on one square exactly 1 move away.',
  },
]);

export const heatseeker = chapter('WPN-HEATSEEKER', [
  {
    id: 'ADR-WPN-HEATSEEKER-01',
    pl: 'Karabin IR: jeden cel, którego nie widzisz: 3 obrażenia.',
    en: 'Heatseeker: 3 damage to one target that you do not see.',
  },
  {
    id: 'ADR-WPN-HEATSEEKER-02',
    pl: 'Kogoś, kogo widzisz, Karabin IR nigdy nie trafi.',
    en: 'Somebody you see is never a target for the Heatseeker.',
  },
]);

export const hellion = chapter('WPN-HELLION', [
  {
    id: 'ADR-WPN-HELLION-01',
    pl: 'Hellion, tryb podstawowy: jeden widoczny cel oddalony co najmniej o 1 ruch: 1 obrażenie. Potem po 1 znaczniku namierzania dla niego i wszystkich innych na jego polu.',
    en: 'Hellion, basic mode: 1 damage to one target in sight, at least 1 move away. Then 1 mark to it and to everybody else on its square.',
  },
  {
    id: 'ADR-WPN-HELLION-02',
    pl: 'Hellion, tryb smugowy: tak samo, ale po 2 znaczniki namierzania dla każdego z nich.',
    en: 'Hellion, Nano-Tracer Mode: the same, but 2 marks to each of them.',
  },
]);

export const flamethrower = chapter('WPN-FLAMETHROWER', [
  {
    id: 'ADR-WPN-FLAMETHROWER-01',
    pl: 'Miotacz płomieni, tryb podstawowy: wskazujesz pole oddalone o 1 ruch i, jeśli chcesz, jeszcze jedno, o 1 ruch dalej w tym samym kierunku.',
    en: 'Flamethrower, basic mode: you name a square 1 move away and, if you like, another one 1 move further in the same direction.',
  },
  {
    id: 'ADR-WPN-FLAMETHROWER-02',
    pl: 'Na każdym wskazanym polu Miotacz płomieni może trafić jeden cel: 1 obrażenie.',
    en: 'On each of these squares the Flamethrower may hit one target: 1 damage.',
  },
  {
    id: 'ADR-WPN-FLAMETHROWER-03',
    pl: 'Miotacz płomieni, tryb grillowania: pola wskazujesz tak samo, drugie znów tylko, jeśli chcesz. Wszyscy na pierwszym otrzymują po 2 obrażenia, wszyscy na drugim po 1.',
    en: 'Flamethrower, Barbecue Mode: you name squares the same way, the second again only if you like. Everybody on the first takes 2 damage, everybody on the second 1.',
  },
  {
    id: 'ADR-WPN-FLAMETHROWER-04',
    pl: 'Nikogo na Twoim polu Miotacz płomieni nie dosięgnie.',
    en: 'The Flamethrower cannot hit anybody on your own square.',
  },
  {
    id: 'ADR-WPN-FLAMETHROWER-05',
    pl: 'Celu Miotacza płomieni nie musisz widzieć. Ogień biegnie prosto, w pionie lub poziomie, najwyżej na 2 pola; drzwi go przepuszczają, ściany nie.',
    en: 'The Flamethrower needs no sight. The flame runs straight, horizontally or vertically, up to 2 squares; doors let it through, walls do not.',
  },
]);

export const grenadeLauncher = chapter('WPN-GRENADELAUNCHER', [
  {
    id: 'ADR-WPN-GRENADELAUNCHER-01',
    pl: 'Granatnik, efekt podstawowy: jeden widoczny cel: 1 obrażenie. Potem możesz przesunąć go o 1 pole.',
    en: 'Grenade Launcher, basic effect: 1 damage to one target in sight. Then you may move it 1 square.',
  },
  {
    id: 'ADR-WPN-GRENADELAUNCHER-02',
    pl: 'Granatnik, dodatkowy granat: wszyscy na jednym widocznym polu: po 1 obrażeniu.',
    en: 'Grenade Launcher, Extra Grenade: 1 damage to everybody on one square in sight.',
  },
  {
    id: 'ADR-WPN-GRENADELAUNCHER-03',
    pl: 'Dodatkowego granatu używasz przed przesunięciem celu efektu podstawowego albo po nim.',
    en: 'Extra Grenade is used before the target of the basic effect is moved, or after.',
  },
  {
    id: 'ADR-WPN-GRENADELAUNCHER-04',
    pl: 'Dodatkowy granat może spaść na pole z celem efektu podstawowego (obrywa on wtedy drugi raz), na inne pole, a nawet na Twoje.',
    en: 'The Extra Grenade may land on the square of the basic target (who is then hit again), on another square, or even on your own.',
  },
  {
    id: 'ADR-WPN-GRENADELAUNCHER-05',
    pl: 'Granat rzucony na własne pole ani Cię nie rani, ani nie przesuwa.',
    en: 'A grenade on your own square neither damages nor moves you.',
  },
]);

export const rocketLauncher = chapter('WPN-ROCKETLAUNCHER', [
  {
    id: 'ADR-WPN-ROCKETLAUNCHER-01',
    pl: 'Wyrzutnia rakiet, efekt podstawowy: jeden widoczny cel spoza Twojego pola: 2 obrażenia. Potem możesz przesunąć go o 1 pole.',
    en: 'Rocket Launcher, basic effect: 2 damage to one target in sight, not on your square. Then you may move it 1 square.',
  },
  {
    id: 'ADR-WPN-ROCKETLAUNCHER-02',
    pl: 'Wyrzutnia rakiet, odrzut kontrolowany: przesuwasz się o 1 lub 2 pola przed efektem podstawowym albo po nim.',
    en: 'Rocket Launcher, Rocket Jump: you move 1 or 2 squares before the basic effect or after it.',
  },
  {
    id: 'ADR-WPN-ROCKETLAUNCHER-03',
    pl: 'Po odrzucie kontrolowanym o tym, kogo wolno trafić, decyduje tylko nowe pole. Możesz więc odskoczyć i strzelić do kogoś, kto został na poprzednim.',
    en: 'After a Rocket Jump only your new square decides who may be hit. So you may jump away and shoot somebody who stayed behind.',
  },
  {
    id: 'ADR-WPN-ROCKETLAUNCHER-04',
    pl: 'Wyrzutnia rakiet, rakieta odłamkowa: wszyscy na polu, na którym trafiasz cel, także on sam: po 1 obrażeniu. Dzieje się to w trakcie efektu podstawowego, zanim cel zostanie przesunięty.',
    en: 'Rocket Launcher, Fragmenting Warhead: 1 damage to everybody on the square where the target is hit, the target too. It happens during the basic effect, before the target is moved.',
  },
  {
    id: 'ADR-WPN-ROCKETLAUNCHER-05',
    pl: 'Z rakietą odłamkową cel ma już 3 obrażenia, zanim go przesuniesz.',
    en: 'With the warhead the target has taken 3 damage before you move it.',
  },
]);
