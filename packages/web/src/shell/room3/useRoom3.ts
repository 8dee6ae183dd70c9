import type { Told } from '@potyczka/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Gaze, Needs, SceneProps } from '../../games/game-ui.js';
import { usePlaced } from '../../ui/placing/usePlacing.js';
import type { Sighted } from '../../ui/table3/model.js';
import { hasWebGl } from '../../ui/table3/quality.js';
import type { Parts, Room3, Wanted } from './room.js';

type Ui = Needs<'table3' | 'eyes'>;

interface Asked {
  readonly ui: Ui;
  readonly scene: SceneProps;
  readonly past: number | null;
  readonly log: readonly Told[];
  setPast(to: (past: number | null) => number | null): void;
  readonly parts: Parts;
}

/** A module that is wanted now and then; null until it is here. */
const useLoaded = <X>(load: (() => Promise<X>) | null): X | null => {
  const [loaded, setLoaded] = useState<X | null>(null);
  useEffect(() => {
    let isOpen = true;
    load?.().then(
      x => isOpen && setLoaded(x),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [load]);
  return loaded;
};

const gazeFor = (
  asked: Pick<Asked, 'ui' | 'scene' | 'log'>,
  wanted: Wanted,
  poses: Parameters<NonNullable<Ui['eyes']>['gazeNow']>[1],
): Gaze | null => {
  const { ui, scene, log } = asked;
  if (wanted.kind === 'at') return ui.eyes?.gazeAt(scene.view, wanted.element) ?? null;
  if (wanted.kind === 'now') return ui.eyes?.gazeNow(scene, poses) ?? null;
  const events = log.slice(0, wanted.line + 1).map(told => told.event);
  return ui.eyes?.gazeOf(events, scene.view) ?? null;
};

/** What somebody sees, once a game's looks are loaded. */
export const useSighted = (ui: Ui, scene: SceneProps, gaze: Gaze | null): Sighted | null => {
  const eyes = useLoaded(gaze && ui.eyes ? ui.eyes.load : null);
  const { lang } = scene;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a look depends on the table and on the words, on no more of a scene
  return useMemo(
    () => (eyes && gaze ? eyes.sighted(scene, gaze) : null),
    [eyes, gaze?.from, gaze?.to, gaze?.view, lang],
  );
};

export const useRoom3 = (asked: Asked): Room3 => {
  const { ui, scene, past, setPast, parts } = asked;
  const placing = usePlaced();
  const canShow = useMemo(hasWebGl, []);
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [isOver, setOver] = useState(false);
  const poses = placing?.poses ?? NO_POSES;
  // A line of the log is looked at as long as its past is.
  const isStale = wanted?.kind === 'line' && past !== wanted.line;
  const { log } = asked;
  const gaze = useMemo(
    () => (wanted && !isStale ? gazeFor({ ui, scene, log }, wanted, poses) : null),
    [ui, scene, log, wanted, isStale, poses],
  );
  const isGazing = gaze !== null;
  const sighted = useSighted(ui, scene, gaze);
  // While something is placed the board lies in front: one places on it.
  const isHeldBack = placing !== null && !isGazing;
  const isShown = isOpen && canShow && !isHeldBack;
  const maker = useLoaded(isShown && ui.table3 ? ui.table3.load : null);
  const table = useMemo(
    () =>
      maker && isShown
        ? { ...maker.table3(gaze ? { ...scene, view: gaze.view } : scene), stamp: stampOf(scene) }
        : null,
    [maker, isShown, scene, gaze],
  );
  const looking = useMemo(() => (gaze && sighted ? { gaze, sighted } : null), [gaze, sighted]);
  const look = useCallback(
    (next: Wanted) => {
      if (next.kind === 'line') setPast(() => next.line);
      setWanted(next);
      setOver(false);
      setOpen(true);
    },
    [setPast],
  );
  const { eyes } = ui;
  const looks = useMemo(
    () =>
      eyes
        ? { canShow, look, LooksOf: parts.LooksOf, isLook: (event: unknown) => canShow && eyes.isLook(event) }
        : null,
    [eyes, parts, canShow, look],
  );
  const hasGaze = canShow && past === null && ui.eyes?.gazeNow(scene, poses) != null;
  return useMemo(
    () => ({
      parts,
      isOffered: canShow,
      isShown,
      isHeldBack,
      isOver,
      table,
      looking,
      hasGaze,
      looks,
      toggle: () => {
        setWanted(null);
        setOpen(!isShown);
      },
      toggleOver: () => setOver(o => !o),
      leave: () => setWanted(null),
      lost: () => {
        setWanted(null);
        setOpen(false);
      },
    }),
    [parts, canShow, isShown, isHeldBack, isOver, table, looking, hasGaze, looks],
  );
};

/** Tells one telling of what happens from the next. */
const stampOf = ({ happening }: SceneProps): string => {
  const [first] = happening;
  return first ? `${first.n} ${happening.length} ${JSON.stringify(first.event)}` : '';
};

const NO_POSES: readonly never[] = [];
