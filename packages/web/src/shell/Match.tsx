import type { Answer } from '@potyczka/kernel';
import type { QuestionShown } from '@potyczka/table';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { usePrefs } from '../prefs.js';
import { PlacingContext } from '../ui/placing/usePlacing.js';
import { useClient } from '../wire/clients.js';
import { Announcer } from './Announcer.js';
import { Caption } from './Caption.js';
import { ConnectionNotice } from './ConnectionNotice.js';
import { End } from './End.js';
import { noteSeen } from './home/glances.js';
import { noteJoined, noteOwn } from './joined.js';
import { MatchBar } from './MatchBar.js';
import { MatchSide } from './MatchSide.js';
import type { MatchProps } from './match-props.js';
import { sinceMyTurn } from './recap.js';
import { Bottom, Tabletop } from './Tabletop.js';
import { useAnswer } from './useAnswer.js';
import { usePast } from './usePast.js';
import { useScene } from './useScene.js';
import { useSeated } from './useSeated.js';
import { useSounds } from './useSounds.js';
import { useStroke } from './useStroke.js';
import { useTabletop } from './useTabletop.js';
import { useTurnNotice } from './useTurnNotice.js';
import { peopleAt } from './who.js';

const UNREAD: ReadonlySet<string> = new Set(['log']);
const NOTHING_NEW: ReadonlySet<string> = new Set();
const TABS = ['ask', 'mine', 'people', 'log'] as const;
const WATCHING = ['ask', 'people', 'log'] as const;

/** A match that is being played, or has just ended. */
export const Match = (given: MatchProps): ReactNode => {
  const { place, table: name, state } = given;
  const ui = useSeated(given.ui, given.now.view);
  const client = useClient(place);
  const { t, prefs } = usePrefs();
  const answers = useAnswer(client, name, given.now);
  const { stood, sent } = useStroke({ client, ui, now: given.now, log: state.log });
  const isTelling = state.behind > 0;
  const probe = useCallback(
    ({ q, step }: QuestionShown, a: Answer) => client.ask('probe', { table: name, q, step, a }),
    [client, name],
  );
  const table = useTabletop({
    ...{ ui, isTelling, probe, sent },
    question: given.now.mine,
    pieces: ui.pieces,
    view: given.now.view,
    give: (a, isMeant) => {
      (isMeant ? noteJoined : noteOwn)(name, given.now.n + 1);
      answers.send(a);
    },
    skip: state.skip,
    next: state.next,
  });
  const { asked: mine, placing } = table.answering;
  const now = useMemo(() => ({ ...given.now, mine }), [given.now, mine]);
  const props = { ...given, ui, now };
  const question = isTelling ? null : mine;
  const { past, setPast, narrow, setTab } = table;
  const pastView = usePast(client, name, past === null ? undefined : state.log[past]?.n, e => {
    setPast(() => null);
    answers.fail(e);
  });
  const view = pastView ?? now.view;
  const recent = useMemo(() => sinceMyTurn(ui, state.log, now.info.mine), [ui, state.log, now.info.mine]);
  const scene = useScene(props, table, view, recent.told);
  const logLang = now.info.lang ?? prefs.lang;
  const people = useMemo(() => peopleAt(t, now.info.seats), [t, now.info.seats]);
  useSounds(ui, state.happening);
  useEffect(() => noteSeen(name, state.log.length), [name, state.log.length]);
  const unread = useUnread(state.said.length, table.tab === 'log' || !narrow);
  useTurnNotice(question, t('yourTurn'), ui.title[prefs.lang]);
  useEffect(() => {
    if (narrow && question) setTab('ask');
  }, [narrow, question, setTab]);
  const isEnd = now.result !== null && !isTelling && past === null;
  return (
    <PlacingContext value={placing}>
      <MatchBar {...props} view={view} onHelp={() => table.setHelp(true)} />
      <ConnectionNotice {...{ place, now }} isHeld={answers.isHeld} />
      <Tabletop
        {...{ ui, scene, table }}
        kind={now.info.mine ? '' : 'spectator'}
        n={now.n}
        log={state.log}
        tabs={now.info.mine ? TABS : WATCHING}
        unread={unread ? UNREAD : NOTHING_NEW}
        caption={<Caption ui={ui} lang={logLang} happening={state.happening} me={now.info.mine} />}
        over={isEnd && <End client={client} now={now} ui={ui} log={state.log} place={place} />}
        bottom={<Bottom {...{ ui, scene }} />}
        side={parts => (
          <MatchSide
            {...props}
            {...{ scene, table, answers, logLang, recent, stood, people, name }}
            asked={given.now.mine}
            parts={parts}
          />
        )}
      />
      <Announcer {...{ ui, people }} me={now.info.mine} lang={logLang} log={state.log} />
    </PlacingContext>
  );
};

/** Whether somebody has said something that lies out of sight. */
const useUnread = (count: number, isInSight: boolean): boolean => {
  const [known, setKnown] = useState(count);
  useEffect(() => {
    if (isInSight) setKnown(count);
  }, [count, isInSight]);
  return count > known && !isInSight;
};
