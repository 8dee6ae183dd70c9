import type { Lang } from '@potyczka/kernel/run';
import type { Now, OptionShown, QuestionShown } from '@potyczka/table';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Needs } from '../games/game-ui.js';
import { type Say, usePrefs } from '../prefs.js';
import { CardButton } from '../ui/faces/CardButton.js';
import { useFaces } from '../ui/faces/context.js';
import { lastTouch } from './input.js';
import { OptionLabel, optionText } from './OptionLabel.js';
import { isAtFoot, isPiece, isSaid } from './pieces.js';
import type { Choosing } from './useChoice.js';
import { intended } from './useIntents.js';
import './options.css';

interface OptionsProps {
  readonly ui: Needs<'words' | 'panels' | 'many'>;
  readonly now: Now;
  readonly question: QuestionShown;
  readonly choosing: Choosing;
  readonly sending: boolean;
  readonly suggested?: readonly OptionShown[];
  /** The id of what is asked. */
  readonly prompt: string;
}

/** More options than these stand in two columns, if their names are not too long. */
const FEW = 4;
/** Up to so many options have a line each if one of them has more to say than fits into half of it. */
const SOME = 6;
const HALF_LINE = 36;
/** No word of more letters fits beside another option, with its picture and its key. */
const HALF_WORD = 9;
/** The same for what an option has to add, which is smaller. */
const HALF_SMALL_WORD = 11;
/** With more candidates than these on the board, the list gives way to it. */
const MANY = 12;

/** Arrow keys go through the options. */
const onArrow = (e: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[e.key];
  if (!step || e.shiftKey || e.ctrlKey || !(e.target instanceof HTMLButtonElement)) return;
  const buttons = [...e.currentTarget.querySelectorAll<HTMLButtonElement>('.option')];
  const at = buttons.indexOf(e.target);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  e.preventDefault();
};

/** Whether options stand beside each other: they are short, and none has much to add. */
const areShort = ({ ui, now }: OptionsProps, lang: Lang, t: Say, legal: readonly OptionShown[]): boolean => {
  const labels = legal.map(o => optionText(ui, lang, t, o));
  const longest = Math.max(0, ...labels.map(label => label.length));
  const longestWord = Math.max(0, ...labels.flatMap(label => label.split(/\s/)).map(word => word.length));
  const more = legal.map(o => ui.words.foresee(lang, now.view, o));
  const isTalkative = more.some(text => text.length > HALF_LINE);
  if (more.some(text => text.split(/\s/).some(word => word.length > HALF_SMALL_WORD))) return false;
  if (longestWord > HALF_WORD || longest > (legal.length > FEW ? 18 : 10)) return false;
  return !(isTalkative && legal.length <= SOME);
};

/** Options under their headings, in the order of the first of each. */
const grouped = (
  ui: Needs<'many'>,
  lang: Lang,
  options: readonly OptionShown[],
): [string, OptionShown[]][] => {
  const groups = new Map<string, OptionShown[]>();
  for (const o of options) {
    const name = ui.many?.groupOf(lang, o) ?? '';
    groups.set(name, [...(groups.get(name) ?? []), o]);
  }
  return [...groups];
};

/** Everything that may be chosen: a list, or with very many on the board a way to find them. */
export const Options = (props: OptionsProps): ReactNode => {
  const { ui, question, prompt, sending } = props;
  const { t, prefs } = usePrefs();
  const legal = question.options.filter(o => !o.refusal && !isAtFoot(o));
  const acts = legal.filter(o => !o.declines);
  const shown = [...acts, ...legal.filter(o => o.declines)];
  const onBoard = acts.filter(o => (ui.many ? ui.many.isFound(o) : o.at.length > 0));
  if (ui.many && (onBoard.length > MANY || shown.length > MANY))
    return <Sorted {...props} shown={shown} found={onBoard} />;
  if (onBoard.length > MANY) return <Finder {...props} shown={shown} />;
  return (
    <ul
      className={areShort(props, prefs.lang, t, legal) ? 'options short' : 'options'}
      aria-labelledby={prompt}
      aria-busy={sending}
      onKeyDown={onArrow}
    >
      {shown.map((o, i) => (
        <li key={o.key}>
          <OptionButton {...props} option={o} nth={i} />
        </li>
      ))}
    </ul>
  );
};

interface SortedProps extends OptionsProps {
  readonly shown: readonly OptionShown[];
  readonly found: readonly OptionShown[];
}

