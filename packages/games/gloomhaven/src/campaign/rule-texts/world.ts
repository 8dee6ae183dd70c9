import { chapter } from '../../rule-texts/rule.js';

export const camp = chapter('CAMP', [
  [
    '14',
    'A scenario ends in success or failure; the round in which that is decided is played to its end.',
    'Scenariusz kończy się sukcesem albo porażką; rundę, w której to się rozstrzyga, gra się do końca.',
  ],
  [
    '15',
    'Experience from a scenario is kept in success and in failure.',
    'Doświadczenie ze scenariusza zostaje po sukcesie i po porażce.',
  ],
  [
    '16',
    'Money tokens become gold at the rate of the scenario level.',
    'Żetony pieniędzy zamieniasz na złoto według poziomu scenariusza.',
  ],
  [
    '19',
    'After a scenario BLESS, CURSE and other added cards leave your deck.',
    'Po scenariuszu BŁOGOSŁAWIEŃSTWA, KLĄTWY i inne dodane karty opuszczają Twoją talię.',
  ],
  [
    '22',
    'A battle goal gives its checkmarks only if the scenario is won.',
    'Cel bitewny daje znaczniki postępu tylko po sukcesie.',
  ],
  [
    '24',
    'An exhausted character loses nothing that it has gathered, and shares in every reward.',
    'Wyczerpana postać nie traci tego, co zebrała, i ma udział w każdej nagrodzie.',
  ],
  [
    '25',
    'Success brings each character 4 experience and 2 more for each scenario level.',
    'Sukces daje każdej postaci 4 PD i po 2 PD za każdy poziom scenariusza.',
  ],
  [
    '26',
    'In the campaign success also brings the rewards of the scenario.',
    'W kampanii sukces daje też nagrody scenariusza.',
  ],
  [
    '42',
    'A numbered treasure is looted once in a campaign.',
    'Numerowany skarb można splądrować raz w kampanii.',
  ],
  [
    '43',
    'Each scenario is played either in the campaign or in casual mode.',
    'Każdy scenariusz rozgrywasz w kampanii albo w trybie swobodnym.',
  ],
  [
    '44',
    'In the campaign a place must be unlocked, and the party must hold the achievements it asks for.',
    'W kampanii miejsce musi być odblokowane, a drużyna musi mieć wymagane osiągnięcia.',
  ],
  [
    '45',
    'A completed scenario is not played again in the campaign, by no party.',
    'Ukończonego scenariusza żadna drużyna nie powtarza w kampanii.',
  ],
  [
    '46',
    'In casual mode any place on the map may be played, completed or not.',
    'W trybie swobodnym można zagrać w każdym miejscu na mapie, ukończonym lub nie.',
  ],
  [
    '47',
    'Casual mode brings experience, money, treasures, checkmarks and quest progress, but no rewards of the story.',
    'Tryb swobodny daje PD, pieniądze, skarby, znaczniki i postęp celu życiowego, ale nie nagrody opowieści.',
  ],
  [
    '48',
    'Whoever plays a place in casual mode before the campaign has been there is warned.',
    'Kto gra w trybie swobodnym tam, gdzie kampania jeszcze nie dotarła, zostaje ostrzeżony.',
  ],
  [
    '49',
    'Places, global achievements and prosperity are shared by all parties.',
    'Miejsca, osiągnięcia globalne i dobrobyt są wspólne dla wszystkich drużyn.',
  ],
  [
    '50',
    'An unlocked scenario gets its sticker on the map.',
    'Odblokowany scenariusz dostaje swoją naklejkę na mapie.',
  ],
  [
    '51',
    'A scenario won in the campaign is marked as completed.',
    'Scenariusz wygrany w kampanii zostaje oznaczony jako ukończony.',
  ],
  [
    '52',
    'A global achievement is recorded for the whole world.',
    'Osiągnięcie globalne zapisuje się dla całego świata.',
  ],
  [
    '53',
    'A new group founds a party with its own sheet, in Gloomhaven.',
    'Nowa grupa zakłada drużynę z własnym arkuszem, w Gloomhaven.',
  ],
  [
    '54',
    'Characters may join and leave a party between scenarios.',
    'Postacie mogą dołączać do drużyny i odchodzić z niej między scenariuszami.',
  ],
  ['55', 'A further party may be founded at any time.', 'Kolejną drużynę można założyć w każdej chwili.'],
  [
    '56',
    'The sheet tells where the party is; links are counted from there.',
    'Arkusz mówi, gdzie jest drużyna; stąd liczą się połączenia.',
  ],
  [
    '57',
    'Party achievements belong to the party that gained them.',
    'Osiągnięcia drużynowe należą do drużyny, która je zdobyła.',
  ],
  [
    '58',
    'Each character has a sheet: level, experience, gold, items, perks, checkmarks.',
    'Każda postać ma arkusz: poziom, PD, złoto, przedmioty, profity, znaczniki.',
  ],
  [
    '59',
    'A random side scenario is drawn from its deck by whoever has looted it.',
    'Losowy scenariusz poboczny dobiera z talii ten, kto go zdobył.',
  ],
  [
    '60',
    'The side scenario that was drawn is unlocked at once.',
    'Dobrany scenariusz poboczny odblokowuje się od razu.',
  ],
  [
    '61',
    'An empty deck of side scenarios gives nothing.',
    'Pusta talia scenariuszy pobocznych nic nie daje.',
  ],
  [
    '62',
    'Boxes and envelopes are opened only when a quest or a condition says so.',
    'Pudełka i koperty otwiera się tylko z polecenia celu życiowego albo warunku.',
  ],
  [
    '63',
    'A class from a box may be created from then on by everybody.',
    'Klasę z pudełka może odtąd tworzyć każdy.',
  ],
  [
    '65',
    'If a box is open already, a random design and a random side scenario come instead.',
    'Jeśli pudełko jest już otwarte, zamiast niego jest losowy schemat i losowy scenariusz poboczny.',
  ],
  [
    '66',
    'The Town Records are opened when the first character retires.',
    'Archiwum Miejskie otwiera się, gdy pierwsza postać przechodzi w stan spoczynku.',
  ],
  [
    '67',
    'Global achievements hold for everybody, party achievements for one party.',
    'Osiągnięcia globalne obowiązują wszystkich, drużynowe jedną drużynę.',
  ],
  [
    '69',
    'Of one type only the latest global achievement is active.',
    'Z jednego typu aktywne jest tylko najnowsze osiągnięcie globalne.',
  ],
  [
    '70',
    'Without a type an achievement can be held several times.',
    'Osiągnięcie bez typu można mieć kilka razy.',
  ],
  [
    '71',
    'Party achievements decide where that party may go.',
    'Osiągnięcia drużynowe decydują, dokąd ta drużyna może iść.',
  ],
  [
    '72',
    'Success in the campaign brings all that the scenario lists as rewards.',
    'Sukces w kampanii daje wszystko, co scenariusz wymienia jako nagrody.',
  ],
  ['73', 'A loss never takes more than there is.', 'Strata nigdy nie zabiera więcej, niż jest.'],
  [
    '74',
    'Each unlocked scenario has its place on the grid.',
    'Każdy odblokowany scenariusz ma swoje miejsce na siatce.',
  ],
  [
    '76',
    'A failed scenario gives no rewards and may be tried again.',
    'Przegrany scenariusz nie daje nagród i można spróbować ponownie.',
  ],
  [
    '77',
    'Special conditions are looked at whenever a value changes, and each takes effect once.',
    'Warunki specjalne sprawdza się przy każdej zmianie, a każdy działa raz.',
  ],
  [
    '78',
    'Five pieces of Ancient Technology open envelope A.',
    'Pięć Starożytnych Technologii otwiera kopertę A.',
  ],
  [
    '79',
    'A party with both achievements of the Drake gains a global one and two events.',
    'Drużyna z oboma osiągnięciami Drakona zyskuje osiągnięcie globalne i dwa zdarzenia.',
  ],
  [
    '64',
    'What else a sealed box holds says itself what to do; here it is only recorded as open.',
    'Co jeszcze kryje zapieczętowane pudełko, samo mówi, co zrobić; tu zapisujemy tylko, że jest otwarte.',
  ],
  [
    '68',
    'A global achievement may have a type; of each type there is one at a time.',
    'Osiągnięcie globalne może mieć typ; z każdego typu jest naraz tylko jedno.',
  ],
  [
    '75',
    'Numbers that a story mentions unlock nothing by themselves.',
    'Numery wspomniane w historii same niczego nie odblokowują.',
  ],
  [
    '80',
    'Map, sheets, events, achievements, travel and the city belong to campaign mode.',
    'Mapa, arkusze, zdarzenia, osiągnięcia, podróże i miasto należą do trybu kampanii.',
  ],
]);

