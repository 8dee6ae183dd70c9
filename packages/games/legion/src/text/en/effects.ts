/** Prompts, labels and reasons of keywords and battle cards. */
export const effects = {
  'ask-scatter': 'Where do the scattered minis of {unit} stand?',
  'ask-long-shot': 'How many aim tokens does {unit} spend for a longer range? Up to {most}.',
  'ask-aid': 'Who gains the token instead of {unit}?',
  'ask-free-action': 'Which free action does {unit} perform?',
  'ask-bounty': 'On whom does {unit} put a bounty?',
  'ask-remove': 'What is removed from {unit}?',
  'remove-wound-label': 'A wound token',
  'remove-poison-label': 'A poison token',
  'remove-ion-label': 'An ion token',
  'remove-damage-label': 'The damage token',
  incognito: 'Nobody attacks it from beyond range 1 while it is incognito.',
  'not-in-enemy-zone': 'The unit is not wholly in the enemy deployment zone.',
  'once-in-a-game': 'Only once in a game.',
} as const;
