import type {
  LoseWords,
  Mark,
  NotPlayedWords,
  RuleWords,
  SetupWords,
  ToldWords,
} from '../../content/scenario-words.js';
import type { Both, Names, NamesOf } from './both.js';

/** Special rules by their words. */
export const RULES: NamesOf<keyof RuleWords> = {
  alliesOfCharacters: ['These fight on your side: {kinds}.', 'Po Waszej stronie walczą: {kinds}.'],
  thirdSide: [
    '{kind} fights on a side of its own, against everybody.',
    '{kind} tworzy osobną stronę i walczy przeciw wszystkim.',
  ],
  alternatingGroups: [
    'In odd rounds these act: {odd}; in even rounds these: {even}.',
    'W rundach nieparzystych działają: {odd}; w parzystych: {even}.',
  ],
  deckSwap: ['{kind} acts by other ability cards.', '{kind} działa według innych kart zdolności.'],
  goalTreasureOnlyByLootAction: [
    'The goal treasure is looted by a Loot action only.',
    'Skarb celu zbiera się tylko akcją Grabieży.',
  ],
  onlyOneGoalTreasureEach: [
    'Each character may loot one goal treasure only.',
    'Każda postać zbiera tylko jeden skarb celu.',
  ],
  untilLooted: [
    'Until a character has looted, it has Disadvantage and uses no items.',
    'Dopóki postać nie zbierze skarbu, ma Niekorzyść i nie używa przedmiotów.',
  ],
  cannotPass: ['{kind_nom} does not pass door {door}.', '{kind_nom} nie przechodzi przez drzwi {door}.'],
  enteringHex: [
    'For {to} with {with}, {what} works like a trap.',
    'Kto ma {with}, dla tego {what} działa jak pułapka; dotyczy to: {to}.',
  ],
  summonsTreatAsTrap: [
    'Summons with {with} treat this as a trap: {what}.',
    'Przywołańcy ze stanem {with} traktują to jak pułapkę: {what}.',
  ],
  indestructible: ['Cannot be destroyed: {what}.', 'Nie da się zniszczyć: {what}.'],
  statBonusPerStanding: [
    'For each {objective} that stands, these have {hp} HP, {attack} Attack, {move} Move and {range} Range, halves rounded up: {on}.',
    'Za każdy stojący cel ({objective}) te potwory mają {hp} PZ, {attack} do Ataku, {move} do Ruchu i {range} do Zasięgu, połówki w górę: {on}.',
  ],
  fallingShield: [
    'The Shield of {kind} is that of {like} and {extra} more, less 1 for each of these on the map: {per}.',
    'Tarcza, którą ma {kind}, jest o {extra} większa niż ta, którą ma {like}, ale o 1 mniejsza za każdą taką figurkę na mapie: {per}.',
  ],
  undamageable: [
    '{kind} suffers no damage; conditions still work.',
    '{kind} nie otrzymuje obrażeń; stany działają.',
  ],
  freedByDeath: [
    'When a demon dies, you may remove one of these from the map: {kind}.',
    'Gdy ginie demon, możecie usunąć z mapy jedną taką figurkę: {kind}.',
  ],
  replacedOnDeath: ['A dead guard turns out to be another.', 'W miejsce zabitego strażnika staje ktoś inny.'],
  mayNegateDamage: [
    'You may lose a card to shield {to_nom}.',
    'Możesz stracić kartę, żeby osłonić {to_acc}.',
  ],
  focusFirst: ['Monsters focus on {on_nom} first.', 'Potwory skupiają się najpierw na {on_loc}.'],
  whileStanding: [
    'While {objective} {part} stands, {on} {does}.',
    'Dopóki stoi {objective} {part}, {on} {does}.',
  ],
  near: [
    'Within {within} hexes of {place}, {on} {does}.',
    'W odległości do {within} od tego miejsca ({place}) {on} {does}.',
  ],
  elementsEachRoundStart: [
    'At the start of each round these elements become Strong: {strong}; these become Inert: {inert}.',
    'Na początku każdej rundy Silne stają się: {strong}; Wygaszone stają się: {inert}.',
  ],
  damageAtRoundStart: [
    'At the start of a round {n} damage comes to: {to}.',
    'Na początku rundy obrażenia w liczbie {n} otrzymują: {to}.',
  ],
  damageEachRoundEnd: [
    'At the end of a round {n} damage comes to: {to}.',
    'Na koniec rundy obrażenia w liczbie {n} otrzymują: {to}.',
  ],
  damageAtTurnStart: [
    'At the start of their turns {to} suffer {n} damage.',
    'Na początku swojej tury {to} otrzymują obrażenia w liczbie {n}.',
  ],
  damageAtTurnEnd: [
    'At the end of their turns {to} suffer {n} damage.',
    'Na koniec swojej tury {to} otrzymują obrażenia w liczbie {n}.',
  ],
  destroyAtRoundEnd: [
    'At the end of round {round} {objective_nom} breaks.',
    'Na koniec rundy {round} {objective_n, plural, one {pęka} few {pękają} many {pękają} other {pękają}} {objective_nom}.',
  ],
  risingWater: [
    'At the end of rounds, with two characters of even ones only, a tile of water is added beside the others. Whoever loots picks one up, one at a time, and is rid of it by ending a turn on {carriedTo}.',
    'Na koniec rundy, a przy dwóch postaciach tylko parzystej, obok innych przybywa żeton wody. Kto łupi, zabiera jeden, tylko jeden naraz, i pozbywa się go, kończąc turę na polu {carriedTo}.',
  ],
  portal: [
    'Characters may pass through the portal at {marker} for {cost} movement; it opens room {reveals}.',
    'Postacie przechodzą przez portal na polu {marker} za punkty ruchu ({cost}); otwiera on komnatę {reveals}.',
  ],
  strongerPerStanding: [
    'For each {objective} that stands, {on} has Shield {shield} more and regains {healAtRoundEnd} when a round ends.',
    'Za każdy stojący cel ({objective}) {on} ma Tarczę większą o {shield}, a na koniec rundy leczy {healAtRoundEnd}.',
  ],
  offering: [
    'Each goal treasure gives a thing. Whoever ends their turn within {within} of hex {marker} may give one up, and {to_nom} suffers {damage} damage.',
    'Każdy skarb celu daje przedmiot. Kto kończy turę w odległości do {within} od pola {marker}, może jeden oddać, a {to_nom} otrzymuje obrażenia w liczbie {damage}.',
  ],
  interact: [
    'Beside {objective_nom} you may give up a {action} action to work there.',
    'Obok takiego celu można oddać {action} akcję, by przy nim pracować: {objective}.',
  ],
};

