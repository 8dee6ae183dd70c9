import type { Lang } from '@potyczka/kernel/run';
import type { Now, OptionShown, QuestionShown } from '@potyczka/table';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Needs } from '../games/game-ui.js';
import { type Say, usePrefs } from '../prefs.js';
import { isFocusLost } from '../ui/focus.js';
import { PlacingBar } from '../ui/placing/PlacingBar.js';
import { usePlaced } from '../ui/placing/usePlacing.js';
import { Clock } from './Clock.js';
import { lastTouch } from './input.js';
import { NumberAsk } from './NumberAsk.js';
import { optionText } from './OptionLabel.js';
import { Options } from './Options.js';
import { isAtFoot, isWhole } from './pieces.js';
import { sentence } from './problem.js';
import { RuleLink } from './RuleLink.js';
import { TimeLeft } from './TimeLeft.js';
import type { Choosing } from './useChoice.js';
import { usePace } from './usePace.js';
import { NOBODY, peopleAt, whoIs } from './who.js';

export interface AskProps {
  readonly ui: Needs<'words' | 'seats' | 'panels' | 'many' | 'teaching' | 'id' | 'confirm'>;
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
  /** How long that still takes, in milliseconds. */
  readonly left?: number;
  /** How likely the results of what is pointed at are. */
  readonly odds?: ReactNode;
  /** Lets such questions pass until the turn is over. */
  readonly passing?: ReactNode;
  /** What scrolls together with the question, before and after it: on a phone there is no room beside it. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  send(a: number | readonly string[]): void;
  skip(): void;
  /** Goes on to the next of what is told. */
  next?(): void;
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
      (
        box?.querySelector<HTMLElement>('.whole') ??
        box?.querySelector<HTMLElement>('.option:not(.chosen), .confirm') ??
        box
      )?.focus();
  }, [q, now.mine?.step, now.mine?.ask.id]);
  const legal = now.mine?.options.filter(o => !o.refusal).length ?? 0;
  return (
    <section
      ref={section}
      className="ask"
      data-question={now.mine ? `${now.mine.q} ${now.mine.step}` : undefined}
      aria-label={t('options')}
      tabIndex={-1}
    >
      <p className="hidden-text" role="status">
        {now.mine && `${promptOf(ui, prefs.lang, t, now.mine)} ${t('optionCount', { n: legal })}`}
      </p>
      <div className="ask-scroll">
        {props.above}
        {now.mine ? <Question {...props} question={now.mine} /> : <Waiting {...props} />}
        {now.mine === null && prefs.motion === 'full' && (
          <Telling isTelling={props.isTelling} left={props.left ?? 0} skip={props.skip} next={props.next} />
        )}
        {props.passing}
        <Sending isSending={props.sending} />
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
        {props.below}
      </div>
      {now.mine && <Foot {...props} question={now.mine} />}
    </section>
  );
};

/** An answer that takes longer than this is said to be on its way, in milliseconds. */
const SLOW = 1000;

/** An answer is on its way, and takes its time. */
const Sending = ({ isSending }: { isSending: boolean }): ReactNode => {
  const { t } = usePrefs();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isSending) return;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, [isSending]);
  if (!isSending || !isSlow) return null;
  return (
    <p className="sending soft" role="status">
      {t('sending')}
    </p>
  );
};

interface TellingProps {
  readonly isTelling: boolean;
  readonly left: number;
  skip(): void;
  next: (() => void) | undefined;
}

/** While others act: on to the next, to the end, slower or faster. */
const Telling = ({ isTelling, left, skip, next }: TellingProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const pace = usePace();
  return (
    <div className={isTelling ? 'telling' : 'telling idle'}>
      <TimeLeft ms={isTelling ? left : 0} />
      {next && (
        <button type="button" disabled={!isTelling} onClick={next}>
          {t('tellNext')} <kbd>N</kbd>
        </button>
      )}
      <button type="button" className="skip" disabled={!isTelling} onClick={skip}>
        {t('skip')} <kbd>S</kbd>
      </button>
      {next && (
        <>
          <button type="button" disabled={prefs.pace === 'slow'} onClick={() => pace(-1)}>
            {t('slower')} <kbd>,</kbd>
          </button>
          <button type="button" disabled={prefs.pace === 'fast'} onClick={() => pace(1)}>
            {t('faster')} <kbd>.</kbd>
          </button>
        </>
      )}
    </div>
  );
};

