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
  texts: Record<'legalName' | 'how' | 'proves' | 'provesNot' | 'newTab', string>;
}

interface SelfCheckProps extends SelfCheckContent {
  /** The button that copies the name. */
  children?: ReactNode;
}

/** "Check it yourself" (TRUST-3): the exact legal name, and the public registers with what each proves and does not. */
export function SelfCheck({ legalName, registers, texts, children }: SelfCheckProps) {
  return (
    <div className={styles.box}>
      <div className={styles.name}>
        <p className={styles.label}>{texts.legalName}</p>
        <p className={styles.legal} lang="en" data-legal-name>
          {legalName}
        </p>
        {children}
      </div>
      <ul className={styles.registers}>
        {registers.map((register) => (
          <li key={register.id} className={styles.register}>
            <h3 className={styles.title}>
              <a href={register.url} target="_blank" rel="nofollow noopener noreferrer">
                {register.name}
                <Icon name="arrow-up-right" />
                <span className="visually-hidden"> {texts.newTab}</span>
              </a>
            </h3>
            <dl className={styles.words}>
              <Line kind="how" icon="magnifying-glass" term={texts.how} text={register.how} />
              <Line kind="proves" icon="check" term={texts.proves} text={register.proves} />
              <Line kind="not" icon="x" term={texts.provesNot} text={register.provesNot} />
            </dl>
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
