/** What can be wrong with an army list. */
export const army = {
  'army-unreadable': 'This is not an army list.',
  'army-no-such-card': 'There is no card {name}.',
  'army-too-dear': 'This army costs {cost} points; at most {most} are allowed.',
  'army-too-few':
    '{rank, select, commander {Commanders} operative {Operatives} corps {Corps units} special-forces {Special forces units} support {Support units} other {Heavy units}}: at least {least}, there {has, plural, one {is #} other {are #}}.',
  'army-too-many':
    '{rank, select, commander {Commanders} operative {Operatives} corps {Corps units} special-forces {Special forces units} support {Support units} other {Heavy units}}: at most {most}, there {has, plural, one {is #} other {are #}}.',
  'army-leaders': 'Commanders and operatives together: at most {most}.',
  'army-mercenaries':
    'Mercenaries, {rank, select, commander {commanders} operative {operatives} corps {corps} special-forces {special forces} support {support} other {heavy}}: at most {most}.',
  'army-mercenaries-only': 'Only a battle force that permits it may be made of mercenaries alone.',
  'army-units-min': '{names}: at least {least} in this battle force.',
  'army-units-max': '{names}: at most {most} in this battle force.',
  'army-no-format': 'This battle force does not play battles of this size.',
  'army-force-faction': '{force} belongs to another faction.',
  'army-faction': '{name} belongs to another faction.',
  'army-not-hired': 'This faction cannot hire {name}.',
  'army-not-for-hire': 'No faction can hire {name}.',
  'army-not-in-force': '{name} has no place in {force}.',
  'army-only-in-force': '{name} fights in its battle force only.',
  'army-counterpart': '{name} is never a unit of its own.',
  'army-unique': '{name}: at most {most} in an army.',
  'army-restricted': '{name} cannot carry {upgrade}.',
  'army-twice': '{upgrade}: one unit carries it once.',
  'army-no-slot':
    '{name} has {most, plural, =0 {no slot} one {# slot} other {# slots}} for {slot, select, heavy-weapon {heavy weapons} personnel {personnel} force {the Force} command {command} hardpoint {hardpoints} gear {gear} grenades {grenades} programming {programming} comms {comms} pilot {pilots} training {training} generator {generators} armament {armament} crew {crew} other {ordnance}}.',
  'army-two-leaders': 'Only one card of a unit may bring a leader.',
  'army-needs': '{name} must carry {slot, select, heavy-weapon {a heavy weapon} other {a programming card}}.',
  'army-must-equip': '{name} must carry {upgrade}.',
  'army-detachment': '{name} needs another unit for itself: {other}.',
  'army-deck-four':
    '{battle, select, objective {Objectives} deployment {Deployments} other {Conditions}}: exactly 4 cards, there {has, plural, one {is #} other {are #}}.',
  'army-deck-twice': '{name} is in the battle deck already.',
  'army-deck-other': '{name} belongs elsewhere: another row, or another size of battle.',
  'army-text-unit': 'No unit or upgrade is called “{name}”.',
  'army-text-upgrade': 'No upgrade is called “{name}”.',
  'army-text-card': 'No battle card of this row is called “{name}”.',
  'army-text-which': 'Several units are called {name}; write which one: {titles}.',
} as const;
