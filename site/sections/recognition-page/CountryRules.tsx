import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import type { RecognitionContent, RecognitionTexts } from '../../components/recognition/recognition-content.ts';
import { StatusMark } from '../../components/recognition/StatusMark.tsx';
import { SourceNote, type SourceTexts } from '../../components/source-note/SourceNote.tsx';
import type { Locale } from '../../../contract/locales.ts';
import styles from './CountryRules.module.css';

interface CountryRulesProps {
  card: RecognitionContent;
  texts: RecognitionTexts;
  sourceTexts: SourceTexts;
  locale: Locale;
  /** Stands beside what to check. */
  children?: ReactNode;
}

/**
 * What becomes of the degree in one country: status and sentence beside the rule with date and sources, uses, what to
 * check oneself. All of it is plain HTML: nobody has to leave a number to read it (TRUST-2).
 */
export function CountryRules(props: CountryRulesProps) {
  const { card, texts, children } = props;
  return (
    <article
      id={card.country}
      className={styles.card}
      data-recognition={card.country}
      data-status={card.verdicts[0]?.status}
      aria-labelledby={`recognition-${card.country}`}
    >
      <div className={`${styles.part} ${styles.columns}`}>
        <Verdicts card={card} />
        <Rule {...props} />
      </div>
      <Uses card={card} texts={texts} />
      <div className={`${styles.part} ${styles.checks} ${children ? styles.columns : ''}`}>
        <Checks card={card} texts={texts} />
        {children}
      </div>
    </article>
  );
}

/** The country's name, and what holds there for each mode of study. */
function Verdicts({ card }: Pick<CountryRulesProps, 'card'>) {
  return (
    <div className={styles.verdicts}>
      <h2 id={`recognition-${card.country}`} className={styles.country}>
        {card.name}
      </h2>
      {card.verdicts.map((verdict, index) =>
        index > 0 && verdict.status === card.verdicts[0]?.status ? (
          <p key={verdict.mode} className={styles.also}>
            <b>{verdict.mode}</b> {verdict.summary}
          </p>
        ) : (
          <div key={verdict.mode} className={styles.verdict}>
            <p className={styles.answer}>
              <StatusMark status={verdict.status} text={verdict.text} />
              <span className={styles.mode}>{verdict.mode}</span>
            </p>
            <p className={styles.summary}>{verdict.summary}</p>
          </div>
        ),
      )}
    </div>
  );
}

/** The rule with its date and where it was read. */
function Rule({ card, texts, sourceTexts, locale }: CountryRulesProps) {
  const [first, ...others] = card.sources;
  return (
    <div className={styles.rule}>
      <h3 className={styles.label}>
        {texts.rule} <small>{card.ruleDate}</small>
      </h3>
      <p className={styles.text}>{card.rule}</p>
      <div className={styles.sources}>
        {first && <SourceNote source={first} texts={sourceTexts} locale={locale} />}
        {others.length > 0 && (
          <details>
            <summary>
              {card.moreSources}
              <Icon name="caret-down" />
            </summary>
            {others.map((source) => (
              <SourceNote key={source.url} source={source} texts={sourceTexts} locale={locale} />
            ))}
          </details>
        )}
      </div>
    </div>
  );
}

/** The uses of the degree, each with its status and who decides on it. */
function Uses({ card, texts }: Pick<CountryRulesProps, 'card' | 'texts'>) {
  return (
    <div className={`${styles.part} ${styles.uses}`}>
      <h3 className={styles.label}>
        {texts.uses} <small>{texts.usesNote}</small>
      </h3>
      <ul>
        {card.uses.map((use) => (
          <li key={use.id} data-use={use.id}>
            <b>{use.use}</b>
            <StatusMark status={use.status} text={use.text} />
            <p>{use.note}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What to check oneself before paying. */
function Checks({ card, texts }: Pick<CountryRulesProps, 'card' | 'texts'>) {
  return (
    <div>
      <h3 className={styles.label}>{texts.toCheck}</h3>
      <ul className={styles.list}>
        {card.toCheck.map((line) => (
          <li key={line}>
            <Icon name="square" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
