import type { Seat } from '@potyczka/kernel';
import { type ReactNode, useState } from 'react';
import { usePrefs } from '../../prefs.js';
import { go } from '../../router.js';
import { copyText } from '../../ui/copy.js';
import { saveFile } from '../../ui/save-file.js';
import { problemText } from '../problem.js';
import { CHAIN, DONE, DOUBLE, SINGLE, Sign, Step } from '../ReplayButtons.js';
import type { DeskPart } from './Desk.js';
import { Graph } from './Graph.js';
import { momentText, textInLink } from './link.js';
import { useWords } from './words.js';

interface FootProps extends DeskPart {
  /** What whoever answers otherwise holds. */
  readonly hand?: ReactNode;
  /** Through whose eyes. */
  readonly seen: ReactNode;
  readonly narrow: boolean;
  toMistake(by: 1 | -1): void;
}

/** Beneath the board: the chances over the match, steps along it, and what can be done with this moment. */
export const Foot = (props: FootProps): ReactNode => {
  const { walk, judging, toMistake } = props;
  const say = useWords();
  const { whatIf } = walk;
  const isMistaken = judging.deciding.length > 0;
  const least = Math.min(...[...judging.found.values()].map(f => f.tries));
  const further = (
    <>
      <JudgeButtons {...props} />
      {props.seen}
      <Share {...props} />
    </>
  );
  return (
    <section className="bottom timeline analysis-foot" aria-label={say('chance')}>
      {whatIf
        ? props.hand
        : judging.found.size > 0 && (
            <>
              <Graph {...props} />
              <p className="soft chance-how">{say('chanceHow', { n: least })}</p>
            </>
          )}
      <div className="row controls">
        <Along {...props} />
        {isMistaken && (
          <button type="button" onClick={() => toMistake(1)}>
            {say('mistake')}
          </button>
        )}
        <PlayOn {...props} />
        {!whatIf && (
          <button
            type="button"
            onClick={() =>
              walk.setWhatIf({ seat: walk.next?.seat ?? null, isFresh: true, hasBots: true, steps: [] })
            }
          >
            {say('whatIf')}
          </button>
        )}
        {props.narrow ? (
          <details className="more">
            <summary>{say('more')}</summary>
            <div className="row">{further}</div>
          </details>
        ) : (
          further
        )}
      </div>
    </section>
  );
};

/** Steps along the line of decisions. */
const Along = ({ walk }: DeskPart): ReactNode => {
  const say = useWords();
  const { at, line, decisions, step, go } = walk;
  const done = decisions.filter(d => d.n <= at.n).length;
  const length = line?.length ?? 0;
  const to = (n: number) => () => go({ line: at.line, n });
  return (
    <>
      <span className="steps-of">
        <Step label={say('start')} d={DOUBLE} back isOff={at.n === 0} onClick={to(0)} />
        <Step label={say('back')} d={SINGLE} back isOff={done === 0 && at.n === 0} onClick={() => step(-1)} />
      </span>
      <span className="step-of" role="status">
        {say('ofAll', { n: done, of: decisions.length })}
      </span>
      <span className="steps-of">
        <Step label={say('on')} d={SINGLE} isOff={at.n >= length} onClick={() => step(1)} />
        <Step label={say('end')} d={DOUBLE} isOff={at.n >= length} onClick={to(length)} />
      </span>
    </>
  );
};

/** Begins to judge, says how far it is, and stops. */
const JudgeButtons = ({ ui, walk, judging }: DeskPart): ReactNode => {
  const { prefs } = usePrefs();
  const say = useWords();
  const [whose, setWhose] = useState<Seat | ''>('');
  if (judging.progress !== null) {
    const n = Math.round(100 * judging.progress);
    return (
      <span className="judging">
        <progress value={judging.progress} max={1} aria-label={say('judging', { n })} />
        <button type="button" onClick={judging.stop}>
          {say('stop')}
        </button>
      </span>
    );
  }
  return (
    <span className="judging">
      <select aria-label={say('whose')} value={whose} onChange={e => setWhose(e.target.value as Seat | '')}>
        <option value="">{say('everybody')}</option>
        {(walk.line?.seats ?? []).map(seat => (
          <option key={seat} value={seat}>
            {ui.seats.look(seat).name[prefs.lang]}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => judging.begin(whose === '' ? null : [whose])}>
        {say(judging.found.size > 0 ? 'judgeAgain' : 'judge')}
      </button>
      {judging.problem !== null && <span role="alert">{problemText(prefs.lang, judging.problem, ui)}</span>}
    </span>
  );
};

/** A link that holds all of it, and a file. */
const Share = ({ walk }: DeskPart): ReactNode => {
  const say = useWords();
  const [note, setNote] = useState('');
  const { walked, at } = walk;
  const share = async (): Promise<void> => {
    const link = `${location.origin}/analysis#at=${momentText(at)}&match=${await textInLink(walked.text)}`;
    const isCopied = await copyText(link);
    if (!isCopied) history.replaceState(history.state, '', link);
    setNote(say(isCopied ? 'shared' : 'inBar'));
  };
  return (
    <>
      <button type="button" aria-label={say('share')} title={say('share')} onClick={() => void share()}>
        <Sign d={note ? DONE : CHAIN} isLine />
      </button>
      <button type="button" onClick={() => saveFile(`${walked.all.match.game}-analysis.json`, walked.all)}>
        {say('export')}
      </button>
      {note && (
        <span className="soft" role="status">
          {note}
        </span>
      )}
    </>
  );
};

/** This moment as a table against bots. */
const PlayOn = ({ ui, walk, client }: DeskPart): ReactNode => {
  const { prefs } = usePrefs();
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState('');
  const { walked, at, line, next } = walk;
  const begin = (mine: Seat): void => {
    client.playOn(walked.all, at, mine).then(
      table => go(`/b/${table}`),
      e => setProblem(problemText(prefs.lang, e, ui)),
    );
  };
  const isOver = !next && line !== null && line.result !== null && at.n >= line.length;
  if (!isOpen) {
    return (
      <button type="button" className="primary" disabled={isOver} onClick={() => setOpen(true)}>
        {say('playOn')}
      </button>
    );
  }
  return (
    <span className="play-on" role="group" aria-label={say('playOn')}>
      <span className="soft">{say('playOnNote')}</span>
      {(line?.seats ?? []).map(seat => (
        <button
          key={seat}
          type="button"
          className={seat === next?.seat ? 'primary' : ''}
          onClick={() => begin(seat)}
        >
          {say('playOnAs', { who: ui.seats.look(seat).name[prefs.lang] })}
        </button>
      ))}
      {problem && <span role="alert">{problem}</span>}
    </span>
  );
};