/** Many options of several kinds: buttons under their headings, and a way to find those that lie on the board. */
const Sorted = (props: SortedProps): ReactNode => {
  const { ui, shown, found, sending, prompt } = props;
  const { prefs } = usePrefs();
  const listed = shown.filter(o => !found.includes(o));
  const declines = listed.filter(o => o.declines);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the buttons inside */}
      <div className="sorted" aria-busy={sending} onKeyDown={onArrow}>
        {grouped(
          ui,
          prefs.lang,
          listed.filter(o => !o.declines),
        ).map(([name, of]) => (
          <section key={name} aria-label={name || undefined} aria-labelledby={name ? undefined : prompt}>
            {name && <h3>{name}</h3>}
            <ul className="options">
              {of.map(o => (
                <li key={o.key}>
                  <OptionButton {...props} option={o} nth={listed.indexOf(o)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {declines.length > 0 && (
          <ul className="options">
            {declines.map(o => (
              <li key={o.key}>
                <OptionButton {...props} option={o} nth={0} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {found.length > 0 && <Finder {...props} shown={found} />}
    </>
  );
};

/** Many candidates: they are lit on the board; here they are searched for and stand under their headings. */
const Finder = (props: OptionsProps & { readonly shown: readonly OptionShown[] }): ReactNode => {
  const { ui, shown, prompt, sending } = props;
  const { t, prefs } = usePrefs();
  const [wanted, setWanted] = useState('');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const declines = shown.filter(o => o.declines);
  const found = shown.filter(
    o =>
      !o.declines &&
      `${ui.many?.groupOf(prefs.lang, o) ?? ''} ${optionText(ui, prefs.lang, t, o)}`
        .toLocaleLowerCase(prefs.lang)
        .includes(wanted.trim().toLocaleLowerCase(prefs.lang)),
  );
  const isListed = isOpen || wanted.trim() !== '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the buttons inside
    <div className="finder" onKeyDown={onArrow}>
      <p className="soft">{t('onTheBoard', { n: shown.length - declines.length })}</p>
      <div className="row">
        <label className="hidden-text" htmlFor={id}>
          {t('find')}
        </label>
        <input
          id={id}
          type="search"
          className="grow"
          placeholder={t('find')}
          value={wanted}
          onChange={e => setWanted(e.target.value)}
        />
        <button type="button" aria-expanded={isListed} onClick={() => setOpen(o => !o)}>
          {t('list')}
        </button>
      </div>
      <div className="groups" aria-busy={sending}>
        {isListed &&
          grouped(ui, prefs.lang, found).map(([name, of]) => (
            <section key={name} aria-label={name || undefined} aria-labelledby={name ? undefined : prompt}>
              {name && <h3>{name}</h3>}
              <ul className="options short">
                {of.map(o => (
                  <li key={o.key}>
                    <OptionButton {...props} option={o} nth={found.indexOf(o)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        {isListed && found.length === 0 && <p className="soft">{t('noSuchOption')}</p>}
        <ul className="options">
          {declines.map(o => (
            <li key={o.key}>
              <OptionButton {...props} option={o} nth={0} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

type ButtonProps = OptionsProps & { readonly option: OptionShown; readonly nth: number };

const OptionButton = (props: ButtonProps): ReactNode => {
  const { ui, now, question, choosing, sending, option: o, nth } = props;
  const isMany = question.kind === 'many' && question.max > 1;
  const key = o.declines ? 'e' : nth < 9 ? String(nth + 1) : undefined;
  const button = useRef<HTMLButtonElement>(null);
  const cards = useFaces()?.ui.ofOption(o, now.view) ?? [];
  // Also where a place on the board stands for it.
  const isChosen = isSaid(o) || [...choosing.chosen].some(key => key === o.key || intended(key) === o.key);
  // The button to confirm takes room from below: what it confirms stays in sight.
  useEffect(() => {
    if (isChosen && lastTouch() === 'finger') button.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const shown = (
    <button
      ref={button}
      type="button"
      className={[
        'option',
        o.declines ? 'declines' : '',
        props.suggested?.includes(o) ? 'suggested' : '',
        isChosen ? 'chosen' : '',
        choosing.pointed?.key === o.key ? 'pointed' : '',
      ].join(' ')}
      data-key={key}
      // A piece is known by what it is a piece of.
      data-option={isPiece(o.key) ? o.at[0] : o.key}
      data-cards={cards.length > 0 ? cards.join(' ') : undefined}
      aria-pressed={isMany || isPiece(o.key) ? isChosen : undefined}
      aria-disabled={sending}
      // The second half of a double click was meant for the question before.
      onClick={e => e.detail < 2 && choosing.choose(o.key)}
      onMouseEnter={() => lastTouch() !== 'finger' && choosing.point(o.key)}
      onMouseLeave={() => lastTouch() !== 'finger' && choosing.point(null)}
      onFocus={() => lastTouch() === 'key' && choosing.point(o.key)}
      onBlur={() => choosing.point(null)}
    >
      <OptionLabel ui={ui} option={o} view={now.view} />
    </button>
  );
  if (cards.length === 0) return shown;
  return (
    <span className="option-and-card">
      {shown}
      <CardButton cards={cards} />
    </span>
  );
};
