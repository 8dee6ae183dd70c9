import type { ReactNode } from 'react';
import { go } from '../router.js';

/** A link within the page. */
export const Link = ({
  to,
  children,
  className,
}: {
  to: string;
  children: ReactNode;
  className?: string;
}): ReactNode => (
  <a
    href={to}
    className={className}
    onClick={e => {
      if (e.metaKey || e.ctrlKey || e.shiftKey || e.button !== 0) return;
      e.preventDefault();
      go(to);
    }}
  >
    {children}
  </a>
);
