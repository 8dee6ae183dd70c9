import type { OddsFigures } from '@potyczka/kernel/run';
import type { Now } from '@potyczka/table';
import type { ReactNode } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { OddsPlot } from '../ui/OddsPlot.js';
import type { TableClient } from '../wire/client.js';
import type { Choosing } from './useChoice.js';
import { useOdds } from './useOdds.js';
import type { Stood } from './useStroke.js';

interface OddsProps {
  readonly client: TableClient;
  readonly ui: Needs<'words'>;
  readonly now: Now;
  readonly choosing: Choosing;
}

/** How likely each result of the option that is pointed at is, before it is chosen. */
export const Odds = ({ client, ui, now, choosing }: OddsProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const figures = useOdds(client, now, choosing);
  if (!now.mine?.odds) return null;
  if (!figures) return <p className="soft odds-hint">{t('oddsHint')}</p>;
  const { assumes, exact } = figures;
  const said = assumes.map(m => ui.words.say(prefs.lang, m));
  return (
    <div className="odds-of" aria-live="polite">
      <Plotted {...{ ui, figures }} />
      <p className="soft">{[exact ? '' : t('oddsAbout'), ...said].filter(Boolean).join(' ')}</p>
    </div>
  );
};

interface PlottedProps {
  readonly ui: Needs<'words'>;
  readonly figures: OddsFigures;
  /** What has come, if it has. */
  readonly came?: string | number;
}

const Plotted = ({ ui, figures, came }: PlottedProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { what, values, marked, mean, besides } = figures;
  const say = (m: typeof what): string => ui.words.say(prefs.lang, m);
  const figure = (n: number): string => n.toLocaleString(prefs.lang, { maximumFractionDigits: 2 });
  const fatal = values.reduce((sum, v) => sum + (v.isMarked ? v.p : 0), 0);
  const numbers = [
    ...(besides ?? []).map(b => ({ what: say(b.what), n: figure(b.mean) })),
    ...(marked ? [{ what: say(marked), n: `${Math.round(100 * fatal)} %`, isMarked: true }] : []),
  ];
  const average = mean === undefined ? undefined : figure(mean);
  return (
    <OddsPlot
      title={say(what)}
      {...(average !== undefined && { mean: t('oddsMean', { n: average }) })}
      odds={values.map(({ value, p, say: said, isMarked }) => ({
        label: said ? say(said) : String(value),
        share: p,
        ...(isMarked && { isMarked }),
        ...(value === came && { hasCome: true }),
      }))}
      {...(marked && { marked: say(marked) })}
      {...(besides && { numbers })}
    />
  );
};

/** After the dice: where what came stood among what might have. */
export const StoodAt = ({ ui, stood }: { readonly ui: Needs<'words'>; readonly stood: Stood }): ReactNode => {
  const { t } = usePrefs();
  const { figures, came } = stood;
  const less = figures.values.reduce((sum, { value, p }) => sum + (Number(value) < came ? p : 0), 0);
  return (
    <div className="odds-of stood" role="status">
      <Plotted {...{ ui, figures, came }} />
      <p>{less > 0 ? t('oddsCame', { came, n: Math.round(100 * less) }) : t('oddsLeast', { came })}</p>
    </div>
  );
};