/** On an element of the board or a card that nothing can be chosen with any more, while others can. */
const isOnSomethingDone = (): boolean =>
  document.activeElement?.matches('[data-el][data-choices="0"]') === true;

const Waiting = ({ ui, now, isTelling }: AskProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const people = peopleAt(t, now.info.seats);
  if (now.result !== null && !isTelling) return <p className="prompt">{t('gameOver')}</p>;
  return (
    <div>
      <p className="prompt">{now.info.mine ? t('nothingAsked') : t('watching')}</p>
      {now.open.filter(isOther(now)).map(q => (
        <p key={q.seat} className="waiting">
          <ui.seats.Token seat={q.seat} />{' '}
          {t(q.thinking ? 'thinking' : 'waiting', {
            who: whoIs(ui, prefs.lang, q.thinking ? NOBODY : people, q.seat),
          })}
          {isAbsent(now, q.seat) && <span className="soft"> ({t('absent')})</span>}
          {!q.thinking && <Clock now={now} />}
          {q.thinking && !isTelling && <TimeLeft key={q.q} ms={q.budget ?? 0} />}
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

/** How many may be chosen, where that is not plain to see. */
const Count = ({ ui, question }: { ui: Needs<'many'>; question: QuestionShown }): ReactNode => {
  const { t } = usePrefs();
  const { kind, min, max } = question;
  if (kind !== 'many' || max < 2) return null;
  // As many as one likes; what is laid out in groups says itself what it needs.
  if (max >= question.options.length && (min === 0 || ui.many)) return null;
  return (
    <p className="soft">{min === max ? t('chooseExactly', { n: max }) : t('chooseUpTo', { min, max })}</p>
  );
};

/** What is asked, as it is shown and read out. With one way on nothing is asked: the button says what comes. */
const promptOf = (ui: Needs<'words'>, lang: Lang, t: Say, { kind, options, ask }: QuestionShown): string => {
  const legal = options.filter(o => !o.refusal);
  const isOnlyEnd = kind === 'choose' && legal.length === 1 && legal[0]?.declines === true;
  return isOnlyEnd ? t('onlyThis') : ui.words.say(lang, ask);
};

const Question = (props: AskProps & { readonly question: QuestionShown }): ReactNode => {
  const { ui, question, choosing, sending, now } = props;
  const { t, prefs } = usePrefs();
  const prompt = useId();
  const isPlaced = usePlaced() !== null;
  const legal = question.options.filter(o => !o.refusal);
  return (
    <>
      <h2 className="prompt">
        <span id={prompt}>{promptOf(ui, prefs.lang, t, question)}</span>{' '}
        <RuleLink key={question.rule} ui={ui} rule={question.rule} />
      </h2>
      <Clock now={now} />
      <Count {...{ ui, question }} />
      {question.kind === 'number' && <NumberAsk question={question} send={props.send} />}
      {isPlaced ? (
        <PlacingBar
          sending={sending}
          labelOf={nth => optionText(ui, prefs.lang, t, legal[nth] as OptionShown)}
          why={refusal => (
            <>
              {sentence(prefs.lang, refusal.why, ui)} <RuleLink ui={ui} rule={refusal.rule} />
            </>
          )}
        />
      ) : (
        <Options {...{ ui, now, question, choosing, sending, prompt }} suggested={props.suggested ?? []} />
      )}
      {isSingle(question) && question.min === 0 && choosing.chosen.size === 0 && (
        <button
          type="button"
          className="option declines none"
          data-key="e"
          aria-disabled={sending}
          onClick={e => e.detail < 2 && props.send([])}
        >
          <span className="option-text">{noneText(ui, prefs.lang, t, question)}</span>
        </button>
      )}
      {props.odds}
      <Refused ui={ui} view={now.view} options={question.options.filter(o => o.refusal)} />
    </>
  );
};

const isSet = ({ kind, max }: QuestionShown): boolean => kind === 'many' && max !== 1;
const isSingle = ({ kind, max }: QuestionShown): boolean => kind === 'many' && max === 1;

const noneText = (ui: Needs<'words'>, lang: Lang, t: Say, { none }: QuestionShown): string =>
  none ? ui.words.say(lang, none) : t('confirmNone');

/** So many names stand on a button; of more it says how many they are. */
const NAMED = 2;

/** What the button to confirm says: what is chosen, as its own button does. */
const confirmText = (
  ui: Needs<'words' | 'confirm'>,
  lang: Lang,
  t: Say,
  question: QuestionShown,
  choosing: Choosing,
): string => {
  const { picked, chosen } = choosing;
  if (picked.length === 0 || picked.length < chosen.size) return t('confirm');
  const [only] = picked;
  const whole = only && !isSet(question) ? ui.confirm?.(question, only) : null;
  if (whole) return ui.words.say(lang, whole);
  const what = picked.map(o => optionText(ui, lang, t, o)).join(', ');
  if (!isSet(question)) return what;
  return picked.length <= NAMED ? t('confirmThis', { what }) : t('confirmSeveral', { n: picked.length });
};

/** Beneath what scrolls, so that it lies over none of it: what is chosen, to be confirmed. */
const Foot = (props: AskProps & { readonly question: QuestionShown }): ReactNode => {
  const { ui, question, choosing, sending } = props;
  const { t, prefs } = usePrefs();
  const whole = question.options.find(o => isWhole(o.key));
  if (whole) return <WholeFoot {...props} whole={whole} />;
  const isEmpty = choosing.chosen.size === 0;
  const isNone = isSet(question) && isEmpty && question.min === 0;
  const isShown = (isSet(question) || choosing.ready) && !(isSingle(question) && isEmpty);
  if (!isShown) return null;
  return (
    <div className="ask-foot">
      {isSet(question) && <Proposed {...props} />}
      <button
        type="button"
        className={isNone && question.proposed.length > 0 ? 'option declines none' : 'primary confirm'}
        disabled={!choosing.ready || sending}
        onClick={choosing.confirm}
      >
        {isNone ? noneText(ui, prefs.lang, t, question) : confirmText(ui, prefs.lang, t, question, choosing)}
      </button>
    </div>
  );
};

/** All pieces of an answer are said: it is confirmed, or they are said the other way round. */
const WholeFoot = ({
  ui,
  question,
  choosing,
  sending,
  whole,
}: AskProps & { question: QuestionShown; whole: OptionShown }): ReactNode => {
  const { t, prefs } = usePrefs();
  return (
    <div className="ask-foot whole-foot">
      {question.options.filter(isAtFoot).map(o => (
        <button
          key={o.key}
          type="button"
          className={o === whole ? 'primary confirm whole' : 'option swap'}
          disabled={sending}
          onClick={e => e.detail < 2 && choosing.choose(o.key)}
        >
          {optionText(ui, prefs.lang, t, o)}
        </button>
      ))}
    </div>
  );
};

/** A set that the game proposes, to begin with: taken with one touch, then changed or confirmed. */
const Proposed = ({ question, choosing, sending }: AskProps & { question: QuestionShown }): ReactNode => {
  const { t } = usePrefs();
  const { proposed } = question;
  const isTaken = proposed.length === choosing.chosen.size && proposed.every(key => choosing.chosen.has(key));
  if (proposed.length === 0 || isTaken) return null;
  return (
    <button
      type="button"
      className={choosing.chosen.size === 0 ? 'primary confirm propose' : 'option propose'}
      aria-disabled={sending}
      onClick={() => choosing.take(proposed)}
    >
      <span className="option-text">{t('takeProposed')}</span>
    </button>
  );
};

/** Options that are refused for the same reason, in the order of the first of each. */
const byReason = (ui: Needs<'words'>, lang: Lang, options: readonly OptionShown[]) => {
  const groups = new Map<string, OptionShown[]>();
  for (const o of options) {
    const why = o.refusal ? `${o.refusal.rule} ${sentence(lang, o.refusal.why, ui)}` : '';
    groups.set(why, [...(groups.get(why) ?? []), o]);
  }
  return [...groups];
};

interface RefusedProps {
  readonly ui: Needs<'id' | 'words' | 'teaching'>;
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
              {[...new Set(of.map(o => ui.words.foresee(prefs.lang, view, o)))].join(' ')}{' '}
              {refusal && <RuleLink ui={ui} rule={refusal.rule} />}
            </li>
          );
        })}
      </ul>
    </details>
  );
};
