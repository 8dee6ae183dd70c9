import type { Seat } from '@potyczka/kernel';
import type { Lang } from '@potyczka/kernel/run';
import type { Told } from '@potyczka/table';
import { type KeyboardEvent, memo, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { CardButton } from '../ui/faces/CardButton.js';
import { useFaces } from '../ui/faces/context.js';
import { linesOf, type Numbered } from './log-lines.js';
import type { Before } from './log-people.js';
import { RuleLink } from './RuleLink.js';
import { EyeSign } from './room3/EyeSign.js';
import { useLooks } from './room3/room.js';
import { useLogNames } from './useLogNames.js';
import { useTail } from './useTail.js';
import { NOBODY, type People, whoIs } from './who.js';
import './log.css';

interface LogProps {
  readonly ui: Needs<'id' | 'words' | 'seats' | 'story' | 'teaching' | 'turns' | 'inBrief'>;
  /** The language of its sentences. */
  readonly lang: Lang;
  readonly log: readonly Told[];
  readonly seats: readonly Seat[];
  /** Who plays, where that is known. */
  readonly people?: People;
  readonly me?: Seat | null;
  /** The line that the board shows, if it is not the last. */
  readonly at: number | null;
  /** In a replay the lines of the step that is shown begin here and end with `at`; what follows is yet to come. */
  readonly since?: number;
  /** Lines about this element of the board are highlighted. */
  readonly hovered: string | null;
  onLine(line: number): void;
  /** A line is pointed at, or left. */
  onPoint(places: readonly string[], told: Told | null): void;
}

/** So many lines are drawn at first; the rest on demand. */
const PAGE = 150;

/** Tab stops once at the log; arrows go from line to line, and to the rules of a line. */
const onArrow = (e: KeyboardEvent<HTMLElement>): void => {
  const lines = [...e.currentTarget.querySelectorAll<HTMLElement>('.line')];
  const at = lines.findIndex(line => line.contains(e.target as Node));
  const buttonOf = (line: number, kind: string): HTMLElement | null | undefined =>
    lines[line]?.querySelector<HTMLElement>(kind);
  /** The next thing of the same line: its words, its cards, its rules. */
  const beside = (line: number, from: HTMLElement, step: -1 | 1): HTMLElement | null | undefined => {
    const all = [
      ...(lines[line]?.querySelectorAll<HTMLElement>('.line-text, .card-button, .line-look, .line-rules') ??
        []),
    ];
    return all[all.indexOf(from) + step];
  };
  const goals: Readonly<Record<string, () => HTMLElement | null | undefined>> = {
    ArrowUp: () => buttonOf(at === -1 ? lines.length - 1 : at - 1, '.line-text'),
    ArrowDown: () => buttonOf(at === -1 ? lines.length - 1 : at + 1, '.line-text'),
    ArrowRight: () => beside(at, e.target as HTMLElement, 1),
    ArrowLeft: () => beside(at, e.target as HTMLElement, -1),
    Home: () => buttonOf(0, '.line-text'),
    End: () => buttonOf(lines.length - 1, '.line-text'),
  };
  const goal = goals[e.key]?.();
  if (!goal) return;
  goal.focus();
  e.preventDefault();
};

/** So few lines of setting up are told like any other. */
const FEW = 3;

/** Which lines are drawn: setting up folded, what is old on demand, what is to come in a replay. */
const useShown = ({ ui, log, at, since }: LogProps, only: Seat | null) => {
  const [most, setMost] = useState(PAGE);
  const [isLaterOpen, setLaterOpen] = useState(false);
  const start = useRef(0);
  const isReplay = since !== undefined && at !== null;
  const lines = useMemo(() => linesOf(ui, log, only), [ui, log, only]);
  const known = isReplay ? lines.filter(({ i }) => i <= at) : lines;
  const tail = useTail({ lines: log.length, at, follows: at === null || (isReplay && !isLaterOpen), only });
  const setup = known.filter(({ told }) => told.n === 0);
  const isFolded = setup.length > FEW;
  const after = isFolded ? known.slice(setup.length) : known;
  const newest = Math.max(
    0,
    after.length - Math.max(most, at === null || isReplay ? 0 : log.length - at + 20),
  );
  // Nothing is taken away above a line that is being read.
  if (tail.isAtEnd.current || newest < start.current) start.current = newest;
  return {
    tail,
    isReplay,
    isEmpty: known.length === 0,
    setup: isFolded ? setup : [],
    shown: after.slice(start.current),
    earlier: start.current,
    showEarlier: () => setMost(m => m + 3 * PAGE),
    later: lines.length - known.length,
    isLaterOpen,
    toggleLater: () => setLaterOpen(o => !o),
    toCome: isLaterOpen ? lines.slice(known.length, known.length + PAGE) : [],
  };
};

/** The story so far, in sentences; each line opens its rules and shows the board as it was. */
export const Log = (props: LogProps): ReactNode => {
  const { ui, lang, log, at, since, hovered, onLine, onPoint } = props;
  const { t, prefs } = usePrefs();
  const { before, lateBy, personAt } = useLogNames(ui, log, props.people ?? NOBODY, props.me ?? null);
  const [only, setOnly] = useState<Seat | null>(null);
  const [isSetupOpen, setSetupOpen] = useState(false);
  const list = useShown(props, only);
  const { tail, setup, isReplay } = list;
  const isShort = prefs.isLogShort && at === null && since === undefined && ui.inBrief !== undefined;
  const turns = useTurns(ui, lang, log, before, isShort, tail.isAtEnd);
  const line = ({ told, i }: Numbered, turn = turns.headOf(i)): ReactNode => (
    <Line
      key={i}
      {...{ ui, lang, told, turn, line: i, onLine, onPoint }}
      person={personAt(i)}
      late={lateBy(before[i]?.late)}
      lateWithin={lateBy(turn?.late)}
      isNow={at === i}
      isStep={isReplay && at !== null && i >= (since ?? 0) && i <= at}
      isLater={isReplay && at !== null && i > at}
      isAbout={hovered !== null && ui.story.placesOf(told.event).includes(hovered)}
    />
  );
  return (
    <section className="log" aria-label={t('log')}>
      <LogHead {...props} only={only} onOnly={setOnly} />
      <div
        ref={tail.list}
        className="log-lines"
        role="group"
        aria-label={t('log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        onKeyDown={onArrow}
        onScroll={tail.onScroll}
      >
        <ol lang={lang}>
          {setup.length > 0 && (
            <Fold isOpen={isSetupOpen} onClick={() => setSetupOpen(o => !o)}>
              {t('setupLines', { n: setup.length })}
            </Fold>
          )}
          {isSetupOpen && setup.map(each => line(each))}
          {list.earlier > 0 && <Fold onClick={list.showEarlier}>{t('earlier', { n: list.earlier })}</Fold>}
          {list.isEmpty && <li className="soft">{t('emptyLog')}</li>}
          {list.shown.filter(({ i }) => turns.isShown(i)).map(each => line(each))}
          {list.later > 0 && (
            <Fold isOpen={list.isLaterOpen} onClick={list.toggleLater}>
              {t('laterLines', { n: list.later })}
            </Fold>
          )}
          {list.toCome.map(each => line(each))}
        </ol>
      </div>
      {tail.hasNew && (
        <button type="button" className="log-new" onClick={tail.toEnd}>
          <span aria-hidden="true">↓</span> {t('newLines')}
        </button>
      )}
    </section>
  );
};

/** The head of a turn's lines: what came of it in figures, and whether its lines are folded away. */
interface Turn {
  readonly note: string;
  readonly isFolded: boolean;
  /** Whose time ran out in it, which folded lines do not say. */
  readonly late: Before['late'];
  toggle(): void;
}

/**
 * Turns of the log: each can be folded into its first line. In short, all but
 * the present one are; nothing is folded under the eyes of a reader.
 */
const useTurns = (
  ui: Needs<'id' | 'words' | 'seats' | 'story' | 'teaching' | 'turns' | 'inBrief'>,
  lang: Lang,
  log: readonly Told[],
  before: readonly Before[],
  isShort: boolean,
  isAtEnd: RefObject<boolean>,
): { headOf(line: number): Turn | undefined; isShown(line: number): boolean } => {
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const openFrom = useRef(0);
  const turnOf = useMemo(() => {
    let turn = -1;
    return log.map(({ event }, i) => {
      if (ui.turns?.isTurn(event)) turn = i;
      return turn;
    });
  }, [ui, log]);
  if (isAtEnd.current) openFrom.current = turnOf.at(-1) ?? 0;
  const isFolded = (turn: number): boolean => chosen.get(turn) ?? (isShort && turn < openFrom.current);
  return {
    isShown: line => turnOf[line] === line || turnOf[line] === -1 || !isFolded(turnOf[line] ?? -1),
    headOf: line => {
      if (turnOf[line] !== line) return undefined;
      const next = turnOf.findIndex((turn, i) => i > line && turn !== line);
      const end = next === -1 ? undefined : next;
      const events = log.slice(line, end).map(t => t.event);
      return {
        note: ui.inBrief?.turnNote(lang, events) ?? '',
        isFolded: isFolded(line),
        late: isFolded(line) ? (before.slice(line + 1, end).find(b => b.late !== null)?.late ?? null) : null,
        toggle: () => setChosen(c => new Map([...c, [line, !isFolded(line)]])),
      };
    },
  };
};

type LogHeadProps = LogProps & { readonly only: Seat | null; onOnly(seat: Seat | null): void };

const LogHead = ({ ui, seats, people = NOBODY, since, only, onOnly }: LogHeadProps): ReactNode => {
  const { t, prefs, set } = usePrefs();
  return (
    <div className="log-head">
      <h2>{t('log')}</h2>
      {since === undefined && ui.inBrief && (
        <button
          type="button"
          className="log-short"
          aria-pressed={prefs.isLogShort}
          onClick={() => set({ isLogShort: !prefs.isLogShort })}
        >
          {t('inShort')}
        </button>
      )}
      <select
        aria-label={t('logOf')}
        value={only ?? ''}
        onChange={e => onOnly((e.target.value || null) as Seat | null)}
      >
        <option value="">{t('everybody')}</option>
        {seats.map(s => (
          <option key={s} value={s}>
            {whoIs(ui, prefs.lang, people, s)}
          </option>
        ))}
      </select>
    </div>
  );
};

interface FoldProps {
  /** Not said for what opens once. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
  onClick(): void;
}

const Fold = ({ isOpen, children, onClick }: FoldProps): ReactNode => {
  const { prefs } = usePrefs();
  return (
    <li className="log-fold">
      <button type="button" className="fold-text" lang={prefs.lang} aria-expanded={isOpen} onClick={onClick}>
        {children}
      </button>
    </li>
  );
};

interface LineProps extends Pick<LogProps, 'ui' | 'lang' | 'onLine' | 'onPoint'> {
  readonly turn: Turn | undefined;
  /** Whose figure it is about, where that is to be said. */
  readonly person: string | undefined;
  /** Whose time had run out, in words. */
  readonly late: string | undefined;
  /** The same of a turn that is folded into this line. */
  readonly lateWithin: string | undefined;
  readonly told: Told;
  readonly line: number;
  readonly isNow: boolean;
  readonly isStep: boolean;
  readonly isLater: boolean;
  readonly isAbout: boolean;
}

/** A clock had run out: it was not the player's own decision. */
const ByClock = ({ words }: { readonly words: string }): ReactNode => {
  const { prefs } = usePrefs();
  return (
    <span className="by-clock" lang={prefs.lang}>
      <span aria-hidden="true">⏱</span> {words}{' '}
    </span>
  );
};

/** What has happened, in words; pressed, the board shows the moment after it. */
const LineText = (props: LineProps): ReactNode => {
  const { ui, lang, told, line, turn, person, late, lateWithin, isNow, onLine } = props;
  const { t } = usePrefs();
  return (
    <button
      type="button"
      tabIndex={-1}
      className="line-text"
      title={t('showThen')}
      aria-pressed={isNow}
      onClick={() => onLine(line)}
    >
      {late && <ByClock words={late} />}
      {person && (
        <>
          <span className="line-person">{person}</span>{' '}
        </>
      )}
      {ui.words.tell(lang, told.event)}
      {turn?.note && <small className="turn-note"> {turn.note}</small>}
      {lateWithin && <ByClock words={lateWithin} />}
    </button>
  );
};

const Line = memo((props: LineProps): ReactNode => {
  const { ui, told, turn, isNow, isStep, isLater, isAbout, onPoint } = props;
  const { t } = usePrefs();
  const [isOpen, setOpen] = useState(false);
  const actor = ui.story.actor(told.event);
  const cards = useFaces()?.ui.ofEvent(told.event) ?? [];
  const looks = useLooks();
  const point = (): void => onPoint(ui.story.placesOf(told.event), told);
  const leave = (): void => onPoint([], null);
  return (
    <li
      className={[
        'line',
        isNow ? 'now' : '',
        isStep ? 'step' : '',
        isLater ? 'later' : '',
        isAbout ? 'about' : '',
        turn ? 'turn-head' : '',
        ui.story.isMilestone(told.event) ? 'milestone' : '',
      ].join(' ')}
      style={actor ? { borderLeftColor: ui.seats.look(actor).colour } : undefined}
      onMouseEnter={point}
      onMouseLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <LineText {...props} />
      {turn && (
        <button
          type="button"
          tabIndex={-1}
          className="line-fold"
          aria-label={t('foldTurn')}
          aria-expanded={!turn.isFolded}
          onClick={turn.toggle}
        />
      )}
      <CardButton cards={cards} tabIndex={-1} />
      {looks?.isLook(told.event) && (
        <button
          type="button"
          tabIndex={-1}
          className="line-look"
          aria-label={t('whyCover')}
          title={t('whyCover')}
          onClick={() => looks.look({ kind: 'line', line: props.line })}
        >
          <EyeSign />
        </button>
      )}
      <button
        type="button"
        tabIndex={-1}
        className="line-rules"
        aria-label={t('openRules')}
        aria-expanded={isOpen}
        onClick={() => setOpen(o => !o)}
      >
        §
      </button>
      {isOpen && (
        <span className="line-open">
          <RuleLink ui={ui} rule={told.rule} opened />
        </span>
      )}
    </li>
  );
});
