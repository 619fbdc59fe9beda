import styles from './fields.module.css';
import type { AppointmentFormProps } from '../form-content.ts';

/** Consents that nobody needs to register, each with a box of its own, never ticked beforehand (APPT-8). */
export function OptionalConsents({ optional, refused }: Pick<AppointmentFormProps, 'optional' | 'refused'>) {
  if (!optional) return null;
  const { legend, boxes } = optional;
  return (
    <fieldset className={styles.optional}>
      <legend>{legend}</legend>
      {boxes.map(({ name, version, text }) => (
        <label key={name} className={styles.consent}>
          <input type="checkbox" name={name} value={version} defaultChecked={refused?.values[name] === version} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
