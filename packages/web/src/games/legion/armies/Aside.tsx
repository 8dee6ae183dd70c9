import { say } from '@potyczka/legion/text';
import { changed, changeLabel, type Fault, mendOf } from '@potyczka/legion/view';
import { type ReactNode, useMemo } from 'react';
import { Link } from '../../../ui/Link.js';
import { faces } from '../faces/index.js';
import { useBench } from './bench.js';
import { BUILDER_WORDS } from './words.js';

/** As many faults as one reads at once; mending the first ones mends others. */
const SHOWN = 6;

const FaultRow = ({ fault }: { readonly fault: Fault }): ReactNode => {
  const { lang, army, put } = useBench();
  const mend = useMemo(() => mendOf(army, fault), [army, fault]);
  const { rule, why } = fault.refusal;
  return (
    <li>
      <span>
        {say(lang, why)}{' '}
        <small>
          <Link to={`/rules/legion/${rule}`}>{rule}</Link>
        </small>
      </span>
      {mend && (
        <button type="button" className="army-mend" onClick={() => put(changed(army, mend))}>
          {say(lang, changeLabel(army, mend))}
        </button>
      )}
    </li>
  );
};

/** Everything that the rules do not allow, each with what mends it. */
export const Faults = (): ReactNode => {
  const { lang, army, faults } = useBench();
  const b = BUILDER_WORDS[lang];
  if (army.units.length === 0) return <p className="soft">{b.start}</p>;
  if (faults.length === 0)
    return (
      <p className="army-good" role="status">
        ✓ {b.good}
      </p>
    );
  return (
    <section className="army-wrong" aria-label={b.faults(faults.length)}>
      <h2>{b.faults(faults.length)}</h2>
      <ul>
        {faults.slice(0, SHOWN).map(fault => (
          <FaultRow key={`${fault.at} ${fault.refusal.rule} ${fault.refusal.why.id}`} fault={fault} />
        ))}
      </ul>
    </section>
  );
};

/** The card that is pointed at, beside the list. */
export const CardAside = (): ReactNode => {
  const { lang, army, card: pointed } = useBench();
  const [first] = army.units;
  const card = pointed ?? (first ? `unit:${first.unit}` : null);
  return (
    <div className="army-card-aside">
      {card ? (
        <faces.Face card={card} lang={lang} view={null} />
      ) : (
        <p className="soft">{BUILDER_WORDS[lang].card}</p>
      )}
    </div>
  );
};
