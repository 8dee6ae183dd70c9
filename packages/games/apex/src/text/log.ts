import type { LogOf } from '@potyczka/kit/text';
import type { Event, MovedBy } from '../events.js';

/** What damage has taken: points of one kind, of both, or nothing. */
export type Taken = 'shield' | 'health' | 'both' | 'none';

/** Events that are told in several ways. */
export interface Variants {
  shuffled: 'deck' | 'feats' | 'ring' | 'aim' | 'decisions' | 'automa-feats';
  'drew-colours': 'one' | 'two';
  recruited: 'person' | 'automa';
  teams: 'people' | 'no-red' | 'no-blue';
  'main-enemy': Extract<Event, { type: 'main-enemy' }>['by'];
  scheme: Extract<Event, { type: 'scheme' }>['scheme'];
  charge: 'gains' | 'pays';
  laid: 'walks' | 'barred';
  'automa-idle': Extract<Event, { type: 'automa-idle' }>['why'];
  'holds-fire': Extract<Event, { type: 'holds-fire' }>['because'];
  'no-ability': Extract<Event, { type: 'no-ability' }>['why'];
  'revealed-feat': 'kept' | 'now';
  weighed: 'stays' | 'unseen' | 'higher' | 'cover';
  'automa-step': '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11';
  waits: 'alone' | 'epic';
  equipped: 'plain' | 'worn';
  'drew-feats': 'one' | 'many';
  'drew-loot': 'one' | 'many';
  moved: MovedBy;
  dropped: 'ground' | 'lost';
  wore: 'plain' | 'restored';
  attached: 'plain' | 'over';
  'card-ends': 'barred' | 'edge';
  rearmed: 'plain';
  used: 'self' | 'other';
  cooled: 'some' | 'none';
  aimed: 'plain' | 'paid' | 'feat';
  reacted: 'before' | 'after';
  struck: 'hit' | 'miss';
  judged: 'miss' | 'hits' | 'headshots' | 'helmet';
  suffered: Taken | `saved-${Taken}`;
  eliminated: 'by' | 'box' | 'self' | 'alone';
  respawned: 'paid' | 'free' | 'beacon';
  restored: 'both' | 'shield' | 'health' | 'none';
  quickened: 'left' | 'back';
  stage: Extract<Event, { type: 'stage' }>['stage'];
  'game-over': Extract<Event, { type: 'game-over' }>['by'];
  placed: 'map' | 'legend';
  ordered: 'top' | 'bottom';
}

/** A sentence for every event, in ICU message format, and for every way of telling it. */
export type Log = LogOf<Event, Variants>;
