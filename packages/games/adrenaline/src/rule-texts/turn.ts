import { chapter } from './rule.js';

export const turn = chapter('TURN', [
  {
    id: 'ADR-TURN-01',
    pl: 'Tura ma stałą kolejność: 2 akcje, załadowanie broni, na końcu punktowanie plansz zabitych postaci i ich odrodzenie.',
    en: 'A turn has a fixed order: 2 actions, reloading, and at the end the scoring of killed players’ boards and their respawning.',
  },
  {
    id: 'ADR-TURN-02',
    pl: 'Każda z 2 akcji to Biegnij, Zabierz ekwipunek albo Strzelaj.',
    en: 'Each of the 2 actions is Run Around, Grab Stuff or Shoot People.',
  },
  {
    id: 'ADR-TURN-03',
    pl: 'Tę samą akcję możesz wykonać w turze dwa razy.',
    en: 'You may take the same action twice in a turn.',
    reconstructed: true,
  },
]);

export const turnDetails = chapter('XTURN', [
  {
    id: 'ADR-XTURN-01',
    pl: 'Nie musisz wykorzystać wszystkich akcji.',
    en: 'You need not use all your actions.',
  },
  {
    id: 'ADR-XTURN-02',
    pl: 'Koniec tury przebiega po kolei: załadowanie, punktowanie plansz zabitych postaci, odrodzenie, uzupełnienie areny.',
    en: 'The end of a turn goes in order: reloading, scoring of killed players’ boards, respawning, refilling the arena.',
  },
  {
    id: 'ADR-XTURN-03',
    pl: 'Uzupełnienie: każde puste pole amunicji dostaje żeton, a na każdym punkcie odrodzenia znów leżą 3 karty broni, dopóki starcza talii.',
    en: 'Refilling: every empty ammo square gets a tile, and every spawnpoint has 3 weapons again, as long as the weapon deck lasts.',
  },
  {
    id: 'ADR-XTURN-04',
    pl: 'Broń nigdy nie wraca do talii. Gdy talia się wyczerpie, punktów odrodzenia już się nie uzupełnia.',
    en: 'Weapons never go back to the deck. Once it is empty, spawnpoints are no longer refilled.',
  },
  {
    id: 'ADR-XTURN-05',
    pl: 'Broń odłożona przy wymianie leży na punkcie odrodzenia jak każda inna: kto ją zabierze, płaci koszt zabrania i ma ją naładowaną.',
    en: 'A weapon put down in a swap lies on the spawnpoint like any other: whoever takes it pays its pick-up cost and has it loaded.',
  },
]);

export const run = chapter('RUN', [
  {
    id: 'ADR-RUN-01',
    pl: 'Biegnij: przesuwasz się co najmniej o 1 i najwyżej o 3 pola.',
    en: 'Run Around: you move 1 to 3 squares.',
  },
  {
    id: 'ADR-RUN-02',
    pl: 'Poruszasz się w pionie lub poziomie, przez otwarte granice i drzwi, nigdy przez ściany. Na zajęte pola można wchodzić i można przez nie przechodzić.',
    en: 'You move horizontally or vertically, through open borders and doors, never through walls. Occupied squares may be entered and crossed.',
    reconstructed: true,
  },
]);

export const grab = chapter('GRAB', [
  {
    id: 'ADR-GRAB-01',
    pl: 'Zabierz ekwipunek: najpierw możesz przesunąć się o 1 pole.',
    en: 'Grab Stuff: you may move 1 square first.',
  },
  {
    id: 'ADR-GRAB-02',
    pl: 'Jeśli masz na planszy 3 lub więcej obrażeń, możesz przejść nawet o 2 pola.',
    en: 'With 3 or more damage on your board you may move up to 2 squares.',
  },
  {
    id: 'ADR-GRAB-03',
    pl: 'Potem bierzesz coś z pola, na którym stoisz. Musi tam leżeć coś, co możesz zabrać.',
    en: 'Then you take something from the square you stand on. There must be something there that you can take.',
  },
  {
    id: 'ADR-GRAB-04',
    pl: 'Amunicja: zdejmujesz żeton z pola, dokładasz pokazane na nim kostki do swojej planszy i odrzucasz żeton.',
    en: 'Ammo: you pick up the tile, add the cubes it shows to your board and discard it.',
  },
  {
    id: 'ADR-GRAB-05',
    pl: 'Jeśli żeton pokazuje kartę zdolności, dobierasz jedną, chyba że masz już na ręce 3.',
    en: 'If the tile shows a power-up you draw one, unless you already hold 3.',
  },
  {
    id: 'ADR-GRAB-06',
    pl: 'Broń: płacisz wszystkie kostki z jej kosztu oprócz górnej i bierzesz kartę do ręki.',
    en: 'Weapon: you pay all cubes of its cost except the top one and take the card into your hand.',
  },
  {
    id: 'ADR-GRAB-07',
    pl: 'Świeżo zabrana broń jest od razu naładowana.',
    en: 'A weapon you have just grabbed is loaded.',
  },
  {
    id: 'ADR-GRAB-08',
    pl: 'Masz teraz 4 karty broni? Jedną z wcześniejszych musisz odłożyć na miejsce nowej.',
    en: 'Do you now own 4 weapons? Then you must put one of the earlier ones down in the place of the new one.',
  },
  {
    id: 'ADR-GRAB-09',
    pl: 'Wolno odłożyć zarówno naładowaną, jak i rozładowaną broń.',
    en: 'The weapon you put down may be loaded or unloaded.',
  },
]);

