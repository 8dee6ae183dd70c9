import type { Lesson, Task } from '@potyczka/kernel/register';

type Pair = readonly [en: string, pl: string];

const LEFT: Task['remarks'] = {
  left: {
    en: 'That was the way out of the city. Take it back and try again.',
    pl: 'To było wyjście z miasta. Cofnij i spróbuj jeszcze raz.',
  },
};

const both = ([en, pl]: Pair): { readonly en: string; readonly pl: string } => ({ en, pl });

interface Words {
  readonly title: Pair;
  readonly body: Pair;
  readonly goal: Pair;
  readonly hint: Pair;
  readonly praise: Pair;
  readonly rules: readonly string[];
}

const lesson = (id: string, { title, body, goal, hint, praise, rules }: Words): Lesson => ({
  id,
  title: both(title),
  body: both(body),
  rules: rules.map(rule => `GLM-${rule}`),
  task: { goal: both(goal), hint: both(hint), praise: both(praise), remarks: LEFT },
});

/** From the first hero to the road: what happens between two scenarios. */
export const lessons: readonly Lesson[] = [
  lesson('create', {
    title: ['A hero', 'Bohater'],
    body: [
      'A new hero has a class, a name and a personal quest: you draw two and keep one. The quest says what the hero lives for, and only you know it.',
      'Nowy bohater ma klasę, imię i cel życiowy: dobierasz dwa i zachowujesz jeden. Cel mówi, po co bohater żyje, i znasz go tylko ty.',
    ],
    goal: ['Create a Brute called Arda.', 'Stwórz Karka o imieniu Arda.'],
    hint: [
      'Create a character, then class, name and one of the two quests.',
      'Stwórz postać, potem wybierz klasę, imię i jeden z dwóch celów.',
    ],
    praise: [
      'Level 1 and 30 gold: enough for a first purchase.',
      'Poziom 1 i 30 sztuk złota: starczy na pierwszy zakup.',
    ],
    rules: ['CITY-06', 'CITY-07', 'CITY-10', 'CITY-11', 'CITY-14'],
  }),
  lesson('shop', {
    title: ['The shop', 'Sklep'],
    body: [
      'Any class may buy anything on sale. A hero owns one copy of an item, and a copy that somebody of the party holds is not on sale.',
      'Każda klasa może kupić wszystko z oferty. Bohater ma po jednej sztuce przedmiotu, a tej, którą ktoś z drużyny trzyma, nikt inny nie kupi.',
    ],
    goal: ['Buy Boots of Striding for Arda.', 'Kup Ardzie Buty kroczenia.'],
    hint: [
      'Choose buying for Arda, then the boots on the counter.',
      'Wybierz „Arda kupuje przedmioty”, potem buty na ladzie.',
    ],
    praise: ['What you cannot pay stays grey and says why.', 'Co za drogie, zostaje szare i mówi dlaczego.'],
    rules: ['SHOP-02', 'SHOP-06', 'SHOP-11', 'SHOP-17'],
  }),
  lesson('sell', {
    title: ['Selling and reputation', 'Sprzedaż i reputacja'],
    body: [
      'Reputation changes every price in the shop: a good name makes things cheaper, a bad one dearer. Selling gives half the printed price, whatever people think of you.',
      'Reputacja zmienia każdą cenę w sklepie: dobre imię obniża, złe podnosi. Sprzedaż daje połowę ceny z karty, cokolwiek o was mówią.',
    ],
    goal: ['Sell Arda’s boots.', 'Sprzedaj buty Ardy.'],
    hint: ['Choose “Arda sells items”, then the boots.', 'Wybierz „Arda sprzedaje przedmioty”, potem buty.'],
    praise: ['The boots are on sale again.', 'Buty wracają do oferty.'],
    rules: ['SHOP-03', 'REP-05'],
  }),
  lesson('donate', {
    title: ['The sanctuary', 'Sanktuarium'],
    body: [
      'Once in a visit each hero may give 10 gold to the Sanctuary of the Great Oak. Two BLESS cards wait for them in the next scenario, and the city remembers what was given.',
      'Raz podczas wizyty każdy bohater może dać 10 sztuk złota Sanktuarium Wielkiego Dębu. W następnym scenariuszu czekają 2 karty BŁOGOSŁAWIEŃSTWA, a miasto pamięta dary.',
    ],
    goal: ['Let Belko donate.', 'Złóż ofiarę w imieniu Belka.'],
    hint: ['It is among Belko’s options.', 'To jedna z możliwości Belka.'],
    praise: ['At 100 gold in all something happens.', 'Przy łącznie 100 sztukach coś się wydarzy.'],
    rules: ['DONATE-01', 'DONATE-02', 'DONATE-04'],
  }),
  lesson('event', {
    title: ['City events', 'Zdarzenia miejskie'],
    body: [
      'In a visit the party may draw one city event. You read the situation, choose one of two ways, and only then learn what comes of it.',
      'Podczas wizyty drużyna może dobrać jedno zdarzenie miejskie. Czytacie, co się dzieje, wybieracie jedną z dwóch dróg i dopiero wtedy poznajecie skutki.',
    ],
    goal: ['Draw a city event and decide.', 'Dobierz zdarzenie miejskie i zdecyduj.'],
    hint: ['Either way will do here.', 'Tu każda droga jest dobra.'],
    praise: [
      'Some cards come back one day, others are gone.',
      'Jedne karty kiedyś wrócą, inne znikają na zawsze.',
    ],
    rules: ['CITY-04', 'EVENT-07', 'EVENT-08', 'EVENT-24'],
  }),
  lesson('level', {
    title: ['A higher level', 'Wyższy poziom'],
    body: [
      'With enough experience a hero rises in the city: more hit points, one new card for the pool and one perk. Of the two cards of a level you take one; the other can wait.',
      'Z dość dużym doświadczeniem bohater awansuje w mieście: więcej punktów życia, jedna nowa karta do puli i profit. Z dwóch kart poziomu bierzesz jedną; druga może poczekać.',
    ],
    goal: [
      'Arda rises to level 2: choose a card and a perk.',
      'Arda awansuje na poziom 2: wybierz kartę i profit.',
    ],
    hint: ['The cards stand side by side; click one.', 'Karty leżą obok siebie; wskaż jedną.'],
    praise: [
      'The hand stays as large; you choose it before each scenario.',
      'Ręka się nie powiększa; wybierasz ją przed każdym scenariuszem.',
    ],
    rules: ['LEVEL-01', 'LEVEL-04', 'LEVEL-05', 'LEVEL-06'],
  }),
  lesson('perk', {
    title: ['Perks', 'Profity'],
    body: [
      'Battle goals give checkmarks; every third one buys a perk. Perks change your modifier deck for good: bad cards go, better ones come.',
      'Cele bitewne dają znaczniki postępu; co trzeci to profit. Profity na stałe zmieniają talię modyfikatorów: złe karty odchodzą, lepsze przychodzą.',
    ],
    goal: ['Mark a perk for Arda.', 'Zaznacz profit Ardy.'],
    hint: [
      'Choose any; removing −1 cards is never wrong.',
      'Wybierz dowolny; usunięcie kart −1 zawsze się przyda.',
    ],
    praise: ['It counts from the next scenario on.', 'Działa od następnego scenariusza.'],
    rules: ['PERK-01', 'PERK-06'],
  }),
  lesson('settle', {
    title: ['What was won', 'Zdobycz'],
    body: [
      'What a scenario or an event gives to all is shared as you like, before anything else is done in the city.',
      'Co scenariusz albo zdarzenie daje wszystkim, dzielicie, jak chcecie, zanim zrobicie w mieście cokolwiek innego.',
    ],
    goal: ['Share 20 gold between Arda and Belko.', 'Podziel 20 sztuk złota między Ardę i Belka.'],
    hint: ['Say Arda’s part; Belko has the rest.', 'Podaj część Ardy; reszta jest Belka.'],
    praise: ['Gold itself is never handed over later.', 'Samego złota później nikomu nie oddasz.'],
    rules: ['CAMP-72', 'EVENT-17'],
  }),
  lesson('enhance', {
    title: ['Enhancing a card', 'Wzmocnienie karty'],
    body: [
      'After a certain deed the enhancer opens: for gold a sticker goes on a spot of a card, for good, also for those who play the class later. The price is shown as a sum.',
      'Po pewnym wyczynie otwiera się wzmacnianie: za złoto naklejka trafia na miejsce karty, na zawsze, także dla następnych graczy tej klasy. Cena jest pokazana jako suma.',
    ],
    goal: ['Put +1 on the move of Grab and Go.', 'Naklej +1 na ruch karty Łap i w nogi.'],
    hint: [
      'Arda enhances a card: Grab and Go, a spot of its bottom, +1.',
      'Arda wzmacnia kartę: Łap i w nogi, miejsce w dolnej akcji, +1.',
    ],
    praise: [
      'A card of a higher level, or one with stickers, costs more.',
      'Karta wyższego poziomu albo z naklejkami kosztuje więcej.',
    ],
    rules: ['ENH-01', 'ENH-03', 'ENH-13', 'ENH-15', 'ENH-16'],
  }),
  lesson('retire', {
    title: ['A fulfilled life', 'Spełnione życie'],
    body: [
      'Whoever has fulfilled the personal quest retires: the hero leaves, the city prospers, and something sealed is opened. Your next hero begins with one perk more.',
      'Kto spełni cel życiowy, przechodzi w stan spoczynku: bohater odchodzi, miasto rozkwita i otwiera się coś zapieczętowanego. Następny bohater zaczyna z dodatkowym profitem.',
    ],
    goal: [
      'Arda wanted 200 gold, and has it: time to retire.',
      'Arda pragnie 200 sztuk złota i je ma. Pożegnaj Ardę.',
    ],
    hint: ['Retiring is among Arda’s options.', 'Stan spoczynku jest wśród możliwości Ardy.'],
    praise: ['A new class is open to everybody.', 'Nowa klasa jest otwarta dla wszystkich.'],
    rules: ['RETIRE-02', 'RETIRE-05', 'RETIRE-06', 'RETIRE-10', 'RETIRE-13'],
  }),
  lesson('travel', {
    title: ['Setting out', 'W drogę'],
    body: [
      'The map shows what is open, blocked and done. You choose a place, who goes, and the scenario’s level. Between linked places there is no road event.',
      'Mapa pokazuje, co otwarte, zablokowane i ukończone. Wybieracie miejsce, kto idzie i poziom scenariusza. Między połączonymi miejscami nie ma zdarzenia na szlaku.',
    ],
    goal: ['Set out for Barrow Lair.', 'Wyrusz do Kryjówki w Kurhanie.'],
    hint: ['Choose place 2, then the recommended level.', 'Wybierz miejsce 2, potem zalecany poziom.'],
    praise: ['The scenario is the next chapter.', 'Scenariusz to następny rozdział.'],
    rules: ['CAMP-44', 'ROAD-01', 'ROAD-03', 'SCALE-01'],
  }),
  lesson('road', {
    title: ['On the road', 'Na szlaku'],
    body: [
      'Most journeys meet something. Those who go decide together; what happens may help or hurt at the start of the scenario.',
      'Na szlaku zwykle coś się dzieje. Decydują ci, którzy idą; skutki mogą pomóc albo zaszkodzić na początku scenariusza.',
    ],
    goal: ['Resolve the road event.', 'Rozstrzygnij zdarzenie na szlaku.'],
    hint: ['Read, then choose one of two.', 'Przeczytaj i wybierz jedno z dwóch.'],
    praise: ['Now the scenario can begin.', 'Teraz może się zacząć scenariusz.'],
    rules: ['ROAD-02', 'ROAD-08', 'ROAD-09', 'EVENT-08'],
  }),
];