/** Rules that are told otherwise when a field is there, or is not. */
export const RULES_WITH: Readonly<Partial<Record<keyof RuleWords, readonly (readonly [string, Both])[]>>> = {
  mayNegateDamage: [
    [
      'times',
      [
        'You may lose a card to shield {to_nom}, {times, plural, one {once} other {# times}} at most.',
        'Możesz stracić kartę, żeby osłonić {to_acc}, najwyżej {times, plural, one {raz} other {# razy}}.',
      ],
    ],
  ],
  focusFirst: [['trait', ['Demons focus on {on_nom} first.', 'Demony skupiają się najpierw na {on_loc}.']]],
};

/** What a place or a part of a goal does to those whom it concerns. */
export const DOES = {
  attack: ['have {x} Attack', 'mają {x} do Ataku'],
  advantage: ['have Advantage', 'mają Korzyść'],
  disadvantage: ['have Disadvantage', 'mają Niekorzyść'],
  healAtTurnStart: [
    'perform Heal {x} at the start of their turns',
    'na początku swojej tury wykonują Leczenie {x}',
  ],
  damageAtTurnStart: [
    'suffer {x} damage at the start of their turns',
    'na początku swojej tury otrzymują obrażenia w liczbie {x}',
  ],
} as const satisfies Names;

/** What is told beside them: records of figures, doors and maps play it. */
export const TOLD: NamesOf<keyof ToldWords> = {
  breakableWall: ['A wall can be broken through.', 'Jedną ścianę można przebić.'],
  closingDoor: [
    'Whoever stands in a closing door suffers as from a trap.',
    'Kto stoi w zamykających się drzwiach, cierpi jak w pułapce.',
  ],
  immovable: ['{what} cannot be moved.', 'Nie da się przesunąć takiej figurki: {what}.'],
  placedAtStart: ['Placed at the start: {what}.', 'Na mapie od początku: {what}.'],
  placedLater: ['Some monsters are placed later.', 'Część potworów pojawia się później.'],
};

