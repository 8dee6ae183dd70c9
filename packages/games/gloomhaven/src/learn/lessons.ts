import type { Lesson, Task } from '@potyczka/kernel/register';

const task = (
  goal: [string, string],
  hint: [string, string],
  praise: [string, string],
  remarks: Task['remarks'] = {},
): Task => ({
  goal: { en: goal[0], pl: goal[1] },
  hint: { en: hint[0], pl: hint[1] },
  praise: { en: praise[0], pl: praise[1] },
  remarks,
});

const ENDED = {
  ended: {
    en: 'The turn is over. Take it back and try again.',
    pl: 'Tura się skończyła. Cofnij i spróbuj jeszcze raz.',
  },
};

const lesson = (
  id: string,
  title: [string, string],
  body: [string, string],
  rules: readonly string[],
  more: Partial<Lesson> = {},
): Lesson => ({
  id,
  title: { en: title[0], pl: title[1] },
  body: { en: body[0], pl: body[1] },
  rules: rules.map(r => `GLM-${r}`),
  ...more,
});

/** A first evening: what is read, and what is played in the first room of Black Barrow. */
export const lessons: readonly Lesson[] = [
  lesson(
    'together',
    ['Together', 'Razem'],
    [
      'You lead the Brute; a companion leads the Spellweaver. You win or lose the scenario together. Here the goal is to kill every enemy in three rooms.',
      'Prowadzisz Karka, a Tkaczkę Zaklęć prowadzi towarzysz. Scenariusz wygrywacie lub przegrywacie razem. Tutaj celem jest zabicie wszystkich wrogów w trzech komnatach.',
    ],
    ['COMP-01', 'END-08', 'EXH-05'],
    {
      task: task(
        ['Heal the Spellweaver.', 'Ulecz Tkaczkę Zaklęć.'],
        [
          'Play the bottom of Eye for an Eye and choose the Spellweaver.',
          'Zagraj dół karty Oko za oko i wskaż Tkaczkę Zaklęć.',
        ],
        ['Who stands longer, wins together.', 'Kto dłużej stoi, ten wspólnie wygrywa.'],
        {
          ...ENDED,
          self: { en: 'The Brute is unhurt; heal the companion.', pl: 'Kark jest cały; ulecz towarzyszkę.' },
        },
      ),
    },
  ),
  lesson(
    'two-cards',
    ['Two cards', 'Dwie karty'],
    [
      'Each round everybody chooses two cards in secret. The number of the leading card is your initiative: low numbers act first.',
      'W każdej rundzie każdy wybiera w tajemnicy dwie karty. Liczba na karcie wiodącej to Twoja inicjatywa: niskie działają pierwsze.',
    ],
    ['ROUND-02', 'ROUND-06', 'INIT-03'],
    {
      task: task(
        [
          'Choose two cards; let Shield Bash lead.',
          'Wybierz dwie karty; wiodącą niech będzie Uderzenie tarczą.',
        ],
        ['The first card that you pick leads.', 'Karta wybrana jako pierwsza jest wiodąca.'],
        ['You act at 15, before most monsters.', 'Działasz z inicjatywą 15, przed większością potworów.'],
      ),
    },
  ),
  lesson(
    'halves',
    ['Top and bottom', 'Góra i dół'],
    [
      'In your turn you play the top of one card and the bottom of the other, in either order. The top is mostly an attack, the bottom mostly a move.',
      'W swojej turze zagrywasz górę jednej karty i dół drugiej, w dowolnej kolejności. Góra to zwykle atak, dół zwykle ruch.',
    ],
    ['TURN-01', 'INIT-08'],
    {
      task: task(
        ['Play both cards: attack, then walk away.', 'Zagraj obie karty: zaatakuj, potem odejdź.'],
        [
          'First the top of Trample, then the bottom of Grab and Go.',
          'Najpierw góra karty Tratowanie, potem dół karty Łap i w nogi.',
        ],
        ['Two cards, two halves, one turn.', 'Dwie karty, dwie połowy, jedna tura.'],
      ),
    },
  ),
  lesson(
    'move',
    ['Move', 'Ruch'],
    [
      'Move 3 takes you up to three hexes. You may pass allies, not enemies. The board shows the way and what you would meet on it.',
      'Ruch 3 to najwyżej trzy pola. Możesz mijać sojuszników, ale nie wrogów. Plansza pokazuje drogę i to, co na niej spotkasz.',
    ],
    ['MOVE-01', 'MOVE-02', 'MOVE-04'],
    {
      task: task(
        ['Go next to the guard.', 'Podejdź do strażnika.'],
        [
          'Play the bottom of Overwhelming Assault, then point at a hex beside the guard.',
          'Zagraj dół karty Przytłaczający szturm, potem wskaż pole obok strażnika.',
        ],
        ['Well placed for an attack.', 'Dobre miejsce do ataku.'],
        ENDED,
      ),
    },
  ),
  lesson(
    'attack',
    ['Attack', 'Atak'],
    [
      'An attack starts from the number on the card. Then a modifier card is drawn, and Shield is taken off. Before you confirm you see the exact odds.',
      'Atak zaczyna się od liczby na karcie. Potem dobiera się kartę modyfikatora i odejmuje Tarczę. Przed potwierdzeniem widzisz dokładne szanse.',
    ],
    ['ATK-01', 'ATK-11', 'ATK-12', 'ATK-13', 'MOD-01'],
    {
      task: task(
        ['Attack the guard.', 'Zaatakuj strażnika.'],
        [
          'Play the top of Trample and point at the guard.',
          'Zagraj górę karty Tratowanie i wskaż strażnika.',
        ],
        ['The log tells each step of the number.', 'Dziennik podaje każdy krok liczenia.'],
        ENDED,
      ),
    },
  ),
  lesson(
    'area',
    ['An area', 'Obszar'],
    [
      'Some attacks strike every enemy on a pattern of hexes. You may turn and mirror the pattern: where several ways lie over the hex you point at, R or the button goes on to the next.',
      'Niektóre ataki trafiają wszystkich wrogów na polach wzoru. Wzór można obracać i odbijać: gdy na wskazanym polu leży na kilka sposobów, klawisz R lub przycisk przechodzi do następnego.',
    ],
    ['AOE-01', 'AOE-02', 'AOE-03', 'AOE-04'],
    {
      task: task(
        ['Strike both guards with one attack.', 'Traf obu strażników jednym atakiem.'],
        [
          'Play the top of Sweeping Blow, point at a guard and turn the area until both are in it.',
          'Zagraj górę karty Zamaszysty cios, wskaż strażnika i obracaj obszar, aż obejmie obu.',
        ],
        [
          'One attack, and a modifier card of its own for each target.',
          'Jeden atak, a dla każdego celu osobna karta modyfikatora.',
        ],
        ENDED,
      ),
    },
  ),
  lesson(
    'basic',
    ['Attack 2, Move 2', 'Atak 2, Ruch 2'],
    [
      'Any card can be played as Attack 2 or as Move 2. It is then discarded, whatever it shows.',
      'Każdą kartę można zagrać jako Atak 2 albo Ruch 2. Potem się ją odrzuca, cokolwiek pokazuje.',
    ],
    ['TURN-06'],
    {
      task: task(
        ['Attack the guard with Grab and Go.', 'Zaatakuj strażnika kartą Łap i w nogi.'],
        ['Choose Attack 2 below the card.', 'Wybierz Atak 2 pod kartą.'],
        ['Even a looting card can hit.', 'Nawet karta grabieży może trafić.'],
        { ...ENDED, lost: { en: 'That was the printed action.', pl: 'To była akcja z karty.' } },
      ),
    },
  ),
  lesson(
    'lost',
    ['Lost and discarded', 'Utracone i odrzucone'],
    [
      'Most cards are discarded and come back by resting. Cards with the lost symbol are strong, but gone until something recovers them.',
      'Większość kart odrzuca się i odzyskuje przez odpoczynek. Karty z symbolem utraty są mocne, ale przepadają, aż coś je odzyska.',
    ],
    ['CARD-05', 'CARD-06', 'CARD-07'],
    {
      task: task(
        ['Strike with the top of Overwhelming Assault.', 'Uderz górą karty Przytłaczający szturm.'],
        ['It is Attack 6, and the card is lost.', 'To Atak 6, a karta zostaje utracona.'],
        [
          'Strong, and gone: lost cards are for the right moment.',
          'Mocne i jednorazowe: takie karty czekają na dobrą chwilę.',
        ],
        {
          ...ENDED,
          kept: {
            en: 'The card was discarded only. Take it back and play its top.',
            pl: 'Karta trafiła do odrzuconych. Cofnij i zagraj jej górę.',
          },
        },
      ),
    },
  ),
  lesson(
    'monsters',
    ['Monsters', 'Potwory'],
    [
      'Monsters play themselves. Each finds a focus: the enemy it can attack with the least movement, then the nearest, then the earliest. The log says why.',
      'Potwory grają same. Każdy znajduje skupienie: wroga, do którego ma najmniej ruchu, potem najbliższego, potem najwcześniejszego. Dziennik mówi dlaczego.',
    ],
    ['MON-07', 'MON-09', 'MON-13', 'MON-14'],
    {
      task: task(
        [
          'Draw the guard to yourself: stand nearer than the Spellweaver, then end your turn.',
          'Ściągnij strażnika na siebie: stań bliżej niż Tkaczka Zaklęć i zakończ turę.',
        ],
        [
          'Point at the guard to see whom it means now. Move next to it.',
          'Wskaż strażnika, by zobaczyć, na kim się teraz skupia. Podejdź do niego.',
        ],
        [
          'It takes the least movement. You decide whom that is.',
          'Wybiera najmniej ruchu. Ty decydujesz, do kogo.',
        ],
        {
          other: {
            en: 'It went for the Spellweaver. Take it back and stand nearer.',
            pl: 'Poszedł do Tkaczki Zaklęć. Cofnij i stań bliżej.',
          },
        },
      ),
    },
  ),
  lesson(
    'damage',
    ['When you are hit', 'Gdy trafiają Ciebie'],
    [
      'You may suffer the damage, or lose a card from your hand, or two discards, to be spared all of it.',
      'Możesz otrzymać obrażenia albo stracić kartę z ręki lub dwie odrzucone, by ich całkiem uniknąć.',
    ],
    ['DMG-01', 'DMG-02', 'EXH-01'],
    {
      task: task(
        ['Decide what the hit costs you.', 'Zdecyduj, ile kosztuje Cię trafienie.'],
        [
          'Two damage hurt less than a card early in the game.',
          'Na początku gry dwa obrażenia bolą mniej niż karta.',
        ],
        [
          'Hit points can be healed; lost cards hardly come back.',
          'Punkty życia można wyleczyć; utracone karty rzadko wracają.',
        ],
      ),
    },
  ),
  lesson(
    'conditions',
    ['Conditions', 'Stany'],
    [
      'STUN, DISARM, IMMOBILIZE and MUDDLE last to the end of the next turn. POISON and WOUND wait for a Heal.',
      'OGŁUSZENIE, ROZBROJENIE, UNIERUCHOMIENIE i ZAMROCZENIE trwają do końca następnej tury. ZATRUCIE i ZRANIENIE czekają na Leczenie.',
    ],
    ['COND-04', 'COND-06', 'COND-09', 'COND-11'],
    {
      task: task(
        ['Stun the guard.', 'Ogłusz strażnika.'],
        ['Play the top of Shield Bash.', 'Zagraj górę karty Uderzenie tarczą.'],
        ['It will do nothing in its next turn.', 'W następnej turze nic nie zrobi.'],
        ENDED,
      ),
    },
  ),
  lesson(
    'elements',
    ['Elements', 'Żywioły'],
    [
      'Some actions create an element. It is Strong from the end of that turn, Waning in the next round, then gone. Others consume it for more.',
      'Niektóre akcje tworzą żywioł. Jest Silny od końca tej tury, Słabnący w następnej rundzie, potem gaśnie. Inne zużywają go, by zyskać więcej.',
    ],
    ['ELEM-01', 'ELEM-02', 'ELEM-03', 'ELEM-04'],
    {
      task: task(
        [
          'Now you lead the Spellweaver: consume Fire in an attack.',
          'Teraz prowadzisz Tkaczkę Zaklęć: wygaś Ogień w ataku.',
        ],
        [
          'Play the top of Flame Strike and agree to consume Fire.',
          'Zagraj górną akcję karty „Cios płomieni” i zgódź się zużyć Ogień.',
        ],
        ['Fire is gone, and the guard is wounded.', 'Ogień gaśnie, a strażnik otrzymuje ZRANIENIE.'],
        {
          ...ENDED,
          saved: {
            en: 'Fire is still there. Take it back and consume it.',
            pl: 'Ogień wciąż płonie. Cofnij i go wygaś.',
          },
        },
      ),
    },
  ),
  lesson(
    'door',
    ['Doors', 'Drzwi'],
    [
      'Step on a closed door and it opens. The room behind is revealed at once, and its monsters still act in this round.',
      'Wejdź na zamknięte drzwi, a się otworzą. Komnata za nimi odkrywa się od razu, a jej potwory działają jeszcze w tej rundzie.',
    ],
    ['TILE-02', 'TILE-33', 'TILE-38'],
    {
      task: task(
        ['Open the door.', 'Otwórz drzwi.'],
        ['Move onto the door hex.', 'Wejdź na pole drzwi.'],
        ['You may go on with the points that are left.', 'Możesz iść dalej za pozostałe punkty.'],
        ENDED,
      ),
    },
  ),
  lesson(
    'rest',
    ['Resting', 'Odpoczynek'],
    [
      'A long rest takes your turn: lose one discard of your choice, take back the others, Heal 2, refresh spent items. A short rest is quicker, but loses a random card.',
      'Długi odpoczynek zajmuje turę: tracisz wybraną odrzuconą kartę, odzyskujesz resztę, Leczenie 2, odświeżasz przedmioty. Krótki jest szybszy, ale traci kartę losową.',
    ],
    ['REST-03', 'REST-05', 'REST-06'],
    {
      task: task(
        [
          'Rest, and lose the card that you need least.',
          'Odpocznij i strać kartę, której najmniej potrzebujesz.',
        ],
        ['Choose one of the discards.', 'Wybierz jedną z odrzuconych kart.'],
        [
          'Every rest costs a card: they are your time.',
          'Każdy odpoczynek kosztuje kartę: karty to Twój czas.',
        ],
      ),
    },
  ),
  lesson(
    'loot',
    ['Loot', 'Grabież'],
    [
      'Dead monsters leave money. End your turn on it, or use a Loot ability. It is yours alone.',
      'Martwe potwory zostawiają pieniądze. Zakończ na nich turę albo użyj Grabieży. Są tylko Twoje.',
    ],
    ['ATK-18', 'LOOT-01', 'LOOT-06'],
    {
      task: task(
        ['Pick up the money.', 'Zbierz pieniądze.'],
        [
          'Move onto the coins with Overwhelming Assault, then end the turn.',
          'Wejdź na monety dołem karty Przytłaczający szturm i zakończ turę.',
        ],
        ['Whoever ends the turn there takes it.', 'Bierze ten, kto kończy tam turę.'],
        ENDED,
      ),
    },
  ),
  lesson(
    'end',
    ['The end', 'Koniec'],
    [
      'When the last enemy falls the round is played to its end. Experience, gold and a battle goal that was met are yours, even if you were exhausted.',
      'Gdy padnie ostatni wróg, rundę gra się do końca. Doświadczenie, złoto i spełniony cel bitewny są Twoje, nawet po wyczerpaniu.',
    ],
    ['END-08', 'END-09', 'END-14', 'EXH-06'],
    {
      task: task(
        ['Kill the last enemy and finish the round.', 'Zabij ostatniego wroga i dokończ rundę.'],
        [
          'The top of Trample is enough; then end the turn.',
          'Wystarczy góra karty Tratowanie; potem zakończ turę.',
        ],
        ['That is a scenario won.', 'Tak wygrywa się scenariusz.'],
      ),
    },
  ),
  lesson(
    'first-room',
    ['On your own', 'Samodzielnie'],
    [
      'Now all of it: choose two cards, wait for your turn, go to the guard and strike. The scenario itself goes on behind the door.',
      'A teraz wszystko razem: wybierz dwie karty, poczekaj na swoją turę, podejdź do strażnika i uderz. Właściwy scenariusz czeka za drzwiami.',
    ],
    ['ROUND-02', 'TURN-01', 'MOVE-01', 'ATK-01'],
    {
      task: task(
        ['Kill the guard yourself.', 'Zabij strażnika własnoręcznie.'],
        [
          'Shield Bash leads, with Grab and Go: move with one, strike with the other.',
          'Wiodące Uderzenie tarczą, z nim Łap i w nogi: jedną kartą podejdź, drugą uderz.',
        ],
        ['You are ready for scenario 1.', 'Scenariusz 1 czeka na Ciebie.'],
        {
          out: {
            en: 'The Brute is exhausted. Begin again.',
            pl: 'Kark jest wyczerpany. Zacznij jeszcze raz.',
          },
        },
      ),
    },
  ),
];
