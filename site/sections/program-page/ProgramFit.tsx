import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './ProgramFit.module.css';

interface ProgramFitProps {
  suits: readonly string[];
  suitsNot: readonly string[];
  /** To the fit check, for whom it does not suit. */
  others: { text: string; href: string };
  texts: Record<'suits' | 'suitsNot', string>;
}

/** Whom the programme suits and whom it may not: our advice, marked as such by the chapter's lead. */
export function ProgramFit({ suits, suitsNot, others, texts }: ProgramFitProps) {
  return (
    <div className={styles.fit}>
      <FitList title={texts.suits} lines={suits} kind="suits" icon="check" />
      <FitList title={texts.suitsNot} lines={suitsNot} kind="not" icon="minus">
        <a className={styles.others} href={others.href}>
          {others.text}
          <Icon name="arrow-right" />
        </a>
      </FitList>
    </div>
  );
}

function FitList({
  title,
  lines,
  kind,
  icon,
  children,
}: {
  title: string;
  lines: readonly string[];
  kind: string;
  icon: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.side} data-kind={kind}>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <span className={styles.mark}>
              <Icon name={icon} />
            </span>
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
