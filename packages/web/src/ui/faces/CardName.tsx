import type { ReactNode } from 'react';
import { useFaces } from './context.js';
import './faces.css';

/** The name of a card in a text: pointed at or focused it shows its face, pressed the face stays open. */
export const CardName = ({
  card,
  children,
}: {
  readonly card: string;
  readonly children: ReactNode;
}): ReactNode => {
  const faces = useFaces();
  if (!faces) return children;
  return (
    <button
      type="button"
      className="card-name"
      data-cards={card}
      onClick={e => {
        e.stopPropagation();
        faces.open([card], e.currentTarget, true);
      }}
    >
      {children}
    </button>
  );
};
