import type { Lang } from '@potyczka/kernel/run';
import type { Now, OptionShown, QuestionShown } from '@potyczka/table';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { isFocusLost } from '../ui/focus.js';
import { Clock } from './Clock.js';
import { lastTouch } from './input.js';
import { NumberAsk } from './NumberAsk.js';
import { OptionLabel, optionText } from './OptionLabel.js';
import { sentence } from './problem.js';
import { RuleLink } from './RuleLink.js';
import type { Choosing } from './useChoice.js';

interface AskProps {
  readonly ui: GameUi;
  readonly now: Now;
  readonly choosing: Choosing;
  readonly problem: string;
  /** An answer is on its way. */
  readonly sending: boolean;
  /** What somebody who is taught is to try. */
  readonly suggested?: readonly OptionShown[];
  /** The table has just decided for me, because my clock ran out. */
  readonly isTimeUp?: boolean;
  /** What others do is still being told. */
  readonly isTelling: boolean;
  send(a: number): void;
  skip(): void;
}

/** What is asked of me in one sentence, and everything that I could do about it. */
export const Ask = (props: AskProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { ui, now, problem } = props;
  const section = useRef<HTMLElement>(null);
  const q = now.mine?.q;
  // Whoever answers by keyboard goes on at the next question without searching for it, from its first moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a new question only
  useLayoutEffect(() => {
    const box = section.current;
    const isHere = isFocusLost() || box?.contains(document.activeElement) || isOnSomethingDone();
    if (lastTouch() === 'key' && isHere)
      (box?.querySelector<HTMLElement>('.option, .confirm') ?? box)?.focus();
  }, [q]);
  const legal = now.mine?.options.filter(o => !o.refusal).length ?? 0;
  return (
    <section ref={section} className="ask" aria-label={t('options')} tabIndex={-1}>
      <p className="hidden-text" role="status">
        {now.mine && `${ui.say(prefs.lang, now.mine.ask)} ${t('optionCount', { n: legal })}`}
      </p>
      {now.mine ? <Question {...props} question={now.mine} /> : <Waiting {...props} />}
      {now.mine === null && prefs.motion === 'full' && (
        <button type="button" className="skip" disabled={!props.isTelling} onClick={props.skip}>
          {t('skip')} <kbd>S</kbd>
        </button>
      )}
      {props.isTimeUp && (
        <p className="notice" role="status">
          {t('timeIsUp')}
        </p>
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
};

/** On an element of the board or a card that nothing can be chosen with any more, while others can. */
const isOnSomethingDone = (): boolean =>
  document.activeElement?.matches('[data-el][data-choices="0"]') === true;

const Waiting = ({ ui, now, isTelling }: AskProps): ReactNode => {
  const { t, prefs } = usePrefs();
  if (now.result !== null && !isTelling) return <p className="prompt">{t('gameOver')}</p>;
  return (
    <div>
      <p className="prompt">{now.info.mine ? t('nothingAsked') : t('watching')}</p>
      {now.open.filter(isOther(now)).map(q => (
        <p key={q.seat} className="waiting">
          <ui.Token seat={q.seat} />{' '}
          {t(q.thinking ? 'thinking' : 'waiting', { who: ui.seatLook(q.seat).name[prefs.lang] })}
          {isAbsent(now, q.seat) && <span className="soft"> ({t('absent')})</span>}
          {!q.thinking && <Clock now={now} />}
        </p>
      ))}
    </div>
  );
};

/** What is decided for me already is not waited for. */
const isOther =
  ({ info }: Now) =>
  ({ seat }: { seat: string }): boolean =>
    seat !== info.mine;

/** Somebody who is waited for and does not look at the table. */
const isAbsent = ({ info }: Now, seat: string): boolean =>
  info.seats.some(s => s.seat === seat && s.kind === 'human' && !s.here && !s.away);

/** More options than these stand in two columns, if their names are not too long. */
const FEW = 4;
/** Up to so many options have a line each if one of them has more to say than fits into half of it. */
const SOME = 6;
const HALF_LINE = 36;

/** Arrow keys go through the options. */
const onArrow = (e: KeyboardEvent<HTMLUListElement>): void => {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[e.key];
  if (!step) return;
  const buttons = [...e.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(e.target as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  e.preventDefault();
};

const Question = (props: AskProps & { readonly question: QuestionShown }): ReactNode => {
  const { ui, question, choosing, sending, now } = props;
  const { t, prefs } = usePrefs();
  const prompt = useId();
  const legal = question.options.filter(o => !o.refusal);
  const acts = legal.filter(o => !o.declines);
  const shown = [...acts, ...legal.filter(o => o.declines)];
  const isMany = question.kind === 'many';
  const noneText = question.none ? ui.say(prefs.lang, question.none) : t('confirmNone');
  const longest = Math.max(...legal.map(o => optionText(ui, prefs.lang, t, o).length));
  const isTalkative = legal.some(o => ui.foresee(prefs.lang, now.view, o).length > HALF_LINE);
  const isShort = longest <= (legal.length > FEW ? 18 : 10) && !(isTalkative && legal.length <= SOME);
  return (
    <>
      <h2 className="prompt">
        <span id={prompt}>{ui.say(prefs.lang, question.ask)}</span>{' '}
        <RuleLink key={question.rule} ui={ui} rule={question.rule} />
      </h2>
      <Clock now={now} />
      {isMany && <p className="soft">{t('chooseUpTo', { min: question.min, max: question.max })}</p>}
      {question.kind === 'number' && <NumberAsk question={question} send={props.send} />}
      <ul
        className={isShort ? 'options short' : 'options'}
        aria-labelledby={prompt}
        aria-busy={sending}
        onKeyDown={onArrow}
      >
        {shown.map((o, i) => (
          <Row key={o.key} isOpen={choosing.pointed?.key === o.key && lastTouch() !== 'finger'}>
            <button
              type="button"
              className={[
                'option',
                o.declines ? 'declines' : '',
                props.suggested?.includes(o) ? 'suggested' : '',
                choosing.chosen.has(o.key) ? 'chosen' : '',
                choosing.pointed?.key === o.key ? 'pointed' : '',
              ].join(' ')}
              data-key={o.declines ? 'e' : i < 9 ? i + 1 : undefined}
              aria-pressed={isMany ? choosing.chosen.has(o.key) : undefined}
              aria-disabled={sending}
              // The second half of a double click was meant for the question before.
              onClick={e => e.detail < 2 && choosing.choose(o.key)}
              onMouseEnter={() => choosing.point(o.key)}
              onMouseLeave={() => choosing.point(null)}
              onFocus={() => lastTouch() === 'key' && choosing.point(o.key)}
              onBlur={() => choosing.point(null)}
            >
              <OptionLabel ui={ui} option={o} view={now.view} />
            </button>
          </Row>
        ))}
      </ul>
      {(isMany || choosing.ready) && (
        <button
          type="button"
          className="primary confirm"
          disabled={!choosing.ready || sending}
          onClick={choosing.confirm}
        >
          {isMany && question.min === 0 && choosing.chosen.size === 0 ? noneText : t('confirm')}
        </button>
      )}
      <Refused ui={ui} view={now.view} options={question.options.filter(o => o.refusal)} />
    </>
  );
};

/** An option that is pointed at shows all it has to say over what lies below, and moves nothing. */
const Row = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }): ReactNode => {
  const row = useRef<HTMLLIElement>(null);
  const closed = useRef(0);
  useLayoutEffect(() => {
    if (!isOpen && row.current) closed.current = row.current.offsetHeight;
  });
  return (
    <li
      ref={row}
      className={isOpen ? 'open' : undefined}
      style={isOpen && closed.current > 0 ? { height: closed.current } : undefined}
    >
      {children}
    </li>
  );
};

/** Options that are refused for the same reason, in the order of the first of each. */
const byReason = (ui: GameUi, lang: Lang, options: readonly OptionShown[]) => {
  const groups = new Map<string, OptionShown[]>();
  for (const o of options) {
    const why = o.refusal ? `${o.refusal.rule} ${sentence(lang, o.refusal.why, ui)}` : '';
    groups.set(why, [...(groups.get(why) ?? []), o]);
  }
  return [...groups];
};

interface RefusedProps {
  readonly ui: GameUi;
  readonly view: unknown;
  readonly options: readonly OptionShown[];
}

/** What may not be chosen stays in sight and says why. */
const Refused = ({ ui, view, options }: RefusedProps): ReactNode => {
  const { t, prefs } = usePrefs();
  if (options.length === 0) return null;
  return (
    <details className="illegal">
      <summary>
        {t('notNow')} ({options.length}): {t('whyNot').toLowerCase()}
      </summary>
      <ul>
        {byReason(ui, prefs.lang, options).map(([why, of]) => {
          const refusal = of[0]?.refusal;
          return (
            <li key={why}>
              <b>{of.map(o => optionText(ui, prefs.lang, t, o)).join(', ')}</b>:{' '}
              {refusal && sentence(prefs.lang, refusal.why, ui)}{' '}
              {of.map(o => ui.foresee(prefs.lang, view, o)).join(' ')}{' '}
              {refusal && <RuleLink ui={ui} rule={refusal.rule} />}
            </li>
          );
        })}
      </ul>
    </details>
  );
};
