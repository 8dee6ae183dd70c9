import { goes } from '../log/verb.js';
import type { Log } from '../log.js';

const HEXES = '{n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}';
const DAMAGE = '{n, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}';
const OF_DAMAGE = '{n, plural, one {# obrażenia} few {# obrażeń} many {# obrażeń} other {# obrażenia}}';
const BY_DAMAGE =
  '{n, plural, one {# obrażeniem} few {# obrażeniami} many {# obrażeniami} other {# obrażenia}}';
const suffers = goes('who', 'otrzymuje', 'otrzymują');
const draws = goes('whose', 'dobiera', 'dobierają');

export const log: Log = {
  began: `Zaczyna się scenariusz „{scenario}” na poziomie {level}. ${goes('heroes', 'Wyrusza', 'Wyruszają')} {heroes}.`,
  'goals-shuffled': 'Cele bitewne są potasowane.',
  'goals-dealt': '{who} ogląda dwa cele bitewne.',
  'goal-kept': '{who} zachowuje jeden cel bitewny.',
  packed: '{who} pakuje karty i przedmioty.',
  'deck-built': '{who} ma gotową talię modyfikatorów.',
  stood: '{who} staje u wejścia.',
  revealed: 'Otwiera się kolejna komnata.',
  appeared: {
    room: `W komnacie ${goes('who', 'czeka', 'czekają')} {who}.`,
    thing: `W komnacie ${goes('who', 'stoi', 'stoją')} {who}.`,
    spawned: `Na mapie ${goes('who', 'pojawia', 'pojawiają')} się {who}.`,
    summoned: `{by} ${goes('by', 'przywołuje', 'przywołują')} {who_acc}.`,
  },
  opened: 'Drzwi stają otworem.',
  closed: 'Drzwi się zatrzaskują.',
  locked: 'Drzwi są zaryglowane.',
  unlocked: 'Drzwi już nie są zaryglowane.',
  laid: {
    by: `{by} {kind, select, trap {${goes('by', 'zastawia', 'zastawiają')} pułapkę} obstacle {${goes('by', 'stawia', 'stawiają')} przeszkodę} other {${goes('by', 'zmienia', 'zmieniają')} pole na mapie}}.`,
    plain: 'Na mapie pojawia się {kind, select, trap {pułapka} obstacle {przeszkoda} other {nowy żeton}}.',
  },
  removed: {
    sprung: `{by} ${goes('by', 'wpada', 'wpadają')} w pułapkę.`,
    disarmed: `{by} ${goes('by', 'rozbraja', 'rozbrajają')} pułapkę.`,
    destroyed: `{by} ${goes('by', 'niszczy', 'niszczą')} przeszkodę.`,
    moved: `{by} ${goes('by', 'podnosi', 'podnoszą')} przeszkodę.`,
    looted: `{by} ${goes('by', 'otwiera', 'otwierają')} skrzynię.`,
    gone: 'Z mapy znika {kind, select, trap {pułapka} obstacle {przeszkoda} other {żeton}}.',
  },
  round: 'Zaczyna się runda {n}.',
  chose: {
    cards: '{who} gra kartę „{lead}” jako wiodącą, a do pary kartę „{second}”.',
    rest: '{who} wybiera długi odpoczynek.',
  },
  shifted: {
    sooner: '{who} używa {item_gen} i działa o {by} wcześniej.',
    later: '{who} używa {item_gen} i działa o {by} później.',
  },
  ability: `{kind} ${goes('kind', 'działa', 'działają')} w tej rundzie z inicjatywą {initiative}.`,
  'abilities-shuffled': 'Talia zdolności potworów jest potasowana.',
  'modifiers-shuffled': `{whose} ${goes('whose', 'tasuje', 'tasują')} swoją talię modyfikatorów.`,
  'order-settled': {
    first: `Przy równej inicjatywie ${goes('who', 'zaczyna', 'zaczynają')} {who}.`,
    fixed: 'Kolejność w rundzie jest ustalona.',
  },
  turn: `Teraz ${goes('who', 'działa', 'działają')} {who}.`,
  'turn-over': {
    plain: `{who} ${goes('who', 'kończy', 'kończą')} turę.`,
    ended: `{who} ${goes('who', 'kończy', 'kończą')} turę, a ${goes('ended', 'mija', 'mijają')} {ended}.`,
    strong: `{who} ${goes('who', 'kończy', 'kończą')} turę; {strong} ${goes('strong', 'nabiera', 'nabierają')} siły.`,
  },
  waned: 'Żywioły słabną.',
  'round-over': 'Koniec rundy {n}.',
  played: {
    top: '{who} gra górną akcję karty „{card}”.',
    bottom: '{who} gra dolną akcję karty „{card}”.',
    'basic-top': '{who} gra kartę „{card}” jako Atak 2.',
    'basic-bottom': '{who} gra kartę „{card}” jako Ruch 2.',
  },
  'card-to': {
    discard: '{who} odrzuca kartę „{card}”.',
    lost: '{who} traci kartę „{card}” do końca scenariusza.',
    active: 'Karta „{card}” działa dalej w obszarze aktywnym {who_gen}.',
  },
  'card-left': {
    discard: 'Karta „{card}” przestaje działać i trafia na stos kart odrzuconych {who_gen}.',
    lost: 'Karta „{card}” przestaje działać i jest utracona.',
    hand: '{who} bierze kartę „{card}” z powrotem na rękę.',
  },
  'slot-used':
    '{who} wykorzystuje pole użycia karty „{card}”{xp, plural, =0 {} one { i zdobywa # PD} few { i zdobywa # PD} many { i zdobywa # PD} other { i zdobywa # PD}}.',
  lasts: {
    plain: `{who} ${goes('who', 'zyskuje', 'zyskują')} premię „{what}”{until, select, turn { do końca tury} round { do końca rundy} other {}}.`,
    card: `{who} ${goes('who', 'zyskuje', 'zyskują')} premię karty „{card}” {until, select, turn {do końca tury} round {do końca rundy} other {na tak długo, jak karta jest aktywna}}.`,
  },
  'effect-used': `{who} ${goes('who', 'korzysta', 'korzystają')} z trwającej premii.`,
  'effect-over': `{who} ${goes('who', 'traci', 'tracą')} trwającą premię.`,
  'effect-moved': 'Zguba {who_gen} przechodzi na {on_acc}.',
  'card-given': `{by} ${goes('by', 'daje', 'dają')} {who_dat} kartę „{card}”.`,
  'chose-again': '{who} dostanie w tej rundzie jeszcze jedną turę.',
  'extra-turn': `{who} bierze dodatkową turę; do gry ${goes('cards', 'wchodzi', 'wchodzą')} {cards}.`,
  'hp-shared': `{who} ${goes('who', 'ma', 'mają')} teraz {hp} PZ.`,
  flag: {
    forgone: '{who} oddaje jedną akcję towarzyszowi.',
    carries: '{who} podnosi płytkę wody.',
    poured: '{who} pozbywa się wody.',
    augment: `Żywioł wzmacnia {who_acc} do końca rundy.`,
    step: '{who} rozgrywa tę turę krok po kroku.',
    opened: 'Rygiel ustępuje.',
    spared: 'Scenariusz raz oszczędza {who_acc}.',
    exhausted: 'Drużyna jest o jedną postać mniejsza.',
    placed: 'Na mapie staje cel scenariusza.',
    later: 'Nadchodzą kolejne potwory.',
    round: 'Runda dobiega końca.',
    worked: 'Praca wykonana.',
    cycle: 'Scenariusz liczy rundy dalej.',
    spawned: 'Nadchodzą kolejne potwory.',
    owed: `{who}, gdy się ${goes('who', 'zjawi', 'zjawią')}, ${goes('who', 'otrzyma', 'otrzymają')} od razu ${DAMAGE}.`,
    other: 'Scenariusz trwa.',
  },
  recovered:
    '{who} odzyskuje {cards_n, plural, one {kartę {cards}} few {karty {cards}} many {karty {cards}} other {karty {cards}}}.',
  'cards-lost':
    '{who} traci {cards_n, plural, one {kartę {cards}} few {karty {cards}} many {karty {cards}} other {karty {cards}}}.',
  'cards-discarded':
    '{who} odrzuca {cards_n, plural, one {kartę {cards}} few {karty {cards}} many {karty {cards}} other {karty {cards}}}.',
  rested: {
    short: '{who} odpoczywa krótko i traci kartę „{lost}”.',
    long: '{who} odpoczywa długo i traci kartę „{lost}”.',
  },
  redrew: '{who} otrzymuje 1 obrażenie, żeby zachować kartę „{kept}”.',
  xp: '{who} zdobywa {n} PD.',
  'item-used': '{who} używa {item_gen}.',
  refreshed: '{who} odświeża {items_acc}.',
  focused: {
    on: `{who} ${goes('who', 'skupia', 'skupiają')} się na {on_loc}: {why}.`,
    none: `{who} nie ${goes('who', 'znajduje', 'znajdują')} nikogo, na kim ${goes('who', 'mógłby', 'mogłyby')} się skupić.`,
  },
  decided: {
    goes: `{who} ${goes('who', 'rusza', 'ruszają')} w stronę celu{why_n, plural, =0 {} one {} few {: {why}} many {: {why}} other {: {why}}}.`,
    stays: `{who} ${goes('who', 'zostaje', 'zostają')} na miejscu.`,
    attacks: `{who} ${goes('who', 'bierze', 'biorą')} na cel {targets_acc}{why_n, plural, =0 {} one {} few {: {why}} many {: {why}} other {: {why}}}.`,
  },
  moved: {
    walk: `{who} ${goes('who', 'idzie', 'idą')} ${HEXES}.`,
    jump: `{who} ${goes('who', 'skacze', 'skaczą')} na odległość {n, plural, one {# pola} few {# pól} many {# pól} other {# pola}}.`,
    fly: `{who} ${goes('who', 'leci', 'lecą')} ${HEXES}.`,
    push: `{by} ${goes('by', 'odpycha', 'odpychają')} {who_acc} o ${HEXES}.`,
    pull: `{by} ${goes('by', 'przyciąga', 'przyciągają')} {who_acc} o ${HEXES}.`,
    teleport: `{who} ${goes('who', 'przenosi', 'przenoszą')} się w inne miejsce.`,
    swap: `{who} ${goes('who', 'zamienia', 'zamieniają')} się miejscami.`,
    fall: `{who} ${goes('who', 'spada', 'spadają')} z przeszkody.`,
    none: `{who} ${goes('who', 'zostaje', 'zostają')} na miejscu.`,
  },
  drew: `{whose} ${draws} kartę {modifier}.`,
  attacked: {
    hit: `{who} ${goes('who', 'atakuje', 'atakują')} {on_acc}{mode}: {sum}.`,
    critical: `Podwójny cios! {who} ${goes('who', 'atakuje', 'atakują')} {on_acc}{mode}: {sum}.`,
    missed: `{who} ${goes('who', 'atakuje', 'atakują')} {on_acc}{mode} i ${goes('who', 'pudłuje', 'pudłują')}: {cards}.`,
    stopped: `{who} ${goes('who', 'atakuje', 'atakują')} {on_acc}{mode} i nie ${goes('who', 'zadaje', 'zadają')} obrażeń: {sum}.`,
  },
  hurt: {
    attack: `{who} ${suffers} ${DAMAGE}: PZ {hp}.`,
    trap: `Pułapka rani {who_acc}: ${DAMAGE}, PZ {hp}.`,
    hazard: `Niebezpieczny teren rani {who_acc}: ${DAMAGE}, PZ {hp}.`,
    wound: `{who} ${goes('who', 'krwawi', 'krwawią')}: ${DAMAGE} od ZRANIENIA, PZ {hp}.`,
    retaliate: `Odwet rani {who_acc}: ${DAMAGE}, PZ {hp}.`,
    ability: `{who} ${suffers} ${DAMAGE}: PZ {hp}.`,
    cost: `{who} ${goes('who', 'płaci', 'płacą')} za swoją akcję zdrowiem: ${DAMAGE}, PZ {hp}.`,
    rest: `{who} ${suffers} ${DAMAGE} w zamian za inną kartę: PZ {hp}.`,
    scenario: `{who} ${suffers} od scenariusza ${DAMAGE}: PZ {hp}.`,
  },
  negated: {
    card: `Karta „{by}” chroni {who_acc} przed ${BY_DAMAGE}.`,
    cards: `Dzięki temu {who} unika ${OF_DAMAGE}.`,
    item: `{item} ${goes('item', 'chroni', 'chronią')} {who_acc} przed ${BY_DAMAGE}.`,
  },
  healed: {
    plain: `{who} ${goes('who', 'odzyskuje', 'odzyskują')} {n} PZ: {was} → {hp}.`,
    cured: `{who} ${goes('who', 'pozbywa', 'pozbywają')} się {cured_gen} dzięki leczeniu.`,
    mended: `{who} ${goes('who', 'pozbywa', 'pozbywają')} się {cured_gen} dzięki leczeniu: PZ {was} → {hp}.`,
    whole: `{who} nie ${goes('who', 'potrzebuje', 'potrzebują')} leczenia.`,
  },
  gained: `{who} ${suffers} {condition_acc}.`,
  'removed-conditions': `{who} ${goes('who', 'pozbywa', 'pozbywają')} się {conditions_gen}.`,
  immune: 'Na {who_acc} nie działa {condition}.',
  died: {
    slain: `{by} ${goes('by', 'zabija', 'zabijają')} {who_acc}!{money, select, true { Na ziemi zostają monety.} other {}}`,
    crushed: `{by} ${goes('by', 'miażdży', 'miażdżą')} {who_acc}!{money, select, true { Na ziemi zostają monety.} other {}}`,
    plain: `{who} ${goes('who', 'ginie', 'giną')}.{money, select, true { Na ziemi zostają monety.} other {}}`,
  },
  exhausted: {
    hp: '{who} pada na ziemię i nie wróci już do tej walki.',
    cards: '{who} ma za mało kart, żeby walczyć dalej, i z wyczerpania schodzi z pola walki.',
    ability: '{who} oddaje ostatnie siły i schodzi z pola walki.',
  },
  stays: {
    stunned: `{who} nic nie ${goes('who', 'robi', 'robią')}: OGŁUSZENIE.`,
    'no-focus': `{who} nie ${goes('who', 'rusza', 'ruszają')} się ani nie ${goes('who', 'atakuje', 'atakują')}.`,
    'no-effect': `{who} nic nie ${goes('who', 'robi', 'robią')}.`,
  },
  infused: `{who} ${goes('who', 'tworzy', 'tworzą')} esencję {element_gen}.`,
  consumed: `{who} ${goes('who', 'zużywa', 'zużywają')} {element_acc}.`,
  'elements-set': 'Scenariusz zmienia stan żywiołów.',
  looted: `{who} ${goes('who', 'zbiera', 'zbierają')} {tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} pieniędzy.`,
  treasure: {
    numbered: '{who} znajduje skarb numer {number}.',
    goal: '{who} znajduje to, po co przyszliście!',
  },
  gold: '{who} zyskuje {n, plural, one {# sztukę} few {# sztuki} many {# sztuk} other {# sztuki}} złota.',
  'turned-coat': `{who} ${goes('who', 'zmienia', 'zmieniają')} stronę!`,
  sided: {
    heroes: `{who} ${goes('who', 'walczy', 'walczą')} w tej rundzie po Waszej stronie.`,
    monsters: `{who} ${goes('who', 'walczy', 'walczą')} w tej rundzie po stronie potworów.`,
    third: `{who} ${goes('who', 'walczy', 'walczą')} w tej rundzie przeciw wszystkim.`,
    absent: `{who} nie ${goes('who', 'bierze', 'biorą')} udziału w tej rundzie.`,
  },
  noted: {
    executed: '{who} zabija jednym ciosem potwora, który nie był jeszcze ranny.',
    traps: '{who} radzi sobie z pułapką.',
    rooms: '{who} otwiera nową komnatę.',
  },
  'decided-outcome': {
    won: 'Cel osiągnięty! Rundę gra się do końca.',
    lost: 'To koniec nadziei: scenariusz jest przegrany. Rundę gra się do końca.',
  },
  over: {
    won: 'Sukces po {rounds, plural, one {# rundzie} few {# rundach} many {# rundach} other {# rundy}}!',
    lost: 'Porażka po {rounds, plural, one {# rundzie} few {# rundach} many {# rundach} other {# rundy}}.',
  },
};
