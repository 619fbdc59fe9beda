import type { Source } from '../../../content/schema/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { SourceNote, type SourceTexts } from '../../components/source-note/SourceNote.tsx';
import { gatherBySource } from '../../components/statement-list/group-by-source.ts';
import styles from './ProgramFacts.module.css';

/** One key fact. */
export interface FactContent {
  name: string;
  icon: string;
  label: string;
  text: string;
  source: Source;
}

/** The key facts of a programme, in one language. */
export interface ProgramFactsContent {
  facts: FactContent[];
  /** Head and sentence on what no source gives; absent when nothing is missing. */
  missing: { title: string; text: string; names: string } | undefined;
}

interface ProgramFactsProps extends ProgramFactsContent {
  sourceTexts: SourceTexts;
  locale: Locale;
}

/** The key facts, those of one source together above its note, and in one line what is not published (TRUST-1). */
export function ProgramFacts({ facts, missing, sourceTexts, locale }: ProgramFactsProps) {
  return (
    <div className={styles.facts}>
      {gatherBySource(facts).map((group) => (
        <div key={group.source.url + group.source.checkedOn} className={styles.group} data-fact-group>
          <dl className={styles.grid}>
            {group.items.map((fact) => (
              <div key={fact.name} className={styles.fact} data-fact={fact.name}>
                <dt>
                  <Icon name={fact.icon} />
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
      {missing && (
        <div className={styles.missing} data-missing={missing.names}>
          <Icon name="seal-question" />
          <div>
            <h3>{missing.title}</h3>
            <p>{missing.text}</p>
          </div>
        </div>
      )}
    </div>
  );
}
