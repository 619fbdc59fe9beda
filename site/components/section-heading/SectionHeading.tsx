import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  /** Id of the heading, for the section's `aria-labelledby`. */
  id: string;
  /** Short line above the title. */
  eyebrow?: string | undefined;
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Default `start`. */
  align?: 'start' | 'center';
  /** `dark` on ink ground. Default `light`. */
  tone?: 'light' | 'dark';
}

/** The head of a section: eyebrow, h2, lead. */
export function SectionHeading({ id, eyebrow, title, lead, align = 'start', tone = 'light' }: SectionHeadingProps) {
  return (
    <header className={styles.heading} data-align={align} data-tone={tone}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
