import type { Refusal } from '@potyczka/kernel';
import type { ReactNode } from 'react';
import { usePrefs } from '../../prefs.js';
import { usePlaced } from './usePlacing.js';
import './placing.css';

interface PlacingBarProps {
  readonly sending: boolean;
  /** How the game calls what is proposed: a label of its own, if it has one. */
  labelOf(proposal: number): string;
  /** Why something is refused, with a way to its rule. */
  why(refusal: Refusal): ReactNode;
}

/** Placing without dragging: proposal by proposal, the verdict in words, and the button that answers. */
export const PlacingBar = ({ sending, labelOf, why }: PlacingBarProps): ReactNode => {
  const { t } = usePrefs();
  const placing = usePlaced();
  if (!placing) return null;
  const { placer, proposal, verdict } = placing;
  const { proposals, question } = placer;
  const at = proposal ?? -1;
  const isRefused = typeof verdict === 'object';
  return (
    <>
      <div className="placing-bar">
        <button
          type="button"
          aria-label={t('placeBefore')}
          onClick={() => placer.toProposal(at < 0 ? -1 : at - 1)}
        >
          ‹
        </button>
        <span className="placing-which">
          {proposal === null ? t('placeFree') : t('placeProposal', { n: proposal + 1, of: proposals.length })}
          {proposal !== null && <span className="hidden-text"> {labelOf(proposal)}</span>}
        </span>
        <button type="button" aria-label={t('placeNext')} onClick={() => placer.toProposal(at + 1)}>
          ›
        </button>
      </div>
      <p className="placing-verdict" role="status">
        {verdict === 'legal' && t('placeLegal')}
        {verdict === 'unknown' && t('placeUnknown')}
        {isRefused && verdict.refusal && why(verdict.refusal)}
      </p>
      {isRefused && verdict.near !== null && (
        <button type="button" className="placing-snap" onClick={() => placer.snap()}>
          {t('placeSnap')}
        </button>
      )}
      <button
        type="button"
        className="primary confirm"
        disabled={sending || isRefused}
        onClick={() => placer.confirm()}
      >
        {t(question.kind === 'place' ? 'placeOne' : 'placeAll')}
      </button>
      <p className="soft placing-help">
        {t('placeHelp')} <span className="by-keys">{t('placeKeys')}</span>{' '}
        {placing.poses[placing.active]?.facing !== undefined && (
          <>
            {t('placeTurn')} <span className="by-keys">{t('placeTurnKeys')}</span>
          </>
        )}
      </p>
    </>
  );
};
