import { FACE_WORDS, type SignId } from '@potyczka/adrenaline/text';
import type { Lang } from '@potyczka/kernel/run';
import type { ReactNode } from 'react';
import { Sign } from './Signs.js';
import './face.css';

/** What each sign on the cards means. */
export const FaceLegend = ({ lang }: { readonly lang: Lang }): ReactNode => {
  const { signs } = FACE_WORDS[lang];
  return (
    <dl className="sign-legend">
      {(Object.keys(signs) as SignId[]).map(sign => (
        <div key={sign}>
          <dt className="signs">
            <Sign sign={sign} />
          </dt>
          <dd>{signs[sign]}</dd>
        </div>
      ))}
    </dl>
  );
};
