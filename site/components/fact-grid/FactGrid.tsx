import type { Source } from '../../../content/schema/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { Icon } from '../icon/Icon.tsx';
import { SourceNote, type SourceTexts } from '../source-note/SourceNote.tsx';
import { gatherBySource } from '../statement-list/group-by-source.ts';
import styles from './FactGrid.module.css';

/** One fact under a name of its own. */
export interface FactContent {
  name: string;
  icon?: string;
  label: string;
  text: string;
  source: Source;
}

interface FactGridProps {
  facts: readonly FactContent[];
  sourceTexts: SourceTexts;
  locale: Locale;
}

/** Sourced facts side by side; those of one source stand together above its note (TRUST-1). */
export function FactGrid({ facts, sourceTexts, locale }: FactGridProps) {
  const groups = gatherBySource(facts);
  const singles = groups.filter(({ items }) => items.length === 1);
  // Two of them share a line on wide screens; one that is left over has it to itself.
  const leftOver = singles.length % 2 === 1 ? singles.at(-1) : undefined;
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <div
          key={group.source.url + group.source.checkedOn}
          className={styles.group}
          data-fact-group
          data-wide={group.items.length > 1 || group === leftOver ? '' : undefined}
        >
          <dl className={styles.grid}>
            {group.items.map((fact) => (
              <div key={fact.name} className={styles.fact} data-fact={fact.name}>
                <dt>
                  {fact.icon && <Icon name={fact.icon} />}
                  {fact.label}
                </dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.source}>
            <SourceNote source={group.source} texts={sourceTexts} locale={locale} />
          </div>
        </div>
      ))}
    </div>
  );
}
