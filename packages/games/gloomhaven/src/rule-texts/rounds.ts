import { chapter } from './rule.js';

export const round = chapter('ROUND', [
  [
    '01',
    'A scenario is played round by round until it is won or lost.',
    'Scenariusz gra się rundami aż do wygranej lub przegranej.',
  ],
  [
    '02',
    'First everybody chooses two cards or a long rest.',
    'Najpierw każda osoba wybiera dwie karty albo długi odpoczynek.',
  ],
  [
    '03',
    'Once all have chosen, cards are revealed and monster cards are drawn.',
    'Gdy wszyscy wybiorą, odkrywa się karty i dobiera karty potworów.',
  ],
  [
    '04',
    'Turns of a round follow in ascending order of initiative.',
    'Tury w rundzie następują według rosnącej inicjatywy.',
  ],
  ['05', 'At the end of a round the table is tidied up.', 'Na końcu każdej rundy porządkuje się stół.'],
  [
    '06',
    'Cards are chosen in secret, and one of them leads.',
    'Karty wybiera się w tajemnicy, a jedna z nich jest wiodąca.',
  ],
  [
    '07',
    'Nobody may name numbers or card titles; plans in general terms are fine.',
    'Nie wolno podawać liczb ani nazw kart; o planach można mówić ogólnie.',
  ],
  [
    '08',
    'Everybody plays two cards or rests in every round.',
    'W każdej rundzie każdy zagrywa dwie karty lub odpoczywa.',
  ],
  [
    '09',
    'With fewer than two cards in hand only a rest is left.',
    'Mając mniej niż dwie karty w ręce, można tylko odpocząć.',
  ],
  [
    '10',
    'Without two discards either, the character is exhausted.',
    'Jeśli brakuje też dwóch odrzuconych, postać jest wyczerpana.',
  ],
]);

export const rest = chapter('REST', [
  [
    '01',
    'A rest needs at least two cards in the discard pile.',
    'Odpoczynek wymaga co najmniej dwóch kart na stosie kart odrzuconych.',
  ],
  [
    '02',
    'Every rest loses exactly one of the discards.',
    'Każdy odpoczynek to utrata dokładnie jednej odrzuconej karty.',
  ],
  [
    '03',
    'Short rest, at the end of the round: a random discard is lost, the others come back.',
    'Krótki odpoczynek na końcu rundy: losowa odrzucona karta przepada, reszta wraca.',
  ],
  [
    '04',
    'Once per short rest another random card is lost instead, for 1 damage.',
    'Raz na krótki odpoczynek za 1 obrażenie przepada inna losowa karta.',
  ],
  [
    '05',
    'A long rest takes the whole turn, at initiative 99.',
    'Długi odpoczynek zajmuje całą turę, z inicjatywą 99.',
  ],
  [
    '06',
    'Long rest: lose a discard of your choice, take back the others, Heal 2, refresh spent items.',
    'Długi odpoczynek: strać wybraną odrzuconą kartę, odzyskaj resztę, Leczenie 2, odśwież wykorzystane przedmioty.',
  ],
  [
    '07',
    'A long rest does not refresh consumed items.',
    'Długi odpoczynek nie odświeża zużytych przedmiotów.',
  ],
  [
    '08',
    'The Heal of a long rest meets POISON and WOUND like any other.',
    'Leczenie w długim odpoczynku traktuje ZATRUCIE i ZRANIENIE jak każde inne.',
    true,
  ],
  [
    '09',
    'A stunned character may take a long rest in full.',
    'Ogłuszona postać może w pełni skorzystać z długiego odpoczynku.',
  ],
]);

