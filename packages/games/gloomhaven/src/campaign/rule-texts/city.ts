import { chapter } from '../../rule-texts/rule.js';

export const city = chapter('CITY', [
  [
    '01',
    'A party may visit Gloomhaven after every scenario of the campaign.',
    'Drużyna może odwiedzić Gloomhaven po każdym scenariuszu kampanii.',
  ],
  [
    '02',
    'In the city you create characters, trade, level up, donate, enhance, retire, and meet an event.',
    'W mieście tworzysz postacie, handlujesz, awansujesz, składasz ofiary, wzmacniasz karty, żegnasz postacie i trafiasz na zdarzenie.',
  ],
  [
    '03',
    'The order is free; levels that are due come first, and retirements before you leave.',
    'Kolejność jest dowolna; należny awans idzie pierwszy, a pożegnania przed wyjściem.',
  ],
  [
    '04',
    'Once in a visit the party may meet one city event.',
    'Raz w czasie wizyty drużyna może trafić na jedno zdarzenie miejskie.',
  ],
  ['05', 'The visit ends when the party sets out.', 'Wizyta kończy się, gdy drużyna wyrusza.'],
  [
    '06',
    'A character may be created whenever a player wants one.',
    'Postać można stworzyć, kiedy tylko ktoś chce.',
  ],
  [
    '07',
    'Only open classes can be created; six are open from the start.',
    'Tworzyć można tylko dostępne klasy; sześć jest od początku.',
  ],
  [
    '08',
    'In one scenario there is one character of a class at most, and two to four in all.',
    'W scenariuszu jest najwyżej jedna postać danej klasy, a razem od 2 do 4.',
  ],
  ['09', 'A new pool holds all cards of level 1 and X.', 'Nowa pula to wszystkie karty poziomu 1 i X.'],
  ['10', 'A new character gets a sheet and a name.', 'Nowa postać dostaje arkusz i imię.'],
  [
    '11',
    'Of two personal quests drawn one is kept.',
    'Z dwóch dobranych celów życiowych zatrzymujesz jeden.',
  ],
  [
    '12',
    'A new character starts at any level up to the prosperity of the city.',
    'Nowa postać zaczyna na dowolnym poziomie do dobrobytu miasta.',
  ],
  [
    '13',
    'For each level above the first it takes a card, a perk and hit points.',
    'Za każdy poziom powyżej pierwszego dostaje kartę, profit i PZ.',
  ],
  [
    '14',
    'A new character gets 15 gold for its level and 15 more.',
    'Nowa postać dostaje 15 sztuk złota za każdy poziom i jeszcze 15.',
  ],
  [
    '15',
    'A new character has the least experience of its level.',
    'Nowa postać ma najmniejsze doświadczenie swojego poziomu.',
  ],
  [
    '16',
    'A new character marks one more perk for each earlier retirement of its line.',
    'Nowa postać zaznacza dodatkowy profit za każde wcześniejsze pożegnanie w swojej linii.',
  ],
  [
    '17',
    'The modifier deck of a new character is the common one, changed by its perks.',
    'Talia modyfikatorów nowej postaci to zwykła talia zmieniona profitami.',
  ],
]);

