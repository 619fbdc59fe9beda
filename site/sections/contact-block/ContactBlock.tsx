import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './ContactBlock.module.css';

/** One way to reach the company, or something to know about it. */
export interface ContactEntry {
  icon: string;
  label: string;
  text: string;
  href?: string | undefined;
  /** Marks a setting with which the product ships (INVITE-3). */
  sample?: string | undefined;
}

interface ContactBlockProps {
  title: string;
  /** Who answers, and the number. */
  person: { label: string; name: string };
  phone: { text: string; href: string; sample: string | undefined };
  hours: string;
  entries: readonly ContactEntry[];
  /** The way into WeChat, beside it. */
  children: ReactNode;
}

/** Who answers, where and when (PAGE-1), with the way into WeChat beside it. */
export function ContactBlock({ title, person, phone, hours, entries, children }: ContactBlockProps) {
  return (
    <section className={`wrap ${styles.block}`} aria-labelledby="contact-title" data-section="contact">
      <div className={styles.card}>
        <div className={styles.person}>
          <h2 id="contact-title" className={styles.title}>
            {title}
          </h2>
          <p className={styles.name}>
            <small>{person.label}</small>
            {person.name}
          </p>
          <p className={styles.number}>
            <a className={styles.phone} href={phone.href}>
              <Icon name="phone" />
              {phone.text}
            </a>
            {phone.sample && <span className="sample-mark">{phone.sample}</span>}
          </p>
          <p className={styles.hours}>
            <Icon name="clock" />
            {hours}
          </p>
        </div>
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.label}>
              <Icon name={entry.icon} />
              <span>
                <small>
                  {entry.label}
                  {entry.sample && <span className="sample-mark">{entry.sample}</span>}
                </small>
                {entry.href ? <a href={entry.href}>{entry.text}</a> : entry.text}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.wechat}>{children}</div>
    </section>
  );
}
