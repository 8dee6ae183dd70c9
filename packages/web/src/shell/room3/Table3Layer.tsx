import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { optionsAt } from '../../games/element.js';
import type { SceneProps } from '../../games/game-ui.js';
import type { Marked } from '../../ui/table3/marks.js';
import type { ShownTable } from '../../ui/table3/stage.js';
import { type Hands, type Steering, Table3View } from '../../ui/table3/Table3View.js';
import { isTyping } from '../input.js';
import type { Room3 } from './room.js';
import { showsIn } from './room.js';

export interface LayerProps {
  readonly room: Room3;
  readonly scene: SceneProps;
  readonly stage: RefObject<HTMLElement | null>;
  readonly steering: RefObject<Steering | null>;
}

/** What the board marks: the same as it draws itself. */
const markedIn = (scene: SceneProps): Marked => {
  const names = [...scene.lit.keys()];
  const legal = (el: string) => optionsAt(scene.lit, el).filter(o => !o.refusal);
  return {
    lit: new Set(names.filter(el => legal(el).length > 0)),
    chosen: new Set(names.filter(el => legal(el).some(o => scene.chosen.has(o.key)))),
    aimed: new Set(scene.pointed?.at ?? []),
    highlight: new Set(scene.highlight),
  };
};

type Followed = Pick<Room3, 'table' | 'looking' | 'isOver'>;

const shownOf = ({ table, looking, isOver }: Followed, scene: SceneProps): ShownTable | null => {
  if (!table) return null;
  return {
    table,
    marked: markedIn(scene),
    stamp: table.stamp,
    looking: looking && {
      from: looking.gaze.from,
      to: looking.gaze.to ?? looking.sighted.looks.find(l => l.sees)?.to ?? null,
      sighted: looking.sighted,
      isOver,
    },
    isMoving: scene.motion,
  };
};

/** The hands of the picture do to the board beneath it what they would do there. */
const handsOn = (stage: RefObject<HTMLElement | null>): Hands => {
  const find = (el: string): Element | null =>
    stage.current?.querySelector(`.stage-inner [data-el="${CSS.escape(el)}"]`) ?? null;
  let under: Element | null = null;
  const tell = (at: Element | null, kind: string, more: PointerEventInit = {}): void => {
    at?.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'mouse', ...more }));
  };
  return {
    press: el => {
      const at = el === null ? null : find(el);
      at?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return at !== null;
    },
    over: el => {
      tell(under, 'pointerout');
      under = el === null ? null : find(el);
      tell(under, 'pointerover');
    },
    move: (el, { movementX, movementY, clientX, clientY }) =>
      tell(find(el), 'pointermove', { movementX, movementY, clientX, clientY }),
  };
};

const ARROWS: Readonly<Record<string, readonly [right: number, ahead: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The keys of the camera steer the one that is looked through; with Alt the arrows turn the table. */
const useKeys = (steering: RefObject<Steering | null>): void => {
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const now = steering.current;
      if (!now || isTyping(e) || document.querySelector('dialog[open]')) return;
      const arrow = ARROWS[e.key];
      if (arrow && (e.ctrlKey || e.shiftKey)) now.pan(...arrow);
      if (e.key === '+' || e.key === '=') now.zoom(1);
      if (e.key === '-') now.zoom(-1);
      if (e.key === '0') now.fit();
      if (e.key === 'f') now.near();
      if (e.key === '<') now.turn(-1);
      if (e.key === '>') now.turn(1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [steering]);
};

/** The element of the board that has the focus. */
const useFocused = (stage: RefObject<HTMLElement | null>): string | null => {
  const [focused, setFocused] = useState<string | null>(null);
  useEffect(() => {
    const board = stage.current?.querySelector('.stage-inner');
    const note = (e: Event): void => {
      const el = e.type === 'focusin' && e.target instanceof Element ? e.target.closest('[data-el]') : null;
      setFocused(el?.getAttribute('data-el') ?? null);
    };
    board?.addEventListener('focusin', note);
    board?.addEventListener('focusout', note);
    return () => {
      board?.removeEventListener('focusin', note);
      board?.removeEventListener('focusout', note);
    };
  }, [stage]);
  return focused;
};

/** Where an element is seen in the picture: as large as a finger. */
const placeIn = (steering: RefObject<Steering | null>, name: string): DOMRect | null => {
  const at = steering.current?.pointOf(name);
  return at ? new DOMRect(at.x - 22, at.y - 22, 44, 44) : null;
};

/** The table in three dimensions over the board, which stays what is pressed, read and steered by keys. */
const Table3Layer = ({ room, scene, stage, steering }: LayerProps): ReactNode => {
  const { table, looking, isOver } = room;
  const shown = useMemo(() => shownOf({ table, looking, isOver }, scene), [table, looking, isOver, scene]);
  const hands = useMemo(() => handsOn(stage), [stage]);
  const focused = useFocused(stage);
  useKeys(steering);
  useEffect(() => showsIn(name => placeIn(steering, name)), [steering]);
  if (!shown) return <div className="table3 stage-over" aria-busy="true" />;
  const isDay = document.documentElement.dataset.theme === 'light';
  return (
    <Table3View
      {...{ shown, isDay, hands, focused }}
      isNarrow={scene.narrow}
      onSteering={now => {
        steering.current = now;
      }}
      onLost={room.lost}
    />
  );
};

export default Table3Layer;
