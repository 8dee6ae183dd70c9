import { cardName, figureName } from '@potyczka/adrenaline/text';
import type { FigureView, PlayerView } from '@potyczka/adrenaline/view';
import type { Seat } from '@potyczka/kernel';
import type { ReactNode } from 'react';
import { elementProps, stateOf } from '../element.js';
import { figuresOf } from './figures.js';
import { useFont } from './measure.js';
import { Decks, OpenHand } from './Opened.js';
import { Ammo, Damage, Marks, Worth } from './Sheet.js';
import type { Scene } from './scene.js';
import { Bolt, Inline, PieceIcon } from './shapes.js';
import { namesThatFit } from './short-names.js';
import { WORDS } from './words.js';

/** More than these need closer rows to stand on one screen. */
const ROOMY = 4;

/** Everybody at the table: board, marks, cubes, weapons, points. */
export const People = (props: Scene): ReactNode => {
  const { view } = props;
  useFont();
  const isClose = figuresOf(view).length > ROOMY && !props.narrow;
  return (
    <>
      <ol className={isClose ? 'people close-rows' : 'people'}>
        {view.players.map(p => (
          <Person key={p.who} {...props} figure={p} name={props.names[p.who as Seat] ?? ''}>
            <Belongings {...props} player={p} hand={view.open?.hands[p.who as Seat]} />
          </Person>
        ))}
        {view.bot && <Person {...props} figure={view.bot} name={WORDS[props.lang].bot} />}
      </ol>
      {view.open && <Decks {...props} decks={view.open.decks} />}
    </>
  );
};

type PersonProps = Scene & {
  readonly figure: FigureView;
  readonly name: string;
  readonly children?: ReactNode;
};

const Person = (props: PersonProps): ReactNode => {
  const { figure, lang, me } = props;
  const { view } = props;
  const w = WORDS[lang];
  const highlighted = stateOf(props, figure.who).includes('highlight');
  const name = figureName(lang, figure.who);
  const kind = [
    'person',
    view.turn === figure.who ? 'active' : '',
    highlighted ? 'highlight' : '',
    me === figure.who ? 'own' : '',
  ];
  return (
    <li className={kind.filter(Boolean).join(' ')}>
      <div {...elementProps(props, `board-${figure.who}`, `${name}: ${w.pays}`, 'head')}>
        <PieceIcon figure={figure.who} size={28} title={name} />
        <strong>{name}</strong>
        <span className="soft who" title={props.name}>
          {me === figure.who ? w.you : props.name}
        </span>
        {view.first === figure.who && (
          <span className="first" title={w.first}>
            1<span className="hidden-text">. {w.first}</span>
          </span>
        )}
        <span className="points">
          {figure.points ?? '?'} <small>{w.points}</small>
        </span>
      </div>
      <Damage figure={figure} lang={lang} />
      <div className="line-two">
        <Worth figure={figure} lang={lang} />
        <Marks figure={figure} lang={lang} />
      </div>
      {props.children}
    </li>
  );
};

type BelongingsProps = Scene & {
  readonly player: PlayerView;
  /** His power-ups, if they are turned over. */
  readonly hand: readonly `#${string}`[] | undefined;
};

const Belongings = (props: BelongingsProps): ReactNode => {
  const { player, lang, hand } = props;
  const w = WORDS[lang];
  const cards = player.weapons.map(held => held.card);
  const room = (props.narrow ? 326 : 254) - ARM * cards.length;
  const names = namesThatFit(lang, cards, room, 14, 450);
  return (
    <>
      <div className="belongings">
        <Ammo cubes={player.cubes} lang={lang} />
        {hand ? (
          <OpenHand {...props} cards={hand} />
        ) : (
          <span className="cube-count" title={w.hand}>
            <Inline size={18}>
              <Bolt />
            </Inline>
            <span className="hidden-text">{w.hand}: </span>
            {player.powerUps}
          </span>
        )}
        {player.weapons.length === 0 && <span className="soft">{player.at ? w.none : w.out}</span>}
      </div>
      {player.weapons.length > 0 && (
        <div className="arms">
          {player.weapons.map(({ card, loaded }, i) => (
            <button
              key={card}
              type="button"
              {...elementProps(
                props,
                card,
                `${cardName(lang, card)}, ${loaded ? w.loaded : w.unloaded}`,
                loaded ? 'arm' : 'arm unloaded',
              )}
            >
              <span>{names[i]}</span>
            </button>
          ))}
        </div>
      )}
    </>
  );
};

/** What the frame of a weapon and the gap beside it take, in pixels. */
const ARM = 8;
