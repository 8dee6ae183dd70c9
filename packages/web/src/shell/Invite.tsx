import type { Seat } from '@potyczka/kernel';
import type { Now } from '@potyczka/table';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Needs } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { LinkField } from '../ui/LinkField.js';
import { useOrigin } from '../wire/origin.js';
import { HereOnly } from './HereOnly.js';
import './invite.css';

const Qr = lazy(async () => ({ default: (await import('../ui/qr/Qr.js')).Qr }));

/** Whom somebody invites, and how often they have asked for the link. */
export interface Inviting {
  readonly seat: Seat;
  /** The link is to be copied; counted, since it may be asked for again. */
  readonly asked: number;
  /** It goes into the clipboard if it can: nobody has pressed a button for it. */
  readonly isQuiet: boolean;
}

interface InviteProps {
  readonly ui: Needs<'title' | 'seats'>;
  readonly info: Now['info'];
  readonly inviting: Inviting;
  /** The secret word of the seat. */
  readonly word: string;
}

/** Only browsers that can hand something on, and only at a secure address, whatever the type says. */
const sheet = (): Navigator['share'] | undefined => navigator.share?.bind(navigator);

/** How a friend comes to a seat: a code for a camera, the phone's own way of handing on, the link to copy. */
export const Invite = ({ ui, info, inviting, word }: InviteProps): ReactNode => {
  const { t, prefs } = usePrefs();
  const { own, isHereOnly } = useOrigin();
  const [isThere, setThere] = useState(false);
  const link = `${own}/t/${info.table}#seat=${word}`;
  const { seat, asked, isQuiet } = inviting;
  const figure = ui.seats.look(seat).name[prefs.lang];
  const text = t('inviteText', { game: ui.title[prefs.lang] });
  const share = sheet();
  return (
    <section className="invite" aria-label={t('inviteTo', { figure })}>
      <h2>{t('inviteTo', { figure })}</h2>
      <div className="invite-ways">
        <Suspense fallback={<span className="qr-room" />}>
          <Qr text={link} label={t('inviteQr')} />
        </Suspense>
        <div>
          <p className="soft">{t('invitePoint')}</p>
          {share && (
            <button
              type="button"
              className="primary"
              // Whoever changes their mind there has not failed here.
              onClick={() => void share({ text, url: link }).catch(() => undefined)}
            >
              {t('share')}
            </button>
          )}
          <a
            className="plain-button"
            href={`mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(link)}`}
          >
            {t('byMail')}
          </a>
        </div>
      </div>
      <LinkField
        key={seat}
        link={link}
        label={t('inviteLink')}
        asked={asked}
        isQuiet={isQuiet}
        onCopied={() => setThere(true)}
      />
      <p className="soft">{t('inviteOnce')}</p>
      {isThere && isQuiet && !isHereOnly && <p role="status">{t('invited')}</p>}
      <HereOnly />
    </section>
  );
};
