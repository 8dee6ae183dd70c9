import { chapter } from './chapter.js';

export const feats = chapter('AUT-FEAT', [
  [1, 'Each Automa has its own deck of 10 Feats.', 'Każda Automa ma własną talię 10 wyczynów.'],
  [
    2,
    'The middle of the card names the step, 5 or 8; effects are resolved from top to bottom.',
    'Środek karty podaje krok, 5 albo 8; efekty rozpatruje się od góry.',
  ],
  [3, 'The bottom is a Reaction or a Shooting Boost.', 'Na dole jest reakcja albo wzmocnienie strzelania.'],
  [
    4,
    'What costs Charge tokens is paid for if possible; only that effect depends on it.',
    'Za efekt z kosztem Automa płaci, jeśli może; zależy od tego tylko ten efekt.',
  ],
  [
    5,
    'Without the tokens the “otherwise” part works, or nothing.',
    'Bez żetonów działa część „w przeciwnym razie” albo nic.',
  ],
  [
    6,
    'An empty Feat deck is made anew of the discards.',
    'Pustą talię wyczynów tworzy się na nowo z odrzuconych kart.',
  ],
  [
    7,
    'In step 3 the Automa draws a Feat, which is active for the rest of the activation.',
    'W kroku 3 Automa dobiera wyczyn, który jest aktywny do końca aktywacji.',
  ],
  [
    8,
    'In step 5 the Automa resolves the effects of the active Feat marked 5.',
    'W kroku 5 Automa rozpatruje efekty aktywnego wyczynu oznaczone 5.',
  ],
  [
    9,
    'A Move on a Feat is a Move action with its own MP and symbols.',
    'Ruch na wyczynie to akcja ruchu z jego PR i symbolami.',
  ],
  [
    10,
    'In step 8 the Automa resolves the effects of the active Feat marked 8.',
    'W kroku 8 Automa rozpatruje efekty aktywnego wyczynu oznaczone 8.',
  ],
]);

export const abilities = chapter('AUT-ABIL', [
  [
    1,
    'Each Automa has a tactical and an ultimate Ability card with cost, step, conditions and effects.',
    'Każda Automa ma kartę zdolności taktycznej i specjalnej z kosztem, krokiem, warunkami i efektami.',
  ],
  [
    2,
    'Both, one or none of them may be marked for step 4, and so for step 9.',
    'Na krok 4, podobnie jak na krok 9, mogą przypadać obie, jedna albo żadna.',
  ],
  [
    3,
    'An ability is initiated exactly if its token is available, the Charge is held and every condition is met.',
    'Zdolność jest inicjowana dokładnie wtedy, gdy jest jej żeton, starczy ładowania i spełnione są wszystkie warunki.',
  ],
  [
    4,
    'If no ability qualifies in this step, the Automa goes on.',
    'Jeśli w tym kroku żadna zdolność się nie kwalifikuje, Automa przechodzi dalej.',
  ],
  [
    5,
    'Each ability that qualifies is initiated, the tactical one first.',
    'Każda zdolność, która się kwalifikuje, jest inicjowana, najpierw taktyczna.',
  ],
  [
    6,
    'First the cost is paid, then the effects are resolved from the top.',
    'Najpierw płaci się koszt, potem rozpatruje efekty od góry.',
  ],
  [
    7,
    'Delay, duration and cooldown work as usual.',
    'Opóźnienie, czas trwania i odnawianie działają jak zwykle.',
  ],
  [
    8,
    'In step 4 the Automa looks at abilities marked 4; Optimal Shot is not active.',
    'W kroku 4 Automa sprawdza zdolności oznaczone 4; optymalny strzał jeszcze nie działa.',
  ],
  [
    9,
    'In step 9 the Automa looks at abilities marked 9.',
    'W kroku 9 Automa sprawdza zdolności oznaczone 9.',
  ],
]);

