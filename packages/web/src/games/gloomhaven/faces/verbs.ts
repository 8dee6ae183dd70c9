import type { FaceLine } from '@potyczka/gloomhaven/text';
import type { GlyphName } from '../looks.js';

/** What a card does, as a sign: one meaning each. What has no sign has words alone. */
const VERBS: Readonly<Partial<Record<FaceLine['verb'], GlyphName>>> = {
  attack: 'broadsword',
  move: 'boots',
  heal: 'heart-plus',
  shield: 'shield',
  retaliate: 'shield-reflect',
  loot: 'two-coins',
  push: 'push',
  pull: 'magnet',
  damage: 'drop',
  kill: 'death-skull',
  summon: 'position-marker',
  summonMonster: 'position-marker',
  trap: 'spikes-full',
  disarmTrap: 'demolish',
  obstacle: 'rock',
  destroyObstacle: 'mining',
  recover: 'card-pickup',
  refresh: 'recycle',
  loseCards: 'card-burn',
  teleport: 'teleport',
  control: 'puppet',
  grant: 'convince',
  command: 'convince',
  doom: 'skull-crossed-bones',
  mark: 'pointing',
};

export const verbGlyph = (verb: FaceLine['verb']): GlyphName | undefined => VERBS[verb];