/** Printed rules that are not played yet. */
export const RULES_NOT_PLAYED: NamesOf<keyof NotPlayedWords> = {
  altarMovesAndSummons: ['The altar moves and summons demons.', 'Ołtarz się przenosi i przywołuje demony.'],
  appearsAtTurnStart: [
    '{what} appears anew at the start of its turn.',
    '{what} pojawia się na nowo na początku swojej tury.',
  ],
  asWalls: [
    'Obstacles of the centre room count as walls.',
    'Przeszkody w środkowej komnacie liczą się jak ściany.',
  ],
  asleep: ['{what} sleeps until it is disturbed.', '{what} śpi, póki nikt nie przeszkodzi.'],
  attacksGain: [
    'Attacks of {what} have a further effect.',
    'Ataki, które wykonuje {what}, mają dodatkowy efekt.',
  ],
  cannonFire: ['The cannon fires at the marked hexes.', 'Działo ostrzeliwuje wskazane pola.'],
  cannotPass: ['Some monsters do not pass the door.', 'Część potworów nie przechodzi przez drzwi.'],
  carried: [
    'The {what} is carried, and handed on by a Loot action.',
    'Jedna postać niesie tę rzecz ({what}) i przekazuje ją Grabieżą.',
  ],
  charge: ['An item is charged by damage.', 'Przedmiot ładuje się obrażeniami.'],
  chooseHolder: ['One character carries this: {what}.', 'Jedna postać niesie: {what}.'],
  crew: ['The cannon needs its crew: {what}.', 'Działo potrzebuje obsługi: {what}.'],
  current: [
    'At the end of a round the current carries you one hex.',
    'Na koniec rundy nurt znosi Was o jedno pole.',
  ],
  damageGoesTo: [
    'Damage to the Prime Demon goes to the altar.',
    'Obrażenia Demona Pierwotnego przechodzą na ołtarz.',
  ],
  destructible: ['These can be destroyed: {what}.', 'Można zniszczyć: {what}.'],
  doesNotAct: ['{what} takes no turns of its own.', '{what} nie ma własnych tur.'],
  dormant: [
    '{what} stands still until the plates are taken.',
    '{what} stoi bez ruchu, póki płyty nie są zajęte.',
  ],
  drops: ['{what} drops the claw.', '{what} upuszcza szpon.'],
  endTurnInHex: [
    'Whoever ends a turn in the water suffers {what} damage.',
    'Kto kończy turę w wodzie, otrzymuje obrażenia: {what}.',
  ],
  goalTreasureOnlyBy: [
    'Only one character may loot the goal treasure.',
    'Skarb celu może zebrać tylko jedna postać.',
  ],
  hiddenTokens: ['Hidden tokens lie on the marked hexes.', 'Na oznaczonych polach leżą zakryte żetony.'],
  holderAttacksGain: [
    'Its holder attacks the boss with PIERCE 4.',
    'Kto go ma, atakuje bossa z PRZEBICIEM 4.',
  ],
  interact: [
    'Beside the goal you may give up an action to work at it.',
    'Obok celu można oddać akcję, by przy nim pracować.',
  ],
  leaveAtRoundEnd: [
    'Whoever stands on the exit at the end of a round leaves.',
    'Kto na koniec rundy stoi na wyjściu, opuszcza mapę.',
  ],
  leavesMapAfter: [
    '{what} leaves the map after a melee attack on it.',
    '{what} znika z mapy po ataku wręcz.',
  ],
  moveModifier: ['Everybody moves slower: {what}.', 'Wszyscy poruszają się wolniej: {what}.'],
  multiHexFigure: ['{what} covers three hexes.', '{what} zajmuje trzy pola.'],
  notPlaced: ['Not on the map at first: {what}.', 'Na początku poza mapą: {what}.'],
  objectiveActs: ['{what} acts too.', 'Działa też {what}.'],
  onlyDamagedBy: [
    '{what} is hurt by one item only.',
    '{what} otrzymuje obrażenia tylko od jednego przedmiotu.',
  ],
  placeTraps: ['Traps are added when a section is read.', 'Po odczytaniu sekcji dochodzą pułapki.'],
  platesInPlay: ['Plates in play follow the number of characters.', 'Liczba płyt zależy od liczby postaci.'],
  rollingBoulders: ['Boulders roll at the end of rounds.', 'Na koniec rundy toczą się głazy.'],
  scripted: ['{what} follows a way of its own.', '{what} ma własny plan działania.'],
  startOnlyIn: [
    'You start in the centre room, beside monsters.',
    'Zaczynacie w środkowej komnacie, obok potworów.',
  ],
  tokens: [
    'The boss has a Shield that weakens when oozes die.',
    'Boss ma Tarczę, która słabnie, gdy giną śluzy.',
  ],
  treasureForAction: [
    'A goal treasure may be looted from the next hex for a bottom action.',
    'Skarb celu można zebrać z sąsiedniego pola, oddając dolną akcję.',
  ],
  treasureResetOnLoss: ['If you lose, the treasure lies there again.', 'Po porażce skarb wraca na miejsce.'],
  wind: [
    'At the end of a round the wind pushes you one hex.',
    'Na koniec rundy wiatr spycha Was o jedno pole.',
  ],
};

