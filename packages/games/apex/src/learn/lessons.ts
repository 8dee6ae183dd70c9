import type { Lesson, Task } from '@potyczka/kernel/register';

type Both = readonly [en: string, pl: string];

const texts = ([en, pl]: Both) => ({ en, pl });

const ENDED: Both = [
  'The activation is over. Take it back and try again.',
  'Aktywacja się skończyła. Cofnij i spróbuj jeszcze raz.',
];
const WENT: Both = ['That was a move. Take it back.', 'To był ruch. Cofnij.'];
const SHOT: Both = [
  'That was a shot. It works, but here something else is meant.',
  'To był strzał. Wolno, ale tu chodzi o co innego.',
];

const task = (goal: Both, hint: Both, praise: Both, remarks: Readonly<Record<string, Both>> = {}): Task => ({
  goal: texts(goal),
  hint: texts(hint),
  praise: texts(praise),
  remarks: Object.fromEntries(Object.entries(remarks).map(([id, text]) => [id, texts(text)])),
});

const lesson = (id: string, title: Both, body: Both, rules: readonly string[], task?: Task): Lesson => ({
  id,
  title: texts(title),
  body: texts(body),
  rules,
  ...(task && { task }),
});

/** A first evening on Crossroads: what is read, and what is played with Bangalore and Wraith. */
export const lessons: readonly Lesson[] = [
  lesson(
    'teams',
    ['Two teams', 'Dwie drużyny'],
    [
      'You lead the red team: Bangalore and Wraith. Blue has Gibraltar and Bloodhound. Eliminate enemies, or hold more victory points when the time is up.',
      'Prowadzisz czerwonych: Bangalore i Wraith. Niebiescy to Gibraltar i Bloodhound. Eliminuj wrogów albo miej na końcu więcej punktów zwycięstwa.',
    ],
    ['APX-SETUP-07', 'APX-FLOW-01', 'APX-FLOW-06', 'APX-FLOW-08'],
  ),
  lesson(
    'move',
    ['Move', 'Ruch'],
    [
      'An activation has 2 AP. Move 2 costs 1 AP and takes you 2 spaces, also diagonally. The number on a lit space is its price.',
      'Aktywacja ma 2 PA. Ruch 2 kosztuje 1 PA i prowadzi 2 pola dalej, także na skos. Liczba na polu to jego cena.',
    ],
    ['APX-ACT-01', 'APX-MOVE-01', 'APX-MOVE-02'],
    task(
      ['Go to E5.', 'Idź na E5.'],
      [
        'It is two spaces to the right of Bangalore, before the supply bin.',
        'To dwa pola na prawo od Bangalore, przed skrzynią.',
      ],
      ['One AP is left for something else.', 'Na coś innego zostaje 1 PA.'],
      { elsewhere: ['That is another space.', 'To inne pole.'], ended: ENDED },
    ),
  ),
  lesson(
    'levels',
    ['Three levels', 'Trzy poziomy'],
    [
      'Roofs are level 1 or 2: the number in the corner says which. Going up one level costs 1 MP more; two levels at once cannot be climbed.',
      'Dachy mają poziom 1 lub 2: mówi o tym liczba w rogu. Wejście o poziom wyżej kosztuje 1 PR więcej; dwóch poziomów naraz się nie pokona.',
    ],
    ['APX-LEVEL-01', 'APX-LEVEL-02', 'APX-MOVE-10'],
    task(
      ['Climb the roof on your left.', 'Wejdź na dach po lewej.'],
      ['D3 is on level 1 and costs 2 MP.', 'D3 leży na poziomie 1 i kosztuje 2 PR.'],
      ['From above you see farther.', 'Z góry widać dalej.'],
      { ground: ['Still on the ground.', 'To jeszcze ziemia.'], ended: ENDED },
    ),
  ),
  lesson(
    'dash',
    ['Dash', 'Zryw'],
    [
      'Once in an activation you may discard a feat to Dash: Move 1 for no AP, or 1 MP more on a move. Every feat can be used so.',
      'Raz na aktywację możesz odrzucić kartę wyczynu na zryw: ruch 1 bez PA albo 1 PR więcej w ruchu. Nadaje się każda.',
    ],
    ['APX-ACT-15', 'APX-ACT-16'],
    task(
      ['Dash one space.', 'Wykonaj zryw o jedno pole.'],
      [
        'Click D5, choose the Dash and give up “Hollow Points”.',
        'Kliknij D5, wybierz zryw i oddaj „Kule dum-dum”.',
      ],
      ['Both AP are still there.', 'Oba PA wciąż są Twoje.'],
      { acted: ['That cost AP. The Dash is free.', 'To kosztowało PA. Zryw jest darmowy.'], ended: ENDED },
    ),
  ),
  lesson(
    'bin',
    ['Supply bins', 'Skrzynie z zaopatrzeniem'],
    [
      'Interact costs 1 AP. A bin on an edge of your space gives loot and two weapons to choose from.',
      'Oddziaływanie kosztuje 1 PA. Skrzynia na krawędzi Twojego pola daje łupy i dwie bronie do wyboru.',
    ],
    ['APX-INTER-01', 'APX-INTER-05', 'APX-LOOT-01'],
    task(
      ['Open the supply bin beside you.', 'Otwórz skrzynię obok siebie.'],
      ['It stands on the right edge of your space.', 'Stoi na prawej krawędzi Twojego pola.'],
      ['What you keep is up to you.', 'Co zatrzymasz, zależy od Ciebie.'],
      { went: WENT, ended: ENDED },
    ),
  ),
  lesson(
    'shoot',
    ['Shoot', 'Strzelanie'],
    [
      'Shooting costs 1 AP and 1 ammo, once in an activation. For each shot an Aim card comes down on the track: its value with the modifier must reach the threshold.',
      'Strzelanie kosztuje 1 PA i 1 amunicję, raz na aktywację. Na tor celowania schodzą karty: wartość z modyfikatorem musi sięgnąć trudności.',
    ],
    ['APX-SHOOT-01', 'APX-SHOOT-06', 'APX-SHOOT-26', 'APX-SHOOT-29'],
    task(
      ['Shoot at Gibraltar.', 'Strzel do Gibraltara.'],
      [
        'Point at Gibraltar first: the plot shows what is likely.',
        'Najpierw wskaż Gibraltara: wykres pokaże szanse.',
      ],
      [
        'Hits and headshots are counted card by card.',
        'Trafienia i strzały w głowę liczy się karta po karcie.',
      ],
      { went: WENT, ended: ENDED },
    ),
  ),
  lesson(
    'range',
    ['Best range', 'Optymalny zasięg'],
    [
      'Each weapon has a best range. Every space outside it makes the threshold 10 higher. A shotgun is for close quarters, a sniper rifle for the far end of the street.',
      'Każda broń ma optymalny zasięg. Każde pole poza nim podnosi trudność o 10. Strzelba jest na bliski dystans, karabin snajperski na koniec ulicy.',
    ],
    ['APX-SHOOT-07', 'APX-SHOOT-08', 'APX-WPN-01'],
    task(
      [
        'Gibraltar is 7 spaces away. Take the right weapon.',
        'Gibraltar jest w odległości 7. Weź właściwą broń.',
      ],
      ['Longbow has the lower threshold here.', 'Longbow ma tu niższą trudność.'],
      ['With the other weapon hardly a card would hit.', 'Z drugiej broni nie trafiłaby prawie żadna karta.'],
      {
        near: ['That one is for close quarters.', 'To broń na bliski dystans.'],
        went: WENT,
        ended: ENDED,
      },
    ),
  ),
  lesson(
    'sight',
    ['Line of sight', 'Linia wzroku'],
    [
      'You can shoot anyone you see. Walls and buildings block the line; point at an enemy and the line shows where it stops.',
      'Strzelasz do tych, których widzisz. Ściany i budynki przerywają linię; wskaż wroga, a linia pokaże, gdzie się kończy.',
    ],
    ['APX-LOS-01', 'APX-LOS-12', 'APX-LOS-30'],
    task(
      ['Step round the wall and shoot at Gibraltar.', 'Obejdź ścianę i strzel do Gibraltara.'],
      ['From G12 nothing stands between you.', 'Z G12 nic Was nie dzieli.'],
      [
        'A yellow line on a space means: from there you see somebody.',
        'Żółta linia z pola znaczy: stamtąd kogoś widać.',
      ],
      { ended: ENDED },
    ),
  ),
  lesson(
    'hidden',
    ['Concealment', 'Ukrycie'],
    [
      'Who stands behind a low wall, a bin or a beacon is concealed: Aim cards with that symbol miss. The shield on the line says so.',
      'Kto stoi za niską ścianą, skrzynią lub sygnalizatorem, jest w ukryciu: karty celowania z tym symbolem chybiają. Mówi o tym tarcza na linii.',
    ],
    ['APX-SHOOT-34', 'APX-SHOOT-43'],
    task(
      ['Shoot at the enemy that is not concealed.', 'Strzel do wroga, który nie jest w ukryciu.'],
      [
        'Gibraltar hides behind the bin, Bloodhound stands in the open.',
        'Gibraltar kryje się za skrzynią, Bloodhound stoi na otwartym polu.',
      ],
      ['Farther away, but no card misses by its symbol.', 'Dalej, ale żadna karta nie chybia przez symbol.'],
      {
        hidden: ['That one hides behind the bin.', 'Ten cel kryje się za skrzynią.'],
        went: WENT,
        ended: ENDED,
      },
    ),
  ),
  lesson(
    'boost',
    ['Shoot Boost', 'Wzmocnienie strzelania'],
    [
      'Before the fire the shooter may play one Shoot Boost. The odds change as soon as you point at the card.',
      'Przed ostrzałem strzelec może zagrać jedno wzmocnienie. Szanse zmieniają się, gdy tylko wskażesz kartę.',
    ],
    ['APX-SHOOT-12', 'APX-CARD-01'],
    task(
      ['Shoot at Gibraltar with “Steady Breath”.', 'Strzel do Gibraltara, zagrywając „Równy oddech”.'],
      ['Shoot first; the card is asked for then.', 'Najpierw strzel; o kartę padnie pytanie.'],
      ['The threshold is 10 lower.', 'Trudność jest o 10 niższa.'],
      {
        kept: ['The card is still in your hand.', 'Karta została na ręce.'],
        went: WENT,
        ended: ENDED,
      },
    ),
  ),
  lesson(
    'react',
    ['Reactions', 'Reakcje'],
    [
      'When the enemy aims, your team may react before the fire; after it again. Each legend plays at most one card.',
      'Gdy wróg celuje, Twoja drużyna może zareagować przed ostrzałem, a potem po nim. Każda legenda zagrywa najwyżej jedną kartę.',
    ],
    ['APX-SHOOT-17', 'APX-SHOOT-53', 'APX-REACT-01'],
    task(
      ['Gibraltar aims at Wraith. Play “Out of Phase”.', 'Gibraltar celuje do Wraith. Zagraj „Poza fazą”.'],
      ['The card ignores 8 damage.', 'Karta ignoruje 8 obrażeń.'],
      ['Cards in hand are your armour.', 'Karty na ręce to Twój pancerz.'],
      { kept: ['The fire has come through unanswered.', 'Ostrzał minął bez reakcji.'] },
    ),
  ),
  lesson(
    'grenade',
    ['Grenades', 'Granaty'],
    [
      'A grenade is thrown 2 to 5 spaces and needs no line of sight. Aim cards move it on, then everybody in the area is hurt, friends too.',
      'Granatem rzuca się na 2 do 5 pól i nie trzeba widzieć celu. Karty celowania go znoszą, potem rani wszystkich w obszarze, także swoich.',
    ],
    ['APX-USE-03', 'APX-USE-05', 'APX-USE-10', 'APX-GEAR-26'],
    task(
      [
        'Throw the grenade so that it hits Gibraltar, not you.',
        'Rzuć granatem tak, by objął Gibraltara, a nie Ciebie.',
      ],
      [
        'H5 is behind Gibraltar: even if it drifts, you are far enough.',
        'H5 leży za Gibraltarem: nawet gdy granat zniesie, jesteś dość daleko.',
      ],
      ['The area on the board showed who it would hit.', 'Obszar na planszy pokazał, kogo obejmie.'],
      { shot: SHOT, went: WENT, ended: ENDED },
    ),
  ),
  lesson(
    'heal',
    ['Shield and health', 'Osłona i zdrowie'],
    [
      'Damage takes the shield first, then health. Syringes and med kits restore health, cells and batteries shield. Using an item costs 1 AP.',
      'Obrażenia zabierają najpierw osłonę, potem zdrowie. Strzykawki i apteczki leczą, ogniwa i baterie przywracają osłonę. Użycie kosztuje 1 PA.',
    ],
    ['APX-DMG-01', 'APX-DMG-19', 'APX-GEAR-17', 'APX-USE-01'],
    task(
      ['Use the syringe.', 'Użyj strzykawki.'],
      ['It lies in your backpack.', 'Leży w plecaku.'],
      ['12 health back; the shield stays at 0.', '12 zdrowia wraca; osłona zostaje na 0.'],
      { shot: SHOT, went: WENT, ended: ENDED },
    ),
  ),
  lesson(
    'ability',
    ['Abilities', 'Zdolności'],
    [
      'Each legend has a tactical and an ultimate ability. They lie on corners or spaces, last some turns, then cool down.',
      'Każda legenda ma zdolność taktyczną i specjalną. Leżą na punktach przecięcia lub polach, trwają kilka tur, a potem się odnawiają.',
    ],
    ['APX-ABIL-01', 'APX-LEGEND-17', 'APX-LEGEND-19'],
    task(
      ['Raise smoke between you and Gibraltar.', 'Postaw dym między sobą a Gibraltarem.'],
      [
        'Smoke Launcher is a free action. Choose the corner between F4 and F5.',
        'Wyrzutnia dymu to akcja darmowa. Wybierz punkt między F4 a F5.',
      ],
      [
        'Shots through the smoke have a threshold 10 higher, yours too.',
        'Strzały przez dym mają trudność o 10 wyższą, także Twoje.',
      ],
      { shot: SHOT, went: WENT, ended: ENDED },
    ),
  ),
  lesson(
    'melee',
    ['Melee', 'Atak wręcz'],
    [
      'On an adjacent space you may strike: one Aim card decides. A success hurts and pushes the enemy away.',
      'Na przylegającym polu możesz uderzyć: rozstrzyga jedna karta celowania. Udany atak rani i odpycha wroga.',
    ],
    ['APX-MELEE-01', 'APX-PUSH-01'],
    task(
      ['Strike Gibraltar.', 'Uderz Gibraltara.'],
      ['Click Gibraltar and choose the strike.', 'Kliknij Gibraltara i wybierz atak wręcz.'],
      ['It costs no ammo.', 'Nie kosztuje amunicji.'],
      { shot: SHOT, went: WENT, ended: ENDED },
    ),
  ),
  lesson(
    'respawn',
    ['Respawn', 'Odrodzenie'],
    [
      'Who is eliminated loses a death box and comes back beside a beacon with a first action. Without a box the enemy has a victory point more.',
      'Kto zostaje wyeliminowany, traci skrzynię śmierci i wraca pierwszą akcją obok sygnalizatora. Skrzynia to punkt zwycięstwa dla wroga.',
    ],
    ['APX-REV-01', 'APX-REV-04', 'APX-DMG-14'],
    task(
      ['Bring Wraith back at B5.', 'Odródź Wraith na B5.'],
      ['The beacon stands on B6; spaces around it are lit.', 'Sygnalizator stoi na B6; pola wokół świecą.'],
      ['Wraith has full shield and health again.', 'Wraith znów ma pełną osłonę i zdrowie.'],
      { ended: ENDED },
    ),
  ),
  lesson(
    'ring',
    ['The Ring', 'Pierścień'],
    [
      'Outside the orange border it burns. After rounds 2, 4 and 6 the border closes in; the broken line shows where it will be.',
      'Za pomarańczową granicą płonie. Po rundach 2, 4 i 6 granica się zacieśnia; przerywana linia pokazuje, gdzie będzie.',
    ],
    ['APX-SETUP-38', 'APX-ROUND-04'],
  ),
  lesson(
    'automa',
    ['The Automa', 'Automa'],
    [
      'Alone or together you may play against Automas. They go through eleven steps and say why: who they hunt, which way was barred, why they do not shoot. N goes on to the next step.',
      'Samotnie lub razem możesz zagrać przeciw Automom. Przechodzą przez jedenaście kroków i mówią dlaczego: kogo ścigają, która droga jest zamknięta, czemu nie strzelają. Klawisz N prowadzi do następnego kroku.',
    ],
    ['AUT-VARIANT-01', 'AUT-PRIO-02', 'AUT-MOVE-02'],
  ),
];
