import type { Faces, Log } from '../log.js';

const TOKEN =
  '{token, select, aim {aim {n, plural, one {token} other {tokens}}} dodge {dodge {n, plural, one {token} other {tokens}}} surge {surge {n, plural, one {token} other {tokens}}} standby {standby {n, plural, one {token} other {tokens}}} suppression {suppression {n, plural, one {token} other {tokens}}} observation {observation {n, plural, one {token} other {tokens}}} ion {ion {n, plural, one {token} other {tokens}}} poison {poison {n, plural, one {token} other {tokens}}} immobilize {immobilize {n, plural, one {token} other {tokens}}} other {shield {n, plural, one {token} other {tokens}}}}';
const RANK =
  '{rank, select, commander {commander} operative {operative} corps {corps} special-forces {special forces} support {support} other {heavy}}';
export const faces: Faces = {
  crit: '{n, plural, one {# critical} other {# criticals}}',
  hit: '{n, plural, one {# hit} other {# hits}}',
  block: '{n, plural, one {# block} other {# blocks}}',
  surge: '{n, plural, one {# surge} other {# surges}}',
  blank: '{n, plural, one {# blank} other {# blanks}}',
  none: 'nothing',
};
const PARTS =
  '{part, select, declare {the defender} arm {the attack pool} more {a further defender} next {the next pool} roll {attack dice} reroll {rerolls} convert {attack surges} dodge {dodge} cover {cover} modify {changes to the attack dice} defend {defence dice} reroll-defence {defence rerolls} convert-defence {defence surges} modify-defence {changes to the defence dice} compare {wounds} suppress {suppression} resolved {after the attack} other {the end of the attack}}';

