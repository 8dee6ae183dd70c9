import type { Log } from '../log.js';

/** The log in English. */
export const log: Log = {
  shuffled: {
    weapons: 'The weapon deck is shuffled.',
    'power-ups': 'The power-up deck is shuffled.',
    ammo: 'The ammo tiles are shuffled.',
  },
  'first-player': '{who} is the first player.',
  offered: 'The {card} appears at {at}.',
  'laid-ammo': 'An {card} is laid on {at}.',
  drew: '{who} draws {card_acc}.',
  discarded: '{who} discards {card_acc}.',
  spawned: {
    spawnpoint: '{who} enters the board at {at}.',
    square: '{who} enters the board on {at}.',
  },
  turn: '{who} begins a turn.',
  moved: {
    run: '{who} runs to {to}.',
    grab: '{who} goes to {to} to grab stuff.',
    shoot: '{who} takes up position on {to}.',
    effect: '{who} moves to {to}.',
    pushed: '{by} moves {who} to {to}.',
    newton: '{by} moves {who} to {to}.',
    teleporter: '{who} appears on {to}.',
    bot: '{by} walks {who} to {to}.',
  },
  'took-ammo': {
    all: '{who} takes the ammo on {at}: {cubes}.',
    some: '{who} takes the ammo on {at}: {cubes}; there is no room for the rest.',
    none: '{who} takes the ammo on {at}, but has no room for the cubes.',
  },
  'took-weapon': '{who} takes the {card} from {at}.',
  'put-down': '{who} puts the {card} down at {at}.',
  paid: '{who} pays {price_acc}.',
  reloaded: '{who} reloads the {card}.',
  fired: {
    weapon: '{who} attacks with the {card}.',
    mode: '{who} attacks with the {card} ({mode}).',
  },
  used: '{who} uses {effect}.',
  unloaded: 'The {card} is now unloaded.',
  played: '{who} plays {card_acc}.',
  damaged: {
    shot: '{by} deals {amount} damage to {who}.',
    'with-marks':
      '{by} deals {amount} damage to {who}, and {fromMarks} more from {fromMarks, plural, one {a mark} other {marks}}.',
    own: '{who} takes {amount} damage from the spawnpoint.',
  },
  marked: {
    shot: '{by} gives {who} {amount, plural, one {# mark} other {# marks}}.',
    answer: '{by} gives {who} {amount, plural, one {# mark} other {# marks}} in return.',
    overkill: '{by} gives {who} {amount, plural, one {# mark} other {# marks}} for the overkill.',
  },
  killed: {
    killshot: 'Killshot: {by} kills {who}.',
    overkill: 'Killshot and overkill: {by} kills {who}.',
    own: 'Killshot: {who} dies on the spawnpoint.',
  },
  'first-blood': 'First blood on {on}’s board: {who} gets {points, plural, one {# point} other {# points}}.',
  scored: '{who} gets {points, plural, one {# point} other {# points}} for {tokens} damage on {on}’s board.',
  killshot: {
    alone: '{who}’s killshot token goes to the killshot track.',
    overkill: '{who}’s killshot and overkill tokens go to the killshot track.',
    'overkill-by-another': '{who}’s killshot token and {overkill}’s overkill token go to the killshot track.',
  },
  'double-kill': 'Double kill: {who} gets {points, plural, one {# point} other {# points}}.',
  skull: 'A skull goes to {on}’s board.',
  cleared: 'The damage on {on}’s board is cleared.',
  turned: '{on}’s board is turned to its frenzy side.',
  'scored-track': {
    killshots:
      '{who} gets {points, plural, one {# point} other {# points}} for {tokens, plural, one {# token} other {# tokens}} on the killshot track.',
    spawnpoint:
      '{who} gets {points, plural, one {# point} other {# points}} for {tokens, plural, one {# token} other {# tokens}} on the track of {track}.',
  },
  frenzy: 'The final frenzy begins: everybody has one turn left.',
  'turn-over': '{who} ends the turn.',
  'game-over': {
    won: '{winners} wins the game!',
    'won-killshots':
      '{winners} wins the game! Points are equal ({points}); those from the killshot track decide.',
    'won-tags':
      '{winners} wins the game! Points are equal ({points}); those from the tracks of the spawnpoints decide.',
    'shared-killshots':
      '{winners} share the victory! Points are equal ({points}), those from the killshot track too.',
    'shared-tags':
      '{winners} share the victory! Points are equal ({points}), those from the tracks of the spawnpoints too.',
  },
  'bot-acted': {
    action: '{by} acts with the Terminator.',
    entry: 'The Terminator has just entered and does not act in this turn.',
  },
  'bot-shot': 'The Terminator shoots at {at}.',
  tagged: {
    damage: '{who} hits {spawn} and puts a token on its track.',
    alone: '{who} holds {spawn} alone and puts a token on its track.',
    overkill: 'For the overkill {who} puts a token on the track of {spawn}.',
  },
};
