import { questBrings, questName, questText } from '@potyczka/gloomhaven/campaign/text';
import { type Event, questOf, type View } from '@potyczka/gloomhaven/campaign/view';
import { deckOfMarks } from '@potyczka/gloomhaven/text';
import { itemOf } from '@potyczka/gloomhaven/view';
import type { ReactNode } from 'react';
import type { FaceProps, FacesUi } from '../game-ui.js';
import { faces as cards } from '../gloomhaven/faces/index.js';
import { PerkFace, PlainFace } from '../gloomhaven/faces/SmallFaces.js';

/** Personal quests are cards of the campaign; whatever else is named here lies in scenarios as well. */
const isQuest = (card: string): boolean => card.startsWith('quest-');

/** The perk of a hero, with what it does to the deck of that hero. */
const perkOf = (view: View | null, card: string): ReturnType<typeof marksOf> =>
  card.startsWith('perk-') && view ? marksOf(view, card) : undefined;

const marksOf = (view: View, card: string) => {
  const [who = '', row = '0'] = card.slice(5).split('/');
  const hero = Object.values(view.c.characters).find(ch => ch.class === who);
  if (!hero) return undefined;
  const minus = hero.items.reduce((sum, id) => sum + (itemOf(id).minusOneCards ?? 0), 0);
  const deck = deckOfMarks(who, hero.perks, minus);
  return { who, row: Number(row), hero: { deck, marks: hero.perks[Number(row)] ?? 0 } };
};

const Face = ({ card, lang, view }: FaceProps<View>): ReactNode => {
  const perk = perkOf(view, card);
  if (perk) return <PerkFace {...perk} lang={lang} />;
  if (isQuest(card))
    return (
      <PlainFace
        lang={lang}
        title={questName(lang, `#${card.slice(6)}`)}
        kind={lang === 'pl' ? 'Cel życiowy' : 'Personal quest'}
        glyph="flag-objective"
        lines={[questText(lang, `#${card.slice(6)}`), ...questBrings(lang, questOf(`#${card.slice(6)}`))]}
      />
    );
  return <cards.Face card={card} lang={lang} view={null} />;
};

/** The faces of the campaign: those of scenarios, and personal quests. */
export const faces: FacesUi<View, Event> = {
  ofOption: option => {
    const { quest, ...args } = option.label?.args ?? {};
    const own = typeof quest === 'string' ? [`quest-${quest.replace(/^#/, '')}`] : [];
    const keyed = /^[a-z0-9-]+$/.test(option.key) ? [`#${option.key}`] : [];
    const rest = cards.ofOption(
      { ...option, label: { id: '', args }, at: [...option.at, ...keyed] },
      null as never,
    );
    return [...own, ...rest];
  },
  ofEvent: () => [],
  name: card =>
    isQuest(card)
      ? { en: questName('en', `#${card.slice(6)}`), pl: questName('pl', `#${card.slice(6)}`) }
      : cards.name(card),
  Face,
  Legend: cards.Legend,
  kinds: () => [],
};
