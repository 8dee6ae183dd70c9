import { chapter } from './rule.js';

export const setup = chapter('SETUP', [
  [
    '01',
    'Take the tiles, doors and monsters that the scenario names.',
    'Przygotuj kafle, drzwi i potwory podane w scenariuszu.',
  ],
  [
    '02',
    'During set-up you apply the negative effects of the scenario.',
    'Podczas przygotowania stosujesz negatywne efekty, które wymienia scenariusz.',
  ],
  [
    '03',
    'Each character gets two battle goals and keeps one in secret.',
    'Każda postać dostaje dwa cele bitewne i jeden zachowuje w tajemnicy.',
  ],
  [
    '04',
    'Choose the items to wear and add their −1 cards.',
    'Wybierz zakładane przedmioty i dodaj ich karty −1.',
  ],
  ['05', 'Choose exactly as many cards as the hand holds.', 'Wybierz dokładnie tyle kart, ile mieści ręka.'],
  [
    '06',
    'For a first game take cards of level 1 only; this is advice.',
    'Na pierwszą grę weź tylko karty poziomu 1; to rada.',
  ],
  [
    '07',
    'Effects of road and city events come after hands are chosen.',
    'Efekty zdarzeń na szlaku i miejskich stosuje się po wyborze kart.',
  ],
  [
    '08',
    'Doors separate rooms; corridors join tiles to one room.',
    'Drzwi oddzielają komnaty; korytarze łączą kafle w jedną komnatę.',
  ],
  [
    '09',
    'The three marks of a monster are for two, three and four characters.',
    'Trzy znaki potwora dotyczą dwóch, trzech i czterech postaci.',
  ],
  [
    '10',
    'A black mark is no monster, white a normal one, gold an elite one.',
    'Czarny znak to brak potwora, biały zwykły, złoty elitarny.',
  ],
  [
    '11',
    'At the start only the first room has monsters.',
    'Na początku potwory są tylko w pierwszej komnacie.',
  ],
  [
    '12',
    'The numbers of monster standees are drawn at random.',
    'Numery figurek potworów losuje się przy wystawianiu.',
  ],
  [
    '13',
    'Characters start on free marked hexes, one on each.',
    'Postacie zaczynają na wolnych oznaczonych polach, po jednej na polu.',
  ],
  [
    '14',
    'The scenario says which traps and treasures lie on the map.',
    'Scenariusz określa, jakie pułapki i skarby leżą na mapie.',
  ],
  [
    '15',
    'Money and tiles of a room are laid when it is revealed.',
    'Pieniądze i żetony komnaty kładzie się po jej odkryciu.',
  ],
  [
    '16',
    'A scenario has a number, a goal, monsters, treasures and links.',
    'Scenariusz ma numer, cel, potwory, skarby i powiązania.',
  ],
  [
    '17',
    'Story is read when its hex is entered or the goal is met.',
    'Fabułę czyta się po wejściu na jej pole lub po osiągnięciu celu.',
  ],
  [
    '18',
    'Required achievements matter only in a campaign.',
    'Wymagane osiągnięcia liczą się tylko w kampanii.',
  ],
  [
    '19',
    'The scenario level is chosen before the start, from 0 to 7.',
    'Poziom scenariusza wybiera się przed początkiem, od 0 do 7.',
  ],
  [
    '20',
    'Recommended is half the average level of the characters, rounded up.',
    'Zalecana jest połowa średniego poziomu postaci, zaokrąglona w górę.',
  ],
  [
    '21',
    'Easy is one less, hard one more, very hard two more.',
    'Łatwa to o jeden mniej, trudna o jeden więcej, bardzo trudna o dwa więcej.',
  ],
  [
    '22',
    'The level sets monsters, trap damage, gold and bonus experience.',
    'Poziom wyznacza potwory, obrażenia pułapek, złoto i dodatkowe PD.',
  ],
  [
    '23',
    'One player alone leads two or more characters; monsters and traps are one level higher.',
    'Jedna osoba prowadzi co najmniej dwie postacie; potwory i pułapki są o poziom wyżej.',
  ],
  [
    '24',
    'With open hands monsters and traps are one level higher as well.',
    'Z jawnymi kartami potwory i pułapki też są o poziom wyżej.',
  ],
  [
    '25',
    'Formulas use the scenario level and the number of characters.',
    'Wzory używają poziomu scenariusza i liczby postaci.',
  ],
  ['26', 'Battle goals stay secret until the end.', 'Cele bitewne są tajne do końca.'],
]);

