import type { Log } from '../log.js';

const TOKEN =
  '{token, select, aim {aim {n, plural, one {token} other {tokens}}} dodge {dodge {n, plural, one {token} other {tokens}}} surge {surge {n, plural, one {token} other {tokens}}} standby {standby {n, plural, one {token} other {tokens}}} suppression {suppression {n, plural, one {token} other {tokens}}} observation {observation {n, plural, one {token} other {tokens}}} ion {ion {n, plural, one {token} other {tokens}}} poison {poison {n, plural, one {token} other {tokens}}} immobilize {immobilize {n, plural, one {token} other {tokens}}} other {shield {n, plural, one {token} other {tokens}}}}';
const RANK =
  '{rank, select, commander {commander} operative {operative} corps {corps} special-forces {special forces} support {support} other {heavy}}';
const FACES =
  '{hit, plural, one {# hit} other {# hits}}, {crit, plural, one {# critical} other {# criticals}}, {surge, plural, one {# surge} other {# surges}}, {blank, plural, one {# blank} other {# blanks}}';
const BLOCKS =
  '{block, plural, one {# block} other {# blocks}}, {surge, plural, one {# surge} other {# surges}}, {blank, plural, one {# blank} other {# blanks}}';
const PARTS =
  '{part, select, declare {the defender} arm {the attack pool} more {a further defender} next {the next pool} roll {attack dice} reroll {rerolls} convert {attack surges} dodge {dodge} cover {cover} modify {changes to the attack dice} defend {defence dice} reroll-defence {defence rerolls} convert-defence {defence surges} modify-defence {changes to the defence dice} compare {wounds} suppress {suppression} resolved {after the attack} other {the end of the attack}}';

