import { cardName, figureName, loadName, PAGE_WORDS as WORDS } from '@potyczka/adrenaline/text';
import type { FigureView, PlayerView } from '@potyczka/adrenaline/view';
import type { Seat } from '@potyczka/kernel';
import type { ReactNode } from 'react';
import { useShort } from '../../shell/useNarrow.js';
import { elementProps, stateOf } from '../element.js';
import { figuresOf } from './figures.js';
import { textWidth, useFont } from './measure.js';
import { Decks, OpenHand } from './Opened.js';
import { Picture } from './Picture.js';
import { Ammo, Damage, Marks, Worth } from './Sheet.js';
import type { Scene } from './scene.js';
import { Bolt, Inline, Portrait } from './shapes.js';
import { namesThatFit } from './short-names.js';

/** More than these need closer rows to stand on one screen. */
const ROOMY = 4;

/** Everybody at the table: board, marks, cubes, weapons, points. */
export const People = (props: Scene): ReactNode => {
  const view = props.view;
  useFont();
  const isShort = useShort();
  const isClose = (isShort || figuresOf(view).length > ROOMY) && !props.narrow;
  return (
    <>
      <ol className={isClose ? 'people close-rows' : 'people'}>
        {view.players.map(p => (
          <Person key={p.who} {...props} isClose={isClose} figure={p} name={props.names[p.who as Seat] ?? ''}>
            <Belongings {...props} player={p} hand={view.open?.hands[p.who as Seat]} />
          </Person>
        ))}
        {view.bot && <Person {...props} isClose={isClose} figure={view.bot} name={WORDS[props.lang].bot} />}
      </ol>
      {view.open && <Decks {...props} decks={view.open.decks} />}
    </>
  );
};

type PersonProps = Scene & {
  readonly figure: FigureView;
  readonly name: string;
  /** There are many: rows stand closer. */
  readonly isClose: boolean;
  readonly children?: ReactNode;
};

const Person = (props: PersonProps): ReactNode => {
  const { figure, lang, me, isClose } = props;
  const view = props.view;
  const w = WORDS[lang];
  const highlighted = stateOf(props, figure.who).includes('highlight');
  const name = figureName(lang, figure.who);
  const isBot = me !== figure.who && props.name === w.bot;
  const kind = [
    'person',
    view.turn === figure.who ? 'active' : '',
    highlighted ? 'highlight' : '',
    me === figure.who ? 'own' : '',
  ];
  return (
    <li className={kind.filter(Boolean).join(' ')}>
      <div {...elementProps(props, `board-${figure.who}`, `${name}: ${w.pays}`, 'head')}>
        <Portrait figure={figure.who} size={isClose ? 28 : 38} />
        <strong>{name}</strong>
        <span className={isBot ? 'soft who sitter is-bot' : 'soft who sitter'} title={props.name}>
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
      {/* What stands on the board is explained wherever it is pointed at; by keys from its head. */}
      <div className="standing" data-el={`board-${figure.who}`}>
        <Damage figure={figure} lang={lang} />
        <div className="line-two">
          <Worth figure={figure} lang={lang} view={view} />
          <Marks figure={figure} lang={lang} />
        </div>
      </div>
      {props.children}
    </li>
  );
};

type BelongingsProps = Scene & {
  readonly player: PlayerView;
  /** Their power-ups, if they are turned over. */
  readonly hand: readonly `#${string}`[] | undefined;
};

const Belongings = (props: BelongingsProps): ReactNode => {
  const { player, lang, hand } = props;
  const w = WORDS[lang];
  const cards = player.weapons.map(held => held.card);
  const room = roomFor(props.narrow) - ARM * cards.length;
  const names = namesThatFit(lang, cards, room, 14, 450);
  // Three weapons with long names are told by their pictures alone; the panel beside them has the names.
  const isRoomy = names.reduce((sum, name) => sum + textWidth(name, 14, 450), 0) <= room;
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
                `${cardName(lang, card)}, ${loadName(lang, card, loaded)}`,
                loaded ? 'arm' : 'arm unloaded',
              )}
              data-cards={card}
            >
              <Picture card={card} size={18} />
              {isRoomy && <span>{names[i]}</span>}
            </button>
          ))}
        </div>
      )}
    </>
  );
};

/** How wide the names of somebody's weapons may be together, in pixels: the column is narrower on a small screen. */
const roomFor = (narrow: boolean): number => {
  const wide = typeof innerWidth === 'undefined' ? Number.POSITIVE_INFINITY : innerWidth;
  return narrow ? 326 : wide <= 1180 ? 188 : wide <= 1320 ? 222 : 254;
};

/** What the frame of a weapon, its picture and the gap beside it take, in pixels. */
const ARM = 38;