export const allies = chapter('AUT-ALLY', [
  [
    1,
    'The player may play cards that help an ally for the allied Automa.',
    'Gracz może zagrywać karty pomagające sojusznikowi na rzecz sprzymierzonej Automy.',
  ],
  [
    2,
    'The player makes every choice inside such an effect.',
    'Wszystkie wybory w takim efekcie podejmuje gracz.',
  ],
  [3, 'Nobody plays cards for enemy Automas.', 'Nikt nie zagrywa kart na rzecz wrogich Autom.'],
  [
    4,
    'During such an effect no Decision card is drawn.',
    'Podczas takiego efektu nie dobiera się kart decyzji.',
  ],
]);

export const charge = chapter('AUT-CHARGE', [
  [
    1,
    'Charge tokens come from the general supply and go back there.',
    'Żetony ładowania pochodzą z zasobów ogólnych i tam wracają.',
  ],
  [2, 'An Automa holds 5 Charge tokens at most.', 'Automa ma najwyżej 5 żetonów ładowania.'],
  [
    3,
    'Some effects ask only that tokens are held, others spend them.',
    'Niektóre efekty wymagają tylko posiadania żetonów, inne je wydają.',
  ],
]);

export const activation = chapter('AUT-ACT', [
  [
    1,
    'An Automa spends no AP; it takes steps 1 to 11 in order.',
    'Automa nie wydaje PA; wykonuje po kolei kroki od 1 do 11.',
  ],
  [2, 'A step that cannot be taken is skipped.', 'Krok, którego nie da się wykonać, się pomija.'],
  [
    3,
    'All Automa legend cards have the same steps; figures differ.',
    'Wszystkie karty legend Autom mają te same kroki; różnią się liczby.',
  ],
  [4, 'An Automa shoots once in an activation at most.', 'Automa strzela najwyżej raz w aktywacji.'],
]);

export const priorities = chapter('AUT-PRIO', [
  [
    1,
    'No enemy on the map: restore 10 shield and 10 health, gain 2 Charge, and the activation is over.',
    'Brak wroga na mapie: odzyskaj 10 osłony i 10 zdrowia, zyskaj 2 ładowania i zakończ aktywację.',
  ],
  [
    2,
    'The Automa determines a main and a secondary enemy; a single enemy is the main one.',
    'Automa ustala głównego i pobocznego wroga; jedyny wróg jest główny.',
  ],
  [
    3,
    'The first of criteria A to E that singles out one enemy decides.',
    'Decyduje pierwsze z kryteriów od A do E, które wskazuje jednego wroga.',
  ],
  [
    4,
    'By criterion A it is the enemy who alone is in best range and line of sight.',
    'Według kryterium A to wróg, który jako jedyny jest w optymalnym zasięgu na linii wzroku.',
  ],
  [
    5,
    'By criterion B it is the enemy with fewer points of shield and health together.',
    'Według kryterium B to wróg z mniejszą sumą osłony i zdrowia.',
  ],
  [
    6,
    'By criterion C it is the enemy who alone is in line of sight.',
    'Według kryterium C to wróg, który jako jedyny jest na linii wzroku.',
  ],
  [
    7,
    'By criterion D the nearer of the two enemies is the main enemy.',
    'Według kryterium D głównym wrogiem jest ten z dwóch wrogów, który stoi bliżej.',
  ],
  [
    8,
    'By criterion E a drawn Recruit card decides if all else is equal.',
    'Według kryterium E, gdy wszystko jest równe, rozstrzyga dobrana karta rekrutacji.',
  ],
  [
    9,
    'The enemy that is not the main one is the secondary enemy.',
    'Wróg, który nie jest główny, jest pobocznym wrogiem.',
  ],
  [
    10,
    'Where a criterion does not tell them apart, the next one is looked at.',
    'Gdy kryterium ich nie rozróżnia, sprawdza się następne.',
  ],
  [
    11,
    'Best range means that of at least one of both weapons.',
    'Optymalny zasięg to zasięg co najmniej jednej z obu broni.',
  ],
  [
    12,
    'Priorities stay for the activation; only if the main enemy is eliminated the secondary one becomes main.',
    'Priorytety nie zmieniają się w aktywacji; tylko po eliminacji głównego wroga poboczny staje się głównym.',
  ],
  [
    13,
    'Effects take the main enemy if they can, else the secondary one.',
    'Efekty wybierają głównego wroga, a jeśli się nie da, pobocznego.',
  ],
]);

