import type { View } from '@potyczka/gloomhaven/view';

/** Eight colours that are told apart on stone and on a dark panel. */
const AMBER = '#f2a33a';
const PURPLE = '#c48bf0';
const GREEN = '#57c785';
const BLUE = '#5fb3f3';
const CORAL = '#ff8d84';
const LEMON = '#ffe28a';
const TEAL = '#6fd9cf';
const SAND = '#d2ad86';
const ALL = [AMBER, PURPLE, GREEN, BLUE, CORAL, LEMON, TEAL, SAND] as const;

/** A class has one colour wherever it is named: on the board, in the log, in plots, in the city. */
const BY_CLASS: Readonly<Record<string, string>> = {
  brute: AMBER,
  spellweaver: PURPLE,
  scoundrel: GREEN,
  tinkerer: BLUE,
  cragheart: SAND,
  mindthief: TEAL,
  sunkeeper: LEMON,
  quartermaster: SAND,
  summoner: PURPLE,
  nightshroud: BLUE,
  plagueherald: GREEN,
  berserker: CORAL,
  soothsinger: LEMON,
  doomstalker: TEAL,
  sawbones: CORAL,
  elementalist: AMBER,
  'beast-tyrant': GREEN,
};

export const classColour = (id: string): string => BY_CLASS[id] ?? '#d9dee6';

/** The colours of a party: each its own; where two classes share one, the later takes the next that is free. */
export const coloursOf = (classes: readonly string[]): Readonly<Record<string, string>> => {
  const given: Record<string, string> = {};
  for (const id of classes) {
    const taken = new Set(Object.values(given));
    const own = classColour(id);
    given[id] = taken.has(own) ? (ALL.find(c => !taken.has(c)) ?? own) : own;
  }
  return given;
};

/** The colour of a hero in a scenario. */
export const heroColour = (view: Pick<View, 'heroes'>, id: string): string =>
  coloursOf(view.heroes.map(h => h.id))[id] ?? classColour(id);
