import type { AppointmentFormProps } from './AppointmentForm.tsx';
import styles from './fields.module.css';

interface ConsentFieldProps {
  consent: AppointmentFormProps['consent'];
  isChecked: boolean;
  isInvalid: boolean;
}

/** The consent, never ticked beforehand (APPT-8). Its link opens beside the form, so nothing typed is lost. */
export function ConsentField({ consent, isChecked, isInvalid }: ConsentFieldProps) {
  return (
    <label className={styles.consent} data-invalid={isInvalid ? '' : undefined}>
      <input
        type="checkbox"
        name="consent"
        defaultChecked={isChecked}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? 'appointment-notice' : undefined}
      />
      <span>
        {consent.before}
        <a href={consent.href} target="_blank" rel="noopener">
          {consent.link}
        </a>
        {consent.after}
      </span>
    </label>
  );
}
