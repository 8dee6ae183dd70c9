import { conditionName } from '@potyczka/gloomhaven/text';
import type { HeroView } from '@potyczka/gloomhaven/view';
import type { ReactNode } from 'react';
import { StandeeIcon } from '../../ui/Standee.js';
import { elementProps } from '../element.js';
import { heroColour } from './colours.js';
import { Glyph } from './glyphs.js';
import { conditionColour, conditionGlyph, heroLook } from './looks.js';
import type { Scene } from './scene.js';
import { heroTitle } from './who.js';
import { WORDS } from './words.js';

/** The party: hit points, experience, gold, conditions. */
export const People = (scene: Scene): ReactNode => (
  <ol className="people glm-people">
    {scene.view.heroes.map(hero => (
      <Hero key={hero.id} {...scene} hero={hero} />
    ))}
  </ol>
);

const Hero = ({ hero, ...scene }: Scene & { readonly hero: HeroView }): ReactNode => {
  const { view, lang } = scene;
  const w = WORDS[lang];
  const figure = view.figures.find(f => f.id === hero.id);
  const name = heroTitle(view, lang, hero.id);
  const isOwn = hero.seat === scene.me;
  const kind = ['person', view.turn?.of === hero.id ? 'active' : '', hero.out ? 'out' : ''].filter(Boolean);
  return (
    <li>
      <div {...elementProps(scene, `hero-${hero.id}`, name, kind.join(' '))}>
        <StandeeIcon {...heroLook(view, lang, hero.id)} height={52} />
        <span className="hero-head">
          <strong>{name}</strong>
          <small className="sitter" title={scene.names[hero.seat]}>
            {isOwn ? w.you : (scene.names[hero.seat] ?? '')}
          </small>
        </span>
        {figure ? (
          <span className="hp-bar" aria-hidden="true">
            <i
              style={{
                width: `${(100 * figure.hp) / figure.max}%`,
                background: heroColour(view, hero.id),
              }}
            />
          </span>
        ) : (
          <span className="soft">{hero.out ? w.exhausted : w.notYet}</span>
        )}
        <span className="figures">
          {figure && (
            <span className="figure-sign hp">
              <Glyph name="hearts" size={17} label={w.hp} /> <b>{figure.hp}</b>/{figure.max}
            </span>
          )}
          <span className="figure-sign">
            <Glyph name="upgrade" size={17} label={w.xp} /> {hero.xp}
          </span>
          <span className="figure-sign money-sign">
            <Glyph name="two-coins" size={17} label={w.gold} /> {hero.money}
          </span>
          {hero.carriesWater && (
            <span className="figure-sign">
              <Glyph name="water-drop" size={18} label={w.carriesWater} />
            </span>
          )}
          {figure?.conditions.map(c => (
            <span key={c} className="condition" style={{ color: conditionColour(c) }}>
              <Glyph name={conditionGlyph(c)} size={18} label={conditionName(lang, c)} />
            </span>
          ))}
        </span>
      </div>
    </li>
  );
};
