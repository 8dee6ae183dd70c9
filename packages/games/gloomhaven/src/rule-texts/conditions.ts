import { chapter } from './rule.js';

export const cond = chapter('COND', [
  [
    '01',
    'A condition stays on a figure until its end comes.',
    'Stan pozostaje na figurce, aż nadejdzie jego koniec.',
  ],
  [
    '02',
    'Each condition is there once; gained again it is renewed.',
    'Każdy stan występuje raz; otrzymany ponownie się odnawia.',
  ],
  [
    '03',
    'A condition comes to all targets after the main effect.',
    'Stan otrzymują wszystkie cele po głównym efekcie.',
  ],
  [
    '04',
    'POISON: enemies add 1 to attacks on the figure.',
    'ZATRUCIE: wrogowie dodają 1 do ataków na figurkę.',
  ],
  [
    '05',
    'A Heal on a poisoned figure only removes POISON.',
    'Leczenie zatrutej figurki tylko usuwa ZATRUCIE.',
  ],
  ['06', 'WOUND: 1 damage at the start of each turn.', 'ZRANIENIE: 1 obrażenie na początku każdej tury.'],
  ['07', 'A Heal removes WOUND and goes on.', 'Leczenie usuwa ZRANIENIE i działa dalej.'],
  [
    '08',
    'With both, a Heal removes both and restores nothing.',
    'Przy obu Leczenie usuwa oba i nic nie przywraca.',
  ],
  [
    '09',
    'IMMOBILIZE: the figure performs no Move abilities until its next turn ends.',
    'UNIERUCHOMIENIE: figurka nie wykonuje zdolności Ruchu do końca swojej następnej tury.',
  ],
  [
    '10',
    'DISARM: the figure performs no Attack abilities until its next turn ends.',
    'ROZBROJENIE: figurka nie wykonuje zdolności Ataku do końca swojej następnej tury.',
  ],
  [
    '11',
    'STUN: the figure performs no abilities and uses no items until its next turn ends.',
    'OGŁUSZENIE: figurka nie wykonuje zdolności ani nie używa przedmiotów do końca swojej następnej tury.',
  ],
  [
    '12',
    'A stunned player still plays two cards or rests; the cards do nothing.',
    'Ogłuszona postać nadal zagrywa dwie karty lub odpoczywa; karty nic nie robią.',
  ],
  [
    '13',
    'MUDDLE: the figure has Disadvantage on all of its attacks.',
    'ZAMROCZENIE: figurka ma Niekorzyść we wszystkich swoich atakach.',
  ],
  ['14', 'Positive conditions cannot be removed early.', 'Pozytywnych stanów nie można usunąć wcześniej.'],
  [
    '15',
    'INVISIBLE: enemies cannot focus on or target the figure.',
    'NIEWIDZIALNOŚĆ: wrogowie nie mogą skupić się na figurce ani wziąć jej na cel.',
    true,
  ],
  [
    '16',
    'Monsters treat an invisible character as an obstacle.',
    'Potwory traktują niewidzialną postać jak przeszkodę.',
  ],
  [
    '17',
    'INVISIBLE changes nothing for allies and traps.',
    'NIEWIDZIALNOŚĆ nic nie zmienia dla sojuszników i pułapek.',
  ],
  ['18', 'STRENGTHEN: Advantage on all own attacks.', 'WZMOCNIENIE: Korzyść we wszystkich własnych atakach.'],
  [
    '19',
    'The next turn is the first that begins after the condition was gained.',
    'Następna tura to pierwsza, która zacznie się po otrzymaniu stanu.',
    true,
  ],
]);

export const curse = chapter('CURSE', [
  [
    '01',
    'CURSE shuffles a CURSE card into the draw pile of the figure.',
    'KLĄTWA wtasowuje kartę KLĄTWY do talii figurki.',
  ],
  [
    '02',
    'A CURSE that was drawn leaves the modifier deck for good.',
    'Dobrana karta KLĄTWY opuszcza talię modyfikatorów na stałe.',
  ],
  [
    '03',
    'Curses on monsters come from a pool of ten of their own.',
    'KLĄTWY potworów pochodzą z ich puli dziesięciu kart.',
  ],
  [
    '04',
    'Curses on characters and summons come from the pool of the characters.',
    'KLĄTWY postaci i przywołańców pochodzą z puli postaci.',
  ],
  ['05', 'With an empty pool nothing is added.', 'Z pustej puli nic się nie dodaje.'],
  [
    '06',
    'BLESS shuffles a BLESS card into the draw pile.',
    'BŁOGOSŁAWIEŃSTWO wtasowuje swoją kartę do talii.',
  ],
  [
    '07',
    'Somebody may have several BLESS and CURSE cards; they do not run out by turns.',
    'Kart BŁOGOSŁAWIEŃSTWA i KLĄTWY można mieć kilka; nie mijają one z turami.',
  ],
  [
    '08',
    'All BLESS and CURSE cards leave all decks after the scenario.',
    'Po scenariuszu wszystkie te karty opuszczają wszystkie talie.',
  ],
]);

