import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { textWidth, useFont } from './measure.js';
import { Ammo } from './Sheet.js';
import type { Scene } from './scene.js';
import { Bolt, Inline, PieceIcon } from './shapes.js';
import { namesThatFit } from './short-names.js';
import './strip.css';
import { loadName, PAGE_WORDS as WORDS } from '@potyczka/adrenaline/text';

/** What I can pay and shoot with, in one line: beside the question on a small screen. */
export const Strip = ({ view: shown, me, lang }: Scene): ReactNode => {
  const view = shown;
  useFont();
  const player = view.players.find(p => p.who === me);
  if (!player) return null;
  const w = WORDS[lang];
  const names = namesOf(
    lang,
    player.weapons.map(held => held.card),
  );
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
      {player.weapons.map(({ card, loaded }, i) => (
        <span key={card} className={loaded ? 'strip-arm' : 'strip-arm spent'}>
          {names[i]}
          {!loaded && <span className="hidden-text"> ({loadName(lang, card, false)})</span>}
        </span>
      ))}
      {player.weapons.length === 0 && <span className="soft">{player.at ? w.none : w.out}</span>}
    </div>
  );
};

/** Room for names after ammo and cards on the narrowest phone, and what the frame of each takes, in pixels. */
const ROOM = 150;
const FRAME = 28;

/** Short names if that saves a second line, else whole ones. */
const namesOf = (lang: Lang, cards: readonly `#${string}`[]): readonly string[] => {
  const room = ROOM - FRAME * (cards.length - 1);
  const names = namesThatFit(lang, cards, room, 14, 450);
  const taken = names.reduce((sum, name) => sum + textWidth(name, 14, 450), 0);
  return taken <= room ? names : namesThatFit(lang, cards, Number.POSITIVE_INFINITY, 14, 450);
};