export const road = chapter('ROAD', [
  [
    '01',
    'After each scenario the party returns to Gloomhaven or travels on.',
    'Po każdym scenariuszu drużyna wraca do Gloomhaven albo rusza dalej.',
  ],
  [
    '02',
    'A journey begins with one road event, unless an exception holds.',
    'Podróż zaczyna się od jednego zdarzenia na szlaku, chyba że działa wyjątek.',
  ],
  [
    '03',
    'No road event for the same scenario again, for a linked one, or in casual mode.',
    'Zdarzenia na szlaku nie ma przy powtórce, przy scenariuszu połączonym i w trybie swobodnym.',
  ],
  ['04', 'Linked scenarios follow each other at once.', 'Połączone scenariusze następują po sobie od razu.'],
  [
    '05',
    'From Gloomhaven the road event is left out only for places linked to the city.',
    'Z Gloomhaven zdarzenie na szlaku pomijasz tylko w drodze do miejsc połączonych z miastem.',
  ],
  [
    '06',
    'After a visit, links of the earlier scenario no longer count.',
    'Po wizycie w mieście połączenia poprzedniego scenariusza już się nie liczą.',
  ],
  ['07', 'The way back to Gloomhaven has no event.', 'W drodze powrotnej do Gloomhaven nie ma zdarzenia.'],
  ['08', 'One journey resolves one road event.', 'Jedna podróż to jedno zdarzenie na szlaku.'],
  [
    '09',
    'What an event does to the next scenario happens when hands are chosen.',
    'To, co zdarzenie zmienia w następnym scenariuszu, dzieje się po wyborze kart.',
  ],
]);

