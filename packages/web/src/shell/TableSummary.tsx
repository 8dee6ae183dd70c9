import { isSetting } from '@potyczka/kernel';
import type { TableInfo } from '@potyczka/table';
import type { ReactNode } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { awayText, leadText } from './away-text.js';
import { clockText } from './clock-text.js';

const LANGUAGES = { pl: 'polski', en: 'English' } as const;

/** How a table is set: the game's options, and what concerns the company. */
export const TableSummary = ({ ui, info }: { ui: Needs<'setUp' | 'words'>; info: TableInfo }): ReactNode => {
  const { t, prefs } = usePrefs();
  const yesNo = (is: boolean): string => (is ? t('on') : t('off'));
  const options = Object.entries(ui.setUp.options).flatMap(([name, field]): [string, string][] => {
    if (!isSetting(field)) return [];
    const value = (info.options[name] ?? field.default) as typeof field.default;
    const text =
      typeof value === 'boolean'
        ? yesNo(value)
        : typeof value === 'number'
          ? String(value)
          : ui.setUp.optionText(prefs.lang, name, value);
    return [[ui.setUp.optionText(prefs.lang, name), text]];
  });
  const brief = info.brief ? ui.words.say(prefs.lang, info.brief) : '';
  const table: readonly [string, string][] = [
    [t('clock'), clockText(t, info.clock)],
    [t('chat'), yesNo(info.chat)],
    [t('late'), t(`late-${info.late}`)],
    [t('ifAway'), awayText(t, info)],
    [t('logLang'), info.lang ? LANGUAGES[info.lang] : t('logLang-own')],
    [t('onList'), yesNo(!info.hidden)],
  ];
  return (
    <section className="table-summary" aria-label={t('tableSummary')}>
      <h2>{t('tableSummary')}</h2>
      {brief && <p className="brief">{brief}</p>}
      <dl>
        {[...options, ...table].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {info.clock.kind !== 'none' && <p className="soft">{t('clockHint')}</p>}
      <p className="soft">{leadText(t, info)}</p>
    </section>
  );
};
