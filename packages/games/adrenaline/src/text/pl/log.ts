import type { Log } from '../log.js';

/** The log in Polish: in the present tense, so that no verb needs the gender of a character. */
export const log: Log = {
  shuffled: {
    weapons: 'Talia broni zostaje potasowana.',
    'power-ups': 'Talia zdolności zostaje potasowana.',
    ammo: 'Żetony amunicji zostają potasowane.',
  },
  'first-player': 'Pierwszym graczem zostaje {who}.',
  offered: 'Na {at_loc} pojawia się {card}.',
  'laid-ammo': 'Na polu {at} pojawia się {card}.',
  drew: '{who} dobiera {card_acc}.',
  discarded: '{who} odrzuca {card_acc}.',
  spawned: {
    spawnpoint: '{who} pojawia się na {at_loc}.',
    square: '{who} pojawia się na polu {at}.',
  },
  turn: 'Turę rozpoczyna {who}.',
  moved: {
    run: '{who} biegnie na pole {to}.',
    grab: '{who} idzie po ekwipunek na pole {to}.',
    shoot: '{who} zajmuje pozycję na polu {to}.',
    effect: '{who} przesuwa się na pole {to}.',
    pushed: '{by} przesuwa {who_acc} na pole {to}.',
    newton: '{by} przesuwa {who_acc} na pole {to}.',
    teleporter: '{who} pojawia się na polu {to}.',
    bot: '{by} prowadzi {who_acc} na pole {to}.',
  },
  'took-ammo': {
    all: '{who} zabiera amunicję z pola {at}: {cubes_acc}.',
    some: '{who} zabiera amunicję z pola {at}: {cubes_acc}; na resztę nie ma miejsca.',
    none: '{who} zabiera amunicję z pola {at}, ale nie ma miejsca na kostki.',
  },
  'took-weapon': '{who} zabiera {card_acc} z {at_gen}.',
  'put-down': '{who} odkłada {card_acc} na {at_acc}.',
  paid: '{who} płaci {price_acc}.',
  reloaded: '{who} ładuje {card_acc}.',
  fired: {
    weapon: '{who} atakuje {card_ins}.',
    mode: '{who} atakuje {card_ins} ({mode}).',
  },
  used: '{who} używa {effect_gen}.',
  unloaded: '{card} jest {card_gender, select, m {rozładowany} f {rozładowana} other {rozładowane}}.',
  played: '{who} zagrywa {card_acc}.',
  damaged: {
    shot: '{by} zadaje {who_dat} {amount, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
    'with-marks':
      '{by} zadaje {who_dat} {amount, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} i jeszcze {fromMarks, plural, one {# ze znacznika} few {# ze znaczników} many {# ze znaczników} other {# ze znaczników}} namierzania.',
    own: '{who} otrzymuje {amount, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} od punktu odrodzenia.',
  },
  marked: {
    shot: '{by} namierza {who_acc}: {amount, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}}.',
    answer:
      '{by} w odwecie namierza {who_acc}: {amount, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}}.',
    overkill:
      'Za totalną anihilację {by} namierza {who_acc}: {amount, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}}.',
  },
  killed: {
    killshot: 'Śmiertelny strzał: {by} zabija {who_acc}.',
    overkill: 'Śmiertelny strzał i totalna anihilacja: {by} zabija {who_acc}.',
    own: 'Śmiertelny strzał: {who} ginie na punkcie odrodzenia.',
  },
  'first-blood':
    'Pierwsza krew na planszy {on_gen}: {who} otrzymuje {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  scored:
    '{who} otrzymuje {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za {tokens, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}} na planszy {on_gen}.',
  killshot: {
    alone: '{who} kładzie znacznik na torze ofiar za śmiertelny strzał.',
    overkill: '{who} kładzie na torze ofiar dwa znaczniki: za śmiertelny strzał i totalną anihilację.',
    'overkill-by-another':
      '{who} kładzie znacznik na torze ofiar za śmiertelny strzał, a {overkill} za totalną anihilację.',
  },
  'double-kill':
    'Podwójne zabójstwo: {who} otrzymuje {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  skull: 'Na planszy {on_gen} przybywa czaszka.',
  cleared: 'Z planszy {on_gen} znikają obrażenia.',
  turned: 'Plansza {on_gen} zostaje odwrócona na stronę ostatecznego szału.',
  'scored-track': {
    killshots:
      '{who} otrzymuje {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za {tokens, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}} na torze ofiar.',
    spawnpoint:
      '{who} otrzymuje {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za {tokens, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}} na torze {track_gen}.',
  },
  frenzy: 'Zaczyna się ostateczny szał: każdy ma jeszcze jedną turę.',
  'turn-over': '{who} kończy turę.',
  'game-over': {
    won: 'Zwycięża {winners}!',
    'won-killshots':
      'Zwycięża {winners}! Przy równej liczbie punktów ({points}) rozstrzygają te z toru ofiar.',
    'won-tags':
      'Zwycięża {winners}! Przy równej liczbie punktów ({points}) rozstrzygają te z torów punktów odrodzenia.',
    'shared-killshots':
      '{winners} dzielą się zwycięstwem! Mają tyle samo punktów ({points}), także tych z toru ofiar.',
    'shared-tags':
      '{winners} dzielą się zwycięstwem! Mają tyle samo punktów ({points}), także tych z torów punktów odrodzenia.',
  },
  'bot-acted': {
    action: '{by} wykonuje akcję Terminatora.',
    entry: 'Terminator dopiero się pojawił i w tej turze nie działa.',
  },
  'bot-shot': 'Terminator strzela do {at_gen}.',
  tagged: {
    damage: '{who} ostrzeliwuje {spawn_acc} i kładzie znacznik na jego torze.',
    alone: '{who} w pojedynkę zajmuje {spawn_acc} i kładzie znacznik na jego torze.',
    overkill: 'Za totalną anihilację {who} kładzie znacznik na torze {spawn_gen}.',
  },
};
