import type { Choice } from './AppointmentForm.tsx';
import styles from './fields.module.css';

interface ChoiceFieldProps {
  name: string;
  label: string;
  choices: Choice[];
  /** Columns of the grid on phones. */
  columns: 2 | 4;
  /** Value that is chosen at first; a value that no choice has leaves all open. */
  selected: number;
  isInvalid?: boolean;
  /** Hidden words that say the field is required; without them it is preset and cannot be left open. */
  required?: string;
}

/** One choice of several, as a row of buttons; underneath they are radio buttons. */
export function ChoiceField({
  name,
  label,
  choices,
  columns,
  selected,
  isInvalid = false,
  required,
}: ChoiceFieldProps) {
  return (
    <div
      className={styles.choice}
      data-columns={columns}
      data-invalid={isInvalid ? '' : undefined}
      role="radiogroup"
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? 'appointment-notice' : undefined}
      aria-labelledby={`appointment-${name}`}
    >
      <span id={`appointment-${name}`} className={styles.label}>
        {label}
        {required && <span className="visually-hidden">{required}</span>}
      </span>
      <div className={styles.options}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.option}>
            <input type="radio" name={name} value={choice.value} defaultChecked={choice.value === selected} />
            <span>{choice.text}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

interface TextFieldProps {
  name: string;
  type: 'text' | 'tel';
  label: string;
  placeholder: string;
  required: string;
  autoComplete: string;
  /** What was posted before. */
  value: string | undefined;
  isInvalid: boolean;
}

/** A line of text with its label. */
export function TextField({
  name,
  type,
  label,
  placeholder,
  required,
  autoComplete,
  value,
  isInvalid,
}: TextFieldProps) {
  return (
    <label className={styles.text}>
      <span className={styles.label}>
        {label}
        <span className="visually-hidden">{required}</span>
      </span>
      <input
        name={name}
        type={type}
        inputMode={type === 'tel' ? 'tel' : undefined}
        placeholder={placeholder}
        autoComplete={autoComplete}
        defaultValue={value}
        required
        spellCheck={false}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? 'appointment-notice' : undefined}
      />
    </label>
  );
}
