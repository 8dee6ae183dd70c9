import type { View } from '@potyczka/adrenaline/view';
import type { ReactNode } from 'react';
import type { SceneProps } from '../game-ui.js';
import { Ammo } from './Sheet.js';
import { Bolt, Inline, PieceIcon } from './shapes.js';
import { shortName } from './short-names.js';
import './strip.css';
import { WORDS } from './words.js';

/** What I can pay and shoot with, in one line: beside the question on a small screen. */
export const Strip = ({ view: shown, me, lang }: SceneProps): ReactNode => {
  const view = shown as View;
  const player = view.players.find(p => p.who === me);
  if (!player) return null;
  const w = WORDS[lang];
  return (
    <div className="strip">
      <PieceIcon figure={player.who} size={22} />
      <Ammo cubes={player.cubes} lang={lang} />
      <span className="cube-count" title={w.hand}>
        <Inline size={18}>
          <Bolt />
        </Inline>
        <span className="hidden-text">{w.hand}: </span>
        {view.hand.length}
      </span>
      {player.weapons.map(({ card, loaded }) => (
        <span key={card} className={loaded ? 'strip-arm' : 'strip-arm spent'}>
          {shortName(lang, card)}
          {!loaded && <span className="hidden-text"> ({w.unloaded})</span>}
        </span>
      ))}
      {player.weapons.length === 0 && <span className="soft">{player.at ? w.none : w.out}</span>}
    </div>
  );
};
