import type { Lang } from '@potyczka/kernel/register';
import { type ReactNode, useEffect, useState } from 'react';

type Tales = typeof import('@potyczka/gloomhaven/campaign/tales');

let kept: Tales | null = null;

/** What we tell before a scenario or after it: there as soon as it has been loaded. */
export const Tale = ({
  lang,
  when,
  scenario,
}: {
  readonly lang: Lang;
  readonly when: 'before' | 'after';
  readonly scenario: number;
}): ReactNode => {
  const [tales, setTales] = useState(kept);
  useEffect(() => {
    if (tales) return;
    import('@potyczka/gloomhaven/campaign/tales').then(
      loaded => {
        kept = loaded;
        setTales(loaded);
      },
      () => undefined, // without a connection the first time: the page does without it
    );
  }, [tales]);
  return tales ? tales.taleText(lang, when, scenario) : <span className="tale-wait">…</span>;
};