export const weaponSets = chapter('AUT-WSET', [
  [
    1,
    'An Automa has a set of 2 weapons, each with best range and range.',
    'Automa ma zestaw 2 broni, każda z optymalnym zasięgiem i zasięgiem.',
  ],
  [
    2,
    'An attachment works only with that weapon and only while its number of Charge tokens is held.',
    'Dodatek działa tylko z tą bronią i tylko przy posiadaniu podanej liczby żetonów ładowania.',
  ],
]);

export const bins = chapter('AUT-BIN', [
  [
    1,
    'In step 2 an Automa beside a supply bin, open or closed, restores 5 shield and 5 health and gains 1 Charge.',
    'W kroku 2 Automa przy skrzyni, otwartej czy zamkniętej, odzyskuje 5 osłony i 5 zdrowia i zyskuje 1 żeton ładowania.',
  ],
  [2, 'An Automa leaves a supply bin as it is.', 'Automa zostawia skrzynię z zaopatrzeniem taką, jaka była.'],
  [
    3,
    'Once in an activation, however many bins there are; again in later ones.',
    'Raz na aktywację, niezależnie od liczby skrzyń; w kolejnych ponownie.',
    'r',
  ],
]);

export const optimal = chapter('AUT-OPT', [
  [
    1,
    'Optimal Shot: it shoots at the main enemy in best range and line of sight.',
    'Optymalny strzał: Automa strzela do głównego wroga w optymalnym zasięgu na linii wzroku.',
  ],
  [
    2,
    'Optimal Shot is active in steps 5 to 9 until the Automa has shot.',
    'Optymalny strzał działa w krokach od 5 do 9, dopóki Automa nie strzeliła.',
  ],
  [3, 'Optimal Shot is looked at when step 5 begins.', 'Optymalny strzał sprawdza się na początku kroku 5.'],
  [
    4,
    'Optimal Shot is looked at when the Automa enters a free space, not an occupied one.',
    'Optymalny strzał sprawdza się, gdy Automa wchodzi na wolne pole, na zajętym nie.',
  ],
  [
    5,
    'Optimal Shot is looked at when any legend changes its place.',
    'Optymalny strzał sprawdza się, gdy dowolna legenda zmienia miejsce.',
  ],
  [
    6,
    'The shot is forced and immediate; then the step goes on with the MP that are left.',
    'Strzał jest obowiązkowy i natychmiastowy; potem krok trwa dalej z pozostałymi PR.',
  ],
  [
    7,
    'The target of an Optimal Shot is the main enemy alone.',
    'Celem optymalnego strzału jest tylko główny wróg.',
  ],
  [
    8,
    'After any Shoot action it is inactive for the rest of the activation.',
    'Po każdym strzelaniu nie działa do końca aktywacji.',
  ],
]);

export const schemes = chapter('AUT-SCHEME', [
  [
    1,
    'In step 6 the Automa chooses its scheme, gains Charge and moves.',
    'W kroku 6 Automa wybiera schemat, zyskuje ładowanie i wykonuje ruch.',
  ],
  [
    2,
    'In a danger zone the danger zone scheme is used.',
    'W strefie zagrożenia obowiązuje schemat strefy zagrożenia.',
  ],
  [
    3,
    'The main enemy decides: A in best range and sight, B in range and sight, C in sight, D not in sight.',
    'Decyduje główny wróg: A w optymalnym zasięgu i na linii wzroku, B w zasięgu i na linii wzroku, C na linii wzroku, D poza nią.',
  ],
  [
    4,
    'An Automa follows one scheme in an activation, whatever changes meanwhile.',
    'Automa trzyma się w aktywacji jednego schematu, cokolwiek się zmieni.',
  ],
  [
    5,
    'The Automa gains the Charge tokens of its scheme before it moves.',
    'Żetony ładowania ze schematu Automa zyskuje przed ruchem.',
  ],
  [6, 'The scheme says how many MP the Automa has.', 'Schemat podaje, ile PR ma Automa.'],
]);

