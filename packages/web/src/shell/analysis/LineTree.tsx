import type { PlayedLine } from '@potyczka/kernel/run';
import { type ReactNode, useState } from 'react';
import type { DeskPart } from './Desk.js';
import { useWords } from './words.js';

/** How deep a line lies below the match. */
const depthOf = (lines: readonly PlayedLine[], { from }: PlayedLine): number => {
  const parent = lines.find(l => l.id === from);
  return parent ? 1 + depthOf(lines, parent) : 1;
};

/** The match and its lines as a tree: walked, named, commented, deleted. */
export const LineTree = (part: DeskPart): ReactNode => {
  const { walk } = part;
  const say = useWords();
  const { lines, match } = walk.walked.all;
  const { at } = walk;
  const here = lines.find(l => l.id === at.line);
  if (lines.length === 0) return null;
  return (
    <section className="line-tree" aria-label={say('lines')}>
      <h3>{say('lines')}</h3>
      <ul>
        <li>
          <button
            type="button"
            aria-current={at.line === 0 ? 'true' : undefined}
            onClick={() => walk.go({ line: 0, n: Math.min(at.n, match.entries.length) })}
          >
            {say('theMatch')}
          </button>
        </li>
        {lines.map(line => (
          <li key={line.id} style={{ marginInlineStart: `${12 * Math.min(6, depthOf(lines, line))}px` }}>
            <button
              type="button"
              aria-current={at.line === line.id ? 'true' : undefined}
              onClick={() => walk.go({ line: line.id, n: line.at - 1 + line.entries.length })}
            >
              ↳ {line.name ?? say('whatIfAt', { what: line.at })}{' '}
              <small className="soft">
                {say('leaves', { n: line.at })}, {say(line.seed ? 'fresh' : 'same')}
              </small>
            </button>
            {line.comment && <p className="soft">{line.comment}</p>}
          </li>
        ))}
      </ul>
      {here && <Words key={here.id} {...part} line={here} />}
    </section>
  );
};

const Words = ({ walk, client, line }: DeskPart & { readonly line: PlayedLine }): ReactNode => {
  const say = useWords();
  const [name, setName] = useState(line.name ?? '');
  const [comment, setComment] = useState(line.comment ?? '');
  const { all } = walk.walked;
  return (
    <form
      onSubmit={e => {
        e.preventDefault();
        walk.change(client.call(all, line.id, { name: name.trim(), comment: comment.trim() }));
      }}
    >
      <label>
        <span>{say('name')}</span>
        <input value={name} maxLength={80} onChange={e => setName(e.target.value)} />
      </label>
      <label>
        <span>{say('comment')}</span>
        <textarea rows={2} value={comment} maxLength={2000} onChange={e => setComment(e.target.value)} />
      </label>
      <div className="row">
        <button type="submit">{say('save')}</button>
        <button type="button" onClick={() => walk.change(client.drop(all, line.id))}>
          {say('remove')}
        </button>
      </div>
    </form>
  );
};
