import styles from './fields.module.css';
import type { AppointmentFormProps } from './form-content.ts';

/** Consents that nobody needs to register, each with a box of its own, never ticked beforehand (APPT-8). */
export function OptionalConsents({ legend, boxes }: NonNullable<AppointmentFormProps['optional']>) {
  return (
    <fieldset className={styles.optional}>
      <legend>{legend}</legend>
      {boxes.map(({ name, version, text }) => (
        <label key={name} className={styles.consent}>
          <input type="checkbox" name={name} value={version} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
