import { chapter } from '../../rule-texts/rule.js';

/** What the campaign's part of the book says once more of scenarios, or of their special rules. */
export const restated = chapter('CAMP', [
  [
    '01',
    'A bonus on a monster ability card begins when the monster acts, and ends with the round.',
    'Premia z karty zdolności potwora zaczyna się, gdy potwór działa, i kończy się z rundą.',
  ],
  [
    '02',
    'Monsters loot only by a Loot ability: every money token within its range.',
    'Potwory grabią tylko zdolnością Grabież: wszystkie żetony pieniędzy w jej zasięgu.',
  ],
  [
    '03',
    'Money that a monster takes is gone; treasures monsters cannot take.',
    'Pieniądze zabrane przez potwora przepadają; skarbów potwory nie zabierają.',
  ],
  [
    '04',
    'Where the rules leave a monster several equal choices, the players decide.',
    'Gdy zasady zostawiają potworowi kilka równych możliwości, decydują gracze.',
  ],
  [
    '05',
    'A boss has its own statistics and special actions; it draws from the common boss deck.',
    'Boss ma własne statystyki i akcje specjalne; dobiera ze wspólnej talii bossów.',
  ],
  [
    '06',
    'A boss is neither a normal nor an elite monster.',
    'Boss nie jest ani zwykłym, ani elitarnym potworem.',
  ],
  [
    '07',
    'Statistics of a boss may grow with the number of characters; conditions on its card do not work on it.',
    'Statystyki bossa mogą rosnąć z liczbą postaci; stany wymienione na jego karcie na niego nie działają.',
  ],
  [
    '08',
    'At the end of a round a modifier deck from which 2x or Null came is shuffled with its discards.',
    'Na końcu rundy talię modyfikatorów, z której wyszło 2x albo Nic, tasuje się z odrzuconymi kartami.',
  ],
  [
    '09',
    'At the end of a round ability decks whose card shows the shuffle symbol are shuffled.',
    'Na końcu rundy tasuje się talie zdolności potworów, których karta ma symbol tasowania.',
  ],
  [
    '10',
    'At the end of a round Strong elements become Waning, and Waning ones go out.',
    'Na końcu rundy Silne żywioły stają się Słabnące, a Słabnące gasną.',
  ],
  [
    '11',
    'At the end of a round cards whose bonus lasted for it are discarded, or lost if their action says so.',
    'Na końcu rundy karty z premią na tę rundę trafiają do odrzuconych, a z symbolem utraty do utraconych.',
  ],
  [
    '12',
    'Last, whoever is able may take a short rest.',
    'Na koniec każdy, kto może, ma prawo do krótkiego odpoczynku.',
  ],
  [
    '13',
    'A scenario that counts rounds says so; the number of the round is always shown.',
    'Scenariusz, który liczy rundy, mówi o tym; numer rundy zawsze widać.',
  ],
  [
    '17',
    'What was not looted gives nothing; a numbered treasure that was left can be looted in a later try.',
    'Czego nie zebrano, to nic nie daje; pozostawiony skarb z numerem można zdobyć przy następnej próbie.',
  ],
  [
    '18',
    'After a scenario every character has all cards, items and hit points again.',
    'Po scenariuszu każda postać odzyskuje wszystkie karty, przedmioty i punkty życia.',
  ],
  [
    '20',
    'The monsters’ modifier deck is cleaned like the decks of characters.',
    'Talię modyfikatorów potworów porządkuje się tak samo jak talie postaci.',
  ],
  [
    '21',
    'Battle goals go back to their deck, met or not.',
    'Cele bitewne wracają do talii, spełnione czy nie.',
  ],
  ['23', 'A full group of three checkmarks gives a perk.', 'Pełna trójka znaczników postępu daje profit.'],
  [
    '27',
    'Outside a campaign gold and experience are only a score.',
    'Poza kampanią złoto i doświadczenie są tylko wynikiem.',
  ],
  [
    '28',
    'A spawned monster comes to its hex, or to the nearest empty one.',
    'Rozstawiony potwór pojawia się na swoim polu albo na najbliższym pustym.',
  ],
  [
    '29',
    'One spawned at the end of a round acts from the next round on.',
    'Rozstawiony na końcu rundy działa od następnej.',
  ],
  [
    '30',
    'One spawned in a round acts as if its room had just been revealed.',
    'Rozstawiony w trakcie rundy działa tak, jakby właśnie odkryto jego komnatę.',
  ],
  [
    '31',
    'A monster that was spawned leaves no money when it dies.',
    'Rozstawiony potwór nie zostawia pieniędzy, gdy ginie.',
  ],
  [
    '32',
    'A locked door is a wall until the scenario opens it.',
    'Zamknięte na klucz drzwi są ścianą, aż otworzy je scenariusz.',
  ],
  ['33', 'A pressure plate does not hinder movement.', 'Płyta naciskowa nie przeszkadza w ruchu.'],
  [
    '34',
    'A plate works when a character is on it at the end of a turn; summons and monsters do not trigger it.',
    'Płyta działa, gdy na koniec tury stoi na niej postać; przywołańcy i potwory jej nie uruchamiają.',
  ],
  [
    '35',
    'An obstacle with hit points can be attacked, and is gone at 0.',
    'Przeszkodę z punktami życia można atakować; przy 0 znika.',
  ],
  [
    '36',
    'Only damage takes hit points of an obstacle; other abilities do not remove one that has them.',
    'Przeszkoda traci punkty życia tylko od obrażeń; inne zdolności jej wtedy nie usuwają.',
  ],
  [
    '37',
    'An obstacle with hit points is an enemy of the characters, with initiative 99; monsters leave it alone.',
    'Przeszkoda z punktami życia jest wrogiem postaci i ma inicjatywę 99; potwory jej nie ruszają.',
  ],
  [
    '38',
    'No negative condition works on an obstacle with hit points.',
    'Żaden stan negatywny nie działa na przeszkodę z punktami życia.',
  ],
  [
    '39',
    'Objective tokens are allies or places to loot; allies act in the order of their numbers.',
    'Żetony celów to sojusznicy albo miejsca do zebrania; sojusznicy działają w kolejności numerów.',
  ],
  [
    '40',
    'Marks on the map remind you of something; by themselves they do nothing.',
    'Znaki na mapie o czymś przypominają; same nic nie robią.',
  ],
  [
    '41',
    'A named monster is neither normal nor elite.',
    'Potwór z własnym imieniem nie jest ani zwykły, ani elitarny.',
  ],
]);
