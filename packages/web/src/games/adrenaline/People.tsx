import { cardName, figureName } from '@potyczka/adrenaline/text';
import {
  type FigureView,
  KILLSHOT,
  OVERKILL,
  type PlayerView,
  rowOf,
  type View,
} from '@potyczka/adrenaline/view';
import type { Seat } from '@potyczka/kernel';
import type { ReactNode } from 'react';
import type { SceneProps } from '../game-ui.js';
import { CubeIcon, PieceIcon } from './shapes.js';

const WORDS = {
  pl: {
    points: 'pkt',
    secret: 'ukryte',
    turn: 'tura',
    hand: 'zdolności',
    worth: 'wartość planszy',
    first: 'pierwszy gracz',
    dead: 'nie żyje',
    none: 'bez broni',
    unloaded: 'rozładowana',
    out: 'jeszcze poza planszą',
  },
  en: {
    points: 'pts',
    secret: 'secret',
    turn: 'turn',
    hand: 'power-ups',
    worth: 'board worth',
    first: 'first player',
    dead: 'dead',
    none: 'no weapons',
    unloaded: 'unloaded',
    out: 'not on the board yet',
  },
} as const;

/** Everybody at the table: board, marks, cubes, weapons, points. */
export const People = (props: SceneProps): ReactNode => {
  const view = props.view as View;
  return (
    <ol className="people">
      {view.players.map(p => (
        <li key={p.who} className={view.turn === p.who ? 'person active' : 'person'}>
          <Head {...props} figure={p} name={props.names[p.who as Seat] ?? ''} first={view.first === p.who} />
          <Damage {...props} figure={p} />
          <Marks {...props} figure={p} />
          <Belongings {...props} player={p} />
        </li>
      ))}
      {view.bot && (
        <li className="person">
          <Head {...props} figure={view.bot} name="" first={false} />
          <Damage {...props} figure={view.bot} />
          <Marks {...props} figure={view.bot} />
        </li>
      )}
    </ol>
  );
};

const Head = (props: SceneProps & { figure: FigureView; name: string; first: boolean }): ReactNode => {
  const { figure, lang, me } = props;
  const w = WORDS[lang];
  return (
    <div className="head">
      <PieceIcon figure={figure.who} size={28} />
      <strong>{figureName(lang, figure.who)}</strong>
      <span className="soft">{me === figure.who ? (lang === 'pl' ? 'to Ty' : 'you') : props.name}</span>
      {props.first && <abbr title={w.first}>①</abbr>}
      <span className="points">
        {figure.points ?? '?'} <small>{w.points}</small>
      </span>
    </div>
  );
};

export const Damage = ({ figure, lang }: SceneProps & { figure: FigureView }): ReactNode => {
  const w = WORDS[lang];
  return (
    <div
      className="damage"
      role="img"
      aria-label={`${figure.damage.length}/${OVERKILL} ${figure.damage.map(f => figureName(lang, f)).join(', ')}`}
    >
      {Array.from({ length: OVERKILL }, (_, i) => {
        const by = figure.damage[i];
        const kind =
          i === KILLSHOT - 1
            ? 'cell kill'
            : i === OVERKILL - 1
              ? 'cell over'
              : i === 2 || i === 5
                ? 'cell bonus'
                : 'cell';
        return (
          <span key={`cell ${i + 1}`} className={kind}>
            {by && <PieceIcon figure={by} size={15} />}
          </span>
        );
      })}
      <span className="worth" title={w.worth}>
        {rowOf(figure).join(' ')}
      </span>
    </div>
  );
};

const Marks = ({ figure, lang }: SceneProps & { figure: FigureView }): ReactNode => {
  const marks = Object.entries(figure.marks).filter(([, n]) => n > 0);
  if (marks.length === 0) return null;
  return (
    <div className="marks">
      {marks.map(([by, n]) => (
        <span key={by} title={figureName(lang, by as 'p1')}>
          ◎{n} <PieceIcon figure={by} size={15} />
        </span>
      ))}
    </div>
  );
};

const Belongings = ({ player, lang }: SceneProps & { player: PlayerView }): ReactNode => {
  const w = WORDS[lang];
  return (
    <div className="belongings">
      <span className="cubes">
        {(['red', 'blue', 'yellow'] as const).map(c =>
          Array.from({ length: 3 }, (_, i) => (
            <CubeIcon key={`${c}${i}`} colour={c} empty={i >= player.cubes[c]} />
          )),
        )}
      </span>
      <span title={w.hand}>⚡{player.powerUps}</span>
      <ul className="arms">
        {player.weapons.length === 0 && <li className="soft">{player.at ? w.none : w.out}</li>}
        {player.weapons.map(({ card, loaded }) => (
          <li key={card} className={loaded ? '' : 'unloaded'}>
            {cardName(lang, card)}
            {!loaded && <span className="hidden-text"> ({w.unloaded})</span>}
          </li>
        ))}
      </ul>
    </div>
  );
};
