import { say, stickerLabel } from '@potyczka/gloomhaven/campaign/text';
import { costOf, type Event, lineOf, pricesOn, type View } from '@potyczka/gloomhaven/campaign/view';
import { cardText } from '@potyczka/gloomhaven/text';
import { cardOf } from '@potyczka/gloomhaven/view';
import type { OptionShown } from '@potyczka/table';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import type { SceneProps } from '../game-ui.js';
import { AbilityFace } from '../gloomhaven/faces/AbilityFace.js';
import { EventCard, QuestCards } from './Choices.js';
import { CityBoard } from './City.js';
import { Glyph } from './glyphs.js';
import { NewCard, NewPerk } from './LevelUp.js';
import { Naming, type useSpelling } from './Naming.js';
import { Roster } from './Roster.js';
import { Shop } from './Shop.js';
import { WORDS } from './words.js';

/** What lies on the counter while somebody chooses: cards side by side, a card with its spots, wares with prices. */

type Scene = SceneProps<View, Event>;
type CardId = `#${string}`;
type HalfName = 'top' | 'bottom';

const labelOf = ({ lang }: Scene, option: OptionShown): string =>
  [option.label && say(lang, option.label), option.refusal && say(lang, option.refusal.why)]
    .filter(Boolean)
    .join('. ');

const optionsOf = (scene: Scene): readonly OptionShown[] =>
  (scene.question?.options ?? []).filter(o => o.key !== 'back');

