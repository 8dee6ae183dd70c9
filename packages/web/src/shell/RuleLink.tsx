import { type ReactNode, useEffect, useState } from 'react';
import type { Needs, RuleText } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { copyText } from '../ui/copy.js';
import { Link } from '../ui/Link.js';
import { LinkField } from '../ui/LinkField.js';
import { unbroken } from '../ui/unbroken.js';
import './rule-link.css';

interface RuleLinkProps {
  readonly ui: Needs<'id' | 'teaching'>;
  readonly rule: string;
  /** Shows its text, for good. */
  readonly open?: boolean;
  /** Another sign has opened it: shows all of it, and no sign of its own. */
  readonly opened?: boolean;
}

/** A small sign that opens a rule where it stands: its number and its text in both languages. */
export const RuleLink = ({ ui, rule, open = false, opened = false }: RuleLinkProps): ReactNode => {
  const { prefs, t } = usePrefs();
  const [isOpen, setOpen] = useState(open || opened);
  const entry = useRule(ui, rule, isOpen);
  if (rule.startsWith('TABLE-')) return null;
  const other = prefs.lang === 'pl' ? 'en' : 'pl';
  return (
    <span className="rule">
      {!open && !opened && (
        <button
          type="button"
          className="rule-id"
          aria-expanded={isOpen}
          aria-label={t('ruleOpen', { rule })}
          title={rule}
          onClick={() => setOpen(o => !o)}
        >
          §
        </button>
      )}
      {isOpen && entry && (
        <span className="rule-text">
          <span className="rule-number">{rule}</span>
          <span lang={prefs.lang}>
            {unbroken(entry.text[prefs.lang])} {entry.reconstructed && <Reconstructed />}
          </span>
          {!open && (
            <span lang={other} className="soft">
              {unbroken(entry.text[other])}
            </span>
          )}
          {!open && (
            <Link to={`/rules/${ui.id}/${rule}`} className="more">
              {t('rules')}
            </Link>
          )}
        </span>
      )}
    </span>
  );
};

/** A rule of a game, once it is wanted and loaded. */
const useRule = (ui: Needs<'teaching'>, rule: string, wanted: boolean): RuleText | null => {
  const [entry, setEntry] = useState<RuleText | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    void ui.teaching
      .ruleTexts()
      .then(all => !gone && setEntry(all.ruleTexts.find(r => r.id === rule) ?? null));
    return () => {
      gone = true;
    };
  }, [wanted, ui, rule]);
  return entry;
};

/** Marks a rule that does not stand in the source of the rules. */
export const Reconstructed = (): ReactNode => {
  const { t } = usePrefs();
  return (
    <span className="reconstructed" title={t('reconstructedWhy')}>
      {t('reconstructed')}
    </span>
  );
};

/** For how long it is said that a link was copied, in milliseconds. */
const SAID = 2000;

/** Copies the address of a rule. */
export const CopyLink = ({ ui, rule }: { ui: Needs<'id'>; rule: string }): ReactNode => {
  const { t } = usePrefs();
  const [state, setState] = useState<'idle' | 'copied' | 'byHand'>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), SAID);
    return () => clearTimeout(timer);
  }, [state]);
  const link = `${location.origin}/rules/${ui.id}/${rule}`;
  const copy = async (): Promise<void> => setState((await copyText(link)) ? 'copied' : 'byHand');
  if (state === 'byHand') return <LinkField link={link} label={t('copyRuleLink', { rule })} asked={1} />;
  return (
    <button
      type="button"
      className="copy-link"
      aria-label={t('copyRuleLink', { rule })}
      title={t('copyShort')}
      onClick={() => void copy()}
    >
      {state === 'copied' ? <span role="status">{t('copied')}</span> : <LinkSign />}
    </button>
  );
};

const LinkSign = (): ReactNode => (
  <svg viewBox="0 0 24 24" width={16} height={16} aria-hidden="true">
    <path
      d="M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1.5-1.5"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
    />
  </svg>
);
