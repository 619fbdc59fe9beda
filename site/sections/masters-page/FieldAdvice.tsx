import { Icon } from '../../components/icon/Icon.tsx';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import styles from './FieldAdvice.module.css';

interface FieldAdviceProps {
  eyebrow: string;
  title: string;
  /** Paragraphs: how to choose in this field. */
  advice: readonly string[];
  othersTitle: string;
  /** The other fields and the doctorate. */
  others: readonly { text: string; note: string; href: string }[];
}

/** How to choose in a field, and the ways to the other fields (PAGE-4). */
export function FieldAdvice({ eyebrow, title, advice, othersTitle, others }: FieldAdviceProps) {
  return (
    <section id="advice" className={`section ${styles.section}`} data-section="advice" aria-labelledby="advice-title">
      <div className="wrap">
        <SectionHeading id="advice-title" eyebrow={eyebrow} title={title} />
        <ol className={styles.advice}>
          {advice.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <nav className={styles.others} aria-labelledby="others-title">
          <h2 id="others-title">{othersTitle}</h2>
          <ul>
            {others.map((other) => (
              <li key={other.href}>
                <a href={other.href}>
                  <span>
                    {other.text}
                    <small>{other.note}</small>
                  </span>
                  <Icon name="arrow-right" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
