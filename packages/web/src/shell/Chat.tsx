import type { Now, Said } from '@potyczka/table';
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import type { TableClient } from '../wire/client.js';
import type { TableState } from './feed.js';
import { personName } from './person.js';
import { problemText } from './problem.js';
import { peopleAt, whoIs } from './who.js';

interface ChatProps {
  readonly client: TableClient;
  readonly ui: Needs<'words' | 'seats'>;
  readonly now: Now;
  readonly said: TableState['said'];
}

/** What somebody has begun to write at a table: it is not lost when its game begins and the page changes. */
const drafts = new Map<string, { readonly text: string; readonly isWriting: boolean }>();

const useDraft = (table: string) => {
  const [text, setText] = useState(drafts.get(table)?.text ?? '');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (drafts.get(table)?.isWriting) input.current?.focus();
  }, [table]);
  const keep = (text: string, isWriting: boolean): void => {
    drafts.set(table, { text, isWriting });
    setText(text);
  };
  return {
    text,
    clear: () => keep('', drafts.get(table)?.isWriting ?? false),
    field: {
      ref: input,
      value: text,
      onChange: (e: ChangeEvent<HTMLInputElement>) => keep(e.target.value, true),
      onFocus: () => keep(text, true),
      onBlur: () => keep(text, false),
    },
  };
};

/** What people say to each other, at tables that have a chat. */
export const Chat = ({ client, ui, now, said }: ChatProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { text, clear, field } = useDraft(now.info.table);
  const [problem, setProblem] = useState('');
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new sentence
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [said.length]);
  const say = async (): Promise<void> => {
    try {
      await client.ask('say', { table: now.info.table, text });
      clear();
      setProblem('');
    } catch (e) {
      setProblem(problemText(prefs.lang, e, ui));
    }
  };
  const hear = (heard: boolean): void => {
    client
      .ask('hear', { table: now.info.table, heard })
      .then(() => setProblem(''))
      .catch(e => setProblem(problemText(prefs.lang, e, ui)));
  };
  const speaker = ({ seat, name: spectator = '' }: Said): string => {
    if (!seat) return `${personName(t, spectator)} (${t('spectator')})`;
    return whoIs(ui, prefs.lang, peopleAt(t, now.info.seats), seat);
  };
  const { mine, host, heard } = now.info;
  const mayWrite = mine !== null || heard;
  // A spectator who cannot speak has nothing to read yet.
  if (!mayWrite && !host && said.length === 0) return null;
  return (
    <section className="chat" aria-label={t('chat')}>
      <ol ref={list} aria-live="polite">
        {said.map((s, i) => (
          <li key={i}>
            <b>{speaker(s)}:</b> {s.text}
          </li>
        ))}
      </ol>
      {mayWrite && (
        <form
          onSubmit={e => {
            e.preventDefault();
            if (text.trim()) void say();
          }}
        >
          <input aria-label={t('saySomething')} placeholder={t('saySomething')} maxLength={300} {...field} />
        </form>
      )}
      {host && (
        <label className="check">
          <input type="checkbox" checked={heard} onChange={e => hear(e.target.checked)} />{' '}
          {t('spectatorsWrite')}
        </label>
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
};
