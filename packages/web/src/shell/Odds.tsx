import type { Now } from '@potyczka/table';
import type { ReactNode } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { OddsPlot } from '../ui/OddsPlot.js';
import type { TableClient } from '../wire/client.js';
import type { Choosing } from './useChoice.js';
import { useOdds } from './useOdds.js';

interface OddsProps {
  readonly client: TableClient;
  readonly ui: GameUi;
  readonly now: Now;
  readonly choosing: Choosing;
}

/** How likely each result of the option that is pointed at is, before it is chosen. */
export const Odds = ({ client, ui, now, choosing }: OddsProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const figures = useOdds(client, now, choosing);
  if (!now.mine?.odds) return null;
  if (!figures) return <p className="soft odds-hint">{t('oddsHint')}</p>;
  const { what, values, marked, mean, assumes, exact } = figures;
  const say = (m: typeof what): string => ui.say(prefs.lang, m);
  const average = mean?.toLocaleString(prefs.lang, { maximumFractionDigits: 2 });
  return (
    <div className="odds-of" aria-live="polite">
      <OddsPlot
        title={say(what)}
        odds={values.map(({ value, p, say: said, isMarked }) => ({
          label: said ? say(said) : String(value),
          share: p,
          ...(isMarked && { isMarked }),
        }))}
        {...(marked && { marked: say(marked) })}
        {...(!marked && average !== undefined && { note: t('oddsMean', { n: average }) })}
      />
      <p className="soft">{[exact ? '' : t('oddsAbout'), ...assumes.map(say)].filter(Boolean).join(' ')}</p>
    </div>
  );
};
