import { placeName, readLine, tellLine } from '@potyczka/gloomhaven/campaign/text';
import { figureName } from '@potyczka/gloomhaven/text';
import type { Lang } from '@potyczka/kernel/register';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Glyph } from './glyphs.js';
import { Tale } from './Tale.js';
import { ClassToken } from './Token.js';
import { isConclusion, type News } from './useNews.js';
import { WORDS } from './words.js';

/** An envelope with a seal; what was in it rises out of it. */
const Envelope = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="glmc-envelope" aria-hidden="true">
    <div className="glmc-letter">{children}</div>
    <svg viewBox="0 0 240 150" aria-hidden="true">
      <path
        className="back"
        d="M 0 10 Q 0 0 10 0 H 230 Q 240 0 240 10 V 140 Q 240 150 230 150 H 10 Q 0 150 0 140 Z"
      />
      <path className="flap" d="M 4 4 L 120 84 L 236 4 Z" />
      <path
        className="front"
        d="M 0 12 L 104 78 Q 120 88 136 78 L 240 12 V 140 Q 240 150 230 150 H 10 Q 0 150 0 140 Z"
      />
      <circle className="seal" cx={120} cy={92} r={18} />
      <text className="seal-sign" x={120} y={99}>
        G
      </text>
    </svg>
  </div>
);

/** The picture of what has happened. */
const Picture = ({ line }: { readonly line: string }): ReactNode => {
  const { id, args } = readLine(line);
  switch (id) {
    case 'class-unlocked':
      return (
        <Envelope>
          <ClassToken figure={String(args.figure)} size={84} />
        </Envelope>
      );
    case 'envelope-opened':
      return (
        <Envelope>
          <b className="glmc-letter-sign">{String(args.letter)}</b>
        </Envelope>
      );
    case 'records-opened':
      return <Glyph name="open-book" size={120} />;
    case 'city-grows':
      return <Glyph name="village" size={120} />;
    case 'scenario-won':
    case 'told':
      return <Glyph name="scroll-unfurled" size={120} />;
    case 'retired':
    case 'died':
      return <ClassToken figure={String(args.figure)} size={120} />;
    default:
      return <Glyph name="treasure-map" size={120} />;
  }
};

const titleOf = (lang: Lang, line: string): string => {
  const { id, args } = readLine(line);
  const w = WORDS[lang];
  if (id === 'class-unlocked') return figureName(lang, String(args.figure));
  if (isConclusion(id)) return placeName(lang, Number(args.scenario));
  return w.unveiled[id as keyof typeof w.unveiled] ?? '';
};

/** What it means for the campaign; of a scenario, how it ended as we tell it. */
const Meaning = ({ line, lang }: { readonly line: string; readonly lang: Lang }): ReactNode => {
  const { id, args } = readLine(line);
  const w = WORDS[lang];
  if (isConclusion(id))
    return (
      <>
        <p className="glmc-telling">
          <Tale lang={lang} when="after" scenario={Number(args.scenario)} />
        </p>
        <small className="soft">{w.telling}</small>
      </>
    );
  const meaning = w.means[id as keyof typeof w.means];
  return meaning ? <p>{meaning}</p> : null;
};

/** What has been unlocked, one after the other: a scene that waits until it has been looked at. */
export const Unveiling = ({ news, lang }: { readonly news: News; readonly lang: Lang }): ReactNode => {
  const { line, left, next, all } = news;
  const w = WORDS[lang];
  const goOn = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new scene
  useEffect(() => goOn.current?.focus(), [line]);
  if (line === undefined) return null;
  const { id } = readLine(line);
  // Over the whole page: a board keeps what lies in it to itself.
  return createPortal(
    <div className="glmc-veil">
      <div
        className={`glmc-unveiling ${id}`}
        role="dialog"
        aria-label={w.unveiledTitle}
        key={line}
        onKeyDown={e => e.key === 'Escape' && all()}
      >
        <Picture line={line} />
        <p className="soft">{tellLine(lang, line)}</p>
        <h2>{titleOf(lang, line)}</h2>
        <Meaning line={line} lang={lang} />
        <div className="row">
          <button ref={goOn} type="button" className="primary big" onClick={next}>
            {left > 1 ? `${w.goOn} (${left - 1})` : w.goOn}
          </button>
          {left > 1 && (
            <button type="button" className="big" onClick={all}>
              {w.skipAll}
            </button>
          )}
        </div>
      </div>
    </div>,
    document.body,
  );
};
