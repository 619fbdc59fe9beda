import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './SelfCheck.module.css';

/** A public register in one language. */
export interface RegisterContent {
  id: string;
  name: string;
  url: string;
  how: string;
  proves: string;
  provesNot: string;
}

/** The school's name and where to look it up. */
export interface SelfCheckContent {
  legalName: string;
  registers: RegisterContent[];
  /** What to do with name and registers. */
  lead: string;
  texts: Record<'legalName' | 'open' | 'how' | 'proves' | 'provesNot' | 'newTab', string>;
}

interface SelfCheckProps extends SelfCheckContent {
  /** The button that copies the name. */
  children?: ReactNode;
}

/** "Check it yourself" (TRUST-3): the exact legal name, and the public registers with what each proves and does not. */
export function SelfCheck({ lead, legalName, registers, texts, children }: SelfCheckProps) {
  return (
    <div className={styles.box}>
      <p>{lead}</p>
      <div className={styles.name}>
        <p className={styles.label}>{texts.legalName}</p>
        <p className={styles.legal} lang="en" data-legal-name>
          {legalName}
        </p>
        {children}
      </div>
      <ul className={styles.registers}>
        {registers.map((register, index) => (
          <li key={register.id}>
            <details open={index === 0}>
              <summary className={styles.title}>
                <h3>{register.name}</h3>
                <Icon name="caret-down" />
              </summary>
              <div className={styles.register}>
                <dl className={styles.words}>
                  <Line kind="how" icon="magnifying-glass" term={texts.how} text={register.how} />
                  <Line kind="proves" icon="check" term={texts.proves} text={register.proves} />
                  <Line kind="not" icon="x" term={texts.provesNot} text={register.provesNot} />
                </dl>
                <a
                  className={`text-link ${styles.open}`}
                  href={register.url}
                  target="_blank"
                  rel="nofollow noopener noreferrer"
                >
                  {texts.open}
                  <span className="visually-hidden">
                    : {register.name} {texts.newTab}
                  </span>
                  <Icon name="arrow-up-right" />
                </a>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ kind, icon, term, text }: { kind: string; icon: string; term: string; text: string }) {
  return (
    <div data-kind={kind}>
      <dt>
        <Icon name={icon} />
        {term}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
