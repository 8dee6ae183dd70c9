import { cardName, figureName, say } from '@potyczka/gloomhaven/text';
import type { HeroView } from '@potyczka/gloomhaven/view';
import { cardOf } from '@potyczka/gloomhaven/view';
import type { OptionShown } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import { SWAP_AT, WHOLE_AT } from '../../shell/pieces.js';
import { Hand, type HandCard } from '../../ui/Hand.js';
import { StandeeIcon } from '../../ui/Standee.js';
import { elementProps } from '../element.js';
import { CardFace, CardRow, cardLabel } from './CardFace.js';
import { Glyph } from './glyphs.js';
import { heroLook } from './looks.js';
import type { Scene } from './scene.js';
import { heroName } from './who.js';
import { WORDS } from './words.js';

type CardId = `#${string}`;

/** The hero that is asked about now, else the one whose turn it is. */
const askedOf = ({ view, question, lit }: Scene, mine: readonly HeroView[]): string | undefined => {
  const named = question?.ask.args?.figure;
  const byCard = mine.find(h => [...h.hand, ...h.discard].some(card => lit.has(card)));
  return (mine.find(h => h.id === named) ?? byCard ?? mine.find(h => h.id === view.turn?.of))?.id;
};

/** The hands of my characters, one at a time: the one that is asked comes up by itself. */
export const Mine = (scene: Scene): ReactNode => {
  const { view, me } = scene;
  const mine = view.heroes.filter(h => h.seat === me);
  const [wanted, setWanted] = useState<{ id: string; while: string | undefined } | null>(null);
  const asked = askedOf(scene, mine);
  const shown = (wanted && wanted.while === asked ? wanted.id : undefined) ?? asked ?? mine[0]?.id;
  const hero = mine.find(h => h.id === shown);
  if (!hero) return null;
  return (
    <div className="mine glm-mine">
      {mine.length > 1 && (
        <div className="whose">
          {mine.map(h => (
            <button
              key={h.id}
              type="button"
              aria-pressed={h.id === hero.id}
              aria-label={figureName(scene.lang, h.id)}
              onClick={() => setWanted({ id: h.id, while: asked })}
            >
              <StandeeIcon {...heroLook(view, scene.lang, h.id)} height={40} />
            </button>
          ))}
        </div>
      )}
      <RoundCards {...scene} hero={hero} />
      <Held {...scene} hero={hero} />
    </div>
  );
};

type HeroProps = Scene & { readonly hero: HeroView };

const faces = (scene: Scene, cards: readonly CardId[], isSplit = false): HandCard[] =>
  cards
    .filter(card => card !== '#')
    .map(card => ({
      element: card,
      label: cardLabel(scene, card),
      face: <CardFace scene={scene} card={card} />,
      row: isSplit ? undefined : <CardRow scene={scene} card={card} />,
      isSplit,
    }));

/** The two cards of this round, with the halves that may be played. */
const RoundCards = ({ hero, ...scene }: HeroProps): ReactNode => {
  const { turn } = scene.view;
  const cards = turn?.of === hero.id ? turn.cards : [];
  if (!turn || cards.length === 0) return null;
  const used = (['top', 'bottom'] as const).filter(half => !turn.halves.includes(half));
  return (
    <div className="round-cards">
      <span className="hand-title">{WORDS[scene.lang].round}</span>
      <div className="row">
        {cards.map(card => (
          <div key={card} className="held-round">
            <CardFace scene={scene} card={card} used={used} />
            <Basics {...scene} card={card} />
          </div>
        ))}
      </div>
    </div>
  );
};

/** Attack 2 and Move 2 instead of what is printed. */
const Basics = ({ card, ...scene }: Scene & { readonly card: CardId }): ReactNode => {
  const w = WORDS[scene.lang];
  const halves = [
    ['top', 'broadsword', w.attack],
    ['bottom', 'boots', w.move],
  ] as const;
  const lit = halves.filter(([half]) => scene.lit.has(`${card}/${half}/basic`));
  if (lit.length === 0) return null;
  return (
    <div className="basics">
      {lit.map(([half, glyph, word]) => (
        <button
          key={half}
          type="button"
          {...elementProps(
            scene,
            `${card}/${half}/basic`,
            `${cardName(scene.lang, card)}: ${word} 2`,
            half === 'top' ? 'basic' : 'basic second',
          )}
        >
          <Glyph name={glyph} size={18} /> 2
        </button>
      ))}
    </div>
  );
};

