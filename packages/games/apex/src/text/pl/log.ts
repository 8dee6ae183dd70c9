import type { Log } from '../log.js';

const DAMAGE = '{amount, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}';
const DEALT = '{damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}';
const TIMES = '{hits, plural, one {raz} few {# razy} many {# razy} other {# razu}}';
const HEADS =
  '{headshots, plural, =0 {} one {, w tym raz w głowę} few {, w tym # razy w głowę} many {, w tym # razy w głowę} other {, w tym # razu w głowę}}';
const HELMET =
  '{stopped, plural, one {hełm zatrzymuje # strzał w głowę} few {hełm zatrzymuje # strzały w głowę} many {hełm zatrzymuje # strzałów w głowę} other {hełm zatrzymuje # strzału w głowę}}';
const SEEN =
  '{seen, plural, =0 {nie widzi go żaden wróg} one {widzi je # wróg} few {widzi je # wrogów} many {widzi je # wrogów} other {widzi je # wroga}}';
const CARDS_DRIFT =
  '{cards_n, plural, one {Karta celowania {cards} znosi} few {Karty celowania {cards} znoszą} many {Karty celowania {cards} znoszą} other {Karty celowania {cards} znoszą}}';
const CARDS =
  '{cards_n, plural, one {karta {cards}} few {karty {cards}} many {karty {cards}} other {karty {cards}}}';
const SAVED =
  'osłona leżącego pochłania {prevented, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}';

