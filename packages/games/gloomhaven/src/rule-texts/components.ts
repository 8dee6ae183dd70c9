import { chapter } from './rule.js';

export const comp = chapter('COMP', [
  [
    '01',
    'All players win or lose the scenario together; private goals come beside.',
    'Wszyscy razem wygrywają lub przegrywają scenariusz; obok są cele prywatne.',
  ],
  [
    '02',
    'The map is laid from the tiles of the scenario, joined by doors; at first only the first room is filled.',
    'Mapę układa się z kafli scenariusza połączonych drzwiami; na początku zapełnia się tylko pierwszą komnatę.',
  ],
  [
    '03',
    'Before each player lie a mat, ability cards, a dial, a hidden battle goal and the items worn.',
    'Przed każdą osobą leżą plansza postaci, karty zdolności, licznik, ukryty cel bitewny i założone przedmioty.',
  ],
  [
    '04',
    'Each monster type has a statistic card, figures with numbers and a shuffled ability deck.',
    'Każdy rodzaj potwora ma kartę statystyk, figurki z numerami i potasowaną talię zdolności.',
  ],
  [
    '05',
    'Every character has a modifier deck of its own; all monsters share one.',
    'Każda postać ma własną talię modyfikatorów ataku; wszystkie potwory mają jedną wspólną.',
  ],
  ['06', 'A standard modifier deck has 20 cards.', 'Podstawowa talia modyfikatorów ma 20 kart.'],
  [
    '07',
    'Only perks, items, scenario effects, CURSE and BLESS change a modifier deck.',
    'Talię modyfikatorów zmieniają tylko profity, przedmioty, efekty scenariusza, KLĄTWA i BŁOGOSŁAWIEŃSTWO.',
  ],
  [
    '08',
    'All six elements begin in the Inert column.',
    'Wszystkie sześć żywiołów zaczyna w kolumnie Wygaszone.',
  ],
  [
    '09',
    'Tokens for damage, money and conditions are taken from common supplies.',
    'Żetony obrażeń, pieniędzy i stanów bierze się ze wspólnych zasobów.',
  ],
  [
    '10',
    'The stand shows the rank: white normal, yellow elite, purple boss or named monster.',
    'Podstawka pokazuje rangę: biała zwykły, żółta elitarny, fioletowa boss lub nazwany potwór.',
  ],
  [
    '11',
    'The number of a figure says where its damage and conditions are kept.',
    'Numer figurki wskazuje, gdzie zaznacza się jej obrażenia i stany.',
  ],
  [
    '12',
    'Objective tokens may stand for allies of the scenario; their numbers give the order in which they act.',
    'Żetony celu mogą oznaczać sojuszników scenariusza; ich numery wyznaczają kolejność działania.',
  ],
  ['13', 'Aid tokens only mark special hexes.', 'Żetony pomocnicze tylko oznaczają szczególne pola.'],
  [
    '14',
    'A scenario may be played on its own, outside a campaign.',
    'Scenariusz można rozegrać osobno, poza kampanią.',
  ],
]);

export const char = chapter('CHAR', [
  [
    '01',
    'Before play each player chooses a class of their own; a class takes part in a scenario at most once.',
    'Przed grą każda osoba wybiera swoją klasę; klasa bierze udział w scenariuszu najwyżej raz.',
  ],
  [
    '02',
    'Six classes are there from the start: Brute, Tinkerer, Spellweaver, Scoundrel, Cragheart and Mindthief.',
    'Od początku dostępnych jest sześć klas: Kark, Druciarz, Tkaczka Zaklęć, Szelma, Skałosercy i Myślołap.',
  ],
  [
    '03',
    'A new character gets the mat, tokens, figure and level 1 cards of its class.',
    'Nowa postać dostaje planszę, żetony, figurkę i karty poziomu 1 swojej klasy.',
  ],
  [
    '04',
    'The most hit points depend on class and level.',
    'Maksymalne punkty życia zależą od klasy i poziomu.',
  ],
  [
    '05',
    'Hit points and experience of the scenario are kept on the dial.',
    'Punkty życia i doświadczenie ze scenariusza zaznacza się na liczniku.',
  ],
  [
    '06',
    'The class says how many cards a character takes along.',
    'Klasa określa, ile kart postać zabiera na scenariusz.',
  ],
  [
    '07',
    'A card lies in the hand, the discard pile, the lost pile or the active area; the two chosen cards lie apart.',
    'Karta leży w ręce, na stosie odrzuconych, na stosie utraconych lub w aktywnym obszarze; dwie wybrane leżą osobno.',
  ],
  [
    '08',
    'Event numbers on the mat matter only in a campaign.',
    'Numery zdarzeń na planszy postaci liczą się tylko w kampanii.',
  ],
  [
    '09',
    'The mat repeats the course of a round in short.',
    'Plansza postaci powtarza w skrócie przebieg rundy.',
  ],
]);

