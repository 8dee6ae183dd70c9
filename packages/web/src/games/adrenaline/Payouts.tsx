import { figureName, PAGE_WORDS as WORDS } from '@potyczka/adrenaline/text';
import { type Figure, type Pay, payouts, type View } from '@potyczka/adrenaline/view';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { PieceIcon } from './shapes.js';

interface PayoutsProps {
  readonly view: View;
  readonly lang: Lang;
}

/** Who would get how much, best first. */
const Pays = ({ pays, lang }: { pays: readonly Pay[]; lang: Lang }): ReactNode => (
  <ul className="payouts">
    {pays.map(({ who, tokens, points }) => (
      <li key={who}>
        <PieceIcon figure={who} size={18} /> {figureName(lang, who)} <span className="soft">×{tokens}</span>
        <b>+{points}</b>
      </li>
    ))}
  </ul>
);

/** What a board would pay if it were scored now. */
export const BoardPayout = ({ view, lang, on }: PayoutsProps & { on: Figure }): ReactNode => {
  const w = WORDS[lang];
  const board = payouts(view).boards.find(b => b.on === on);
  if (!board || (board.damage.length === 0 && !board.firstBlood))
    return <span className="soft">{w.payNone}</span>;
  return (
    <div>
      <span className="soft">{w.payNow}</span>
      <Pays pays={board.damage} lang={lang} />
      {board.firstBlood && (
        <span>
          {w.firstBlood}: {figureName(lang, board.firstBlood.who)} <b>+{board.firstBlood.points}</b>
        </span>
      )}
    </div>
  );
};

/** What a track would pay if the game ended now. */
export const TrackPayout = ({ view, lang, track }: PayoutsProps & { track: string }): ReactNode => {
  const w = WORDS[lang];
  const found = payouts(view).tracks.find(t => t.track === track);
  if (!found || found.pays.length === 0) return <span className="soft">{w.payNone}</span>;
  return (
    <div>
      <span className="soft">{w.trackNow}</span>
      <Pays pays={found.pays} lang={lang} />
    </div>
  );
};
