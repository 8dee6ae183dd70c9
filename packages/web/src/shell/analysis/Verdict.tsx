import type { Answer } from '@potyczka/kernel';
import type { QuestionShown } from '@potyczka/table';
import type { ReactNode } from 'react';
import type { Needs } from '../../games/game-ui.js';
import { usePrefs } from '../../prefs.js';
import type { Considered, JudgedEntry } from '../../worker/analysis-messages.js';
import { optionText } from '../OptionLabel.js';
import type { DeskPart } from './Desk.js';
import { toldOf } from './told.js';
import { minutesFor } from './useJudging.js';
import type { Walk } from './useWalk.js';
import { useWords } from './words.js';

const MARKS = { same: '✓', close: '≈', better: '!', worse: '?', blunder: '??' } as const;

export const Mark = ({ verdict }: Pick<JudgedEntry, 'verdict'>): ReactNode => (
  <span className="judged" data-verdict={verdict} aria-hidden="true">
    {MARKS[verdict]}
  </span>
);

const percent = (x: number): string => String(Math.round(100 * x));

/** What an answer to a question is called; a place has no name. */
const useAnswerText = (ui: Needs<'words'>, question: QuestionShown | null): ((a: Answer) => string) => {
  const { t, prefs } = usePrefs();
  const say = useWords();
  const one = (key: string): string => {
    const option = question?.options.find(o => o.key === key);
    return option ? optionText(ui, prefs.lang, t, option) : say('anotherPlace');
  };
  return a => {
    if (typeof a === 'string') return a === 'pass' ? t('pass') : one(a);
    if (Array.isArray(a) && a.every(x => typeof x === 'string'))
      return a.length > 0 ? a.map(one).join(', ') : t('pass');
    return say('anotherPlace');
  };
};

/** What is answered next in the line where somebody stands; of a stage its first answer. */
const playedAs = ({ walked: { all }, at, next }: Walk): Answer | undefined => {
  const line = all.lines.find(l => l.id === at.line);
  const entries = line && next && next.n >= line.at ? line.entries : all.match.entries;
  const entry = entries.find(e => e.n === next?.n);
  if (!entry || !('q' in entry)) return undefined;
  return 'path' in entry ? entry.path[0] : entry.a;
};

/** What was played here, how it stands beside what a strong player would answer, and how sure that is. */
export const Verdict = ({ ui, walk, judging }: DeskPart): ReactNode => {
  const { prefs } = usePrefs();
  const say = useWords();
  const { next, at, moment, line } = walk;
  const found = at.line === 0 && next ? judging.found.get(next.n) : undefined;
  const text = useAnswerText(ui, moment?.question ?? null);
  if (!next) return <Whole {...{ ui, walk, judging }} />;
  const told = toldOf(ui, line, next);
  const given = playedAs(walk);
  const who = ui.seats.look(next.seat).name[prefs.lang];
  const strong = found?.considered.find(c => c.isStrong);
  return (
    <section className="verdict" data-verdict={found?.verdict} aria-label={say('line')}>
      <h2>
        {found && <Mark verdict={found.verdict} />}
        <ui.seats.Token seat={next.seat} size={24} />{' '}
        {told ? ui.words.tell(prefs.lang, told.event) : given === undefined ? who : `${who}: ${text(given)}`}
      </h2>
      {found ? (
        <>
          <p>
            <strong>{say(`v-${found.verdict}`)}</strong>
            {found.verdict !== 'same' && strong && `. ${say('strong', { what: text(strong.answer) })}`}
          </p>
          <ol className="considered">
            {found.considered.map(c => (
              <Answered key={JSON.stringify(c.answer)} {...c} what={text(c.answer)} />
            ))}
          </ol>
          <p className="soft">
            {say('tries', { n: found.tries, who })}. {found.verdict === 'close' && say('unsure')}
          </p>
        </>
      ) : (
        judging.found.size === 0 &&
        judging.progress === null && (
          <p className="soft">{say('notYet', { minutes: minutesFor(walk.walked.all.match) })}</p>
        )
      )}
      {at.line === 0 && (
        <button type="button" disabled={judging.closer !== null} onClick={() => judging.look(next.n)}>
          {say(judging.closer === next.n ? 'looking' : 'closer')}
        </button>
      )}
    </section>
  );
};

const Answered = ({ isPlayed, isStrong, share, what }: Considered & { readonly what: string }): ReactNode => {
  const say = useWords();
  const signs = [isPlayed && say('played'), isStrong && say('strongs')].filter(Boolean).join(', ');
  return (
    <li className={isPlayed ? 'is-played' : ''}>
      <span>
        {what} {signs && <small className="soft">({signs})</small>}
      </span>
      <span className="chance">
        <strong>{percent(share.mean)}%</strong>{' '}
        <small className="soft">{say('from', { low: percent(share.low), high: percent(share.high) })}</small>
      </span>
    </li>
  );
};

/** At the end of a line: what decided the match. */
const Whole = ({ ui, walk, judging }: Omit<DeskPart, 'client'>): ReactNode => {
  const { prefs } = usePrefs();
  const say = useWords();
  const { line, walked } = walk;
  if (judging.found.size === 0) {
    return (
      <section className="verdict" aria-label={say('line')}>
        <p>{say('over')}</p>
        <p className="soft">{say('notYet', { minutes: minutesFor(walked.all.match) })}</p>
      </section>
    );
  }
  return (
    <section className="verdict" aria-label={say('deciding')}>
      <h2>{say('deciding')}</h2>
      {judging.deciding.length === 0 && <p>{say('noDeciding')}</p>}
      <ul className="deciding">
        {judging.deciding.map(n => {
          const found = judging.found.get(n);
          const decision = line?.decisions.find(d => d.n === n);
          const told = decision && toldOf(ui, line, decision);
          return (
            found && (
              <li key={n}>
                <button type="button" onClick={() => walk.go({ line: 0, n: n - 1 })}>
                  <Mark verdict={found.verdict} /> <ui.seats.Token seat={found.seat} size={18} />{' '}
                  {told ? ui.words.tell(prefs.lang, told.event) : n}
                </button>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
};