export const danger = chapter('AUT-DANGER', [
  [
    1,
    'A danger zone is a space that will hurt the Automa at the end of a turn or round, or on entering.',
    'Strefa zagrożenia to pole, które zrani Automę na koniec tury lub rundy albo przy wejściu.',
  ],
  [
    2,
    'Draw a Decision card and lay it towards the main enemy.',
    'Dobierz kartę decyzji i połóż ją ku głównemu wrogowi.',
  ],
  [
    3,
    'The white end must be safe, free and reachable along the path.',
    'Białe końcowe pole musi być bezpieczne, wolne i osiągalne ścieżką.',
  ],
  [
    4,
    'If its white end is safe, the Automa destroys along the path and walks to that end with as many MP as it takes.',
    'Jeśli biały koniec jest bezpieczny, Automa niszczy wzdłuż ścieżki i idzie na jej koniec za tyle PR, ile trzeba.',
  ],
  [5, 'An Optimal Shot on the way does not end the walk.', 'Optymalny strzał po drodze nie przerywa marszu.'],
  [
    6,
    'If not, turn the card 90° clockwise; all four ways are tried.',
    'Jeśli nie, obróć kartę o 90° w prawo; sprawdza się wszystkie cztery położenia.',
  ],
  [
    7,
    'If none works, the usual scheme is used with its Charge tokens.',
    'Jeśli żadne nie pasuje, działa zwykły schemat wraz z ładowaniem.',
  ],
  [
    8,
    'The danger zone scheme gives no Charge and uses neither symbols nor ziplines.',
    'Schemat strefy zagrożenia nie daje ładowania i nie korzysta z symboli ani linek.',
  ],
]);

export const movement = chapter('AUT-MOVE', [
  [
    1,
    'Every space costs an Automa 1 MP, across obstacles and 1 level up too.',
    'Każde pole kosztuje Automę 1 PR, także przez przeszkodę i 1 poziom w górę.',
  ],
  [
    2,
    'An Automa cannot climb 2 levels at once or pass what is impassable.',
    'Automa nie wejdzie 2 poziomy naraz ani przez to, co nieprzekraczalne.',
  ],
  [
    3,
    'Canyons, portals and jump pads are impassable and occupied for Automas.',
    'Kaniony, wrota i odskocznie są dla Autom nieprzekraczalne i zajęte.',
    'r',
  ],
  [
    4,
    'Of the two symbols the left one holds before, the right one after having shot.',
    'Z dwóch symboli lewy obowiązuje przed strzałem, prawy po strzale.',
  ],
  [
    5,
    'A white symbol means the white path, a green one the green path, and X means no move.',
    'Biały symbol oznacza białą ścieżkę, zielony zieloną, a X brak ruchu.',
  ],
  [6, 'With X the Move action is over.', 'Przy X akcja ruchu się kończy.'],
  [
    7,
    'Draw a Decision card and lay it towards the main enemy.',
    'Dobierz kartę decyzji i połóż ją ku głównemu wrogowi.',
  ],
  [
    8,
    'Before it moves the Automa destroys what lies on the path.',
    'Przed ruchem Automa niszczy to, co leży na ścieżce.',
  ],
  [9, 'Use a zipline if its conditions hold.', 'Użyj linki, jeśli spełnione są warunki.'],
  [10, 'Spend 1 MP and go 1 space along the path.', 'Wydaj 1 PR i przejdź 1 pole ścieżką.'],
  [
    11,
    'An occupied space on which the movement would end is barred.',
    'Zajęte pole, na którym skończyłby się ruch, jest zablokowane.',
  ],
  [
    12,
    'A path is barred by a space that is impassable.',
    'Ścieżkę zamyka pole, które jest nieprzekraczalne.',
  ],
  [13, 'A path is barred by a space 2 levels higher.', 'Ścieżkę zamyka pole leżące 2 poziomy wyżej.'],
  [
    14,
    'A danger zone is barred if the Automa is outside all of them.',
    'Strefa zagrożenia jest zablokowana, jeśli Automa jest poza wszystkimi.',
  ],
  [
    15,
    'Barred before the first step: turn the card 90° clockwise, but never facing away from the main enemy.',
    'Blokada przed pierwszym krokiem: obróć kartę o 90° w prawo, ale nigdy tyłem do głównego wroga.',
  ],
  [
    16,
    'After a full turn try again and ignore danger zones.',
    'Po pełnym obrocie spróbuj ponownie, ignorując strefy zagrożenia.',
  ],
  [
    17,
    'If no way round leads on even through danger, a new Decision card is drawn.',
    'Jeśli żadne ułożenie karty nie prowadzi dalej nawet przez zagrożenie, dobiera się nową.',
  ],
  [
    18,
    'Barred after a step: take a new card; no MP is lost.',
    'Blokada po kroku: weź nową kartę; PR nie przepada.',
  ],
  [19, 'After each step look at Optimal Shot.', 'Po każdym kroku sprawdź optymalny strzał.'],
  [
    20,
    'With MP left after a shot, begin the Move anew with the other symbol.',
    'Jeśli po strzale zostały PR, zacznij ruch od nowa z drugim symbolem.',
  ],
  [21, 'After each space the Automa looks at ziplines again.', 'Po każdym polu Automa znów sprawdza linki.'],
  [22, 'The Automa goes on until all its MP are spent.', 'Automa idzie dalej, aż wyda wszystkie PR.'],
  [
    23,
    'At the end of the path with MP left take a new card.',
    'Na końcu ścieżki z pozostałymi PR weź nową kartę.',
  ],
  [24, 'All MP are used if possible.', 'Wykorzystuje się wszystkie PR, jeśli to możliwe.'],
  [25, 'A card in use when the Move ends is discarded.', 'Kartę używaną przy końcu ruchu się odrzuca.'],
]);

