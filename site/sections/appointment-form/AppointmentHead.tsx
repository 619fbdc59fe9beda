import type { RegistrationField } from '../../../contract/registration/registration.ts';
import { FirstScreenEnd } from '../../components/first-screen-end/FirstScreenEnd.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './AppointmentHead.module.css';

/** What the head shows, in one language. */
export interface AppointmentHeadProps {
  title: string;
  /** What became of the posted form. */
  message: string;
  /** The field to mend: the message leads there. */
  field?: RegistrationField | undefined;
  /** What happens now and where to go on, once a registration is stored. */
  accepted?: (Record<'receipt' | 'home', { text: string; href: string }> & { next: string }) | undefined;
}

/** Head of the pages that answer a posted form. */
export function AppointmentHead({ title, message, field, accepted }: AppointmentHeadProps) {
  return (
    <header className={`wrap ${styles.head}`} data-done={accepted ? '' : undefined}>
      {accepted && <Icon name="check-circle" className={styles.check} />}
      <h1>{title}</h1>
      <p role={accepted ? 'status' : undefined}>{field ? <a href={`#appointment-${field}`}>{message}</a> : message}</p>
      {accepted && (
        <>
          <p>{accepted.next}</p>
          <p className={styles.ways}>
            <a className="button button--primary" href={accepted.receipt.href}>
              {accepted.receipt.text}
            </a>
            <a className="button button--quiet" href={accepted.home.href}>
              {accepted.home.text}
            </a>
          </p>
        </>
      )}
      <FirstScreenEnd />
    </header>
  );
}
