import { conditionName, figureName } from '@potyczka/gloomhaven/text';
import type { Condition, Element, FigureView, View } from '@potyczka/gloomhaven/view';
import type { Lang } from '@potyczka/kernel/run';
import type { PlateShape } from '../../ui/Plate.js';
import type { HeadSign, StandeeProps } from '../../ui/Standee.js';
import { glyphOf } from './glyphs.js';

export type GlyphName = Parameters<typeof glyphOf>[0];

const CLASS_GLYPHS: Readonly<Record<string, GlyphName>> = {
  brute: 'brute',
  spellweaver: 'sun-priest',
  scoundrel: 'hooded-assassin',
  tinkerer: 'wrench',
  cragheart: 'rock-golem',
  mindthief: 'rat',
  sunkeeper: 'sun',
  quartermaster: 'locked-chest',
  summoner: 'magic-swirl',
  nightshroud: 'eclipse',
  plagueherald: 'beetle-shell',
  berserker: 'biceps',
  soothsinger: 'star-medal',
  doomstalker: 'bowman',
  sawbones: 'scalpel',
  elementalist: 'fire-silhouette',
  'beast-tyrant': 'bear-face',
};

/** Monsters by a word of their name: the first that fits. */
const KIND_GLYPHS: readonly (readonly [string, GlyphName])[] = [
  ['shaman', 'magic-swirl'],
  ['archer', 'bowman'],
  ['artillery', 'catapult'],
  ['cannon', 'catapult'],
  ['golem', 'rock-golem'],
  ['bones', 'skeleton'],
  ['corpse', 'shambling-zombie'],
  ['spirit', 'spectre'],
  ['soul', 'spectre'],
  ['cultist', 'cowled'],
  ['jekserah', 'cowled'],
  ['infiltrator', 'hooded-assassin'],
  ['inox', 'minotaur'],
  ['vermling', 'rat'],
  ['rat', 'rat'],
  ['hound', 'hound'],
  ['wolf', 'hound'],
  ['bear', 'bear-face'],
  ['viper', 'snake'],
  ['elder-drake', 'spiked-dragon-head'],
  ['rending', 'spiked-dragon-head'],
  ['winged', 'spiked-dragon-head'],
  ['drake', 'gecko'],
  ['ooze', 'slime'],
  ['imp', 'imp-laugh'],
  ['lurker', 'crab'],
  ['terror', 'tentacle-strike'],
  ['deep', 'tentacle-strike'],
  ['flame', 'fire-silhouette'],
  ['lava', 'fire-silhouette'],
  ['frost', 'snowflake-2'],
  ['ice', 'snowflake-2'],
  ['earth', 'stone-block'],
  ['wind', 'whirlwind'],
  ['sun', 'sun'],
  ['night', 'evil-moon'],
  ['gloom', 'evil-moon'],
  ['colorless', 'evil-moon'],
  ['demon', 'imp-laugh'],
  ['harrower', 'beetle-shell'],
  ['guard', 'swordman'],
  ['bandit', 'swordman'],
  ['captain', 'swordman'],
  ['rider', 'swordman'],
  ['lieutenant', 'swordman'],
  ['battle-boar', 'boar'],
  ['battle-bot', 'vintage-robot'],
  ['bat-swarm', 'bat-wing'],
  ['kill-bot', 'robot-antennas'],
  ['steel-construct', 'robot-golem'],
  ['iron-beast', 'robot-golem'],
  ['black-unicorn', 'unicorn'],
  ['burning-avatar', 'fire-silhouette'],
  ['decoy', 'scarecrow'],
  ['doppelganger', 'hooded-assassin'],
  ['giant-toad', 'frog'],
  ['green-adder', 'snake'],
  ['spitting-cobra', 'snake'],
  ['healing-sprite', 'fairy'],
  ['jade-falcon', 'falcon-moon'],
  ['red-falcon', 'falcon-moon'],
  ['war-hawk', 'hawk-emblem'],
  ['living-bomb', 'time-bomb'],
  ['mana-sphere', 'crystal-ball'],
  ['nail-spheres', 'spiked-ball'],
  ['monolith', 'menhir'],
  ['mystic-ally', 'meditation'],
  ['rock-colossus', 'rock-golem'],
  ['shadow-wolves', 'wolf-howl'],
  ['skeleton', 'skeleton'],
  ['swamp-alligator', 'croc-jaws'],
  ['thorn-shooter', 'cactus'],
  ['vicious-jackal', 'hound'],
  ['void-eater', 'black-hole-bolas'],
  ['merciless-overseer', 'overlord-helm'],
  ['bloated-regent', 'overlord-helm'],
  ['betrayer', 'overlord-helm'],
  ['harvester', 'overlord-helm'],
  ['sightless-eye', 'overlord-helm'],
  ['savvas', 'rock-golem'],
  ['tree', 'oak'],
  ['altar', 'stone-tablet'],
  ['door', 'closed-doors'],
  ['rock-column', 'stone-tablet'],
  ['totem', 'totem-head'],
  ['egg', 'nest-eggs'],
  ['bone-pile', 'death-skull'],
  ['wall', 'stone-wall'],
  ['fish', 'fish-corpse'],
  ['the-crystal', 'crystal-growth'],
  ['water-pump', 'well'],
  ['grave', 'tombstone'],
  ['vocal-cord', 'tentacle-strike'],
  ['redthorn', 'thorny-vine'],
  ['villager', 'person'],
  ['victim', 'person'],
  ['captive', 'person'],
  ['orchid', 'person'],
  ['hail', 'person'],
  ['zephyr', 'whirlwind'],
];