export const init = chapter('INIT', [
  [
    '01',
    'All who do not rest show both cards, the leading one on top.',
    'Wszyscy, którzy nie odpoczywają, odkrywają obie karty, wiodącą na wierzchu.',
  ],
  [
    '02',
    'Each monster type on the board gets an ability card.',
    'Każdy rodzaj potwora na planszy dostaje kartę zdolności.',
  ],
  [
    '03',
    'The order follows leading cards and monster cards, lowest first.',
    'Kolejność wyznaczają karty wiodące i karty potworów, od najniższej.',
  ],
  [
    '04',
    'All monsters of a type act in turn: elites first, each group by number.',
    'Potwory jednego rodzaju działają kolejno: najpierw elitarne, w grupie według numerów.',
  ],
  [
    '05',
    'Between players the lower second card goes first, then they agree.',
    'Między graczami pierwsza jest niższa druga karta, potem umowa.',
  ],
  [
    '06',
    'A player goes before a monster with the same number.',
    'Gracz działa przed potworem o tej samej inicjatywie.',
  ],
  [
    '07',
    'Between monster types with the same number the players decide.',
    'Między rodzajami o równej inicjatywie decydują gracze.',
  ],
  ['08', 'The leading card matters only for initiative.', 'Karta wiodąca liczy się tylko dla inicjatywy.'],
]);

export const turn = chapter('TURN', [
  [
    '01',
    'Play the top of one card and the bottom of the other, in either order.',
    'Zagraj górę jednej karty i dół drugiej, w dowolnej kolejności.',
  ],
  [
    '02',
    'Abilities of an action come in printed order, without a break.',
    'Zdolności akcji wykonuje się po kolei, bez przerywania.',
  ],
  [
    '03',
    'Abilities may be skipped, except what harms the character or its allies.',
    'Zdolności można pominąć, oprócz tych, które szkodzą postaci lub sojusznikom.',
  ],
  [
    '04',
    'An ally is any figure on your side, but never yourself.',
    'Sojusznik to każda figurka po Twojej stronie, ale nigdy Ty.',
  ],
  [
    '05',
    'Abilities do nothing to allies unless the card says so.',
    'Zdolności nie działają na sojuszników, chyba że mówi tak karta.',
  ],
  [
    '06',
    'Any card may be played as Attack 2 or Move 2; it is then discarded.',
    'Każdą kartę można zagrać jako Atak 2 lub Ruch 2; potem się ją odrzuca.',
  ],
  [
    '07',
    'WOUND hurts at the start of a turn; looting, infusions and the end of conditions come at its end.',
    'ZRANIENIE rani na początku tury; na końcu są grabież, żywioły i mijanie stanów.',
  ],
  [
    '08',
    'A stunned character discards both cards and does nothing.',
    'Ogłuszona postać odrzuca obie karty i nic nie robi.',
  ],
]);

export const move = chapter('MOVE', [
  [
    '01',
    'Move X gives up to X movement points, one for each hex.',
    'Ruch X daje do X punktów ruchu, po jednym na pole.',
  ],
  [
    '02',
    'Figures pass allies, not enemies or obstacles.',
    'Figurki mijają sojuszników, ale nie wrogów ani przeszkody.',
  ],
  ['03', 'Traps and terrain work as each hex is entered.', 'Pułapki i teren działają przy wejściu na pole.'],
  ['04', 'A move may not end on another figure.', 'Ruch nie może skończyć się na innej figurce.'],
  [
    '05',
    'No figure moves through a wall, whatever its abilities.',
    'Żadna figurka nie przechodzi przez ściany, choćby skakała albo latała.',
  ],
  [
    '06',
    'Hexes with a wall between them are not adjacent.',
    'Pola rozdzielone ścianą nie przylegają do siebie.',
  ],
]);

export const jump = chapter('JUMP', [
  [
    '01',
    'A jump passes over figures, obstacles and terrain on its way.',
    'Skok mija po drodze figurki, przeszkody i teren.',
  ],
  ['02', 'Walls stop a jump as they stop any move.', 'Ściany zatrzymują skok tak samo jak każdy inny ruch.'],
  [
    '03',
    'The last hex of a jump counts as walking: it must be free, and its terrain works.',
    'Ostatnie pole skoku liczy się jak chód: musi być wolne, a teren działa.',
  ],
  [
    '04',
    'A flying figure ignores figures and terrain, but ends on a free hex.',
    'Latająca figurka ignoruje figurki i teren, ale kończy na wolnym polu.',
  ],
  ['05', 'Flying works in forced movement too.', 'Latanie działa też przy ruchu wymuszonym.'],
  [
    '06',
    'Losing Flying over an obstacle hurts like a trap and moves to the nearest empty hex.',
    'Utrata Latania nad przeszkodą rani jak pułapka i przesuwa na najbliższe puste pole.',
  ],
]);
