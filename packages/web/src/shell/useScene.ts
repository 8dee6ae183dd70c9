import type { Seat } from '@potyczka/kernel';
import type { Now, Told } from '@potyczka/table';
import { useMemo } from 'react';
import type { SceneProps } from '../games/game-ui.js';
import { type Say, usePrefs } from '../prefs.js';
import type { MatchProps } from './match-props.js';
import type { Tabletop as Kept } from './useTabletop.js';
import { sitterOf } from './who.js';

const NOTHING: readonly Told[] = [];
const NOBODY: readonly string[] = [];

/** Who sits on each seat, and whether they are here. */
const namesOf = (now: Now, t: Say): Record<Seat, string> =>
  Object.fromEntries(now.info.seats.map(s => [s.seat, sitterOf(t, s)])) as Record<Seat, string>;

/** What the board and everything around it is drawn from. */
export const useScene = (
  { state, now, ui }: MatchProps,
  { choosing, answering, past, highlight, echo, narrow }: Kept,
  view: unknown,
  recent: readonly Told[],
): SceneProps => {
  const { t, prefs } = usePrefs();
  const isMoving = prefs.motion === 'full';
  const { happening } = state;
  const { begun } = answering;
  const question = state.behind > 0 ? null : now.mine;
  // Until the first touch of one's own turn, what happened before it stays drawn.
  const recap = question && !choosing.pointed && choosing.chosen.size === 0 ? recent : NOTHING;
  const isOver = now.result !== null && state.behind === 0;
  // At the end the winners are lit on the final board.
  const won = useMemo(
    () =>
      isOver
        ? ui.points.scores(now.view, now.result, state.log).flatMap(s => (s.won ? [s.who] : []))
        : NOBODY,
    [isOver, ui, now, state.log],
  );
  return useMemo(
    () => ({
      view,
      lang: prefs.lang,
      me: now.info.mine,
      ...(now.info.campaign && { campaign: now.info.campaign }),
      names: namesOf(now, t),
      question,
      lit: choosing.lit,
      pointed: choosing.pointed,
      chosen: begun.length > 0 ? new Set([...begun, ...choosing.chosen]) : choosing.chosen,
      happening: isMoving && past === null ? happening : [],
      log: state.log,
      answer: answering.answerItself,
      lingering: echo ? [echo] : past === null ? recap : [],
      highlight: won.length > 0 ? [...highlight, ...won] : highlight,
      motion: isMoving,
      narrow,
    }),
    [
      view,
      prefs.lang,
      isMoving,
      now,
      t,
      question,
      past,
      choosing,
      begun,
      happening,
      state.log,
      answering.answerItself,
      echo,
      recap,
      won,
      highlight,
      narrow,
    ],
  );
};
