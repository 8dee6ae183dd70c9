import type { Lesson, Task } from '@potyczka/kernel/register';

type Both = readonly [en: string, pl: string];

const task = (goal: Both, hint: Both, praise: Both, remarks: Task['remarks'] = {}): Pick<Lesson, 'task'> => ({
  task: {
    goal: { en: goal[0], pl: goal[1] },
    hint: { en: hint[0], pl: hint[1] },
    praise: { en: praise[0], pl: praise[1] },
    remarks,
  },
});

const remark = (en: string, pl: string) => ({ en, pl });
const ENDED = {
  ended: remark(
    'The activation is over. Take it back and try again.',
    'Aktywacja się skończyła. Cofnij i spróbuj jeszcze raz.',
  ),
};

const lesson = (
  id: string,
  title: Both,
  body: Both,
  rules: readonly string[],
  more: Partial<Lesson> = {},
): Lesson => ({
  id,
  title: { en: title[0], pl: title[1] },
  body: { en: body[0], pl: body[1] },
  rules: rules.map(r => `LEG-${r}`),
  ...more,
});

/** A first battle: what is read, and what is played on the desert table. */
export const lessons: readonly Lesson[] = [
  lesson(
    'battle',
    ['Two armies', 'Dwie armie'],
    [
      'You lead the Rebels, six rounds long. Three battle cards say what to fight for, where to begin and what is special today. More victory points win; who has no units left loses at once.',
      'Prowadzisz Rebeliantów przez sześć rund. Trzy karty bitwy mówią, o co się walczy, gdzie się zaczyna i co dziś jest szczególne. Wygrywa większa liczba punktów zwycięstwa; kto nie ma oddziałów, przegrywa od razu.',
    ],
    ['GEN-20', 'GEN-21', 'GEN-22', 'CARD-01'],
  ),
  lesson(
    'command',
    ['Command cards', 'Karty rozkazów'],
    [
      'Each round both choose a command card in secret. Fewer pips go first, but give fewer orders.',
      'Co rundę obaj gracze w tajemnicy wybierają kartę rozkazu. Mniej kropek daje pierwszeństwo, ale mniej rozkazów.',
    ],
    ['CMD-01', 'CMD-04', 'CMD-07', 'ARMY-17'],
    task(
      ['Play Push.', 'Zagraj Push.'],
      ['It has two pips: two orders.', 'Ma dwie kropki: dwa rozkazy.'],
      ['Two pips against three: you have priority.', 'Dwie kropki przeciw trzem: masz pierwszeństwo.'],
      { other: remark('That was another card.', 'To była inna karta.') },
    ),
  ),
  lesson(
    'orders',
    ['Orders', 'Rozkazy'],
    [
      'The nominated commander orders units at range 1–3. A unit with an order acts when you want; the others wait for a drawn token.',
      'Nominowany dowódca wydaje rozkazy oddziałom w zasięgu 1–3. Oddział z rozkazem działa, kiedy chcesz; inne czekają na wylosowany żeton.',
    ],
    ['ORDER-01', 'ORDER-04', 'ORDER-05', 'ORDER-08', 'ORDER-11'],
    task(
      ['Order both units of Rebel Troopers.', 'Wydaj rozkaz obu oddziałom Rebel Troopers.'],
      ['Point at both, then confirm.', 'Wskaż oba, potem potwierdź.'],
      ['Their tokens lie face up now.', 'Ich żetony leżą teraz odkryte.'],
    ),
  ),
  lesson(
    'activate',
    ['Whose turn', 'Czyja tura'],
    [
      'Players take turns; in each, one unit is activated. With a face-up order you choose it yourself.',
      'Gracze grają na zmianę; w każdej turze aktywuje się jeden oddział. Z odkrytym rozkazem wybierasz go bez losowania.',
    ],
    ['ACTV-02', 'ACTV-03', 'ACTV-08'],
    task(
      ['Activate the Rebel Troopers, who have an order.', 'Aktywuj Rebel Troopers, którzy mają rozkaz.'],
      ['Point at the unit.', 'Wskaż oddział.'],
      ['No luck was needed.', 'Obyło się bez losu.'],
      { drew: remark('You drew a token instead.', 'Zamiast tego wylosowano żeton.') },
    ),
  ),
  lesson(
    'draw',
    ['The order pool', 'Pula rozkazów'],
    [
      'Units without an order have their token in the pool. Draw one, and a unit of that rank is activated. An ordered unit can wait.',
      'Oddziały bez rozkazu mają żeton w puli. Losujesz jeden i aktywujesz oddział tej rangi. Oddział z rozkazem może poczekać.',
    ],
    ['ACTV-03', 'ACTV-04', 'ORDER-11'],
    task(
      ['Draw a token.', 'Wylosuj żeton.'],
      ['Choose “Draw an order token”.', 'Wybierz „Wylosuj żeton rozkazu”.'],
      ['It was Leia: there was no other token.', 'To Leia: innego żetonu nie było.'],
      { ordered: remark('That unit had an order.', 'Ten oddział miał rozkaz.') },
    ),
  ),
  lesson(
    'move',
    ['A move', 'Ruch'],
    [
      'A unit has two actions. For a move the tool is laid at the leader and bent once; a faster unit has a longer tool. The table shows where the leader can end.',
      'Oddział ma dwie akcje. Do ruchu przykłada się do lidera miarkę, zginaną w jednym miejscu; szybszy oddział ma dłuższą. Stół pokazuje, gdzie lider może skończyć.',
    ],
    ['ACTV-10', 'ACTV-22', 'MOVE-05', 'MOVE-06', 'MOVE-07'],
    task(
      ['Move Leia.', 'Przesuń Leię.'],
      ['Choose Move, then a place, or drag her.', 'Wybierz Ruch, potem miejsce, albo ją przeciągnij.'],
      ['Moves may be repeated.', 'Ruch można powtarzać.'],
      ENDED,
    ),
  ),
  lesson(
    'follow',
    ['The unit follows', 'Oddział idzie za liderem'],
    [
      'Only the leader is measured. The others are then placed around it, no farther than the short tool. A formation is proposed; you may change it.',
      'Mierzy się tylko ruch lidera. Reszta staje wokół niego, nie dalej niż krótka miarka. Ustawienie jest zaproponowane; możesz je zmienić.',
    ],
    ['MOVE-08', 'COH-01', 'COH-02'],
    task(
      ['Move the Rebel Troopers.', 'Przesuń Rebel Troopers.'],
      ['Move the leader, then take the proposal.', 'Przesuń lidera, potem przyjmij propozycję.'],
      ['Together again.', 'Znowu razem.'],
      ENDED,
    ),
  ),
  lesson(
    'climb',
    ['Up on the roof', 'Na dach'],
    [
      'What is taller than a trooper has to be climbed: with the short tool, up or down by height 1. Vehicles cannot.',
      'Na to, co wyższe od żołnierza, trzeba się wspiąć: z krótką miarką, o wysokość 1 w górę lub w dół. Pojazdy nie mogą.',
    ],
    ['MOVE-25', 'CLIMB-01', 'CLIMB-02', 'CLIMB-03'],
    task(
      ['Climb the flat roof.', 'Wejdź na płaski dach.'],
      ['Choose Climb and a place on the roof.', 'Wybierz Wspinaczkę i miejsce na dachu.'],
      ['From up here she sees more.', 'Z góry widzi więcej.'],
      { ...ENDED, walked: remark('That was a walk on the ground.', 'To był spacer po ziemi.') },
    ),
  ),
  lesson(
    'pivot',
    ['Vehicles', 'Pojazdy'],
    [
      'A notched base moves forward along the tool. To look elsewhere it pivots, by a quarter at most. Some weapons shoot only to the front.',
      'Podstawka z wycięciem jedzie po miarce naprzód. Żeby patrzeć gdzie indziej, obraca się, najwyżej o ćwierć obrotu. Niektóra broń strzela tylko do przodu.',
    ],
    ['NOTCH-03', 'NOTCH-04', 'NOTCH-20', 'KWW-FIXED-01'],
    task(
      ['Turn the walker towards the stormtroopers.', 'Obróć maszynę w stronę szturmowców.'],
      ['Choose Pivot.', 'Wybierz Obrót.'],
      ['Now they are in front of it.', 'Teraz są przed nią.'],
      ENDED,
    ),
  ),
  lesson(
    'aim',
    ['Aim', 'Przycelowanie'],
    [
      'An aim token lets you reroll two dice of an attack. It stays until the end of the round.',
      'Żeton przycelowania pozwala przerzucić dwie kości ataku. Zostaje do końca rundy.',
    ],
    ['ACTV-15', 'ATK-23', 'END-04'],
    task(
      ['Aim first.', 'Najpierw przyceluj.'],
      ['Choose Aim.', 'Wybierz Przycelowanie.'],
      ['One action is left: enough for a shot.', 'Została jedna akcja: w sam raz na strzał.'],
      { ...ENDED, shot: remark('That was the shot already.', 'To już był strzał.') },
    ),
  ),
  lesson(
    'attack',
    ['Attack', 'Atak'],
    [
      'The leader must see the target and have it in range; each mini that sees it adds a weapon. Before you confirm you see the exact odds.',
      'Lider musi widzieć cel i mieć go w zasięgu; każda figurka, która go widzi, dodaje broń. Przed potwierdzeniem widzisz dokładne szanse.',
    ],
    ['ATK-04', 'ATK-05', 'ATK-07', 'ATK-08', 'ATK-22'],
    task(
      ['Shoot at the stormtroopers.', 'Strzel do szturmowców.'],
      ['Choose Attack, then the unit.', 'Wybierz Atak, potem oddział.'],
      ['The log tells every die.', 'Dziennik podaje każdą kość.'],
      ENDED,
    ),
  ),
  lesson(
    'cover',
    ['Cover', 'Osłona'],
    [
      'If half of a unit is hidden in part, it has cover: light cover cancels one hit, heavy cover two. Criticals always come through.',
      'Jeśli połowa oddziału jest częściowo zasłonięta, ma osłonę: lekka anuluje jedno trafienie, ciężka dwa. Trafienia krytyczne zawsze przechodzą.',
    ],
    ['COVER-03', 'COVER-04', 'COVER-07', 'COVER-13'],
    task(
      ['Attack the unit that stands in the open.', 'Zaatakuj oddział na otwartej przestrzeni.'],
      ['One of the two has a barricade before it.', 'Jeden z dwóch ma przed sobą barykadę.'],
      ['Every hit counts there.', 'Tam liczy się każde trafienie.'],
      { ...ENDED, covered: remark('Those stand behind a barricade.', 'Ci stoją za barykadą.') },
    ),
  ),
  lesson(
    'dodge',
    ['Dodge', 'Unik'],
    [
      'Each dodge token cancels one hit, never a critical. Three hits are coming.',
      'Każdy żeton uniku anuluje jedno trafienie, nigdy krytyczne. Nadchodzą trzy trafienia.',
    ],
    ['ACTV-18', 'COVER-01', 'ATK-31'],
    task(
      ['Spend your dodge token.', 'Wydaj żeton uniku.'],
      ['Choose 1.', 'Wybierz 1.'],
      ['One die less to worry about.', 'O jedną kość mniej do zmartwienia.'],
      { kept: remark('The token is still there.', 'Żeton nadal leży.') },
    ),
  ),
  lesson(
    'wounds',
    ['Wounds', 'Obrażenia'],
    [
      'You decide which mini takes a wound; the leader falls last. A special weapon goes with the mini that carries it.',
      'Decydujesz, która figurka otrzymuje obrażenie; lider pada ostatni. Broń specjalna znika razem z figurką, która ją niesie.',
    ],
    ['WOUND-01', 'WOUND-02', 'WOUND-05', 'CARD-19'],
    task(
      ['Keep the Z-6: let another mini fall.', 'Zachowaj Z-6: niech padnie inna figurka.'],
      ['The fifth mini carries the Z-6.', 'Z-6 niesie piąta figurka.'],
      ['The gun is still firing.', 'Broń nadal strzela.'],
      { gunner: remark('That was the gunner.', 'To był strzelec.') },
    ),
  ),
  lesson(
    'rally',
    ['Suppression', 'Przygwożdżenie'],
    [
      'Under fire a unit gains suppression tokens. With as many as its courage it loses an action, with twice as many it panics. When activated it rallies: a die for each token.',
      'Pod ostrzałem oddział dostaje żetony przygwożdżenia. Gdy ma ich tyle co odwagi, traci akcję, a gdy dwa razy tyle, wpada w panikę. Przy aktywacji robi zbiórkę: kość za każdy żeton.',
    ],
    ['ATK-37', 'SUPP-02', 'SUPP-03', 'ACTV-09'],
    task(
      ['Activate the suppressed Rebel Troopers.', 'Aktywuj przygwożdżonych Rebel Troopers.'],
      ['Point at the unit with the order.', 'Wskaż oddział z rozkazem.'],
      ['Blocks and surges took tokens away.', 'Bloki i wzmocnienia zabrały żetony.'],
    ),
  ),
  lesson(
    'recover',
    ['Recover', 'Odpoczynek'],
    [
      'An action to come to one’s senses: suppression goes, and exhausted cards are readied.',
      'Akcja, żeby ochłonąć: przygwożdżenie znika, a wyczerpane karty są przygotowane.',
    ],
    ['ACTV-23', 'CARD-18'],
    task(
      ['Recover and remove both tokens.', 'Odpocznij i usuń oba żetony.'],
      ['Choose Recover, then 2.', 'Wybierz Odpoczynek, potem 2.'],
      ['Ready for the next round.', 'Gotowi na następną rundę.'],
      ENDED,
    ),
  ),
  lesson(
    'standby',
    ['Stand by', 'Oczekiwanie'],
    [
      'Who does not shoot may wait: a standby token answers an enemy who acts near by.',
      'Kto nie strzela, może czekać: żeton oczekiwania odpowiada na ruch pobliskiego wroga.',
    ],
    ['STBY-01', 'STBY-02', 'STBY-03'],
    task(
      ['Stand by.', 'Przejdź w oczekiwanie.'],
      ['Choose Stand by.', 'Wybierz Oczekiwanie.'],
      ['Let them come.', 'Niech przyjdą.'],
      {
        ...ENDED,
        shot: remark('Attack and standby do not go together.', 'Atak i oczekiwanie nie idą w parze.'),
      },
    ),
  ),
  lesson(
    'reaction',
    ['The answer', 'Odpowiedź'],
    [
      'An enemy at range 1–2 in sight has acted. The token gives a free attack or move, right now.',
      'Wróg w zasięgu 1–2 i na widoku wykonał akcję. Żeton daje teraz darmowy atak lub ruch.',
    ],
    ['STBY-04', 'STBY-05', 'STBY-09'],
    task(
      ['Spend the token and shoot.', 'Wydaj żeton i strzel.'],
      ['Choose the attack.', 'Wybierz atak.'],
      ['In the middle of their activation.', 'W środku ich aktywacji.'],
      { waited: remark('They are done, and your token waits.', 'Skończyli, a Twój żeton czeka.') },
    ),
  ),
  lesson(
    'melee',
    ['Melee', 'Zwarcie'],
    [
      'Units whose bases touch are in melee. Engaged troopers neither shoot nor walk away; there is no cover.',
      'Oddziały, których podstawki się stykają, są w zwarciu. Związani walką żołnierze nie strzelają i nie odchodzą; osłony nie ma.',
    ],
    ['MELEE-01', 'MELEE-09', 'MELEE-10', 'MELEE-11', 'COVER-02'],
    task(
      ['Attack in melee with Leia.', 'Zaatakuj Leią w zwarciu.'],
      ['Choose Attack, then the unit.', 'Wybierz Atak, potem oddział.'],
      ['No dodging behind crates here.', 'Tu nie ma chowania się za skrzyniami.'],
      { ...ENDED, left: remark('She withdrew.', 'Wycofała się.') },
    ),
  ),
  lesson(
    'withdraw',
    ['Withdraw', 'Wycofanie się'],
    [
      'Leaving a melee takes the whole activation: one short move away from everybody.',
      'Odejście ze zwarcia zajmuje całą aktywację: jeden krótki ruch z dala od wszystkich.',
    ],
    ['MELEE-13', 'MELEE-14', 'MELEE-16'],
    task(
      ['Get Leia out.', 'Wyprowadź Leię.'],
      ['Choose Withdraw and a place.', 'Wybierz Wycofanie się i miejsce.'],
      ['Now the others may shoot.', 'Teraz inni mogą strzelać.'],
      { ...ENDED, fought: remark('She fought on.', 'Walczyła dalej.') },
    ),
  ),
  lesson(
    'card',
    ['Card actions', 'Akcje kart'],
    [
      'Some keywords are actions of their own. Leia has Take Cover: friends near her gain a dodge token. Every keyword opens its rule.',
      'Niektóre zdolności są osobnymi akcjami. Leia umie Kryć się: pobliscy sojusznicy dostają żeton uniku. Każda zdolność otwiera swoją zasadę.',
    ],
    ['ACTV-17', 'KWU-TAKECOVER-01', 'KWU-GEN-06'],
    task(
      ['Use Take Cover.', 'Użyj zdolności Kryć się.'],
      ['It stands among the actions.', 'Stoi wśród akcji.'],
      ['Better than running.', 'Lepsze niż bieganie.'],
      ENDED,
    ),
  ),
  lesson(
    'claim',
    ['Objectives', 'Cele'],
    [
      'Points come from the objective card. Here a trooper leader that touches a token may claim it and carry it along; panic or defeat drops it.',
      'Punkty daje karta celu. Tu lider żołnierzy, który dotyka żetonu, może go pozyskać i nieść; oddział w panice lub pokonany upuszcza żeton.',
    ],
    ['GEN-23', 'BATTLE-01', 'BATTLE-03', 'BATTLE-04'],
    task(
      ['Claim the token.', 'Pozyskaj żeton.'],
      ['The leader touches it already.', 'Lider już go dotyka.'],
      ['Bring it home.', 'Zanieś go do domu.'],
      ENDED,
    ),
  ),
  lesson(
    'end',
    ['The end of a round', 'Koniec rundy'],
    [
      'When all have acted, tokens go and each unit loses one suppression token. Who has lost all commanders promotes somebody. Then new command cards are chosen.',
      'Gdy wszyscy skończą, żetony znikają, a każdy oddział traci jeden żeton przygwożdżenia. Kto stracił wszystkich dowódców, kogoś awansuje. Potem wybiera się nowe karty rozkazów.',
    ],
    ['END-04', 'END-07', 'END-09', 'END-13'],
  ),
];
