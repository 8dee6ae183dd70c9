import { type ReactNode, useEffect, useState } from 'react';
import type { GameUi, RuleEntry } from '../games/game-ui.js';
import { usePrefs } from '../prefs.js';
import { Link } from '../ui/Link.js';

interface RuleLinkProps {
  readonly ui: GameUi;
  readonly rule: string;
  /** Shows its text from the start. */
  readonly open?: boolean;
}

/** The number of a rule; opens its text in both languages where it stands. */
export const RuleLink = ({ ui, rule, open = false }: RuleLinkProps): ReactNode => {
  const { prefs, t } = usePrefs();
  const [isOpen, setOpen] = useState(open);
  const entry = useRule(ui, rule, isOpen);
  if (rule.startsWith('TABLE-')) return null;
  const other = prefs.lang === 'pl' ? 'en' : 'pl';
  return (
    <span className="rule">
      <button type="button" className="rule-id" aria-expanded={isOpen} onClick={() => setOpen(o => !o)}>
        {rule}
      </button>
      {isOpen && entry && (
        <span className="rule-text">
          <span lang={prefs.lang}>{entry.text[prefs.lang]}</span>
          {!open && (
            <span lang={other} className="soft">
              {entry.text[other]}
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
const useRule = (ui: GameUi, rule: string, wanted: boolean): RuleEntry | null => {
  const [entry, setEntry] = useState<RuleEntry | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    void ui.rules().then(all => !gone && setEntry(all.find(r => r.id === rule) ?? null));
    return () => {
      gone = true;
    };
  }, [wanted, ui, rule]);
  return entry;
};
