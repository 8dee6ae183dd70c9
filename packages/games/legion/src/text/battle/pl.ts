import type { BattleTexts } from './words.js';

const WAR_WEARY = {
  says: ['Zasięg, w którym dowódca użycza innym odwagi, jest o 2 mniejszy, ale nie mniejszy niż 1.'],
  scores: [],
};
const CLEAR = { says: ['Do bitwy nic nie dochodzi i niczego nie zabrania się dodatkowo.'], scores: [] };
const zones = (...says: readonly string[]) => ({ says, scores: [] });

export const pl: BattleTexts = {
  breakthrough: {
    says: [
      'Wprowadź liderów swoich oddziałów do strefy rozstawienia wroga.',
      'Liczy się lider, którego cała podstawka leży w strefie; oddziały w panice się nie liczą.',
    ],
    scores: [{ when: 'koniec bitwy, za każdego lidera', points: 1 }],
  },
  'intercept-the-transmissions': {
    says: [
      'Trzy żetony celu leżą na linii środkowej: jeden na środku stołu, dwa w połowie drogi do krótkich krawędzi.',
      'Żeton kontrolujesz, gdy w zasięgu 1 od niego masz więcej liderów żołnierzy niż przeciwnik; oddziały w panice się nie liczą.',
    ],
    scores: [
      { when: 'koniec rundy 2 i 4, za każdy żeton', points: 1 },
      { when: 'koniec bitwy, za każdy żeton', points: 2 },
    ],
  },
  'key-positions': {
    says: [
      'Liczy się element terenu najbliżej środka; potem każdy gracz, najpierw niebieski, wskazuje jeszcze jeden poza strefami i z dala od pozostałych.',
      'Element trzymasz, gdy styka się z nim więcej Twoich liderów niż liderów przeciwnika; oddziały w panice się nie liczą.',
    ],
    scores: [{ when: 'koniec bitwy, za każdy element', points: 1 }],
  },
  'recover-the-supplies': {
    says: [
      'Jeden żeton celu leży na środku; potem gracze na zmianę kładą jeszcze cztery, najpierw niebieski.',
      'Oddział żołnierzy, którego lider styka się z żetonem, może go pozyskać akcją karty; niesie go ze sobą, a upuszcza w panice i po pokonaniu.',
    ],
    scores: [{ when: 'koniec bitwy, za każdy niesiony żeton', points: 1 }],
  },
  'sabotage-the-moisture-vaporators': {
    says: [
      'Gracze na zmianę, najpierw niebieski, kładą cztery skraplacze; każdy zaczyna z 2 obrażeniami.',
      'Oddział żołnierzy, którego lider styka się ze skraplaczem, akcją karty dokłada mu lub usuwa 1 obrażenie.',
      'Gracz niebieski chce je zepsuć, czerwony naprawić.',
    ],
    scores: [
      { when: 'koniec bitwy, niebieski: za każde obrażenie ponad 2', points: 1 },
      { when: 'koniec bitwy, czerwony: za każde obrażenie poniżej 2', points: 1 },
    ],
  },
  'hostage-exchange': {
    says: [
      'Każdy gracz wskazuje swój oddział podstawowy; zaczyna on na środku z zakładnikiem, a pierwszy ruch wykonuje nim przeciwnik.',
      'Kto trzyma zakładnika, ma odwagę o 1 większą i prędkość o 1 mniejszą, nie zaczyna zwarcia, a w rundzie 1 wróg go nie atakuje i nic mu nie robi.',
    ],
    scores: [
      { when: 'koniec bitwy, za zakładnika', points: 1 },
      { when: 'to samo we własnej strefie', points: 2 },
    ],
  },
  'bombing-run': {
    says: [
      'Trzy z Twoich oddziałów, które zaczynają w strefie, niosą bombę; upuszczają ją darmową akcją karty.',
      'Na końcu fazy aktywacji każdy gracz, najpierw niebieski, może zdetonować jedną bombę upuszczoną przez swoje oddziały.',
    ],
    scores: [{ when: 'bomba wybucha w zasięgu 1 od strefy wroga', points: 1 }],
  },
  payload: {
    says: [
      'Każdy gracz ma w swojej strefie wózek z bombą; przeciwnik wskazuje element terenu, do którego wózek ma dotrzeć.',
      'Na końcu rundy Twój wózek jedzie z prędkością 2, jeśli w zasięgu 1 od niego jest więcej Twoich liderów niż liderów wroga.',
    ],
    scores: [
      { when: 'koniec bitwy, wózek w zasięgu 2', points: 1 },
      { when: 'wózek w zasięgu 1', points: 2 },
      { when: 'wózek styka się z elementem', points: 3 },
    ],
  },
  breach: {
    says: [
      'Przeprowadź liderów swoich oddziałów na drugą stronę stołu.',
      'Liczy się lider, którego cała podstawka leży w zasięgu 1 od krawędzi wroga; oddziały w panice się nie liczą.',
    ],
    scores: [{ when: 'koniec bitwy, za każdego lidera', points: 2 }],
  },
  control: {
    says: [
      'Na środku stołu leży jeden żeton celu.',
      'Kontrolujesz go, gdy w zasięgu 1 od niego masz więcej liderów niż przeciwnik; oddziały w panice się nie liczą.',
    ],
    scores: [
      { when: 'koniec rundy 2, 3 i 4', points: 1 },
      { when: 'koniec bitwy', points: 2 },
    ],
  },
  elimination: {
    says: ['Pokonuj oddziały wroga; jego dowódcy, agenci i ciężkie wsparcie liczą się podwójnie.'],
    scores: [
      { when: 'koniec bitwy, za każdy pokonany oddział', points: 1 },
      { when: 'jeśli to dowódca, agent lub ciężkie wsparcie', points: 2 },
    ],
  },
  'pivotal-positions': {
    says: [
      'Liczy się element terenu najbliżej środka; potem każdy gracz, najpierw niebieski, wskazuje jeszcze jeden poza strefami i z dala od pozostałych.',
      'Element trzymasz, gdy styka się z nim więcej Twoich liderów niż liderów przeciwnika; oddziały w panice się nie liczą.',
    ],
    scores: [{ when: 'koniec bitwy, za każdy element', points: 2 }],
  },

  'advanced-positions': zones(
    'Każda armia ma pas wzdłuż połowy swojej krawędzi i dalej wzdłuż krótkiego boku.',
  ),
  'battle-lines': zones('Każda armia ma pas zasięgu 1 wzdłuż całej swojej krawędzi.'),
  'danger-close': zones('Każda armia ma brzeg swojej połowy stołu; pośrodku dzieli je jeden krok.'),
  disarray: zones('Każda armia zaczyna w dwóch pasach w przeciwległych rogach, rozdzielona.'),
  'hemmed-in': zones(
    'Niebiescy zaczynają klinem na środku swojej krawędzi, czerwoni zamykają ich z obu rogów.',
  ),
  'major-offensive': zones('Każda armia ma róg zasięgu 3 i pas aż do środka swojej krawędzi.'),
  'roll-out': zones('Każda armia ma kolumnę zasięgu 2 wzdłuż krótkiego boku i róg przy swojej krawędzi.'),
  'the-long-march': zones('Każda armia ma blok zasięgu 3 wzdłuż krótkiego boku: przed nią długa droga.'),
  'battle-lines-skirmish': zones('Każda armia ma pas zasięgu 1 wzdłuż całej swojej krawędzi.'),
  'faceoff-skirmish': zones('Każda armia ma półkole zasięgu 2 wokół środka swojej krawędzi.'),
  'flanking-positions-skirmish': zones('Każda armia ma kąt zasięgu 1 w swoim rogu, naprzeciw drugiej.'),
  'meeting-engagement-skirmish': zones('Każda armia ma kwadrat zasięgu 2 w swoim rogu, naprzeciw drugiej.'),

  'clear-conditions': CLEAR,
  'clear-conditions-skirmish': CLEAR,
  'hostile-environment': {
    says: [
      'Oddział żołnierzy, którego lider nie styka się z żadnym terenem, na końcu rundy zachowuje wszystkie żetony przygwożdżenia.',
    ],
    scores: [],
  },
  'limited-visibility': {
    says: ['Ataki zasięgowe nie sięgają w rundzie 1 poza zasięg 2, a w rundzie 2 poza zasięg 3.'],
    scores: [],
  },
  dawn: { says: ['W rundzie 1 ataki zasięgowe nie sięgają poza zasięg 2.'], scores: [] },
  minefield: {
    says: [
      'Gracze na zmianę, najpierw niebieski, kładą cztery miny między strefami.',
      'Kto po ruchu ma minę w zasięgu 1 i na linii wzroku, rzuca czerwoną kością obrony: blok ją odpala, wzmocnienie dwa razy.',
      'Pojazdy repulsorowe unoszą się nad minami.',
    ],
    scores: [],
  },
  'rapid-reinforcements': {
    says: [
      'Każdy gracz odkłada jeden lub dwa oddziały żołnierzy, które nie są dowódcami ani agentami.',
      'Wchodzą na stół, gdy zostanie wylosowany ich żeton rozkazu.',
    ],
    scores: [],
  },
  'fortified-positions': {
    says: ['Gracze na zmianę, najpierw niebieski, stawiają osiem barykad; każda daje ciężką osłonę.'],
    scores: [],
  },
  'improvised-defenses': {
    says: ['Gracze na zmianę, najpierw niebieski, stawiają cztery barykady; każda daje ciężką osłonę.'],
    scores: [],
  },
  'supply-drop': {
    says: [
      'Gracze na zmianę, najpierw niebieski, kładą sześć żetonów zapasów.',
      'Oddział żołnierzy, którego lider styka się z żetonem, darmową akcją karty dobiera dwie karty zapasów i zatrzymuje jedną; żeton służy dwa razy.',
      'Działa tu tylko Grapnel-Harpoon; co robią pozostałe karty zapasów, nie wiadomo.',
    ],
    scores: [],
  },
  'war-weary': WAR_WEARY,
  'war-weary-skirmish': WAR_WEARY,
};