/** The silhouette of a class, a monster type, a summon or an objective. */
export const silhouetteOf = (type: string): GlyphName =>
  CLASS_GLYPHS[type] ??
  KIND_GLYPHS.find(([word]) => new RegExp(`(^|-)${word}`).test(type))?.[1] ??
  'uncertainty';

const HERO_COLOURS = ['#f2a33a', '#c48bf0', '#57c785', '#5fb3f3'];
const HERO_PLATES: readonly PlateShape[] = ['hexagon', 'diamond', 'square', 'triangle'];
const RANK_COLOURS = { normal: '#f1ebde', elite: '#f5c242', boss: '#ff8d84' } as const;

/** Who is no monster like the others: on the heroes' side, or against everybody. */
const SIDE_COLOURS: Readonly<Partial<Record<FigureView['side'], string>>> = {
  heroes: '#8fd6c4',
  third: '#d0a8ff',
};

/** The colour of a hero, by its place in the party. */
export const heroColour = (view: View, id: string): string =>
  HERO_COLOURS[view.heroes.findIndex(h => h.id === id) % HERO_COLOURS.length] ?? '#d9dee6';

const heroPlate = (view: View, id: string): PlateShape =>
  HERO_PLATES[view.heroes.findIndex(h => h.id === id) % HERO_PLATES.length] ?? 'disc';

const CONDITION_GLYPHS: Readonly<Record<Condition, readonly [GlyphName, string]>> = {
  poison: ['poison-bottle', '#9fdc6b'],
  wound: ['drop', '#ff8d84'],
  immobilize: ['plant-roots', '#e0a35f'],
  disarm: ['drop-weapon', '#c9cfd8'],
  stun: ['knocked-out-stars', '#f2c744'],
  muddle: ['misdirection', '#d3b58a'],
  curse: ['cursed-star', '#c48bf0'],
  bless: ['polar-star', '#ffe28a'],
  invisible: ['sight-disabled', '#ffffff'],
  strengthen: ['biceps', '#7fd4ff'],
};

export const conditionGlyph = (condition: Condition): GlyphName => CONDITION_GLYPHS[condition][0];
export const conditionColour = (condition: Condition): string => CONDITION_GLYPHS[condition][1];

export const ELEMENT_GLYPHS: Readonly<Record<Element, GlyphName>> = {
  fire: 'fire',
  ice: 'snowflake-2',
  air: 'whirlwind',
  earth: 'stone-block',
  light: 'sun',
  dark: 'moon',
};
export const ELEMENT_COLOURS: Readonly<Record<Element, string>> = {
  fire: '#ff8a5c',
  ice: '#7cc4f5',
  air: '#d6dde6',
  earth: '#c69a63',
  light: '#ffdd80',
  dark: '#b39cf0',
};

export const signsOf = (lang: Lang, figure: FigureView): readonly HeadSign[] =>
  figure.conditions.map(c => ({
    glyph: glyphOf(conditionGlyph(c)),
    colour: conditionColour(c),
    label: conditionName(lang, c),
  }));

type Look = Pick<StandeeProps, 'glyph' | 'colour' | 'letter' | 'plate' | 'ring'>;

/** How a figure looks: heroes by class and colour, monsters by silhouette, rank and number. */
export const lookOf = (view: View, lang: Lang, figure: FigureView): Look => {
  const glyph = glyphOf(silhouetteOf(figure.type));
  if (figure.kind === 'hero') return { ...heroLook(view, lang, figure.id) };
  const number = String(figure.number || '');
  if (figure.owner) {
    const shape = { colour: heroColour(view, figure.owner), plate: heroPlate(view, figure.owner) };
    return { glyph, ...shape, letter: number, ring: 'broken' };
  }
  const rank = figure.rank ?? 'normal';
  return {
    glyph,
    colour: SIDE_COLOURS[figure.side] ?? RANK_COLOURS[rank],
    letter: rank === 'boss' ? '♛' : number,
    plate: 'disc',
    ring: rank === 'normal' ? 'one' : 'double',
  };
};

/** A hero, also one that is no longer on the board. */
export const heroLook = (view: View, lang: Lang, id: string): Look => ({
  glyph: glyphOf(silhouetteOf(id)),
  colour: heroColour(view, id),
  letter: figureName(lang, id).slice(0, 1),
  plate: heroPlate(view, id),
  ring: 'one',
});