export const event = chapter('EVENT', [
  [
    '01',
    'City and road events have a deck each and work alike.',
    'Zdarzenia miejskie i na szlaku mają osobne talie i działają tak samo.',
  ],
  [
    '02',
    'At first each deck holds the events 1 to 30.',
    'Na początku każda talia zawiera zdarzenia od 1 do 30.',
  ],
  ['03', 'A card that is added is shuffled into its deck.', 'Dodaną kartę wtasowuje się do talii.'],
  [
    '04',
    'A card that returns goes below its deck, and nothing is shuffled.',
    'Karta, która wraca, trafia na spód talii, bez tasowania.',
  ],
  ['05', 'A card with the mark of removal leaves the game.', 'Karta ze znakiem usunięcia wypada z gry.'],
  [
    '06',
    'Rules and rewards may add or remove named cards.',
    'Zasady i nagrody mogą dodawać i usuwać wskazane karty.',
  ],
  ['07', 'The top card is drawn, and its front is read.', 'Dobierasz wierzchnią kartę i czytasz jej przód.'],
  [
    '08',
    'The party chooses A or B together, before anything else is read.',
    'Drużyna wspólnie wybiera A albo B, zanim przeczyta coś więcej.',
  ],
  [
    '09',
    'Of an event you read only the side that was chosen.',
    'Ze zdarzenia czyta się tylko tę opcję, którą wybrano.',
  ],
  ['10', 'A choice stands once its outcome was read.', 'Po przeczytaniu wyniku wyboru się nie zmienia.'],
  [
    '11',
    'All outcomes that apply take effect, from top to bottom.',
    'Działają wszystkie pasujące wyniki, od góry do dołu.',
  ],
  [
    '12',
    'An outcome with classes applies if one of them is in the party.',
    'Wynik z klasami działa, jeśli jedna z nich jest w drużynie.',
  ],
  [
    '13',
    'An outcome with a reputation looks at it at that moment.',
    'Wynik z reputacją sprawdza ją w tej właśnie chwili.',
  ],
  [
    '14',
    'A sum of the party is paid if all together have it.',
    'Wspólną kwotę płaci się, jeśli drużyna razem ją ma.',
  ],
  [
    '15',
    'The outcome “otherwise” applies if no outcome above it did.',
    'Wynik „w innym przypadku” działa, gdy nie zadziałał żaden powyżej.',
  ],
  [
    '16',
    'An outcome of an event without a condition always applies.',
    'Wynik zdarzenia, który nie ma warunku, działa zawsze.',
  ],
  ['17', 'What is collective is divided as the players wish.', 'To, co wspólne, gracze dzielą, jak chcą.'],
  [
    '18',
    'What is said of each concerns every character in full.',
    'To, co dotyczy każdego, obejmuje w całości każdą postać.',
  ],
  [
    '19',
    'Whoever has too little loses what there is, and the event goes on.',
    'Kto ma za mało, traci tyle, ile ma, a zdarzenie trwa dalej.',
  ],
  ['20', 'The gold of a character never falls below 0.', 'Złoto postaci nigdy nie spada poniżej 0.'],
  [
    '21',
    'Experience never falls below the least of the level that one has.',
    'Doświadczenie nigdy nie spada poniżej minimum obecnego poziomu postaci.',
  ],
  [
    '22',
    'Perks, and checkmarks that have bought one, are never lost.',
    'Profitów i znaczników, które je dały, nie traci się nigdy.',
  ],
  [
    '23',
    'Events take no prosperity level from the city.',
    'Zdarzenia nie zabierają miastu poziomu dobrobytu.',
  ],
  [
    '24',
    'In the end the card leaves the game or goes below its deck.',
    'Na koniec karta wypada z gry albo trafia na spód talii.',
  ],
  [
    '25',
    'A class that is unlocked or retires first adds an event to both decks.',
    'Klasa odblokowana albo pierwszy raz w stanie spoczynku dodaje zdarzenie do obu talii.',
  ],
  [
    '26',
    'The decks are shared by all parties; conditions look at the party that draws.',
    'Talie są wspólne; warunki dotyczą drużyny, która dobiera kartę.',
  ],
]);

