import { type ReactNode, useEffect, useState } from 'react';
import type { Lesson } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { go, useRoute } from '../router.js';
import { LearnOverview } from './LearnOverview.js';
import { LearnStep } from './LearnStep.js';
import { noteDone, noteOpen, progressOf, startAgain } from './learn-progress.js';
import { useGame } from './useGame.js';
import './learn.css';

/** A first game, guided step by step: `/learn/<game>` is the way, `/learn/<game>/<step>` a step of it. */
export const Learn = ({ game }: { game: string }): ReactNode => {
  const ui = useGame(game);
  const { t } = usePrefs();
  const { path } = useRoute();
  const [progress, setProgress] = useState(() => progressOf(game));
  const [lessons, setLessons] = useState<readonly Lesson[] | null>(null);
  useEffect(() => {
    if (ui) void ui.teaching.lessons().then(setLessons);
  }, [ui]);
  const step = lessons?.findIndex(l => l.id === path[2]) ?? -1;
  const lesson = lessons?.[step];
  const open = lesson?.id;
  useEffect(() => {
    if (open !== undefined) setProgress(noteOpen(game, open));
  }, [game, open]);
  if (!ui || !lessons) {
    return (
      <main className="page">
        <p role="status">{t('opening')}</p>
      </main>
    );
  }
  if (!lesson) {
    return (
      <LearnOverview {...{ ui, lessons, progress }} onStartAgain={() => setProgress(startAgain(game))} />
    );
  }
  return (
    <LearnStep
      key={lesson.id}
      {...{ ui, lesson, step, lessons, progress }}
      onDone={() => setProgress(noteDone(game, lesson.id))}
      onGo={to => go(lessons[to] ? `/learn/${game}/${lessons[to].id}` : `/learn/${game}`)}
    />
  );
};