/** Effects of the set-up. */
export const SETUPS: NamesOf<keyof SetupWords> = {
  discardCards: [
    'Each character starts with this many cards discarded: {what}.',
    'Każda postać zaczyna z tyloma odrzuconymi kartami: {what}.',
  ],
  addModifier: [
    'Each character adds {n, plural, one {# {card} card} other {# {card} cards}} to the modifier deck.',
    'Każda postać dokłada do talii modyfikatorów {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} {card}.',
  ],
  startCondition: ['Each character starts with {what}.', 'Każda postać zaczyna ze stanem {what}.'],
  twoStartRooms: [
    'The party starts divided between two rooms.',
    'Drużyna zaczyna podzielona między dwie komnaty.',
  ],
  removeOverlay: [
    'With this many characters ({characters}) {what} is left out at {marker}.',
    'Gdy postaci jest tyle ({characters}), z pola {marker} znika {what}.',
  ],
};

/** Ways to lose. */
export const LOSES: NamesOf<keyof LoseWords> = {
  afterRound: ['You lose after round {what}.', 'Przegrywacie po rundzie {what}.'],
  exhausted: ['You lose if a character is exhausted.', 'Przegrywacie, gdy postać się wyczerpie.'],
  killed: ['You lose if you kill {what_nom}.', 'Przegrywacie, jeśli zabijecie {what_acc}.'],
  objectiveDies: ['You lose if {of_nom} falls.', 'Przegrywacie, gdy padnie {of_nom}.'],
  when: ['You lose if {x}.', 'Przegrywacie, gdy {x}.'],
};

/** So many of them. */
export const LOSES_MANY: Both = [
  'You lose if {n, plural, one {one of these falls} other {# of these fall}}: {of}.',
  'Przegrywacie, gdy {n, plural, one {padnie jedna taka figurka} few {padną # takie figurki} many {padnie # takich figurek} other {padnie # takiej figurki}}: {of}.',
];

export const LOCKS: Both = [
  'Some doors are locked; the map shows which.',
  'Część drzwi jest zaryglowana; mapa pokazuje które.',
];
export const SPAWNS: Both = ['More monsters come: {kinds}.', 'Przybywają kolejne potwory: {kinds}.'];
export const SPAWNS_ALL: Both = [
  'More monsters come in the course of the scenario.',
  'W trakcie scenariusza przybywają kolejne potwory.',
];
export const NOT_PLAYED: Both = ['(Not played here yet.)', '(Tu jeszcze nie działa.)'];

/** Gaps of the sources, and what was chosen. */
export const MARKS: NamesOf<Mark | 'special-rules'> = {
  'disputed-monsters': [
    'Chosen reading: sources differ about some monsters of this map.',
    'Wybrane odczytanie: źródła różnią się co do części potworów na tej mapie.',
  ],
  'unplaced-monsters': [
    'Gap: some monsters of the book have no known hex and are left out.',
    'Luka: części potworów z księgi nie znamy pola i ich tu nie ma.',
  ],
  'markers-missing': ['Gap: some marked hexes are not known.', 'Luka: części oznaczonych pól nie znamy.'],
  'markers-deduced': [
    'Chosen reading: marked hexes were worked out from the text.',
    'Wybrane odczytanie: oznaczone pola wynikają z tekstu.',
  ],
  'special-rules': [
    'Gap: not all special rules are played to the letter.',
    'Luka: nie wszystkie zasady specjalne działają co do słowa.',
  ],
  'disputed-setup': [
    'Chosen reading: sources differ about the set-up.',
    'Wybrane odczytanie: źródła różnią się co do przygotowania.',
  ],
  'not-played': ['Gap: this scenario is not played here yet.', 'Luka: tego scenariusza jeszcze tu nie ma.'],
  'map-problem': ['Gap: the map is known to be faulty.', 'Luka: mapa ma znane błędy.'],
};

/** Values of data that are no names of figures, items or conditions. */
export const VALUES = {
  charactersAndSummons: ['characters and summons', 'postacie i przywołańcy'],
  allFigures: ['all figures', 'wszystkie figurki'],
  monsters: ['monsters', 'potwory'],
  doll: ['doll', 'lalka'],
  claw: ['claw', 'szpon'],
  boulder: ['boulders', 'głazy'],
  'boulder-3': ['large boulders', 'duże głazy'],
  'dark-pit': ['dark pits', 'mroczne doły'],
  water: ['water', 'woda'],
  top: ['top', 'górną'],
  bottom: ['bottom', 'dolną'],
  exit: ['the exit', 'wyjście'],
  start: ['the start', 'miejsce startu'],
  all: ['all', 'wszystkie'],
  characters: ['characters', 'postacie'],
  charactersAndAllies: ['characters and allies', 'postacie i sojusznicy'],
} as const satisfies Names;
