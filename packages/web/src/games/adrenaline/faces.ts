import { cardName, FACE_WORDS, PAGE_WORDS as WORDS, word } from '@potyczka/adrenaline/text';
import {
  AMMO_CARDS,
  ammoTile,
  colourOf,
  type Event,
  kindOf,
  POWER_UP_CARDS,
  type View,
  WEAPON_CARDS,
} from '@potyczka/adrenaline/view';
import type { FacesUi } from '../game-ui.js';
import { aboutOf } from './about.js';
import { Face } from './Face.js';
import { FaceLegend } from './FaceLegend.js';

type CardId = `#${string}`;

const isCard = (name: string): name is CardId => name.startsWith('#') && name !== '#?';

/** One card of each kind: two with the same face are the same card. */
const differing = <T>(cards: readonly T[], faceOf: (card: T) => string): readonly T[] => [
  ...new Map(cards.map(card => [faceOf(card), card])).values(),
];

const bothNames = (card: string) => {
  const [id = ''] = card.split('/');
  return id === 'board'
    ? { pl: FACE_WORDS.pl.board, en: FACE_WORDS.en.board }
    : { pl: cardName('pl', id as CardId), en: cardName('en', id as CardId) };
};

/** Events that are about what stands on a player's board. */
const ON_BOARDS: ReadonlySet<Event['type']> = new Set(['first-blood', 'scored', 'killed', 'turned', 'skull']);

const ofEvent = (e: Event): readonly string[] => {
  if (e.type === 'fired') return isCard(e.card) ? [`${e.card}/${e.mode}`] : [];
  if (e.type === 'used') return isCard(e.card) ? [`${e.card}/${e.effect}`] : [];
  if (e.type === 'paid') return e.cards.filter(isCard);
  if ('card' in e) return isCard(e.card) ? [e.card] : [];
  return ON_BOARDS.has(e.type) ? ['board'] : [];
};

export const faces: FacesUi<View, Event> = {
  ofOption: option => {
    const about = aboutOf(option);
    const rest = option.at.filter(isCard).filter(card => card !== about?.card);
    const first = about && (about.effect === undefined ? about.card : `${about.card}/${about.effect}`);
    return first && isCard(first) ? [first, ...rest] : rest;
  },
  ofEvent,
  name: bothNames,
  Face,
  Legend: FaceLegend,
  kinds: () => [
    { name: { pl: word('pl', 'weapons'), en: word('en', 'weapons') }, cards: WEAPON_CARDS },
    {
      name: { pl: word('pl', 'power-ups'), en: word('en', 'power-ups') },
      cards: differing(POWER_UP_CARDS, card => kindOf(card) + colourOf(card)),
    },
    {
      name: { pl: WORDS.pl.decks.ammo, en: WORDS.en.decks.ammo },
      cards: differing(AMMO_CARDS, card => JSON.stringify(ammoTile(card))),
    },
    { name: { pl: FACE_WORDS.pl.board, en: FACE_WORDS.en.board }, cards: ['board'] },
  ],
};
