/** What cards with a procedure of their own do. */
export const odd: Readonly<Record<`odd:${string}`, string>> = {
  'odd:comms-relay': 'A friendly unit at range 1–2 may receive the order of this unit instead.',
  'odd:refurbished-gonk-droid':
    'At the start of the end phase, roll a red defence die for each inactive shield of this unit: each block turns one of them active.',
  'odd:saxons-combat-shield':
    'At the start of the end phase, one shield of this unit becomes active if none was used in this round.',
  'odd:unorthodox-tactician':
    'When this unit is activated, roll 3 red defence dice: for each result that is not blank, another friendly unit at range 1–3 gains an aim token.',
  'odd:frenzied-gunner':
    'In a ranged attack you may roll a red defence die: a blank adds a white die to the pool, a block a black one, a surge a red one.',
  'odd:saber-throw':
    'Card action: this unit makes a ranged attack at range 1–2 with one melee weapon and half its dice; that is its attack action in this activation.',
  'odd:emergency-stims':
    'In an attack you may exhaust this card: up to 2 wounds of this unit wait until the end of its next activation.',
  'odd:full-of-surprises':
    'This unit rolls more defence dice: as many as its courage less its suppression tokens.',
  'odd:idiots-array':
    'If cards with 3, 2 and 1 pips lie in the discard pile, the unit gains an aim and a dodge token for each step of that run.',
  'odd:our-fate-is-in-your-hands':
    'At the start of the activation phase the unit may take suppression tokens from troopers at range 1–2; for each it gains a dodge token, 2 at most.',
  'odd:im-in-control':
    'At the start and at the end of its activation the unit may hand suppression tokens to troopers at range 1–2; an enemy that takes some gains an immobilize token too.',
  'odd:yes-my-master':
    'If you divulge this card at deployment, the unit has either Bounty and Reinforcements, or Demoralize 1, Makashi Mastery and Outmaneuver, for the whole game.',
  'odd:i-make-the-rules-now':
    'If you divulge this card at deployment, you place three Bane tokens instead of the unit.',
  'odd:protector':
    'When the Guardian of this unit acts, you may exhaust this card: for that attack the unit takes criticals as it takes hits.',
  'odd:secret-ingredients':
    'Each round you lay an aim or a dodge token on this card; when the unit is activated, it may take any tokens from the card.',
  'odd:insatiable-curiosity':
    'Free card action, expend this card: an enemy whose leader touches the leader of this unit loses a heavy weapon, gear or armament card that is not unique, and this unit suffers 1 wound.',
  'odd:onward-to-victory':
    'At the start of the activation phase you may exhaust this card: whenever an enemy unit is defeated in this round, a friendly Ewok trooper unit may perform a speed-1 move; then the card is gone.',
  'odd:reckless-driver':
    'The actions of this unit begin with a compulsory move, and it never reverses. The first enemy unit that it displaces in an activation rolls a white defence die for each mini and suffers 1 wound for each block.',
  'odd:veteran-clone-pilot':
    'When this unit or a friendly clone trooper unit at range 1 in line of sight attacks or defends, you may exhaust this card: for that attack the two may spend each other’s aim, dodge and surge tokens.',
  'odd:battle-meditation':
    'When this unit is the nominated commander, you may issue one order of the command card to any friendly unit.',
  'odd:improvised-orders':
    'When you draw an order token, you may exhaust this card: you draw another token and keep either.',
  'odd:brains-and-brawn':
    'When Leia Organa makes a ranged attack, Chewbacca may add one of his ranged weapons to the pool if he is not in melee, sees the defender and is at range 1–3 of it.',
  'odd:focused-on-the-kill':
    'A unit with a bounty spends no tokens while IG-88 attacks it. Wounds defeat IG-88 only at the start of the end phase.',
  'odd:ive-altered-the-deal':
    'At the start of the command phase, if your opponent has three or more cards in the discard pile, they use neither contingencies nor Lando Calrissian’s command cards in this round.',
  'odd:force-lift':
    'When you deploy this unit, you may put up a barricade at range 1 of it. Free card action, exhaust this card: you shift a barricade at range 1 on which nobody stands to a free place on the battlefield within range 1.',
  'odd:vaders-might':
    'Free card action of Darth Vader: you set down another unit at range 1 that is no commander anew, within range 1 and height 1 of its place; an enemy unit then rolls a white defence die for each mini and suffers 1 wound for each block and surge.',
  'odd:you-have-something-i-want':
    'When all orders are issued, you set down one unit of Imperial Dark Troopers with a face-up order anew beyond range 2 of all enemies, and its order is turned face down.',
  'odd:change-of-plans':
    'When this card is revealed, you may discard it: your opponent’s card goes back to their hand and both of you select anew, your opponent another card than that one.',
  'odd:isb-investigation':
    'When this card is revealed, you name a number of pips: your opponent’s cards with that many lie open and cannot be selected until another card was selected in a later round.',
};
