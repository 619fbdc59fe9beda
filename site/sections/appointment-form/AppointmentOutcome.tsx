import { Icon } from '../../components/icon/Icon.tsx';
import styles from './AppointmentOutcome.module.css';

interface AppointmentOutcomeProps {
  title: string;
  isDone: boolean;
  text: string;
  /** What happens now, after success. */
  next: string | undefined;
  home: { text: string; href: string };
}

/** Head of the page that answers a posted form. */
export function AppointmentOutcome({ title, isDone, text, next, home }: AppointmentOutcomeProps) {
  return (
    <header className={`wrap ${styles.head}`} data-done={isDone ? '' : undefined}>
      {isDone && <Icon name="check-circle" className={styles.check} />}
      <h1>{title}</h1>
      <p role={isDone ? 'status' : undefined}>{text}</p>
      {next && <p>{next}</p>}
      {isDone && (
        <a className="button button--ink" href={home.href}>
          {home.text}
        </a>
      )}
    </header>
  );
}