/** Both cards are chosen: they are confirmed where they lie, or change places. */
const Confirm = (scene: Scene): ReactNode => {
  const { lit, lang } = scene;
  const [whole] = lit.get(WHOLE_AT) ?? [];
  const [swap] = lit.get(SWAP_AT) ?? [];
  if (!whole) return null;
  const text = (o: OptionShown | undefined): string => (o?.label ? say(lang, o.label) : '');
  return (
    <span className="glm-confirm">
      {swap && (
        <button type="button" {...elementProps(scene, SWAP_AT, text(swap), 'swap-cards')}>
          {text(swap)}
        </button>
      )}
      <button type="button" {...elementProps(scene, WHOLE_AT, text(whole), 'primary')}>
        {text(whole)}
      </button>
    </span>
  );
};

/** What the cards chosen so far come to: the first leads. */
const Initiative = ({ chosen, lit, lang }: Scene): ReactNode => {
  const [lead] = chosen;
  const card = [...lit].find(([element, options]) =>
    options.some(o => o.at[0] === element && o.key === lead),
  )?.[0];
  if (!card || !/^#(?!goal-)/.test(card)) return null;
  return (
    <span className="initiative-note">
      {WORDS[lang].initiative} <b>{cardOf(card as CardId).initiative}</b>
    </span>
  );
};

/** While a hand is chosen the cards to choose from lie here (GLM-SETUP-05). */
const poolOf = ({ question }: Scene, hero: HeroView): readonly CardId[] | null =>
  question?.ask.id === 'ask-hand' && question.ask.args?.figure === hero.id
    ? question.options.map(o => o.key as CardId)
    : null;

const Held = ({ hero, ...scene }: HeroProps): ReactNode => {
  const w = WORDS[scene.lang];
  const pool = poolOf(scene, hero);
  const pile = (id: 'discard' | 'lost' | 'active', cards: readonly CardId[]) => ({
    id,
    title: w[id],
    count: cards.length,
    top: <span className={`pile-sign ${id}`} />,
    cards: faces(scene, cards),
  });
  return (
    <Hand
      scene={scene}
      title={`${heroName(scene.view, scene.lang, hero.id)} · ${pool ? w.pool : w.hand}`}
      cards={faces(scene, pool ?? hero.hand)}
      note={
        <>
          <Initiative {...scene} />
          <Belongings {...scene} hero={hero} />
          <Confirm {...scene} />
        </>
      }
      empty={w.noCards}
      piles={[
        pile('discard', hero.discard),
        pile('lost', hero.lost),
        ...(hero.active.length > 0
          ? [
              pile(
                'active',
                hero.active.map(a => a.card),
              ),
            ]
          : []),
      ]}
    />
  );
};

/** Items with their state, and the battle goal. */
const Belongings = ({ hero, ...scene }: HeroProps): ReactNode => {
  const { lang } = scene;
  const w = WORDS[lang];
  const goals = hero.goals.filter(g => g !== '#');
  if (hero.items.length + goals.length === 0) return null;
  return (
    <ul className="belongings" aria-label={w.items}>
      {hero.items.map(item => (
        <li key={item.id}>
          <button
            type="button"
            {...elementProps(
              scene,
              `item-${item.id}`,
              `${figureName(lang, `item-${item.id}`)}, ${item.state === 'ready' ? w.ready : w.spent}`,
              `item ${item.state}`,
            )}
          >
            {figureName(lang, `item-${item.id}`)}
          </button>
        </li>
      ))}
      {goals.map(goal => (
        <li key={goal}>
          <button type="button" {...elementProps(scene, goal, cardName(lang, goal), 'item goal')}>
            <Glyph name="flag-objective" size={16} /> {cardName(lang, goal)}
          </button>
        </li>
      ))}
    </ul>
  );
};