export const ammo = chapter('XAMMO', [
  {
    id: 'ADR-XAMMO-01',
    pl: 'Żetonów amunicji jest 36: na 18 są trzy kostki (dwie w jednym kolorze i jedna w innym), na 18 dwie kostki i karta zdolności.',
    en: 'There are 36 ammo tiles: 18 show three cubes (two of one colour and one of another), 18 show two cubes and a power-up.',
  },
  {
    id: 'ADR-XAMMO-02',
    pl: 'Możesz mieć najwyżej 3 kostki każdego koloru; nadwyżka z żetonu przepada.',
    en: 'You hold at most 3 cubes of each colour; what a tile gives beyond that is lost.',
  },
  {
    id: 'ADR-XAMMO-03',
    pl: 'Wydane kostki wracają do Twojej rezerwy.',
    en: 'Cubes you spend go back to your own reserve.',
  },
  {
    id: 'ADR-XAMMO-04',
    pl: 'Zużyte żetony amunicji się odrzuca. Gdy stos się skończy, tasuje się z nich nowy.',
    en: 'Used ammo tiles are discarded. When the pile runs out, they are shuffled into a new one.',
  },
]);

export const shoot = chapter('SHOOT', [
  {
    id: 'ADR-SHOOT-01',
    pl: 'Strzelaj: zagrywasz kartę broni z ręki, a więc naładowaną.',
    en: 'Shoot People: you play a weapon card from your hand, hence a loaded one.',
  },
  {
    id: 'ADR-SHOOT-02',
    pl: 'Jeśli masz na planszy 6 lub więcej obrażeń, możesz w ramach tej akcji przejść najpierw o 1 pole.',
    en: 'With 6 or more damage on your board you may first move 1 square as part of this action.',
  },
  {
    id: 'ADR-SHOOT-03',
    pl: 'Ogłaszasz, jak używasz broni: tryb, efekty dodatkowe, cele. Strzał musi kogoś zranić lub namierzyć; nikogo nie trafić wolno tylko w trybie turbodoładowania.',
    en: 'You announce how you use the weapon: mode, optional effects, targets. A shot must damage or mark somebody; only Rocket Fist Mode may hit nobody.',
  },
  {
    id: 'ADR-SHOOT-04',
    pl: 'Efekty rozgrywasz po kolei. Za efekt dodatkowy lub tryb zaawansowany płacisz to, co podaje karta.',
    en: 'You carry out the effects one by one. For an optional effect or the alternative mode you pay what the card says.',
  },
  {
    id: 'ADR-SHOOT-05',
    pl: 'Po strzale broń jest rozładowana: karta leży odkryta przed Tobą.',
    en: 'After the shot the weapon is unloaded: its card lies face up in front of you.',
  },
  {
    id: 'ADR-SHOOT-06',
    pl: 'W jednej akcji Strzelaj używasz jednej broni.',
    en: 'One Shoot People action uses one weapon.',
    reconstructed: true,
  },
]);

export const reload = chapter('RELOAD', [
  {
    id: 'ADR-RELOAD-01',
    pl: 'Po swoich 2 akcjach możesz załadować dowolną liczbę rozładowanych kart broni.',
    en: 'After your 2 actions you may reload any number of your unloaded weapons.',
  },
  {
    id: 'ADR-RELOAD-02',
    pl: 'Załadowanie kosztuje wszystkie kostki broni, razem z górną. Karta wraca naładowana do ręki.',
    en: 'Reloading costs all cubes of the weapon, the top one included. The card goes back to your hand, loaded.',
  },
]);

export const costs = chapter('XCOST', [
  {
    id: 'ADR-XCOST-01',
    pl: 'Koszt załadowania to wszystkie kostki pokazane na karcie.',
    en: 'The reload cost is all the cubes that the card shows.',
  },
  {
    id: 'ADR-XCOST-02',
    pl: 'Koszt zabrania jest taki sam, ale bez pierwszej, górnej kostki. Broń o jednej kostce zabierasz za darmo.',
    en: 'The pick-up cost is the same without the first cube, the top one. A weapon with a single cube is free to pick up.',
  },
  {
    id: 'ADR-XCOST-03',
    pl: 'Koszt efektów dodatkowych i trybów zaawansowanych podaje karta broni; niektóre są darmowe.',
    en: 'What optional effects and alternative modes cost stands on the weapon; some are free.',
  },
  {
    id: 'ADR-XCOST-04',
    pl: 'Kolor górnej kostki jest kolorem broni. W każdym z trzech kolorów jest 7 broni.',
    en: 'The colour of the top cube is the colour of the weapon. There are 7 weapons of each of the three colours.',
  },
]);

export const adrenalineRules = chapter('XADR', [
  {
    id: 'ADR-XADR-01',
    pl: 'Od 3. obrażenia możesz przed zabraniem ekwipunku przesunąć się nawet o 2 pola. Od 6. możesz przed strzałem przesunąć się o 1 pole.',
    en: 'From the 3rd damage on you may move up to 2 squares before you grab. From the 6th on you may move 1 square before you shoot.',
  },
  {
    id: 'ADR-XADR-02',
    pl: 'Te ulepszenia tracisz razem z obrażeniami, gdy się odradzasz.',
    en: 'You lose these bonuses together with the damage when you respawn.',
  },
  {
    id: 'ADR-XADR-03',
    pl: 'W ostatecznym szale obrażenia niczego nie ulepszają.',
    en: 'In final frenzy damage improves no actions.',
  },
]);