export const log: Log = {
  hand: '{who} chooses a command hand.',
  colours: '{by} assigns the colours: {blue} plays blue.',
  edge: '{who} takes the {turned, select, true {near} other {far}} edge.',
  'laid-out': 'The battle cards are laid out.',
  divulged: '{who} divulges {card_label}.',
  flaw: '{who} holds {card_label} against the enemy.',
  'token-revealed': 'A token is revealed.',
  contingency: '{who} plays {card_label} instead.',
  'flaw-played': '{who} plays {card_label}.',
  vetoed: '{who} discards {card_label}.',
  kept: '{who} discards nothing.',
  battle: 'The battle: {objective_label}, {deployment_label}, {condition_label}.',
  'token-placed':
    '{kind, select, objective {An objective token is placed.} condition {A condition token is placed.} smoke {Smoke is laid.} charge {A charge is laid.} graffiti {A graffiti token is placed.} bane {A Bane token is placed.} mission {A mission token is placed.} cart {A bomb cart takes its place.} other {A token is placed.}}',
  barricade: '{who} puts up a barricade.',
  'token-removed': 'A token is removed.',
  'token-moved': 'A claimed token goes along.',
  'cart-moved': 'A bomb cart moves.',
  'token-turned': 'A supply token is turned up.',
  'supplies-drawn': '{unit} draws supply cards.',
  supplied: '{unit} takes {card}.',
  claimed: '{unit} claims an objective token.',
  dropped: '{unit} loses its objective token.',
  'token-wounds':
    '{unit} works on an objective token: {wounds, plural, one {# wound token} other {# wound tokens}}.',
  scored: '{who} scores {points, plural, one {# victory point} other {# victory points}}.',
  now: '{now, select, deploy {The armies deploy.} orders {Orders are issued.} end {The end phase begins.} over {The battle is over.} colours {Colours are chosen.} edge {An edge of the table is chosen.} reveal {The battle cards are revealed.} veto {Players strike out battle cards in turn.} objective {Objectives are placed.} other {The battle is set up.}}',
  round: 'Round {round} begins.',
  played: '{who} plays {card_label}.',
  'no-card': '{who} can play no command card.',
  priority: '{who} has priority.',
  nominated: '{unit} commands.',
  ordered: '{unit} receives an order.',
  'order-returned': 'The order of {unit} goes back into the pool.',
  'order-spent': 'The order of {unit} is used up.',
  pool: 'The order pool of {who} is formed.',
  drawn: `{who} draws a token: ${RANK}.`,
  'token-lost': `{who} draws a token that matches nobody; it leaves the game: ${RANK}.`,
  passed: '{who} passes.',
  turn: '{who} takes a turn.',
  activated: '{unit} is activated.',
  rallied:
    '{unit} rallies: {removed, plural, =0 {nothing helps} one {# suppression token goes} other {# suppression tokens go}}.',
  'ready-to-act':
    '{unit} {panicked, select, true {panics and can do nothing} other {has {actions, plural, one {# action} other {# actions}}{suppressed, select, true { (suppressed)} other {}}}}.',
  action:
    '{unit} {action, select, aim {aims} attack {attacks} dodge {dodges} move {moves} climb {climbs} reverse {reverses} pivot {pivots} recover {recovers} standby {stands by} withdraw {withdraws} other {performs a card action}}.',
  granted: '{unit} may perform a free action.',
  'no-more-actions': '{unit} can do nothing more.',
  'activation-over': 'The activation of {unit} ends.',
  discarded: '{who} discards {card_label}.',
  'back-to-hand': '{card_label} goes back to the hand of {who}.',
  stays: '{card_label} stays in play.',
  'round-cleared': 'Round {round} ends.',
  promoted: '{unit} is promoted to commander.',
  leaderless: '{who} has nobody left to command.',
  'game-over':
    '{why, select, defeat {{winner} wins: the enemy is wiped out.} points {{winner} wins on victory points.} destroyed {{winner} wins: more of the enemy was destroyed.} army {{winner} wins with the dearer army.} other {The battle is a draw.}}',
  deployed: '{unit} is deployed.',
  moved:
    '{unit} {how, select, climb {climbs} reverse {reverses} pivot {turns} withdraw {withdraws} jump {jumps} strafe {slides sideways} scout {scouts ahead} compulsory {speeds on} other {moves}}.',
  embarked: '{unit} gets into {into}.',
  disembarked: '{unit} gets out.',
  replaced: 'Minis of {unit} are placed anew.',
  displaced: '{by} pushes {unit} aside.',
  gained: `{unit} gains {n} ${TOKEN}.`,
  lost: `{unit} {why, select, spent {spends} other {loses}} {n} ${TOKEN}.`,
  card: 'A card of {unit} is {state, select, ready {readied} exhausted {exhausted} other {expended}}.',
  'card-rolled':
    '{keyword} is rolled for {unit}: {good, plural, =0 {nothing happens} one {# result counts} other {# results count}}.',
  swapped: '{unit} swaps an upgrade card.',
  'card-token': 'Tokens on a card of {unit} change.',
  mark: '{what, select, given {{unit} has {keyword}{n, plural, =0 {} other { #}} for a time.} weapons {The weapons of {unit} have {keyword}{n, plural, =0 {} other { #}} for a time.} taken {{unit} loses {keyword} for a time.} card {{keyword} is now in force for {unit}.} scouted {{unit} has scouted ahead.} reserve {{unit} waits in reserve.} reinforces {{unit} is to reinforce.} wheel {{unit} is in wheel mode.} spur {{unit} is spurred on.} pushed {{unit} is pushed.} distracted {{unit} is distracted.} held-back {{unit} is held back.} acts-next {{unit} acts next.} moved-this-round {{unit} has moved this round.} other {An effect is now in force for {unit}.}}',
  unmark: '{what, select, card {{keyword} ends for {unit}.} other {An effect ends for {unit}.}}',
  rank: `{unit} changes its rank: ${RANK}.`,
  used: '{what, select, full-move {{unit} has made a full move.} compulsory {{unit} has made its compulsory move.} clone-sharing {{unit} uses a token of other clones.} other {{unit} uses {keyword}.}}',
  wounded: '{mini_label} takes {n, plural, one {# wound} other {# wounds}}.',
  healed: '{mini_label} loses {n, plural, one {# wound token} other {# wound tokens}}.',
  'mini-defeated': '{mini_label} is defeated.',
  restored: 'A mini comes back to {unit}.',
  'new-leader': '{mini_label} leads the unit now.',
  'unit-defeated': '{unit} is defeated.',
  resilience:
    '{unit} is damaged: {damage, select, damaged {it may lose actions} disabled {it moves with difficulty} other {a weapon is disrupted}}.',
  repaired: '{unit} is repaired.',
  attack: '{by} begins an attack.',
  'attack-part': `Attack step: ${PARTS}.`,
  defender: '{by} attacks {to}{kind, select, melee { in melee} overrun { in passing} other {}}.',
  armed: '{by} gathers {dice, plural, one {# die} other {# dice}}.',
  'pool-chosen': 'The attack pool is resolved.',
  rolled: `{by} rolls {colour, select, red {red} black {black} other {white}} dice: ${FACES}.`,
  rerolled: `{by} rerolls {colour, select, red {red} black {black} other {white}} dice: ${FACES}.`,
  surges:
    '{n, plural, one {# surge becomes} other {# surges become}} {to, select, crit {{n, plural, one {a critical} other {criticals}}} other {{n, plural, one {a hit} other {hits}}}}.',
  'pool-rolled':
    'The attack: {hits, plural, one {# hit} other {# hits}}, {crits, plural, one {# critical} other {# criticals}}.',
  changed:
    '{n, plural, one {# result becomes} other {# results become}} {to, select, crit {critical} other {a hit}}.',
  cancelled:
    '{hits, plural, =0 {} one {# hit} other {# hits}}{both, select, true { and } other {}}{crits, plural, =0 {} one {# critical} other {# criticals}} cancelled{by, select, dodge { by dodge} cover { by cover} other {}}.',
  dodged: '{n, plural, one {A dodge token is} other {# dodge tokens are}} spent.',
  'scored-hit': 'The attack has hit.',
  covered: '{unit} has {cover, select, 0 {no cover} 1 {light cover} other {heavy cover}}.',
  'pierce-gained': 'The attack gains Pierce {n}.',
  pierced: 'Pierce cancels {n, plural, one {# block} other {# blocks}}.',
  'defence-rolled': `{unit} rolls defence dice: ${BLOCKS}.`,
  'defence-rerolled': `{unit} rerolls defence dice: ${BLOCKS}.`,
  'defence-surges': '{n, plural, one {# surge blocks} other {# surges block}}.',
  backlash: '{unit} is to suffer {n, plural, one {# wound} other {# wounds}} of its own attack.',
  suffers: '{unit} suffers {wounds, plural, =0 {no wounds} one {# wound} other {# wounds}}.',
  'pool-resolved': 'This attack pool is resolved.',
  'attack-over': 'The attack of {by} is over.',
};
