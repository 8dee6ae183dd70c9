import type { ReactNode } from 'react';

/** The eye of a miniature. */
export const EyeSign = (): ReactNode => (
  <svg width="20" height="18" viewBox="0 0 20 18" aria-hidden="true">
    <path d="M1 9Q10-1 19 9Q10 19 1 9Z" fill="none" stroke="currentColor" strokeWidth="1.6" />
    <circle cx="10" cy="9" r="3" fill="currentColor" />
  </svg>
);
