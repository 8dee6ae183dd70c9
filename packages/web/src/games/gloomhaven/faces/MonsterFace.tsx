import {
  conditionName,
  figureName,
  monsterCardText,
  monsterFaceText,
  type StatText,
} from '@potyczka/gloomhaven/text';
import {
  type AbilityView,
  deckOf,
  type FigureView,
  type MonsterDef,
  monsterCardOf,
  type View,
} from '@potyczka/gloomhaven/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { Glyph } from '../glyphs.js';
import { conditionColour, conditionGlyph, type GlyphName, silhouetteOf } from '../looks.js';
import { Lines } from './Lines.js';
import { FACE_WORDS } from './words.js';

export const STAT_GLYPHS: Readonly<Record<StatText['id'], GlyphName>> = {
  hp: 'hearts',
  move: 'boots',
  attack: 'broadsword',
  range: 'bullseye',
  shield: 'shield',
  retaliate: 'shield-reflect',
  pierce: 'spear-hook',
  targets: 'triangle-target',
};

/** What the letters of formulas are worth in this match: C characters, L its level, and kinds that are counted. */
export const lettersOf = (view: View, { counts = {} }: MonsterDef): Record<string, number> => ({
  C: view.heroes.length,
  L: view.level,
  X: 0,
  ...Object.fromEntries(
    Object.entries(counts).map(([letter, kind]) => [
      letter,
      view.figures.filter(f => f.type === kind).length,
    ]),
  ),
});

interface MonsterFaceProps {
  readonly monster: MonsterDef;
  readonly lang: Lang;
  readonly view: View | null;
  /** The one that it is about, on the board. */
  readonly figure?: FigureView | undefined;
}

/** The sheet of a monster or a boss with the numbers of now, its card of this round, and what its deck holds. */
export const MonsterFace = ({ monster, lang, view, figure }: MonsterFaceProps): ReactNode => {
  const w = FACE_WORDS[lang];
  const level = view?.scale.monsterLevel ?? 1;
  const text = monsterFaceText(lang, monster, level, view && lettersOf(view, monster));
  const ability = view?.abilities.find(a => a.kind === monster.id);
  const ranks = figure?.rank ? text.ranks.filter(r => r.rank === figure.rank) : text.ranks;
  return (
    <article className="glm-face monster" aria-label={text.name}>
      <header>
        <Glyph name={silhouetteOf(monster.id)} size={30} />
        <h4>
          {figure ? figureName(lang, figure.id) : text.name}{' '}
          <small>
            {w.ofLevel} {level}
          </small>
        </h4>
        {ability && <b className="glm-price">{ability.initiative}</b>}
      </header>
      {figure && <FigureNow figure={figure} lang={lang} />}
      <section className="glm-half upper">
        {ranks.map(rank => (
          <div key={rank.rank} className={`glm-rank ${rank.rank}`}>
            <b>{rank.name}</b>
            <ul className="glm-stats">
              {rank.stats.map(stat => (
                <li key={stat.id} title={stat.word}>
                  <Glyph name={STAT_GLYPHS[stat.id]} size={17} label={stat.word} /> <b>{stat.value}</b>
                </li>
              ))}
            </ul>
            {rank.stats
              .filter(stat => stat.from)
              .map(stat => (
                <p key={stat.id} className="glm-from">
                  {stat.word}: {stat.from}
                </p>
              ))}
            {rank.more.map(line => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ))}
        {text.lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </section>
      {text.specials.map(special => (
        <section key={special.name} className="glm-half lower">
          <b>{special.name}</b>
          <Lines lang={lang} lines={special.lines} />
        </section>
      ))}
      {view && <Abilities ability={ability} monster={monster} lang={lang} />}
    </article>
  );
};

/** How one of them is now. */
const FigureNow = ({ figure, lang }: { readonly figure: FigureView; readonly lang: Lang }): ReactNode => {
  const w = FACE_WORDS[lang];
  const one = (id: StatText['id'], n: number | null): ReactNode =>
    n === null || n === 0 ? null : (
      <li key={id}>
        <Glyph name={STAT_GLYPHS[id]} size={17} /> <b>{n}</b>
      </li>
    );
  return (
    <section className="glm-now">
      <b>{w.now}</b>
      <ul className="glm-stats">
        <li>
          <Glyph name="hearts" size={17} /> <b>{`${figure.hp} / ${figure.max}`}</b>
        </li>
        {one('move', figure.move)}
        {one('attack', figure.attack)}
        {one('range', figure.range)}
        {one('shield', figure.shield)}
        {figure.retaliate.map((r, n) => (
          <li key={`r${n}`}>
            <Glyph name="shield-reflect" size={17} /> <b>{r.n}</b>
          </li>
        ))}
      </ul>
      {figure.conditions.length > 0 && (
        <ul className="glm-stats">
          {figure.conditions.map(c => (
            <li key={c} style={{ color: conditionColour(c) }}>
              <Glyph name={conditionGlyph(c)} size={17} /> {conditionName(lang, c)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

interface AbilitiesProps {
  readonly ability: AbilityView | undefined;
  readonly monster: MonsterDef;
  readonly lang: Lang;
}

/** The card of this round, and which cards the deck still has: all of that lies open at a table. */
const Abilities = ({ ability, monster, lang }: AbilitiesProps): ReactNode => {
  const w = FACE_WORDS[lang];
  const card = ability && monsterCardText(lang, monsterCardOf(ability.card));
  const drawn = new Set(ability?.drawn ?? []);
  return (
    <>
      <section className="glm-half lower now">
        <b>{card ? `${w.thisRound}: ${card.initiative}` : w.noCard}</b>
        {card && <Lines lang={lang} lines={card.lines} />}
        {card?.marks.map(mark => (
          <p key={mark}>{mark}</p>
        ))}
      </section>
      <details className="glm-deck">
        <summary>{w.deck}</summary>
        <ul>
          {deckOf(monster.deck).cards.map(each => {
            const text = monsterCardText(lang, each);
            return (
              <li key={each.id} className={drawn.has(each.id) ? 'gone' : ''}>
                <b>{text.initiative}</b> {[...text.lines.map(l => l.text), ...text.marks].join('; ')}
                {drawn.has(each.id) && <small> ({w.gone})</small>}
              </li>
            );
          })}
        </ul>
      </details>
    </>
  );
};
