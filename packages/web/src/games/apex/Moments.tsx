import { legendName, teamName, tell } from '@potyczka/apex/text';
import { type Event, ringDamage, TEAMS } from '@potyczka/apex/view';
import type { ReactNode } from 'react';
import { StandeeIcon } from '../../ui/Standee.js';
import { Glyph } from './glyphs.js';
import { standeeOf } from './look.js';
import { legendIn, type Scene } from './scene.js';
import { WORDS } from './words.js';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const lastOf = <T extends Event['type']>({ happening }: Scene, type: T): Of<T> | undefined =>
  happening.map(l => l.event).findLast((e): e is Of<T> => e.type === type);

/** An elimination and a shrinking Ring deserve the whole table for a moment; nothing under them is hidden from the hand. */
export const Moments = (scene: Scene): ReactNode => {
  const gone = lastOf(scene, 'eliminated');
  const shrunk = lastOf(scene, 'shrunk');
  const burnt = scene.happening.flatMap(({ event: e }) =>
    e.type === 'suffered' && e.by === 'ring' ? [e] : [],
  );
  if (gone) return <Gone scene={scene} e={gone} />;
  if (shrunk) return <Shrunk scene={scene} e={shrunk} />;
  return burnt.length > 0 ? <Burnt scene={scene} all={burnt} /> : null;
};

const Gone = ({ scene, e }: { readonly scene: Scene; readonly e: Of<'eliminated'> }): ReactNode => {
  const { view, lang } = scene;
  const w = WORDS[lang];
  const legend = legendIn(view, e.who);
  if (!legend) return null;
  const other = TEAMS.find(team => team !== legend.team) ?? legend.team;
  return (
    <div className={`moment gone ${other}`} aria-hidden="true">
      <StandeeIcon {...standeeOf(legend.id, legend.team)} height={120} />
      <div>
        <strong>{w.goesDown(legendName(lang, legend.id))}</strong>
        <span>
          {e.by && e.by !== e.who && `${legendName(lang, e.by)} · `}
          {w.boxesLeft(legend.boxes)}
        </span>
      </div>
      <p className="score">
        {TEAMS.map(team => (
          <span key={team} className={team}>
            <small>{teamName(lang, team)}</small>
            <b>{view.points[team]}</b>
          </span>
        ))}
      </p>
    </div>
  );
};

const Shrunk = ({ scene, e }: { readonly scene: Scene; readonly e: Of<'shrunk'> }): ReactNode => {
  const { view, lang } = scene;
  const w = WORDS[lang];
  return (
    <div className="moment ring-moment" aria-hidden="true">
      <Glyph name="fire" size={84} />
      <div>
        <strong>{w.ringShrinks}</strong>
        <span>{tell(lang, e)}</span>
        <span>{w.outsideTakes(ringDamage(Math.max(1, view.round)))}</span>
      </div>
    </div>
  );
};

interface BurntProps {
  readonly scene: Scene;
  readonly all: readonly Of<'suffered'>[];
}

/** Whoever stood outside: what it took of each. */
const Burnt = ({ scene, all }: BurntProps): ReactNode => (
  <div className="moment ring-moment" aria-hidden="true">
    <Glyph name="fire" size={84} />
    <div>
      {all.map(e => (
        <strong key={e.who}>
          {legendName(scene.lang, e.who)} −{e.amount}
          <small>
            {WORDS[scene.lang].health} {e.had.health} → {e.health}
          </small>
        </strong>
      ))}
    </div>
  </div>
);
