import type { ReactNode } from 'react';
import { go } from '../router.js';

interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** What it is called, if what it shows is a picture. */
  readonly label?: string;
}

/** A link within the page. */
export const Link = ({ to, children, className, label }: LinkProps): ReactNode => (
  <a
    href={to}
    className={className}
    aria-label={label}
    title={label}
    onClick={e => {
      if (e.metaKey || e.ctrlKey || e.shiftKey || e.button !== 0) return;
      e.preventDefault();
      go(to);
    }}
  >
    {children}
  </a>
);