export const card = chapter('CARD', [
  [
    '01',
    'A card has a name, an initiative, a level, a top and a bottom action.',
    'Karta ma nazwę, inicjatywę, poziom oraz górną i dolną akcję.',
  ],
  [
    '02',
    'At level 1 only cards of level 1 and X may be taken; higher ones come with levels.',
    'Na poziomie 1 można brać tylko karty poziomu 1 i X; wyższe przychodzą z awansami.',
  ],
  ['03', 'An action may hold several abilities.', 'Akcja może składać się z kilku zdolności.'],
  [
    '04',
    'Only a character of its class may use an ability card.',
    'Karty zdolności używa tylko postać klasy, do której karta należy.',
  ],
  [
    '05',
    'After its action a card is discarded, unless it says otherwise.',
    'Po akcji kartę się odrzuca, chyba że mówi ona inaczej.',
  ],
  [
    '06',
    'If the action shows the lost symbol, the card is lost.',
    'Jeśli akcja ma symbol utraty, kartę się traci.',
  ],
  [
    '07',
    'Lost cards come back during a scenario only by a recover ability.',
    'Utracone karty wracają w scenariuszu tylko dzięki odzyskiwaniu.',
  ],
  [
    '08',
    'A card with a lasting effect lies in the active area until the effect ends.',
    'Karta z trwającym efektem leży w aktywnym obszarze, aż efekt minie.',
  ],
  [
    '09',
    'A used card goes to its place at once, before anything else happens.',
    'Użyta karta trafia na swoje miejsce od razu, zanim stanie się coś innego.',
  ],
  [
    '10',
    'A persistent bonus works from its play until the end that the card names.',
    'Stała premia działa od zagrania do końca podanego na karcie.',
  ],
  [
    '11',
    'The token moves on by one slot for each use; after the last slot the card leaves.',
    'Przy każdym użyciu znacznik przesuwa się o jedno miejsce; po ostatnim karta schodzi.',
  ],
  [
    '12',
    'A bonus with slots must be used whenever it can be, even for nothing.',
    'Premii z miejscami użycia trzeba użyć zawsze, gdy można, nawet na próżno.',
  ],
  [
    '13',
    'A bonus without end and slots lasts for the scenario; its owner may end it at any time.',
    'Premia bez końca i miejsc użycia trwa do końca scenariusza; jej właściciel może ją zakończyć w każdej chwili.',
  ],
  [
    '14',
    'A round bonus ends with the round; then its card is discarded or lost.',
    'Premia w rundzie kończy się z rundą; wtedy kartę się odrzuca lub traci.',
  ],
  [
    '15',
    'A card in the active area counts as discarded or lost, as its action says.',
    'Karta w aktywnym obszarze liczy się jako odrzucona lub utracona, zależnie od akcji.',
  ],
  [
    '16',
    'An active card may be taken to its pile at any time; its bonuses end.',
    'Aktywną kartę można w każdej chwili odłożyć na jej stos; jej premie mijają.',
  ],
  [
    '17',
    'Recover returns up to so many cards of the named kind to the hand at once.',
    'Odzyskiwanie zwraca od razu na rękę do tylu kart wskazanego rodzaju.',
    true,
  ],
  [
    '18',
    'Cards with the no-recovery symbol never come back once they are lost.',
    'Karty z symbolem zakazu odzyskiwania po utracie nigdy nie wracają.',
    true,
  ],
  [
    '19',
    'A recover or refresh ability names what it works on.',
    'Odzyskiwanie i odświeżanie zawsze mówi, czego dotyczy.',
  ],
  [
    '20',
    'Bonuses are for the owner or for allies, as the card says.',
    'Premie są dla właściciela lub sojuszników, jak mówi karta.',
  ],
]);