export const elem = chapter('ELEM', [
  [
    '01',
    'Whoever performs any part of the action creates its element.',
    'Kto wykona choć część akcji, tworzy jej żywioł.',
  ],
  ['02', 'The element becomes Strong at the end of that turn.', 'Żywioł staje się Silny na końcu tej tury.'],
  [
    '03',
    'At the end of a round Strong becomes Waning, Waning becomes Inert.',
    'Na końcu rundy Silny staje się Słabnący, a Słabnący Wygaszony.',
  ],
  [
    '04',
    'A Strong or Waning element may be consumed for the augment.',
    'Silny lub Słabnący żywioł można zużyć dla wzmocnienia efektu.',
  ],
  [
    '05',
    'One element symbol on a card consumes one element.',
    'Jeden symbol żywiołu na karcie zużywa jeden żywioł.',
  ],
  [
    '06',
    'What was created in this turn cannot be consumed in it.',
    'Żywiołu stworzonego w tej turze nie można w niej zużyć.',
  ],
  [
    '07',
    'Where several elements may be consumed, you choose which and in what order.',
    'Gdy można zużyć kilka żywiołów, wybierasz które i w jakiej kolejności.',
  ],
  [
    '08',
    'Several elements in one augment are all needed.',
    'Kilka żywiołów przy jednym efekcie potrzebnych jest razem.',
  ],
  [
    '09',
    'Monsters consume an element whenever their card lets them.',
    'Potwory zużywają żywioł zawsze, gdy pozwala na to ich karta.',
  ],
  [
    '10',
    'All monsters of the type profit from what it consumed.',
    'Ze zużytego żywiołu korzystają wszystkie potwory rodzaju.',
  ],
  [
    '11',
    'The coloured symbol is any element; for monsters the players choose.',
    'Wielobarwny symbol to dowolny żywioł; za potwory wybierają gracze.',
  ],
]);

export const shield = chapter('SHIELD', [
  ['01', 'Shield X lowers an attack by X.', 'Tarcza X obniża atak o X.'],
  [
    '02',
    'Several Shields on one figure add up to one number.',
    'Kilka Tarcz na jednej figurce sumuje się w jedną wartość.',
  ],
  [
    '03',
    'Shield works against attacks only, not against other damage.',
    'Tarcza działa tylko przeciw atakom, a nie przeciw innym obrażeniom.',
  ],
  [
    '04',
    'Shield never lowers the damage of an attack below 0.',
    'Tarcza nie obniża obrażeń z ataku poniżej 0.',
    true,
  ],
]);

export const retal = chapter('RETAL', [
  [
    '01',
    'Retaliate X: an adjacent attacker suffers X damage for each attack.',
    'Odwet X: przyległy atakujący otrzymuje X obrażeń za każdy atak.',
    true,
  ],
  [
    '02',
    'A Retaliate with a Range also reaches attackers who stand farther away.',
    'Odwet z Zasięgiem sięga także atakujących, którzy stoją dalej.',
  ],
  [
    '03',
    'Retaliate comes after the attack that it answers.',
    'Odwet następuje po ataku, na który odpowiada.',
  ],
  ['04', 'Whoever dies of the attack does not retaliate.', 'Kto ginie od ataku, nie wykonuje Odwetu.'],
  [
    '05',
    'Several Retaliates on one figure add up to one number.',
    'Kilka Odwetów na jednej figurce sumuje się w jedną wartość.',
  ],
  [
    '06',
    'Retaliate is no attack: no card, no Shield, no target.',
    'Odwet nie jest atakiem: bez karty, Tarczy i celu.',
  ],
]);

export const heal = chapter('HEAL', [
  [
    '01',
    'Heal X restores X hit points to the figure or an ally in range.',
    'Leczenie X przywraca X PZ figurce lub sojusznikowi w zasięgu.',
  ],
  [
    '02',
    'With a range any ally in range and sight may be healed.',
    'Z zasięgiem można leczyć sojusznika w zasięgu i na widoku.',
  ],
  ['03', 'A Heal on oneself is for nobody else.', 'Leczenie na siebie nie działa na nikogo innego.'],
  [
    '04',
    'A Heal never raises hit points above the maximum.',
    'Leczenie nie podnosi punktów życia ponad maksimum postaci.',
  ],
  [
    '05',
    'A Heal deals with POISON and WOUND before hit points.',
    'Przy leczeniu ZATRUCIE i ZRANIENIE rozpatruje się przed punktami życia.',
  ],
]);
