/** What cards with a procedure of their own do. */
export const odd: Readonly<Record<`odd:${string}`, string>> = {
  'odd:comms-relay': 'An order for this unit may go to a friendly unit at range 1–2 instead.',
  'odd:refurbished-gonk-droid':
    'At the start of the end phase a red defence die for each inactive shield: each block turns one active.',
  'odd:saxons-combat-shield':
    'At the start of the end phase one shield becomes active if none was turned in this round.',
  'odd:unorthodox-tactician':
    'When activated: 3 red defence dice; for each that is not blank another friendly unit at range 1–3 gains an aim token.',
  'odd:frenzied-gunner':
    'In a ranged attack a red defence die may be rolled: blank adds a white die, block a black one, surge a red one.',
  'odd:saber-throw':
    'Card action: a ranged attack at range 1–2 with one melee weapon at half its dice; it counts as the attack.',
  'odd:emergency-stims': 'Exhaust in an attack: up to 2 wounds wait until the end of its next activation.',
  'odd:full-of-surprises': 'It rolls more defence dice: its courage less its suppression tokens.',
  'odd:idiots-array':
    'Aim and dodge tokens for cards with 3, 2 and 1 pips in the discard pile, one for each step of that run.',
  'odd:our-fate-is-in-your-hands':
    'At the start of the activation phase it may take suppression from troopers at range 1–2; a dodge token for each, 2 at most.',
  'odd:im-in-control':
    'At the start and the end of its activation it may hand suppression to troopers at range 1–2; an enemy that takes some gains an immobilize token too.',
  'odd:yes-my-master':
    'Divulged at deployment: Bounty and Reinforcements, or Demoralize 1, Makashi Mastery and Outmaneuver, for the whole game.',
  'odd:i-make-the-rules-now': 'Divulged at deployment: three Bane tokens are placed instead of the unit.',
  'odd:protector': 'Exhaust when its Guardian acts: for that attack it may take criticals as it takes hits.',
  'odd:secret-ingredients':
    'Each round lay an aim or a dodge token here; when activated it may take any of them.',
  'odd:insatiable-curiosity':
    'Free card action, expend: an enemy whose leader touches this leader loses a heavy weapon, gear or armament card that is not unique; this unit suffers a wound.',
  'odd:onward-to-victory':
    'Exhaust at the start of the activation phase: in this round a friendly Ewok trooper may make a speed-1 move whenever an enemy unit is defeated; then the card is gone.',
  'odd:reckless-driver':
    'Its actions begin with a compulsory move; it never reverses. The first enemy unit it displaces in an activation rolls a white defence die for each mini and suffers a wound for each block.',
  'odd:veteran-clone-pilot':
    'Exhaust when it or a friendly clone trooper at range 1 in sight attacks or defends: for that attack the two may spend each other’s aim, dodge and surge tokens.',
  'odd:battle-meditation':
    'As nominated commander it may issue one order of the command card to any friendly unit.',
  'odd:improvised-orders': 'Exhaust when you draw an order token: draw another and keep either.',
  'odd:brains-and-brawn':
    'When Leia Organa makes a ranged attack and Chewbacca is not in melee, sees the defender and is at range 1–3, one of his ranged weapons may join the pool.',
  'odd:focused-on-the-kill':
    'A unit with a bounty spends no tokens while IG-88 attacks it. Wounds defeat IG-88 only at the start of the end phase.',
  'odd:ive-altered-the-deal':
    'At the start of the command phase, if the opponent has three or more cards in the discard pile: in this round they use neither contingencies nor Lando Calrissian’s command cards.',
  'odd:force-lift':
    'When this unit is deployed a barricade may be put up at range 1 of it. Free card action, exhaust: a barricade at range 1 on which nobody stands is shifted to a free place on the battlefield within range 1.',
  'odd:vaders-might':
    'Free card action of Darth Vader: another unit at range 1 that is no commander is set down anew within range 1 and height 1 of its place; an enemy rolls a white defence die for each mini and suffers a wound for each block and surge.',
  'odd:you-have-something-i-want':
    'When all orders are issued, one unit of Imperial Dark Troopers with a face-up order is set down anew beyond range 2 of all enemies, and its order is turned down.',
  'odd:change-of-plans':
    'When it is revealed you may discard it: the enemy’s card goes back to the hand, and both select anew, the enemy another card than that.',
  'odd:isb-investigation':
    'When it is revealed you name a number of pips: the enemy’s cards with so many lie open and cannot be selected until another card was selected in a later round.',
};
