import type { QuestionShown } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import { usePrefs } from '../prefs.js';

/** A question for a number. */
export const NumberAsk = ({
  question,
  send,
}: {
  question: QuestionShown;
  send(a: number): void;
}): ReactNode => {
  const { t } = usePrefs();
  const [n, setN] = useState(question.min);
  return (
    <form
      className="row"
      onSubmit={e => {
        e.preventDefault();
        send(n);
      }}
    >
      <input
        type="number"
        aria-label={t('number', { min: question.min, max: question.max })}
        min={question.min}
        max={question.max}
        value={n}
        onChange={e => setN(e.target.valueAsNumber)}
      />
      <button type="submit" className="primary">
        {t('confirm')}
      </button>
    </form>
  );
};
