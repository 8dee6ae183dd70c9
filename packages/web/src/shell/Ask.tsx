import type { Now, OptionShown, QuestionShown } from '@potyczka/table';
import type { ReactNode } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { sentence } from './problem.js';
import { RuleLink } from './RuleLink.js';
import type { Choosing } from './useChoice.js';

interface AskProps {
  readonly ui: GameUi;
  readonly now: Now;
  readonly choosing: Choosing;
  readonly problem: string;
}

/** What is asked of me in one sentence, and everything that I could do about it. */
export const Ask = ({ ui, now, choosing, problem }: AskProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { mine } = now;
  return (
    <section className="ask" aria-live="polite" aria-label={t('options')}>
      {mine ? <Question ui={ui} question={mine} choosing={choosing} /> : <Waiting ui={ui} now={now} />}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <span className="hidden-text">{prefs.lang}</span>
    </section>
  );
};

const nameOf = (ui: GameUi, seat: string, lang: 'pl' | 'en'): string => ui.seatLook(seat).name[lang];

const Waiting = ({ ui, now }: { ui: GameUi; now: Now }): ReactNode => {
  const { t, prefs } = usePrefs();
  if (now.result !== null) return <p className="prompt">{t('over')}</p>;
  return (
    <>
      <p className="prompt">{now.info.mine ? t('nothingAsked') : t('watching')}</p>
      {now.open.map(q => (
        <p key={q.seat} className="soft" role="status">
          {t(q.thinking ? 'thinking' : 'waiting', { who: nameOf(ui, q.seat, prefs.lang) })}
        </p>
      ))}
    </>
  );
};

const Question = ({
  ui,
  question,
  choosing,
}: {
  ui: GameUi;
  question: QuestionShown;
  choosing: Choosing;
}): ReactNode => {
  const { t, prefs } = usePrefs();
  const legal = question.options.filter(o => !o.refusal);
  const illegal = question.options.filter(o => o.refusal);
  const isMany = question.kind === 'many';
  return (
    <>
      <p className="prompt">
        {ui.say(prefs.lang, question.ask)} <RuleLink ui={ui} rule={question.rule} />
      </p>
      {isMany && <p className="soft">{t('chooseUpTo', { min: question.min, max: question.max })}</p>}
      <ul className="options">
        {legal.map(o => (
          <li key={o.key}>
            <button
              type="button"
              className={[
                'option',
                choosing.chosen.has(o.key) ? 'chosen' : '',
                choosing.pointed?.key === o.key ? 'pointed' : '',
              ].join(' ')}
              aria-pressed={isMany ? choosing.chosen.has(o.key) : undefined}
              onClick={() => choosing.choose(o.key)}
              onMouseEnter={() => choosing.point(o.key)}
              onMouseLeave={() => choosing.point(null)}
              onFocus={() => choosing.point(o.key)}
            >
              <Label ui={ui} option={o} />
            </button>
          </li>
        ))}
      </ul>
      {(isMany || choosing.ready) && (
        <button
          type="button"
          className="primary confirm"
          disabled={!choosing.ready}
          onClick={choosing.confirm}
        >
          {isMany && choosing.chosen.size === 0 ? t('confirmNone') : t('confirm')}
        </button>
      )}
      {illegal.length > 0 && (
        <details className="illegal">
          <summary>
            {t('notNow')} ({illegal.length}) · {t('whyNot')}
          </summary>
          <ul>
            {illegal.map(o => (
              <li key={o.key}>
                <b>
                  <Label ui={ui} option={o} />
                </b>
                : {o.refusal && sentence(prefs.lang, o.refusal.why, ui)}{' '}
                {o.refusal && <RuleLink ui={ui} rule={o.refusal.rule} />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

const Label = ({ ui, option }: { ui: GameUi; option: OptionShown }): ReactNode => {
  const { prefs, t } = usePrefs();
  if (!option.label) return option.key;
  if (option.label.id === 'pass') return prefs.lang === 'pl' ? 'Pas' : 'Pass';
  if (option.label.id === 'option') return t('confirm');
  return ui.say(prefs.lang, option.label);
};
