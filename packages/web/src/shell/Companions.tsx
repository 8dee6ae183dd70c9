import type { CompanyShown, Now } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import type { Needs } from '../games/game-ui.js';
import { type Say, usePrefs } from '../prefs.js';
import type { TableClient } from '../wire/client.js';
import { personName } from './person.js';
import { problemText } from './problem.js';
import './companions.css';

interface CompanionsProps {
  readonly client: TableClient;
  readonly ui: Needs<'words' | 'seats'>;
  readonly now: Now;
}

/** One thing that can be said or asked: pressed while it stands. */
interface Sentence {
  readonly key: string;
  readonly text: string;
  readonly isOn: boolean;
  say(isOn: boolean): Promise<unknown>;
}

/** What those on my side mean to do; what I tell them; and what I ask of the bots among them. */
export const Companions = ({ client, ui, now }: CompanionsProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const [problem, setProblem] = useState('');
  const { company, info } = now;
  if (!company) return null;
  const { table, mine } = info;
  const own = company.means.find(m => m.seat === mine)?.means.id;
  const sayings: readonly Sentence[] = company.sayings.map(({ id, label }) => ({
    key: id,
    text: ui.words.say(prefs.lang, label),
    isOn: own === label.id,
    say: isOn => client.ask('mean', { table, ...(isOn && { saying: id }) }),
  }));
  const wishes: readonly Sentence[] = wishesOf(company, mine).map(({ id, about, label, isOn }) => ({
    key: `${id} ${about ?? ''}`,
    text: ui.words.say(prefs.lang, label),
    isOn,
    say: on => client.ask('wish', { table, wish: id, on, ...(about !== undefined && { about }) }),
  }));
  const press = (each: Sentence): void => {
    each
      .say(!each.isOn)
      .then(() => setProblem(''))
      .catch(e => setProblem(problemText(prefs.lang, e, ui)));
  };
  return (
    <section className="companions" aria-label={t('companions')}>
      <ul aria-live="polite">
        {company.means.map(({ seat, means }, i) => (
          <li key={i}>
            <ui.seats.Token seat={seat} size={18} />
            <span>
              {speakerOf(t, now, seat)}
              {ui.words.say(prefs.lang, means)}
            </span>
          </li>
        ))}
      </ul>
      {sayings.length > 0 && <Sentences title={t('tellOthers')} all={sayings} onPress={press} />}
      {wishes.length > 0 && (
        <details>
          <summary>
            {t('askCompanions')}
            {wishes.some(w => w.isOn) && ` (${wishes.filter(w => w.isOn).length})`}
          </summary>
          <Sentences title={t('askCompanions')} all={wishes} onPress={press} />
        </details>
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
};

/** Whose words these are; a bot names its figure itself. */
const speakerOf = (t: Say, { info }: Now, seat: string): string => {
  const sitter = info.seats.find(s => s.seat === seat);
  if (sitter?.kind !== 'human' || sitter.away || !sitter.name) return '';
  return `${seat === info.mine ? t('you') : personName(t, sitter.name)}: `;
};

interface WishToPress {
  readonly id: string;
  readonly about?: string;
  readonly label: CompanyShown['wishes'][number]['label'];
  readonly isOn: boolean;
}

/** Every wish, once for each thing that it can be about. */
const wishesOf = ({ wishes, wished }: CompanyShown, mine: string | null): readonly WishToPress[] => {
  const isOn = (id: string, about?: string): boolean =>
    wished.some(w => w.by === mine && w.id === id && w.about === about);
  return wishes.flatMap(({ id, label, about }) =>
    about
      ? about.map(each => ({ id, about: each.element, label: each.label, isOn: isOn(id, each.element) }))
      : [{ id, label, isOn: isOn(id) }],
  );
};

interface SentencesProps {
  readonly title: string;
  readonly all: readonly Sentence[];
  onPress(sentence: Sentence): void;
}

const Sentences = ({ title, all, onPress }: SentencesProps): ReactNode => (
  <div className="sentences" role="group" aria-label={title}>
    {all.map(each => (
      <button key={each.key} type="button" aria-pressed={each.isOn} onClick={() => onPress(each)}>
        {each.text}
      </button>
    ))}
  </div>
);
