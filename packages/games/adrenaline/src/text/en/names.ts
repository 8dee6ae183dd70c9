import { type Noun, same, unbroken } from '@potyczka/words';
import type { PowerUpId } from '../../content/power-ups/cards.js';
import type { Colour } from '../../vocabulary.js';
import type { CubeWords, PowerUpWords } from '../grammar.js';
import type { Names } from '../names.js';

const cube = (colour: string): CubeWords => {
  const head = `{n, plural, one {# ${colour} cube} other {# ${colour} cubes}}`;
  const next = `{n} ${colour}`;
  return { head: { nom: head, acc: head }, next: { nom: next, acc: next }, short: next };
};

/** As an object a card has its article: pays a red Newton. */
const oneOf = (nom: string, label: string): Noun => ({ ...same(nom, label), acc: `a ${nom}` });

const powerUp = (title: string, text: string): PowerUpWords<Colour> => ({
  name: {
    red: oneOf(`red ${title}`, `${title} (red)`),
    blue: oneOf(`blue ${title}`, `${title} (blue)`),
    yellow: oneOf(`yellow ${title}`, `${title} (yellow)`),
  },
  text,
  reconstructed: true,
});

const spawnpoint = (colour: string, label: string) => same(`the ${colour} spawnpoint`, `${label} spawnpoint`);

const powerUps: Readonly<Record<PowerUpId, PowerUpWords<Colour>>> = {
  'targeting-scope': powerUp(
    'Targeting Scope',
    'While your shot deals damage: pay one cube of any colour, and somebody the shot has damaged takes {damage} more damage.',
  ),
  newton: powerUp(
    'Newton',
    'In your turn, before or after an action: move somebody else’s figure 1 or {moves} squares in a straight line.',
  ),
  'tagback-grenade': powerUp(
    'Tagback Grenade',
    'When somebody you see has damaged you, that player gets {marks, plural, one {# mark} other {# marks}} from you.',
  ),
  teleporter: powerUp(
    'Teleporter',
    'In your turn, before or after an action: your figure appears on any square you like.',
  ),
};

export const names: Names = {
  figures: {
    p1: { name: same('Dozer') },
    p2: { name: same('Sprog') },
    p3: { name: unbroken(same(':D-struct-or')) },
    p4: { name: same('Banshee') },
    p5: { name: same('Violet'), reconstructed: true },
    bot: { name: same('the Terminator', 'Terminator'), reconstructed: true },
  },
  spawnpoints: {
    red: spawnpoint('red', 'Red'),
    blue: spawnpoint('blue', 'Blue'),
    yellow: spawnpoint('yellow', 'Yellow'),
  },
  cubes: { red: cube('red'), blue: cube('blue'), yellow: cube('yellow') },
  powerUps,
  hiddenPowerUp: oneOf('power-up', 'Power-up'),
  ammoTile: 'ammo tile ({gives})',
  ammoText: 'You get {gives}.',
  rooms: {
    red: 'Red room',
    blue: 'Blue room',
    yellow: 'Yellow room',
    green: 'Green room',
    purple: 'Purple room',
    white: 'White room',
  },
  piles: { weapons: 'Weapon deck', 'power-ups': 'Power-up deck', ammo: 'Ammo tiles' },
  words: {
    free: 'free',
    yes: 'Yes',
    no: 'No',
    damage: 'Damage',
    marks: 'Marks',
    skulls: 'Skulls',
    points: 'Points',
    cubes: 'Cubes',
    weapons: 'Weapons',
    'power-ups': 'Power-ups',
    'killshot-track': 'Killshot track',
    'first-player': 'First player',
    'final-frenzy': 'Final frenzy',
    'tracks-full': 'two tracks are full',
    'skulls-gone': 'no skulls are left',
    'frenzy-side': 'Frenzy side: 2, 1, 1, 1',
    discards: 'Discards',
    winner: 'Winner',
    reconstructed: 'Reconstructed: lost in our source, taken from the published game.',
    ours: 'The title on the card is lost in our source; this one is our own.',
  },
};
