import type { RegistrationField } from '../../../contract/registration.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './AppointmentOutcome.module.css';

interface AppointmentOutcomeProps {
  title: string;
  isDone: boolean;
  /** The message; undefined when nothing was sent yet. */
  text: string | undefined;
  /** The field to mend: the message leads there. */
  field: RegistrationField | undefined;
  /** What happens now, after success. */
  next: string | undefined;
  home: { text: string; href: string };
}

/** Head of the page that answers a posted form. */
export function AppointmentOutcome({ title, isDone, text, field, next, home }: AppointmentOutcomeProps) {
  return (
    <header className={`wrap ${styles.head}`} data-done={isDone ? '' : undefined}>
      {isDone && <Icon name="check-circle" className={styles.check} />}
      <h1>{title}</h1>
      {text && (
        <p role={isDone ? 'status' : undefined}>{field ? <a href={`#appointment-${field}`}>{text}</a> : text}</p>
      )}
      {next && <p>{next}</p>}
      {isDone && (
        <a className="button button--ink" href={home.href}>
          {home.text}
        </a>
      )}
    </header>
  );
}