/** The log in Polish. */
export const log: Log = {
  shuffled: {
    deck: 'Karty i żetony są potasowane.',
    feats: 'Talia wyczynów {who_gen} jest potasowana.',
    ring: 'Karty pierścienia są potasowane.',
    aim: 'Talia celowania jest potasowana.',
    decisions: 'Karty decyzji są potasowane.',
    'automa-feats': 'Wyczyny Automy {who} są potasowane.',
  },
  'drew-colours': {
    one: 'O kolorze drużyny rozstrzyga karta celowania {cards}.',
    two: 'O wyborze koloru rozstrzygają karty celowania {cards}.',
  },
  teams: {
    people:
      'Czerwonych {red_n, plural, one {prowadzi} few {prowadzą} many {prowadzi} other {prowadzi}} {red}, niebieskich {blue}.',
    'no-red':
      'Czerwonymi są Automy, niebieskich {blue_n, plural, one {prowadzi} few {prowadzą} many {prowadzi} other {prowadzi}} {blue}.',
    'no-blue':
      'Czerwonych {red_n, plural, one {prowadzi} few {prowadzą} many {prowadzi} other {prowadzi}} {red}, niebieskimi są Automy.',
  },
  recruited: {
    person: '{seat} prowadzi {who_acc} w {team_loc}.',
    automa: '{who} dołącza do {team_gen} jako Automa.',
  },
  'armed-automa': '{who} dostaje zestaw broni {set}.',
  announced: 'Następnym razem pierścień zmniejszy się {sides}.',
  stage: {
    equip: 'Zaczyna się etap 1: legendy wybierają wyposażenie.',
    drop: 'Zaczyna się etap 2: legendy wybierają miejsce zrzutu.',
    enter: 'Legendy wchodzą na mapę.',
    clash: 'Zaczyna się etap 3, ostateczne starcie!',
  },
  pooled: '{who} dobiera pulę startową.',
  gave: '{who} daje {to_dat} {card_acc}.',
  equipped: {
    plain: '{who} bierze broń {weapons_label}.',
    worn: '{who} bierze broń {weapons_label} oraz zakłada {wears_acc}.',
  },
  'laid-bonus': 'Przy {edge_loc} leżą premia „{bonus}” i {epic}.',
  'drew-feats': {
    one: '{who} dobiera kartę wyczynu.',
    many: '{who} dobiera {n, plural, one {# kartę wyczynu} few {# karty wyczynów} many {# kart wyczynów} other {# karty wyczynu}}.',
  },
  waits: {
    alone: '{who} czeka przy {edge_loc}.',
    epic: '{who} czeka przy {edge_loc} i dostaje {epic_acc}.',
  },
  entered: '{who} wchodzi na mapę i staje na {to}.',
  'tile-cleared': 'To, co zostało przy kafelku wejścia, wraca do pudełka.',
  'drew-loot': {
    one: '{who} dobiera żeton łupu.',
    many: '{who} dobiera {n, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} łupów.',
  },
  'picked-up': '{who} podnosi {card_acc}.',
  kept: '{who} chowa {card_acc} do plecaka.',
  wore: {
    plain: '{who} zakłada {card_acc}.',
    restored: '{who} zakłada {card_acc} i odzyskuje {restored} osłony.',
  },
  attached: {
    plain: '{who} montuje {card_acc} na {weapon_loc}.',
    over: '{who} montuje {card_acc} na {weapon_loc} zamiast {old_gen}.',
  },
  detached: '{who} zdejmuje {card_acc} z {weapon_gen}.',
  dropped: { ground: '{who} upuszcza {card_acc} na {at}.', lost: '{who} upuszcza {card_acc} do kanionu.' },
  removed: '{who} zostawia {card_acc}.',
  'opened-bin': '{who} otwiera skrzynię z zaopatrzeniem, a w niej {loot}.',
  'opened-figure': '{who} otwiera {figure_acc}.',
  'drew-weapons': '{who} znajduje broń {cards_label}.',
  rearmed: { plain: '{who} bierze {card_acc} zamiast {old_gen}, z amunicją {ammo}.' },
  'took-ammo': '{who} zabiera amunicję z {card_gen}.',
  ammo: '{who} ładuje {card_acc}: amunicja {had} → {ammo}.',
  scrapped: '{card} wypada z gry.',
  turn: '{team} zaczyna turę w rundzie {round}.',
  activated: '{who} zaczyna aktywację.',
  acted: '{who} wydaje {ap} PA na {action_acc}.',
  'activation-over': '{who} kończy aktywację.',
  transition: 'Zaczyna się faza przejściowa rundy {round}.',
  cooled: {
    some: 'Zdolności się odnawiają. Znów {back_n, plural, one {jest dostępna zdolność} few {są dostępne zdolności} many {są dostępne zdolności} other {są dostępne zdolności}} {back_label}.',
    none: 'Zdolności się odnawiają.',
  },
  round: 'Zaczyna się runda {round}.',
  shrunk: 'Pierścień zmniejsza się {sides}. Kto zostanie na zewnątrz, spłonie.',
  dashed: '{who} wykonuje zryw, odrzucając {card_acc}.',
  moved: {
    move: '{who} przechodzi na {to}.',
    dash: '{who} zrywa się na {to}.',
    passage: '{who} wychodzi z {over_gen} na {to}.',
    zipline: '{who} zjeżdża linką na {to}.',
    ability: '{who} przenosi się na {to} dzięki zdolności „{over_label}”.',
    swap: '{who} zamienia się miejscami i staje na {to}.',
    pull: 'Legenda {who} zostaje przyciągnięta na {to}.',
    push: 'Legenda {who} zostaje odepchnięta na {to}.',
    fall: '{who} spada na {to}.',
    climb: '{who} wychodzi z kanionu na {to}.',
    aside: '{who} ustępuje na {to}.',
    automa: '{who} idzie na {to}.',
    reposition: '{who} zajmuje pozycję na {to}.',
  },
  played: '{who} zagrywa {card_acc}.',
  initiated: '{who} inicjuje zdolność „{ability_label}”.',
  used: { self: '{who} zużywa {card_acc}.', other: '{who} zużywa {card_acc}, by pomóc {on_dat}.' },
  showed: '{who} wyciąga {card_acc}.',
  threw: '{who} rzuca {card_acc} na {at}.',
  drifted: `${CARDS_DRIFT} granat na {at}.`,
  deflected: '{who} odrzuca granat na {to}.',
  helped: '{who} zagrywa {card_acc}, więc odrodzenie nie kosztuje PA.',
  fizzled: '{card} wpada do kanionu.',
  struck: {
    hit: '{who} uderza {at_acc}: {card} to udany atak wręcz.',
    miss: '{who} chybia, atakując wręcz {at_acc}: {card} to za mało.',
  },
  collided: '{who} na coś wpada i dochodzi do kolizji.',
  destroyed: '{who} niszczy {figures_acc}.',
  respawned: {
    paid: '{who} odradza się na {at}.',
    free: '{who} odradza się na {at} bez PA.',
    beacon: '{who} odradza się na {at} przy sygnalizatorze {beacon}.',
  },
  aimed: {
    plain: '{who} celuje do {at_gen} z {card_gen} z odległości {distance}.',
    feat: '{who} strzela do {at_gen} z {card_gen} z odległości {distance}, korzystając z {by_gen}.',
    paid: '{who} celuje do {at_gen} z naładowanej {card_gen} z odległości {distance}.',
  },
  boosted: '{who} wzmacnia strzelanie {card_ins}.',
  'waits-to-boost': '{who} zachowuje wzmocnienie na później.',
  reacted: {
    before: '{who} reaguje {card_ins} przed ostrzałem.',
    after: '{who} reaguje {card_ins} po ostrzale.',
  },
  'reacted-with': '{who} reaguje zdolnością „{ability_label}”.',
  looked: '{who} ogląda {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} celowania.',
  ordered: {
    top: '{who} odkłada karty celowania na wierzch talii.',
    bottom: '{who} odkłada karty celowania, z tego {n} na spód talii.',
  },
  swapped: '{who} zamienia się miejscami z {with_ins} i jest teraz celem.',
  revealed:
    'Na tor celowania {n, plural, one {spada # karta} few {spadają # karty} many {spada # kart} other {spada # karty}}: trudność trafienia to {threshold}.',
  replaced: '{card} zastępuje {old_acc}.',
  judged: {
    miss: `{who} nie trafia {at_gen} (${CARDS}).`,
    hits: `{who} trafia {at_acc} ${TIMES} (${CARDS}): ${DEALT}.`,
    headshots: `{who} trafia {at_acc} ${TIMES}${HEADS} (${CARDS}): ${DEALT}.`,
    helmet: `{who} trafia {at_acc} ${TIMES}${HEADS} (${CARDS}), ale ${HELMET}: ${DEALT}.`,
  },
  'shot-over': 'Karty celowania wracają do talii.',
  suffered: {
    shield: `{who} otrzymuje ${DAMAGE} od {by_gen}: osłona {hadShield} → {shield}.`,
    health: `{who} otrzymuje ${DAMAGE} od {by_gen}: zdrowie {hadHealth} → {health}.`,
    both: `{who} otrzymuje ${DAMAGE} od {by_gen}: osłona {hadShield} → {shield}, zdrowie {hadHealth} → {health}.`,
    none: '{who} nie traci niczego od {by_gen}.',
    'saved-shield': `{who} otrzymuje ${DAMAGE} od {by_gen}, ${SAVED}: osłona {hadShield} → {shield}.`,
    'saved-health': `{who} otrzymuje ${DAMAGE} od {by_gen}, ${SAVED}: zdrowie {hadHealth} → {health}.`,
    'saved-both': `{who} otrzymuje ${DAMAGE} od {by_gen}, ${SAVED}: osłona {hadShield} → {shield}, zdrowie {hadHealth} → {health}.`,
    'saved-none': `{who} wychodzi cało od {by_gen}, bo ${SAVED}.`,
  },
  spared: '{shelter} chroni {who_acc}.',
  restored: {
    both: '{who} odzyskuje {shield} osłony ({hadShield} → {nowShield}) i {health} zdrowia ({hadHealth} → {nowHealth}).',
    shield: '{who} odzyskuje {shield} osłony: {hadShield} → {nowShield}.',
    health: '{who} odzyskuje {health} zdrowia: {hadHealth} → {nowHealth}.',
    none: '{who} niczego nie odzyskuje, bo tych punktów ma już komplet.',
  },
  eliminated: {
    box: '{by} eliminuje {who_acc}: zostaje skrzynia śmierci.',
    by: '{by} eliminuje {who_acc}.',
    self: '{who} ginie od własnego ciosu.',
    alone: '{who} pada i znika z mapy.',
  },
  placed: {
    map: '{owner} umieszcza {kind_acc} na {at_loc}.',
    legend: '{owner} umieszcza {kind_acc} przy {at_loc}.',
  },
  shifted: '{figure} przesuwa się na {at_acc}.',
  taken: 'Gracze odkładają {figures_acc} do zasobów.',
  queued:
    'Żeton „{token_label}” staje na torze inicjatywy {turns, plural, one {# turę} few {# tury} many {# tur} other {# tury}} dalej.',
  due: 'Przychodzi pora na żeton „{token_label}”.',
  cooling: 'Żeton „{token_label}” odnawia się od pola {at}.',
  quickened: {
    left: 'Żeton „{token_label}” odnawia się szybciej i leży już na polu {at}.',
    back: 'Zdolność „{token_label}” jest znów dostępna.',
  },
  surged: '{who} zyskuje +{mp} PR do każdego ruchu w tej aktywacji.',
  'automa-step': {
    '1': 'W kroku 1 {who} wybiera głównego wroga.',
    '2': 'W kroku 2 {who} rozgląda się za skrzynią z zaopatrzeniem.',
    '3': 'W kroku 3 {who} dobiera wyczyn.',
    '4': 'W kroku 4 {who} sięga po zdolności.',
    '5': 'W kroku 5 {who} stosuje wyczyn.',
    '6': 'W kroku 6 {who} działa według schematu.',
    '7': 'W kroku 7 {who} szuka celu do strzału.',
    '8': 'W kroku 8 {who} znów stosuje wyczyn.',
    '9': 'W kroku 9 {who} znów sięga po zdolności.',
    '10': 'W kroku 10 {who} szuka lepszego pola.',
    '11': 'W kroku 11 {who} kończy swoją aktywację.',
  },
  'main-enemy': {
    only: 'Głównym wrogiem {who_gen} jest {main}, bo innych na mapie nie ma.',
    A: 'Głównym wrogiem {who_gen} jest {main}, bo tylko ten cel jest na linii wzroku i w optymalnym zasięgu.',
    B: 'Głównym wrogiem {who_gen} jest {main}: osłona i zdrowie dają razem {mine}, u drugiego wroga {other}.',
    C: 'Głównym wrogiem {who_gen} jest {main}, bo tylko ten cel jest na linii wzroku.',
    D: 'Głównym wrogiem {who_gen} jest {main}, bo jest bliżej: odległość {mine}, a do drugiego wroga {other}.',
    E: 'Głównym wrogiem {who_gen} jest {main}, bo tak zdecydował los.',
  },
  'next-enemy': '{gone} znika z mapy, więc głównym wrogiem {who_gen} jest teraz {main}.',
  'automa-idle': {
    'no-enemy': '{who} odpoczywa i kończy aktywację, bo na mapie nie ma wroga.',
    'no-bin': '{who} nie stoi przy żadnej skrzyni z zaopatrzeniem.',
    'no-effect': '{who} nie ma w tym kroku nic do zrobienia.',
    'shot-already': '{who} strzela tylko raz w aktywacji.',
    'nobody-in-range': '{who} nie strzela, bo nie ma do kogo.',
    'no-charge': '{who} zostaje na miejscu, bo nie ma żetonu ładowania.',
    'told-not-to': '{who} pomija ten krok, bo tak każe karta.',
  },
  'holds-fire': {
    unseen: '{who} nie strzela do {target_gen}: brak linii wzroku.',
    'out-of-range': '{who} nie strzela do {target_gen}: cel jest poza zasięgiem.',
    zone: '{who} nie strzela do {target_gen}: na drodze jest {zone}.',
  },
  'no-ability': {
    'no-token': '{who} nie używa zdolności „{ability_label}”: brak dostępnego żetonu.',
    'no-charge': '{who} nie używa zdolności „{ability_label}”: za mało żetonów ładowania.',
    condition: '{who} nie używa zdolności „{ability_label}”: warunki jej karty nie są spełnione.',
  },
  'gave-up': '{who} odkłada {card_acc}.',
  'used-bin': '{who} korzysta ze skrzyni z zaopatrzeniem.',
  'automa-feat': '{who} dobiera {card_acc}.',
  'automa-feat-over': '{who} odrzuca {card_acc}.',
  scheme: {
    danger: '{who} jest w strefie zagrożenia i próbuje ją opuścić.',
    A: '{who} działa według schematu A i ma {mp} PR: główny wróg jest na linii wzroku i w optymalnym zasięgu.',
    B: '{who} działa według schematu B i ma {mp} PR: główny wróg jest na linii wzroku i w zasięgu.',
    C: '{who} działa według schematu C i ma {mp} PR: główny wróg jest na linii wzroku.',
    D: '{who} działa według schematu D i ma {mp} PR: główny wróg jest poza linią wzroku.',
  },
  charge: {
    gains: '{who} zyskuje ładowanie: {had} → {charge}.',
    pays: '{who} płaci ładowaniem: {had} → {charge}.',
  },
  'drew-decision': '{who} dobiera {card_acc}.',
  laid: {
    walks: '{card} prowadzi {who_acc} przez {path}.',
    barred: '{card} prowadzi {who_acc} na {first}, ale nie można tam wejść, bo {bars}.',
  },
  'card-ends': {
    barred: '{card} nie prowadzi dalej: na {at} nie można wejść, bo {bars}.',
    edge: '{card} nie prowadzi dalej: tu kończy się mapa.',
  },
  stands: '{who} nie idzie dalej, bo tak każe symbol schematu.',
  'automa-change': '{who} zmienia strzał {card_ins}: {changes}.',
  'revealed-feat': {
    kept: '{who} odkrywa {card_acc}, ale zadziała on dopiero po ostrzale.',
    now: '{who} odkrywa {card_acc}.',
  },
  weighed: {
    stays: `{who} zostaje na {to}, bo żadne pole obok nie jest lepsze: ${SEEN}.`,
    unseen: `{who} wybiera pole {to}: ${SEEN}.`,
    higher: '{who} wybiera pole {to}, bo leży wyżej.',
    cover: '{who} wybiera pole {to}, bo daje ukrycie.',
  },
  skips: '{who} pomija krok {step}, bo tak każe karta.',
  'game-over': {
    'all-eliminated': 'Zwycięża {winner}: wszyscy wrogowie wyeliminowani!',
    'points-held': 'Zwycięża {winner} dzięki punktom zwycięstwa!',
    points: 'Zwycięża {winner}, bo ma więcej punktów zwycięstwa!',
    health: 'Zwycięża {winner}, bo ma więcej zdrowia!',
    draw: 'Mecz kończy się remisem.',
  },
};
