import type { Told } from '@potyczka/table';
import { type ReactNode, useRef, useState } from 'react';
import type { GameUi, Needs, SceneProps } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { FacesOf } from '../ui/faces/FacesOf.js';
import { Closing } from './Closing.js';
import { Inspector } from './Inspector.js';
import { Folding, partsIn, RegionOf, tabParts } from './Regions.js';
import { LooksContext, type Room3, useParts } from './room3/room.js';
import { Shortcuts } from './Shortcuts.js';
import { Stage } from './Stage.js';
import type { Tabletop as Kept } from './useTabletop.js';

interface TabletopProps {
  readonly ui: GameUi;
  readonly scene: SceneProps;
  readonly table: Kept;
  /** Further kinds of this page, as classes. */
  readonly kind?: string;
  /** How many decisions have been made. */
  readonly n?: number;
  /** What has been told, for looking at a line of it again. */
  readonly log?: readonly Told[];
  /** Over the board: what is told, unless the past is shown. */
  readonly caption?: ReactNode;
  /** In the middle, over the board. */
  readonly over?: ReactNode;
  /** Beneath board and people: what is mine, if anything. */
  readonly bottom: ReactNode;
  /** The column with question and log, given the game's own parts for it. */
  side(parts: ReactNode): ReactNode;
  /** What lies behind tabs on a phone; none for a page without them. */
  readonly tabs?: readonly ('ask' | 'mine' | 'people' | 'log')[];
  /** Tabs with something new behind them. */
  readonly unread?: ReadonlySet<string>;
}

/** Elements where something happens or can be done: what is told first, then what is asked. */
const focusOf = (ui: Needs<'story'>, scene: SceneProps): readonly string[] => {
  const told = scene.happening.flatMap(x => ui.story.placesOf(x.event));
  if (told.length > 0) return told;
  return scene.question?.options.filter(o => !o.refusal).flatMap(o => o.at.slice(0, 1)) ?? [];
};

/** A page with a board: people, board, what is mine, what is asked; on a phone behind tabs. */
export const Tabletop = (props: TabletopProps): ReactNode => {
  const { ui, scene, table, kind = '', tabs = [], log = NOTHING_TOLD } = props;
  const { t } = usePrefs();
  const { tab, past, choosing, elements } = table;
  const own = tabParts(ui, scene);
  const last = useRef<readonly string[]>([]);
  const focus = focusOf(ui, scene);
  if (focus.length > 0) last.current = focus;
  const parts = useParts(ui.table3 !== undefined);
  const [room, setRoom] = useState<Room3 | null>(null);
  const { setPast } = table;
  const hasTop = partsIn(ui, scene, 'top').length > 0;
  return (
    <FacesOf game={ui.id} faces={ui.faces} view={scene.view} isStill={scene.happening.length > 0}>
      <LooksContext value={room?.looks ?? null}>
        {parts && <parts.Keeper {...{ ui, scene, past, log, setPast, parts }} onRoom={setRoom} />}
        <main
          ref={table.page}
          className={['match', kind, `tab-${tab}`, past === null ? '' : 'in-past'].filter(Boolean).join(' ')}
          data-n={props.n}
          data-game={ui.id}
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <section className="side-people" aria-label={t('people')} tabIndex={0}>
            <ui.panels.People {...scene} />
            <RegionOf {...{ ui, scene }} region="left" />
          </section>
          <div className={hasTop ? 'middle with-top' : 'middle'}>
            <RegionOf {...{ ui, scene }} region="top" />
            <div className="board-room">
              {past === null ? props.caption : <Past past={past} toNow={table.toNow} />}
              <Stage
                ui={ui}
                view={scene.view}
                {...{ room, scene }}
                focus={last.current}
                tools={past === null && <Closing {...{ ui, scene, choosing }} />}
                over={(['north-west', 'south-west', 'south-east'] as const).map(region => (
                  <RegionOf key={region} {...{ ui, scene, region }} />
                ))}
              >
                <ui.board.View {...scene} />
              </Stage>
              {room && (
                <room.parts.LookStatus
                  {...{ ui, scene }}
                  looking={room.isShown ? room.looking : null}
                  element={elements.inspected?.element ?? elements.hovered}
                />
              )}
              {props.over}
            </div>
          </div>
          {props.bottom}
          {props.side(<RegionOf {...{ ui, scene }} region="right" />)}
          {own.map(
            part =>
              tab === part.id && (
                <div key={part.id} className="part-tab">
                  <Folding game={ui.id} part={{ ...part, isFixed: true }} scene={scene} />
                </div>
              ),
          )}
          <Tabs {...props} own={own} tabs={tabs} />
          <Inspector ui={ui} scene={scene} choosing={choosing} elements={elements} />
          {table.isHelp && <Shortcuts close={() => table.setHelp(false)} />}
        </main>
      </LooksContext>
    </FacesOf>
  );
};

const NOTHING_TOLD: readonly Told[] = [];

/** The board shows the past: which line, and the way back. */
const Past = ({ past, toNow }: { past: number; toNow(): void }): ReactNode => {
  const { t } = usePrefs();
  return (
    <p className="past" role="status">
      {t('asItWas', { n: past + 1 })}{' '}
      <button type="button" onClick={toNow}>
        {t('live')}
      </button>
    </p>
  );
};

type TabsProps = TabletopProps & { readonly own: ReturnType<typeof tabParts> };

const Tabs = ({ table, scene, tabs = [], own, unread }: TabsProps): ReactNode => {
  const { t, prefs } = usePrefs();
  if (tabs.length === 0) return null;
  const [first, ...rest] = tabs.map(x => ({ id: x as string, name: t(`tab-${x}`) }));
  const all = [first, ...own.map(p => ({ id: p.id, name: p.title[prefs.lang] })), ...rest];
  return (
    <nav className="tabs" aria-label={t('views')}>
      {all.map(
        x =>
          x && (
            <button
              key={x.id}
              type="button"
              aria-pressed={table.tab === x.id}
              onClick={() => table.setTab(x.id)}
            >
              {x.name}
              {x.id === 'ask' && scene.question && <span className="dot" />}
              {unread?.has(x.id) && <span className="unread" role="img" aria-label={t('unread')} />}
            </button>
          ),
      )}
    </nav>
  );
};

/** What is mine, beneath the board, with the game's own parts beside it. */
export const Bottom = ({
  ui,
  scene,
}: {
  ui: Needs<'id' | 'hand' | 'panels'>;
  scene: SceneProps;
}): ReactNode => {
  const { t } = usePrefs();
  return (
    <section className="bottom" aria-label={t('mine')} tabIndex={scene.narrow ? 0 : -1}>
      <div className="bottom-mine-own">
        <ui.hand.Mine {...scene} />
      </div>
      <RegionOf {...{ ui, scene }} region="bottom" />
    </section>
  );
};
