import type { Now } from '@potyczka/table';
import type { ReactNode } from 'react';
import { usePrefs } from '../prefs.js';
import { personName } from './person.js';

/** Who looks on without a seat; nothing if nobody does. */
export const Onlookers = ({ onlookers: { count, names } }: Pick<Now, 'onlookers'>): ReactNode => {
  const { t } = usePrefs();
  if (count === 0) return null;
  const some = names.map(name => personName(t, name)).join(', ');
  return (
    <p className="onlookers soft">
      {t('onlookers', { n: count, names: names.length < count ? `${some} …` : some })}
    </p>
  );
};
