import { lazy, type ReactNode, Suspense } from 'react';
import type { WorkshopProps } from '../game-ui.js';

const Workshop = lazy(async () => ({ default: (await import('./armies/Workshop.js')).Workshop }));

/** The page of armies, loaded when somebody opens it: a battle does not need it. */
export const WorkshopLater = (props: WorkshopProps): ReactNode => (
  <Suspense fallback={<p className="soft">…</p>}>
    <Workshop {...props} />
  </Suspense>
);