/** Both halves of a card in words; `spots` are drawn where they lie. */
const CardSheet = ({
  scene,
  card,
  spots,
}: {
  readonly scene: Scene;
  readonly card: CardId;
  spots?(half: HalfName): ReactNode;
}): ReactNode => {
  const text = cardText(scene.lang, card);
  const w = WORDS[scene.lang];
  return (
    <>
      <h3>
        {text.name}{' '}
        <small>
          {w.level} {text.level}
        </small>
      </h3>
      {(['top', 'bottom'] as const).map(half => (
        <div key={half} className="glmc-half">
          <ul>
            {text[half].map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {spots?.(half)}
          {half === 'top' && <b className="glmc-initiative">{text.initiative}</b>}
        </div>
      ))}
    </>
  );
};

/** The cheapest sticker that a card still takes, or a spot of it. */
const cheapest = ({ view }: Scene, card: CardId, spot?: string): number =>
  Math.min(
    ...(['top', 'bottom'] as const).flatMap(half =>
      pricesOn(view.c, card.slice(1), half).flatMap(({ n, total }) =>
        spot === undefined || spot === `${half}/${n}` ? [total] : [],
      ),
    ),
  );

/** From how much gold, and whether the purse holds it. */
const FromPrice = ({ scene, price }: { readonly scene: Scene; readonly price: number }): ReactNode => {
  const { lang, view, question } = scene;
  const w = WORDS[lang];
  const { name } = question?.ask.args ?? {};
  const gold = Object.values(view.c.characters).find(ch => ch.name === name)?.gold;
  if (!Number.isFinite(price)) return null;
  const isDear = gold !== undefined && price > gold;
  return (
    <p className={isDear ? 'glmc-from dear' : 'glmc-from'}>
      <Glyph name="two-coins" size={16} /> {w.fromPrice.replace('{n}', String(price))}
      {isDear && <b>{w.tooDear.replace('{n}', String(gold))}</b>}
    </p>
  );
};

/** GLM-ENH-03: cards to choose from, side by side, each with what its cheapest sticker costs. */
const Cards = ({ scene }: { readonly scene: Scene }): ReactNode => (
  <div className="glmc-counter stage-over glmc-faces">
    {optionsOf(scene).map(option => (
      <div key={option.key} {...elementProps(scene, option.key, labelOf(scene, option), 'glmc-face')}>
        <AbilityFace
          name={cardText(scene.lang, `#${option.key}`).name}
          card={cardOf(`#${option.key}`)}
          lang={scene.lang}
        />
        {option.refusal ? (
          <p className="glmc-from dear">{say(scene.lang, option.refusal.why)}</p>
        ) : (
          <FromPrice scene={scene} price={cheapest(scene, `#${option.key}`)} />
        )}
      </div>
    ))}
  </div>
);

/** GLM-ENH-03: the spots of a card, where they lie; what is on them already is shown. */
const Spots = ({ scene, card }: { readonly scene: Scene; readonly card: CardId }): ReactNode => (
  <div className="glmc-counter stage-over">
    <div className="glmc-card">
      <CardSheet
        scene={scene}
        card={card}
        spots={half => (
          <p className="glmc-spots">
            {optionsOf(scene)
              .filter(o => o.key.startsWith(half))
              .map(o => (
                <span key={o.key} {...elementProps(scene, o.key, labelOf(scene, o), 'glmc-spot')}>
                  {o.label && say(scene.lang, o.label)}
                  <FromPrice scene={scene} price={cheapest(scene, card, o.key)} />
                </span>
              ))}
          </p>
        )}
      />
    </div>
  </div>
);

/** GLM-ENH-13 to -18: what each sticker costs here, and why. */
const Stickers = ({
  scene,
  card,
  at,
}: {
  readonly scene: Scene;
  readonly card: CardId;
  readonly at: string;
}): ReactNode => {
  const { lang, view } = scene;
  const w = WORDS[lang];
  const [half, n] = [at.split('/')[0] as HalfName, Number(at.split('/')[1])];
  const line = lineOf(cardOf(card), half, n);
  const spot = say(lang, { id: half === 'top' ? 'spot-top-label' : 'spot-bottom-label', args: { line } });
  return (
    <div className="glmc-counter stage-over glmc-enhancer">
      <div className="glmc-card">
        <CardSheet
          scene={scene}
          card={card}
          spots={each => (each === half ? <p className="glmc-spot chosen">{spot}</p> : null)}
        />
      </div>
      <div className="glmc-prices">
        <p className="soft">
          {w.base} [{w.many}: × 2] + {w.cardLevel} + {w.earlier} = {w.total}
        </p>
        {optionsOf(scene).map(o => {
          const cost = costOf(view.c, cardOf(card), half, n, o.key);
          return (
            <div key={o.key} {...elementProps(scene, o.key, labelOf(scene, o), 'glmc-price')}>
              <b>{stickerLabel(lang, o.key)}</b>
              <span>
                {cost.base}
                {cost.doubled && ' × 2'} + {cost.level} + {cost.earlier} = <b>{cost.total}</b>
              </span>
              {o.refusal && <small className="why">{say(lang, o.refusal.why)}</small>}
            </div>
          );
        })}
      </div>
    </div>
  );
};

/** The counter for the question that is open; nothing if the map serves better. */
export const counterFor = (scene: Scene, spelling: ReturnType<typeof useSpelling>): ReactNode => {
  const { question } = scene;
  const card = question?.ask.args?.card as CardId | undefined;
  switch (question?.ask.id) {
    case 'ask-card':
      return <NewCard scene={scene} />;
    case 'ask-perk':
      return <NewPerk scene={scene} />;
    case 'ask-enhance':
      return <Cards scene={scene} />;
    case 'ask-spot':
      return card ? <Spots scene={scene} card={card} /> : null;
    case 'ask-sticker':
      return card ? <Stickers scene={scene} card={card} at={String(question.ask.args?.at ?? '')} /> : null;
    case 'ask-deed':
      return <CityBoard scene={scene} />;
    case 'ask-option':
      return <EventCard scene={scene} event={String(question.ask.args?.event ?? '')} />;
    case 'ask-quest':
      return <QuestCards scene={scene} />;
    case 'ask-class':
      return <Roster scene={scene} />;
    case 'ask-name':
    case 'ask-party-name':
    case 'ask-letter':
      return <Naming scene={scene} {...spelling} />;
    case 'ask-buy':
      return <Shop scene={scene} isSelling={false} />;
    case 'ask-sell':
      return <Shop scene={scene} isSelling />;
    default:
      return null;
  }
};