export const shop = chapter('SHOP', [
  [
    '01',
    'Items are bought and sold in Gloomhaven only.',
    'Przedmioty kupuje się i sprzedaje tylko w Gloomhaven.',
  ],
  [
    '02',
    'You pay the printed price, changed by the reputation of the party.',
    'Płacisz cenę z karty zmienioną przez reputację drużyny.',
  ],
  ['03', 'A sale brings half the printed price, rounded down.', 'Sprzedaż daje połowę ceny z karty, w dół.'],
  [
    '04',
    'You may own any number of items; only what you carry is limited.',
    'Możesz mieć dowolnie wiele przedmiotów; ograniczone jest tylko to, co niesiesz.',
  ],
  ['05', 'Gold and items are never passed on.', 'Złota ani przedmiotów nie przekazuje się innym.'],
  ['06', 'Nobody owns the same item twice.', 'Nikt nie ma dwóch takich samych przedmiotów.'],
  ['07', 'At first items 1 to 14 are on sale.', 'Na początku w ofercie są przedmioty od 1 do 14.'],
  [
    '08',
    'A design puts all copies of an item on sale.',
    'Schemat wprowadza do oferty wszystkie egzemplarze przedmiotu.',
  ],
  [
    '09',
    'Each prosperity level brings further items.',
    'Każdy poziom dobrobytu przynosi kolejne przedmioty.',
  ],
  ['10', 'Items of whoever retires are on sale again.', 'Przedmioty żegnanej postaci wracają do oferty.'],
  [
    '11',
    'In one party an item can be bought while a copy is left.',
    'W jednej drużynie przedmiot można kupić, póki jest wolny egzemplarz.',
  ],
  [
    '12',
    'What characters of other parties own is on sale for yours.',
    'To, co mają postacie innych drużyn, jest w ofercie dla Twojej.',
  ],
  [
    '13',
    'A random design is drawn, and both copies are on sale.',
    'Dobierasz losowy schemat i oba egzemplarze są w ofercie.',
  ],
  ['14', 'An empty deck of designs gives nothing.', 'Pusta talia schematów nic nie daje.'],
  [
    '15',
    'A named item goes to one of those who were there.',
    'Wskazany przedmiot dostaje jedna z obecnych postaci.',
  ],
  [
    '16',
    'An item from a treasure goes to its finder; a second one is sold at once.',
    'Przedmiot ze skarbu dostaje znalazca; drugi taki sam od razu się sprzedaje.',
  ],
  ['17', 'Any class may own any item.', 'Każda klasa może mieć każdy przedmiot.'],
]);

export const donate = chapter('DONATE', [
  [
    '01',
    'Each character may give 10 gold to the sanctuary once in a visit.',
    'Każda postać może raz w czasie wizyty ofiarować sanktuarium 10 sztuk złota.',
  ],
  [
    '02',
    'Whoever gives has two BLESS cards more in the next scenario.',
    'Kto złoży ofiarę, ma w następnym scenariuszu dwa BŁOGOSŁAWIEŃSTWA więcej.',
  ],
  [
    '03',
    'BLESS cards from a donation leave when drawn, or when the scenario ends.',
    'Karty BŁOGOSŁAWIEŃSTWA z ofiary znikają po dobraniu albo z końcem scenariusza.',
  ],
  [
    '04',
    'With 100 gold given in all, envelope B is opened.',
    'Gdy suma ofiar osiąga 100 sztuk złota, otwiera się koperta B.',
  ],
  [
    '05',
    'When the city has all of its 100 gold, donations stay possible.',
    'Gdy uzbiera się 100 sztuk złota, nadal można składać ofiary.',
  ],
]);

export const prosp = chapter('PROSP', [
  [
    '01',
    'Events, scenarios and retirements make the city prosper.',
    'Dobrobyt rośnie dzięki zdarzeniom, scenariuszom i pożegnaniom.',
  ],
  ['02', 'Each point marks one square of the track.', 'Każdy punkt zaznacza jedno pole toru.'],
  ['03', 'At a threshold the city reaches its next level.', 'Na progu miasto osiąga następny poziom.'],
  ['04', 'Prosperity is the same for all parties.', 'Dobrobyt jest jeden dla wszystkich drużyn.'],
  ['05', 'With a new level its items come on sale.', 'Z nowym poziomem do oferty trafiają jego przedmioty.'],
  [
    '06',
    'New characters may start at the level of the city.',
    'Nowe postacie mogą zaczynać na poziomie miasta.',
  ],
  [
    '07',
    'A character below the city may rise to its level, and to no level between.',
    'Postać poniżej poziomu miasta może na niego awansować, ale nie na pośredni.',
  ],
  [
    '08',
    'A character that rises to the city’s level takes all steps, and the least experience of that level.',
    'Postać, która awansuje do poziomu miasta, wykonuje wszystkie kroki i ma najmniejsze PD tego poziomu.',
  ],
  ['09', 'No loss takes a level from the city.', 'Żadna strata nie odbiera miastu poziomu.'],
  [
    '10',
    'Prosperity limits how many cards of a class carry stickers.',
    'Dobrobyt ogranicza liczbę kart klasy z naklejkami.',
  ],
]);