export const log: Log = {
  hand: '{who} chooses the cards of their command hand.',
  colours: '{by} assigns the colours: {blue} plays blue.',
  edge: '{who} takes the {turned, select, true {near} other {far}} edge.',
  'laid-out': 'The battle cards are laid out.',
  divulged: '{who} divulges “{card_label}”.',
  flaw: '{who} holds “{card_label}” against the enemy.',
  'token-revealed': 'A token is revealed.',
  contingency: '{who} plays “{card_label}” instead.',
  'flaw-played': '{who} plays “{card_label}”.',
  vetoed: '{who} discards “{card_label}”.',
  kept: '{who} keeps all the battle cards.',
  battle: 'The battle is “{objective_label}”, deployed as “{deployment_label}”, with “{condition_label}”.',
  'token-placed':
    '{kind, select, objective {An objective token is placed.} condition {A condition token is placed.} smoke {Smoke is laid.} charge {A charge is laid.} graffiti {A graffiti token is placed.} bane {A Bane token is placed.} mission {A mission token is placed.} cart {A bomb cart takes its place.} other {A token is placed.}}',
  barricade: '{who} puts up a barricade.',
  'barricade-shifted': '{who} shifts a barricade.',
  'token-removed': 'A token is removed.',
  'token-moved': 'A claimed token goes along with its unit.',
  'cart-moved': 'A bomb cart moves.',
  'token-turned': 'A supply token is turned up.',
  'supplies-drawn': '{unit} draws supply cards.',
  supplied: '{unit} takes “{card}”.',
  claimed: '{unit} claims an objective token.',
  dropped: '{unit} loses its objective token.',
  'token-wounds':
    '{unit} works on an objective token, which now has {wounds, plural, one {# wound token} other {# wound tokens}}.',
  scored:
    '{who} scores {points, plural, one {# victory point} other {# victory points}} {why, select, tokens {for the objective tokens they control} pieces {for terrain where they have more units} zone {for units in the enemy zone} edge {for units at the enemy edge} defeated {for defeated enemy units} sabotaged {for sabotage} repaired {for repairs} hostages {for hostages} cart {for the way of their bomb cart} claimed {for claimed objective tokens} bombs {for a bomb that went off} other {for keywords of their units}}: {was} → {now}.',
  now: '{now, select, deploy {The armies deploy.} orders {Orders are issued.} end {The end phase begins.} over {The battle is over.} colours {Colours are chosen.} edge {An edge of the table is chosen.} reveal {The battle cards are revealed.} veto {Players strike out battle cards in turn.} objective {Objectives are placed.} other {The battle is set up.}}',
  round: 'Round {round} begins.',
  played: '{who} plays “{card_label}”.',
  'no-card': '{who} can play no command card.',
  priority: '{who} has priority.',
  nominated: '{unit} takes command this round.',
  ordered: '{unit} receives an order.',
  'order-returned': 'The order of {unit} goes back into the pool.',
  'order-spent': 'The order of {unit} is turned face down.',
  pool: 'The order pool of {who} is formed.',
  drawn: `{who} draws {rank, select, operative {an} other {a}} ${RANK} token from the pool.`,
  'token-lost': `{who} draws {rank, select, operative {an} other {a}} ${RANK} token that matches nobody, so it leaves the game.`,
  passed: '{who} passes.',
  turn: '{who} takes a turn.',
  activated: '{unit} is activated.',
  rallied:
    '{unit} {removed, plural, =0 {tries to rally but loses no suppression ({shown})} other {rallies ({shown})}}.',
  'ready-to-act':
    '{unit} {panicked, select, true {panics and can do nothing} other {has {actions, plural, one {# action} other {# actions}}{suppressed, select, true {, one fewer for being suppressed} other {}}}}.',
  action:
    '{unit} {action, select, aim {aims} attack {attacks} dodge {prepares to dodge} move {moves} climb {climbs} reverse {reverses} pivot {pivots} recover {recovers} standby {stands by} withdraw {withdraws} card {performs the card action “{keyword}”} other {performs a card action}}.',
  granted: '{unit} may perform a free action.',
  'no-more-actions': '{unit} can do nothing more.',
  'activation-over': 'The activation of {unit} is over.',
  discarded: '{who} discards “{card_label}”.',
  'back-to-hand': '“{card_label}” goes back to the hand of {who}.',
  stays: '“{card_label}” stays in play.',
  'round-cleared': 'Round {round} ends.',
  promoted: '{unit} is promoted to commander.',
  leaderless: '{who} has nobody left to command.',
  'game-over':
    '{why, select, defeat {{winner} wins: the enemy is wiped out!} points {{winner} wins on victory points!} destroyed {{winner} wins: points are level, but the enemy has lost more!} army {{winner} wins: points and losses are level, and theirs is the costlier army!} other {The battle is a draw.}}',
  deployed: '{unit} is deployed.',
  moved:
    '{unit} {how, select, climb {climbs} reverse {reverses} pivot {turns} withdraw {withdraws} jump {jumps} strafe {slides sideways} scout {scouts ahead} compulsory {speeds on} other {moves}}.',
  embarked: '{unit} gets into {into}.',
  disembarked: '{unit} gets out.',
  replaced: 'Minis of {unit} take new places.',
  displaced: '{by} pushes {unit} aside.',
  gained: `{unit} gains {n} ${TOKEN}: {was} → {now}.`,
  lost: `{unit} {why, select, spent {spends} other {loses}} {n} ${TOKEN}: {was} → {now}.`,
  card: '{unit} {state, select, ready {readies} exhausted {exhausts} other {expends}} “{keyword}”.',
  'card-rolled':
    '{unit} rolls for {keyword}, and {good, plural, =0 {nothing counts} one {# result counts} other {# results count}}.',
  swapped: '{unit} swaps an upgrade card.',
  'card-token':
    '{unit} {how, select, on {puts tokens on} other {takes a token from}} “{keyword}”: {was} → {now}.',
  mark: '{what, select, given {{unit} has {keyword}{n, plural, =0 {} other { #}} {until, select, attack {for this attack} activation {until the end of the activation} round {until the end of the round} other {until the end of the battle}}.} weapons {The weapons of {unit} have {keyword}{n, plural, =0 {} other { #}} {until, select, attack {for this attack} activation {until the end of the activation} round {until the end of the round} other {until the end of the battle}}.} taken {{unit} loses {keyword} {until, select, attack {for this attack} activation {until the end of the activation} round {until the end of the round} other {until the end of the battle}}.} card {“{keyword}” is now in force for {unit}.} scouted {{unit} has scouted ahead.} reserve {{unit} waits in reserve.} reinforces {{unit} is to reinforce.} wheel {{unit} is in wheel mode.} spur {{unit} is spurred on.} pushed {{unit} is pushed.} distracted {{unit} is distracted.} held-back {{unit} is held back.} acts-next {{unit} acts next.} moved-this-round {{unit} has moved this round.} other {An effect is now in force for {unit}.}}',
  unmark: '{what, select, card {“{keyword}” ends for {unit}.} other {An effect ends for {unit}.}}',
  rank: `{unit} now counts as ${RANK}.`,
  used: '{what, select, full-move {{unit} has made a full move.} compulsory {{unit} has made its compulsory move.} clone-sharing {{unit} uses a token of other clones.} other {{unit} uses {keyword}.}}',
  wounded: '{mini} takes {n, plural, one {# wound} other {# wounds}}: {was} → {now} of {most}.',
  healed: '{mini} loses {n, plural, one {# wound token} other {# wound tokens}}: {was} → {now}.',
  'mini-defeated': '{mini} falls.',
  restored: 'A mini comes back to {unit}.',
  'new-leader': '{mini} takes over the unit.',
  'unit-defeated': '{unit} falls!',
  resilience:
    '{unit} is damaged: {damage, select, damaged {it may lose actions} disabled {it moves with difficulty} other {a weapon is disrupted}}.',
  repaired: '{unit} is repaired.',
  attack: '{by} begins an attack.',
  'attack-part': `Attack step: ${PARTS}.`,
  defender: '{by} attacks {to}{kind, select, melee { in melee} overrun { in passing} other {}}.',
  armed: '{by} gathers {dice, plural, one {# die} other {# dice}}.',
  'pool-chosen': 'The attack pool is resolved.',
  rolled: '{by} rolls {colour, select, red {red} black {black} other {white}} dice: {shown}.',
  rerolled: '{by} rerolls {colour, select, red {red} black {black} other {white}} dice: {shown}.',
  surges:
    '{n, plural, one {# surge becomes} other {# surges become}} {to, select, crit {{n, plural, one {a critical} other {# criticals}}} other {{n, plural, one {a hit} other {# hits}}}}.',
  'pool-rolled': '{shown, select, nothing {The attack scores no hit.} other {The attack scores {shown}.}}',
  changed:
    '{keyword} turns {n, plural, one {# result into {to, select, crit {a critical} other {a hit}}} other {# results into {to, select, crit {criticals} other {hits}}}}.',
  cancelled:
    '{cause, select, dodge {Dodging cancels} cover {Cover cancels} other {{keyword} cancels}} {shown}.',
  dodged: 'The defender spends {n, plural, one {a dodge token} other {# dodge tokens}}.',
  'scored-hit': 'The attack has hit.',
  covered: '{unit} has {cover, select, 0 {no cover} 1 {light cover} other {heavy cover}}.',
  'pierce-gained': '{keyword} gives the attack Pierce {n}.',
  pierced: 'Pierce cancels {n, plural, one {# block} other {# blocks}}.',
  'defence-rolled': '{unit} rolls defence dice: {shown}.',
  'defence-rerolled': '{unit} rerolls defence dice: {shown}.',
  'defence-surges': '{n, plural, one {# surge becomes a block} other {# surges become blocks}}.',
  backlash: '{unit} will take {n, plural, one {# wound} other {# wounds}} from its own weapon.',
  suffers: '{unit} suffers {wounds, plural, =0 {no wounds} one {# wound} other {# wounds}}.',
  'pool-resolved': 'This attack pool is resolved.',
  'attack-over': 'The attack of {by} is over.',
};
