import type { ToldTo } from '@potyczka/table';
import { type ReactNode, useState } from 'react';
import { usePrefs } from '../../prefs.js';
import { useClients } from '../../wire/clients.js';
import { useAttempt } from '../me/useAttempt.js';
import { WishesForm } from './WishesForm.js';
import { USUAL, type Wishes } from './wishes.js';

interface WayProps {
  readonly title: string;
  readonly help: string;
  /** What is told there now, if anything is. */
  readonly target: ToldTo | undefined;
  /** What the button says that begins it. */
  readonly begins: string;
  /** What else has to be typed. */
  readonly children?: ReactNode;
  /** Whether it can begin. */
  readonly isReady?: boolean;
  /** Begins, or goes on with other wishes; says what is wrong by throwing. */
  begin(wishes: Wishes): Promise<unknown>;
  /** What is to be done on this side before nothing is told there any more. */
  end?(): Promise<unknown>;
  again(): void;
}

/** One way to be told: what, when, and an end of it. */
export const Way = (props: WayProps): ReactNode => {
  const { title, help, target, begins, children, isReady = true, begin, end, again } = props;
  const { t } = usePrefs();
  const { server } = useClients();
  const [wishes, setWishes] = useState<Wishes>(target ?? USUAL);
  const { problem, isBusy, attempt } = useAttempt();
  const isKnown = target?.confirmed === true;
  const isChanged = isKnown && JSON.stringify([target.about, target.quiet]) !== textOf(wishes);
  const stop = async (gone: ToldTo): Promise<void> => {
    await server.ask('untell', { target: gone.target });
    await end?.().catch(() => undefined);
  };
  return (
    <section className="told-way" aria-label={title}>
      <h3>{title}</h3>
      <p className="soft">{isKnown ? t('toldThere', { where: target.where }) : help}</p>
      {children}
      <WishesForm wishes={wishes} change={setWishes} />
      <div className="row">
        {(!isKnown || isChanged) && (
          <button
            type="button"
            className={isKnown ? '' : 'primary'}
            disabled={isBusy || !isReady || wishes.about.length === 0}
            onClick={() => attempt(begin(wishes), again)}
          >
            {isKnown ? t('toldSave') : begins}
          </button>
        )}
        {target && (
          <button type="button" disabled={isBusy} onClick={() => attempt(stop(target), again)}>
            {t('toldStop')}
          </button>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
};

const textOf = ({ about, quiet }: Wishes): string => JSON.stringify([about, quiet]);