export const destroy = chapter('AUT-DESTROY', [
  [
    1,
    'All destroyable objects on the path in use are destroyed.',
    'Zniszczone zostają wszystkie zniszczalne obiekty na używanej ścieżce.',
  ],
  [
    2,
    'The whole path counts, whatever MP and line of sight.',
    'Liczy się cała ścieżka, niezależnie od PR i linii wzroku.',
  ],
  [
    3,
    'The usual consequences apply: figure back, token to cooldown.',
    'Skutki są zwykłe: figurka wraca, żeton trafia na odnawianie.',
    'r',
  ],
  [
    4,
    'To destroy costs the Automa nothing and needs no weapon.',
    'Zniszczenie nic Automy nie kosztuje i nie wymaga broni.',
  ],
]);

export const ziplines = chapter('AUT-ZIP', [
  [1, 'Automas always use a zipline when they can.', 'Automy zawsze używają linki, gdy mogą.'],
  [2, 'The Automa must stand beside an anchor.', 'Automa musi stać przy punkcie zaczepu.'],
  [
    3,
    'On the white path the Automa rides if the other anchor is nearer to the main enemy, to the free space beside it that is nearest to that enemy.',
    'Na białej ścieżce Automa jedzie linką, jeśli drugi zaczep jest bliżej głównego wroga: na wolne pole przy zaczepie najbliższe wrogowi.',
  ],
  [
    4,
    'On the green path the Automa rides if the other anchor is farther from the main enemy, to the free space beside it that is farthest from that enemy.',
    'Na zielonej ścieżce Automa jedzie linką, jeśli drugi zaczep jest dalej od głównego wroga: na wolne pole przy zaczepie najdalsze od wroga.',
  ],
  [
    5,
    'Of equal spaces beside an anchor the Automa takes the first clockwise from the bottom left.',
    'Z równych pól przy zaczepie Automa wybiera pierwsze w prawo od lewego dołu.',
  ],
  [6, 'The trip costs no MP; then a new card.', 'Przejazd nie kosztuje PR; potem nowa karta.'],
  [7, 'In any other case the Move goes on.', 'W innym przypadku ruch trwa dalej.'],
  [8, 'After a trip by zipline you look at Optimal Shot.', 'Po zjeździe linką sprawdzasz optymalny strzał.'],
]);