export const tile = chapter('TILE', [
  [
    '01',
    'A hex is empty without figure, token and tile; corridors, plates and open doors do not count.',
    'Pole jest puste bez figurki, żetonu i kafelka; korytarze, płyty i otwarte drzwi się nie liczą.',
  ],
  [
    '02',
    'A character who enters a closed door opens it and reveals the room behind.',
    'Postać, która wejdzie na zamknięte drzwi, otwiera je i odkrywa komnatę za nimi.',
  ],
  [
    '03',
    'A closed door costs a character one movement point.',
    'Zamknięte drzwi kosztują postać jeden punkt ruchu.',
  ],
  [
    '04',
    'For monsters and summons a closed door is a wall.',
    'Dla potworów i przywołańców zamknięte drzwi są ścianą.',
  ],
  ['05', 'Nobody can be forced through a closed door.', 'Nikogo nie można przepchnąć przez zamknięte drzwi.'],
  [
    '06',
    'An open door stays open and hinders nobody.',
    'Otwarte drzwi pozostają otwarte i nikomu nie przeszkadzają.',
  ],
  ['07', 'How a door looks means nothing for the rules.', 'Wygląd drzwi nie ma znaczenia dla zasad gry.'],
  [
    '08',
    'A corridor hex counts as an ordinary hex of the map.',
    'Pole korytarza liczy się jak każde zwykłe pole.',
  ],
  [
    '09',
    'A trap is sprung by whoever enters it, also when forced.',
    'Pułapka działa na każdego, kto na nią wejdzie, także siłą.',
  ],
  ['10', 'Flying and jumping over spring no trap.', 'Lot i przeskok nie uruchamiają pułapki.'],
  ['11', 'A sprung trap works once and is removed.', 'Uruchomiona pułapka działa raz i znika.'],
  [
    '12',
    'A disarmed trap is removed from the map without any effect.',
    'Rozbrojona pułapka znika z mapy i nie działa.',
  ],
  ['13', 'A damage trap does 2 damage plus the level.', 'Pułapka obrażeniowa zadaje 2 plus poziom.', true],
  [
    '14',
    'Traps made by abilities do what the ability says.',
    'Pułapki stworzone zdolnością robią to, co mówi zdolność.',
  ],
  ['15', 'Traps work on invisible figures too.', 'Pułapki działają też na niewidzialne figurki.'],
  [
    '16',
    'Each hex of hazardous terrain entered hurts by half the trap damage, rounded down.',
    'Każde pole niebezpiecznego terenu zadaje połowę obrażeń pułapki, zaokrągloną w dół.',
  ],
  [
    '17',
    'Hazardous terrain does not matter for flying and jumping over.',
    'Niebezpieczny teren nie działa przy locie i przeskoku.',
  ],
  [
    '18',
    'Hazardous terrain stays; standing there or leaving does nothing.',
    'Niebezpieczny teren pozostaje; stanie na nim i zejście nic nie robi.',
  ],
  ['19', 'Difficult terrain costs two movement points.', 'Trudny teren kosztuje dwa punkty ruchu.'],
  [
    '20',
    'Difficult terrain does not matter for jumps, flying and forced movement.',
    'Trudny teren nie liczy się przy skoku, locie i ruchu wymuszonym.',
  ],
  [
    '21',
    'Obstacles block walking; jumping and flying pass over them.',
    'Przeszkody blokują chód; skok i lot je mijają.',
  ],
  [
    '22',
    'Obstacles do not block sight or ranged attacks.',
    'Przeszkody nie zasłaniają i nie blokują ataków dystansowych.',
  ],
  [
    '23',
    'A character may not cut off part of the map with obstacles.',
    'Postać nie może przeszkodami odciąć części mapy.',
  ],
  [
    '24',
    'Treasures are goal tiles or numbered ones; characters loot both.',
    'Skarby to cele albo skarby z numerem; oba zdobywają postacie.',
  ],
  ['25', 'Goal tiles are laid anew in every play.', 'Żetony celu kładzie się w każdej rozgrywce na nowo.'],
  [
    '26',
    'The contents of a numbered treasure are looked up at once.',
    'Zawartość skarbu z numerem sprawdza się od razu.',
  ],
  ['27', 'A numbered treasure is looted once only.', 'Skarb z numerem zdobywa się tylko raz.'],
  [
    '28',
    'A locked door is a wall for all until the scenario unlocks it.',
    'Drzwi zaryglowane są ścianą dla wszystkich, dopóki scenariusz ich nie otworzy.',
  ],
  [
    '29',
    'A character on a pressure plate at the end of a turn may set something off.',
    'Postać na płycie naciskowej na końcu tury może coś uruchomić.',
  ],
  [
    '30',
    'An obstacle with hit points can be attacked and destroyed.',
    'Przeszkodę z punktami życia można atakować i zniszczyć.',
  ],
  [
    '31',
    'Hit points of an obstacle are lowered only by damage.',
    'Punkty życia przeszkody obniżają tylko obrażenia.',
  ],
  [
    '32',
    'Obstacles with hit points are enemies with initiative 99 and gain no negative condition.',
    'Przeszkody z punktami życia są wrogami o inicjatywie 99 i nie otrzymują negatywnych stanów.',
  ],
  [
    '33',
    'The room is revealed as soon as the door is entered; the move may go on.',
    'Komnatę odkrywa się w chwili wejścia na drzwi; ruch może trwać dalej.',
    true,
  ],
  [
    '34',
    'A room is filled for the number of characters that began.',
    'Komnatę zapełnia się według liczby postaci, które zaczęły.',
  ],
  ['35', 'New figures get random numbers as well.', 'Nowe figurki też mają losowe numery.'],
  [
    '36',
    'If figures run out, the hexes nearest to the opener come first.',
    'Gdy brakuje figurek, najpierw zapełnia się pola najbliżej otwierającego.',
  ],
  [
    '37',
    'New monster types of a revealed room draw an ability card.',
    'Dla nowych rodzajów potworów w odkrytej komnacie dobiera się kartę zdolności.',
  ],
  [
    '38',
    'Revealed monsters with an earlier number act right after the turn.',
    'Odkryte potwory z wcześniejszą inicjatywą działają zaraz po tej turze.',
  ],
  [
    '39',
    'Other revealed monsters act at their place in the round.',
    'Pozostałe odkryte potwory działają w swojej kolejności.',
  ],
]);
