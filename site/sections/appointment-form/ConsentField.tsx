import type { ReactNode } from 'react';
import styles from './fields.module.css';
import { FIELD_MESSAGE_ID, FieldMessage } from './fields.tsx';
import type { AppointmentFormProps } from './form-content.ts';

interface ConsentFieldProps {
  consent: AppointmentFormProps['consent'];
  /** What to mend; undefined when it is right. */
  message: string | undefined;
  /** The button "agree and send", shown beside the message; nothing where no script would answer it. */
  children: ReactNode;
}

/** The consent, never ticked beforehand (APPT-8). Its link opens beside the form, so nothing typed is lost. */
export function ConsentField({ consent, message, children }: ConsentFieldProps) {
  return (
    <div>
      <label className={styles.consent} data-invalid={message ? '' : undefined}>
        <input
          id="appointment-consent"
          type="checkbox"
          name="consent"
          aria-invalid={message ? true : undefined}
          aria-describedby={message && FIELD_MESSAGE_ID}
        />
        <span>
          {consent.before}
          <a href={consent.href} target="_blank" rel="noopener">
            {consent.link}
          </a>
          {consent.after}
        </span>
      </label>
      <FieldMessage text={message}>{children}</FieldMessage>
    </div>
  );
}