export const rep = chapter('REP', [
  [
    '01',
    'Each party has a reputation; a new one begins at 0.',
    'Każda drużyna ma reputację; nowa zaczyna od 0.',
  ],
  [
    '02',
    'Events and some scenarios change the reputation.',
    'Reputację zmieniają zdarzenia i niektóre scenariusze.',
  ],
  ['03', 'Reputation stays between −20 and 20.', 'Reputacja mieści się między −20 a 20.'],
  ['04', 'Many outcomes of events depend on the reputation.', 'Wiele wyników zdarzeń zależy od reputacji.'],
  [
    '05',
    'Reputation changes the price of what is bought by up to 5, and nothing else.',
    'Reputacja zmienia cenę zakupu najwyżej o 5 i nic poza tym.',
  ],
  ['06', 'Reputation 10 opens a box with a class.', 'Reputacja 10 otwiera pudełko z klasą.'],
  ['07', 'Reputation 20 adds an event to each deck.', 'Reputacja 20 dodaje po zdarzeniu do każdej talii.'],
  [
    '08',
    'At reputation −10 the party opens another of the closed boxes.',
    'Przy reputacji −10 drużyna otwiera inne z zamkniętych pudełek.',
  ],
  [
    '09',
    'Reputation −20 adds other events to both decks.',
    'Reputacja −20 dodaje inne zdarzenia do obu talii.',
  ],
  [
    '10',
    'What very good or very bad reputation brings comes once in a campaign.',
    'To, co przynosi bardzo dobra albo bardzo zła reputacja, przychodzi raz w kampanii.',
  ],
]);