export const item = chapter('ITEM', [
  [
    '01',
    'Items are bought between scenarios or found in treasures.',
    'Przedmioty kupuje się między scenariuszami lub znajduje w skarbach.',
  ],
  ['02', 'Any class may use any item.', 'Każda klasa może używać każdego przedmiotu.'],
  [
    '03',
    'Worn at most: 1 on the head, 1 on the body, 1 on the legs, two one-handed or one two-handed, and small items up to half the level rounded up.',
    'Można założyć: 1 na głowę, 1 na korpus, 1 na nogi, dwa jednoręczne lub jeden dwuręczny oraz małe do połowy poziomu w górę.',
  ],
  ['04', 'Nobody owns two copies of one item.', 'Nikt nie ma dwóch egzemplarzy tego samego przedmiotu.'],
  [
    '05',
    'Only items put on at set-up may be used.',
    'Używać można tylko przedmiotów założonych podczas przygotowania.',
  ],
  [
    '06',
    'A spent item is turned sideways; a long rest refreshes it.',
    'Wykorzystany przedmiot obraca się bokiem; odświeża go długi odpoczynek.',
  ],
  [
    '07',
    'A consumed item is flipped; only special abilities refresh it.',
    'Zużyty przedmiot odwraca się; odświeżają go tylko szczególne zdolności.',
  ],
  ['08', 'Between scenarios every item is refreshed.', 'Między scenariuszami odświeża się każdy przedmiot.'],
  [
    '09',
    'An item with slots is spent or consumed after the last slot.',
    'Przedmiot z miejscami użycia zużywa się dopiero po ostatnim.',
  ],
  [
    '10',
    'An item without either symbol may be used again and again.',
    'Przedmiotu bez tych symboli można używać wielokrotnie.',
  ],
  [
    '11',
    'Some items add −1 cards to the modifier deck of the wearer.',
    'Niektóre przedmioty dodają karty −1 do talii modyfikatorów noszącego.',
  ],
  [
    '12',
    'An item may be used whenever its text allows, also inside an action.',
    'Przedmiotu można użyć zawsze, gdy pozwala jego tekst, także w trakcie akcji.',
  ],
  [
    '13',
    'There is no limit to the number of items used in a turn.',
    'Liczba przedmiotów użytych w turze nie jest ograniczona.',
  ],
  [
    '14',
    'An item for an attack is used before the modifier card is drawn.',
    'Przedmiotu do ataku używa się przed dobraniem karty modyfikatora.',
  ],
  [
    '15',
    'What an item adds to an attack works as if it stood on the card.',
    'To, co przedmiot dodaje do ataku, działa jak wydrukowane na karcie.',
  ],
  ['16', 'Each application of an item counts as one use.', 'Każde zastosowanie przedmiotu to jedno użycie.'],
  [
    '17',
    'An item with slots must be used whenever its moment comes.',
    'Przedmiotu z miejscami użycia trzeba użyć zawsze, gdy zachodzi jego warunek.',
  ],
  [
    '18',
    'A refresh ability makes spent or consumed items usable again.',
    'Odświeżanie przywraca do użytku wykorzystane lub zużyte przedmioty.',
  ],
  [
    '19',
    'An item card shows price, slot, moment, effect and number of copies.',
    'Karta przedmiotu pokazuje cenę, miejsce, moment, efekt i liczbę egzemplarzy.',
  ],
]);
