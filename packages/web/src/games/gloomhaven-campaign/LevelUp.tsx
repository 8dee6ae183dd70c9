import { say } from '@potyczka/gloomhaven/campaign/text';
import { activePool, levelIsDue, maxHpOf, type View, xpOf } from '@potyczka/gloomhaven/campaign/view';
import { cardName, deckOfMarks, figureName, perkFaceText } from '@potyczka/gloomhaven/text';
import { cardOf, itemOf } from '@potyczka/gloomhaven/view';
import type { OptionShown } from '@potyczka/table';
import type { ReactNode } from 'react';
import { elementProps } from '../element.js';
import { classColour } from '../gloomhaven/colours.js';
import { AbilityFace } from '../gloomhaven/faces/AbilityFace.js';
import { Glyph as Figure } from '../gloomhaven/glyphs.js';
import { silhouetteOf } from '../gloomhaven/looks.js';
import { Glyph } from './glyphs.js';
import type { Scene } from './scene.js';
import { WORDS } from './words.js';

type Hero = View['c']['characters'][`c${number}`];

/** The hero whom a question is about: it says only what they are called. */
const heroNamed = ({ view, question }: Scene): Hero | undefined =>
  Object.values(view.c.characters).find(ch => ch.name === question?.ask.args?.name);

const nameOf = ({ lang }: Scene, option: OptionShown): string =>
  option.label ? say(lang, option.label) : '';

/** Who rises, from which level to which, and what comes with it. */
const Rise = ({
  scene,
  ch,
  to,
}: {
  readonly scene: Scene;
  readonly ch: Hero;
  readonly to: number;
}): ReactNode => {
  const w = WORDS[scene.lang];
  const pool = activePool(ch).length;
  const rows: readonly (readonly [Parameters<typeof Glyph>[0]['name'], string, string])[] = [
    ['hearts', w.hp, `${maxHpOf(ch)} → ${maxHpOf({ ...ch, level: to })}`],
    ['card-pickup', w.toChooseFrom, `${pool} → ${pool + 1}`],
    ['knapsack', w.smallItems, String(Math.ceil(to / 2))],
    ...(Number.isFinite(xpOf(to + 1)) ? [['upgrade', `${w.xp}`, `${ch.xp} / ${xpOf(to + 1)}`] as const] : []),
  ];
  return (
    <aside className="glmc-rise" style={{ color: classColour(ch.class) }}>
      <Figure name={silhouetteOf(ch.class)} size={132} />
      <p>
        {ch.name}, {figureName(scene.lang, ch.class)}
      </p>
      {to > ch.level && (
        <p className="glmc-rise-level">
          <span className="hidden-text">{w.level} </span>
          {ch.level} <i aria-hidden="true">→</i> <b>{to}</b>
        </p>
      )}
      {to > ch.level && (
        <ul>
          {rows.map(([glyph, name, value]) => (
            <li key={name}>
              <Glyph name={glyph} size={18} /> {name} <b>{value}</b>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
};

/** Cards of the highest level first: the two of a new level stand side by side. */
const byLevel = (a: OptionShown, b: OptionShown): number =>
  (Number(cardOf(`#${b.key}`).level) || 1) - (Number(cardOf(`#${a.key}`).level) || 1);

/** GLM-LEVEL-04: a card for good, each with all that it says. */
export const NewCard = ({ scene }: { readonly scene: Scene }): ReactNode => {
  const { lang, question } = scene;
  const ch = heroNamed(scene);
  return (
    <div className="glmc-counter stage-over glmc-moment">
      {ch && <Rise scene={scene} ch={ch} to={Number(question?.ask.args?.n ?? ch.level)} />}
      <section>
        <h3>{WORDS[lang].newCard}</h3>
        <div className="glmc-faces">
          {(question?.options ?? []).toSorted(byLevel).map(o => (
            <div key={o.key} {...elementProps(scene, o.key, nameOf(scene, o), 'glmc-face')}>
              <AbilityFace name={cardName(lang, `#${o.key}`)} card={cardOf(`#${o.key}`)} lang={lang} />
            </div>
          ))}
        </div>
        <p className="soft">{WORDS[lang].newCardNote}</p>
      </section>
    </div>
  );
};

type Piles = ReturnType<typeof perkFaceText>['piles'];

/** How likely each card of the deck is, now and with the perk. */
const Chances = ({ scene, piles }: { readonly scene: Scene; readonly piles: Piles }): ReactNode => {
  const w = WORDS[scene.lang];
  const sum = (of: 'before' | 'after'): number => piles.reduce((n, pile) => n + pile[of], 0);
  const [now, then] = [Math.max(1, sum('before')), Math.max(1, sum('after'))];
  const share = (n: number, of: number): number => Math.round((100 * n) / of);
  const most = Math.max(1, ...piles.flatMap(p => [p.before / now, p.after / then]));
  return (
    <figure className="glmc-chances">
      <figcaption>
        {w.chances}
        <span className="now">{w.chancesNow}</span>
        <span>{w.chancesThen}</span>
      </figcaption>
      <ol>
        {piles.map(({ card, name, before, after }) => {
          const change = after / then - before / now;
          return (
            <li key={card} className={after > before ? 'more' : after < before ? 'less' : ''}>
              <b title={change === 0 ? undefined : `${share(before, now)} → ${share(after, then)}`}>
                {share(after, then)}
              </b>
              <span className="bars" aria-hidden="true">
                <i style={{ blockSize: `${(72 * after) / then / most}px` }} />
                <u style={{ blockSize: `${(72 * before) / now / most}px` }} />
              </span>
              <small>{name}</small>
            </li>
          );
        })}
      </ol>
    </figure>
  );
};

/** GLM-PERK-01: each perk with what it does to the deck. */
export const NewPerk = ({ scene }: { readonly scene: Scene }): ReactNode => {
  const { lang, question, pointed } = scene;
  const w = WORDS[lang];
  const ch = heroNamed(scene);
  if (!ch) return null;
  const minus = ch.items.reduce((sum, id) => sum + (itemOf(id).minusOneCards ?? 0), 0);
  const deck = deckOfMarks(ch.class, ch.perks, minus);
  const textOf = (key: string) => perkFaceText(lang, ch.class, Number(key), deck, ch.perks[Number(key)] ?? 0);
  const options = question?.options ?? [];
  const looked = options.find(o => o.key === pointed?.key) ?? options[0];
  return (
    <div className="glmc-counter stage-over glmc-moment">
      <Rise scene={scene} ch={ch} to={levelIsDue(ch) ? ch.level + 1 : ch.level} />
      <section>
        <h3>{w.newPerk}</h3>
        <ul className="glmc-perks">
          {options.map(o => {
            const { average, piles } = textOf(o.key);
            const [was, is] = average;
            const cards = (of: 'before' | 'after'): number => piles.reduce((n, p) => n + p[of], 0);
            return (
              <li key={o.key}>
                <div {...elementProps(scene, o.key, nameOf(scene, o), 'glmc-perk')}>
                  <b>{nameOf(scene, o)}</b>
                  <span>
                    {was === is ? (
                      cards('before') === cards('after') ? (
                        ''
                      ) : (
                        `${cards('before')} → ${cards('after')} ${w.inDeck}`
                      )
                    ) : (
                      <>
                        {was} → <strong>{is}</strong>
                      </>
                    )}
                  </span>
                </div>
              </li>
            );
          })}
        </ul>
        {looked && <Chances scene={scene} piles={textOf(looked.key).piles} />}
        <p className="soft">{w.averageNote}</p>
      </section>
    </div>
  );
};
