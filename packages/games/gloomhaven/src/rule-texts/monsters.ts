import { chapter } from './rule.js';

export const mon = chapter('MON', [
  [
    '01',
    'Monsters do what their card says, in printed order, and nothing else.',
    'Potwory robią to, co mówi ich karta, po kolei, i nic więcej.',
  ],
  [
    '02',
    'Nobody controls a monster; players only settle what is open.',
    'Nikt nie kieruje potworem; gracze rozstrzygają tylko wątpliwości.',
  ],
  [
    '03',
    'Normal and elite monsters use their own values.',
    'Zwykłe i elitarne potwory używają własnych wartości.',
  ],
  [
    '04',
    'Elites act first, then normals, each by number.',
    'Najpierw działają elitarne, potem zwykłe, według numerów.',
  ],
  [
    '05',
    'Each monster ends its turn before the next begins, and focuses anew.',
    'Każdy potwór kończy turę przed następnym i skupia się na nowo.',
  ],
  [
    '06',
    'A turn: WOUND, STUN, focus, abilities, end of conditions.',
    'Tura: ZRANIENIE, OGŁUSZENIE, skupienie, zdolności, koniec stanów.',
  ],
  [
    '07',
    'Before acting a monster picks one enemy as its focus.',
    'Przed działaniem potwór wybiera jednego wroga jako skupienie.',
  ],
  ['08', 'An invisible enemy is never the focus.', 'Niewidzialny wróg nigdy nie jest skupieniem.'],
  [
    '09',
    'First counts the enemy that can be attacked with the least movement.',
    'Najpierw liczy się wróg, którego można zaatakować najmniejszym ruchem.',
  ],
  ['10', 'The hex to attack from needs range and sight.', 'Pole ataku wymaga zasięgu i linii wzroku.'],
  [
    '11',
    'For the focus it does not matter how far the monster can move this turn.',
    'Dla skupienia nie liczy się, jak daleko potwór może iść w tej turze.',
  ],
  [
    '12',
    'Without an attack on the card it focuses as if for melee.',
    'Bez ataku na karcie skupia się jak do walki wręcz.',
  ],
  [
    '13',
    'Among enemies that cost as much movement the monster focuses on the nearest.',
    'Spośród wrogów o równej drodze potwór skupia się na najbliższym.',
  ],
  [
    '14',
    'Among enemies equally near the monster focuses on the one with the earlier initiative.',
    'Spośród równie bliskich wrogów potwór skupia się na tym, który działa wcześniej.',
  ],
  ['15', 'A summon counts just before its summoner.', 'Przywołaniec liczy się tuż przed przywołującym.'],
  [
    '16',
    'Among equals a resting character is the last to be focused on.',
    'Wśród równych odpoczywająca postać jest ostatnim wyborem potwora.',
  ],
  ['17', 'A destructible obstacle counts as 99.', 'Zniszczalna przeszkoda liczy się jako 99.'],
  ['18', 'If all is equal the players choose.', 'Gdy wszystko jest równe, wybierają gracze.'],
  [
    '19',
    'Not the distance decides, but the movement needed.',
    'Nie decyduje odległość, lecz potrzebny ruch.',
  ],
  [
    '20',
    'While looking for a focus, traps and hazards are blocked as long as another way exists.',
    'Przy szukaniu skupienia pułapki i niebezpieczny teren są zamknięte, póki jest inna droga.',
  ],
  [
    '21',
    'Only without another way does a monster go through them, as few as possible.',
    'Tylko gdy nie ma innej drogi, potwór przez nie idzie, przez jak najmniej.',
  ],
  [
    '22',
    'Fewer negative hexes on the way come before fewer movement points.',
    'Mniej złych pól na drodze liczy się przed mniejszą liczbą punktów ruchu.',
  ],
  [
    '23',
    'Monsters treat closed doors as walls in all they reckon.',
    'Potwory we wszystkich swoich rachunkach traktują zamknięte drzwi jak ściany.',
  ],
  [
    '24',
    'Without any way to an attack there is no focus: no move and no attack.',
    'Bez drogi do ataku nie ma skupienia: ani ruchu, ani ataku.',
  ],
  ['25', 'The focus of a monster holds for its whole turn.', 'Skupienie potwora trwa przez całą jego turę.'],
  ['26', 'A monster moves only by a Move on its card.', 'Potwór rusza się tylko przez Ruch na karcie.'],
  [
    '27',
    'A monster uses as few movement points as it needs.',
    'Potwór zużywa tylko tyle punktów ruchu, ile potrzebuje.',
  ],
  [
    '28',
    'Without an attack it comes as near to its focus as it can.',
    'Bez ataku zbliża się do skupienia, jak tylko może.',
  ],
  [
    '29',
    'For melee it goes to the nearest hex from which it can attack.',
    'Do ataku wręcz idzie na najbliższe pole, z którego może zaatakować.',
  ],
  [
    '30',
    'With several targets it goes where it can attack most.',
    'Przy kilku celach idzie tam, gdzie zaatakuje najwięcej.',
  ],
  [
    '31',
    'A ranged monster comes no nearer than it needs.',
    'Potwór dystansowy nie podchodzi bliżej, niż musi.',
  ],
  [
    '32',
    'Next to its focus it steps away to lose Disadvantage.',
    'Obok skupienia odsuwa się, by pozbyć się Niekorzyści.',
  ],
  [
    '33',
    'Losing Disadvantage comes before more targets.',
    'Pozbycie się Niekorzyści jest ważniejsze niż więcej celów.',
  ],
  ['34', 'Out of reach it still comes as near as it can.', 'Poza zasięgiem i tak zbliża się, jak może.'],
  [
    '35',
    'A monster stays where it is if no hex brings it nearer.',
    'Potwór zostaje na miejscu, jeśli żadne pole go nie przybliża.',
  ],
  [
    '36',
    'Near means the way that is left, not the straight distance.',
    'Bliskość to pozostała droga, nie odległość w linii.',
    true,
  ],
  ['37', 'Only attacks influence where it goes.', 'Na to, dokąd idzie, wpływają tylko ataki.'],
  [
    '38',
    'While moving it avoids traps unless there is no other way.',
    'W ruchu unika pułapek, chyba że nie ma innej drogi.',
  ],
  [
    '39',
    'A monster takes no trap to attack sooner if a longer way exists.',
    'Potwór nie wejdzie w pułapkę, by szybciej atakować, gdy jest dłuższa droga.',
  ],
  [
    '40',
    'Flying monsters pass over terrain without being hurt or slowed.',
    'Latające potwory mijają teren, który ich nie rani ani nie spowalnia.',
  ],
  [
    '41',
    'Monsters never open doors, however near a character may be.',
    'Potwory nigdy nie otwierają drzwi, choćby postać stała tuż za nimi.',
  ],
  [
    '42',
    'The rules of movement hold for monsters as for characters.',
    'Zasady ruchu obowiązują potwory tak samo jak postacie.',
  ],
  ['43', 'A monster attacks only by an Attack on its card.', 'Potwór atakuje tylko przez Atak na karcie.'],
  [
    '44',
    'The first target of a monster is always its focus.',
    'Potwór zawsze atakuje tego, na kim się skupia.',
  ],
  [
    '45',
    'With more targets it attacks as many as it can.',
    'Przy większej liczbie celów atakuje ich jak najwięcej.',
  ],
  ['46', 'Further targets follow the focus order.', 'Kolejne cele wybiera w kolejności skupienia.'],
  [
    '47',
    'An area is laid over the focus and as many others as possible.',
    'Obszar kładzie na skupienie i jak najwięcej innych.',
  ],
  ['48', 'Without a range on the card its own range counts.', 'Bez zasięgu na karcie liczy się jego własny.'],
  [
    '49',
    'Attacks of monsters have the same steps as those of characters.',
    'Ataki potworów mają te same kroki co ataki postaci.',
  ],
  [
    '50',
    'If the focus cannot be attacked, there is no attack.',
    'Jeśli nie może zaatakować skupienia, nie atakuje.',
  ],
  [
    '51',
    'A Heal goes to whoever has lost most in range.',
    'Leczenie trafia do tego w zasięgu, kto stracił najwięcej.',
  ],
  [
    '52',
    'Summoned monsters stand beside the summoner, as near to an enemy as possible.',
    'Przywołane potwory stają obok przywołującego, jak najbliżej wroga.',
  ],
  [
    '53',
    'Without an empty hex or a figure the summon fails.',
    'Bez pustego pola lub figurki przywołanie się nie udaje.',
  ],
  [
    '54',
    'Summoned monsters do not act in that round and leave no money.',
    'Przywołane potwory nie działają w tej rundzie i nie zostawiają pieniędzy.',
  ],
  [
    '55',
    'Bonuses of a card work from the turn of the monster to the end of the round.',
    'Premie z karty działają od tury potwora do końca rundy.',
  ],
  ['56', 'Monsters do not loot at the end of a turn.', 'Potwory nie grabią na końcu tury.'],
  ['57', 'A Loot ability takes money out of the game.', 'Zdolność Grabieży usuwa pieniądze z gry.'],
  [
    '58',
    'Monsters never loot treasures, even where they stand on them.',
    'Potwory nie zabierają skarbów, nawet gdy na nich stoją.',
  ],
  [
    '59',
    'A spawned monster comes to its hex or the nearest empty one.',
    'Rozstawiony potwór staje na swoim polu lub najbliższym pustym.',
  ],
  [
    '60',
    'Spawned at the end of a round it acts from the next.',
    'Rozstawiony na końcu rundy działa od następnej.',
  ],
  ['61', 'Spawned during a round it acts as if revealed.', 'Rozstawiony w trakcie rundy działa jak odkryty.'],
  [
    '62',
    'Where several things are equally right the players decide.',
    'Gdy kilka możliwości jest równie dobrych, decydują gracze.',
  ],
  [
    '63',
    'Of several hexes it takes the one with the fewest targets beside it.',
    'Z kilku pól wybiera to z najmniejszą liczbą celów obok.',
  ],
  [
    '64',
    'A monster enters no trap just to lose Disadvantage or reach more targets.',
    'Potwór nie wchodzi w pułapkę tylko po to, by pozbyć się Niekorzyści lub mieć więcej celów.',
  ],
  ['65', 'Among monsters their order of acting counts.', 'Między potworami liczy się kolejność działania.'],
]);

export const boss = chapter('BOSS', [
  [
    '01',
    'A boss has its own statistics and the common boss deck.',
    'Boss ma własne statystyki i wspólną talię bossów.',
  ],
  ['02', 'A boss is neither normal nor elite.', 'Boss nie jest zwykły ani elitarny.'],
  ['03', 'Specials stand on its statistic card.', 'Zdolności specjalne są na jego karcie statystyk.'],
  [
    '04',
    'Numbers of a boss may depend on how many characters play.',
    'Liczby bossa mogą zależeć od tego, ile postaci gra.',
  ],
  [
    '05',
    'A boss is immune to the conditions that its card names.',
    'Boss jest odporny na stany, które wymienia jego karta.',
  ],
  [
    '06',
    'Named monsters are neither normal nor elite either.',
    'Nazwane potwory też nie są zwykłe ani elitarne.',
  ],
  [
    '07',
    'Killing a named monster is often the goal of a scenario.',
    'Zabicie nazwanego potwora bywa celem całego scenariusza.',
  ],
]);
