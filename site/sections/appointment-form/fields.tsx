import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './fields.module.css';
import type { Choice } from './form-content.ts';

/** Id of the message at the field to mend; there is one at a time. */
export const FIELD_MESSAGE_ID = 'appointment-message';

/** What to mend, right at the field, and perhaps a button that does it. */
export function FieldMessage({ text, children }: { text: string | undefined; children?: ReactNode }) {
  if (!text) return null;
  return (
    <div role="alert" id={FIELD_MESSAGE_ID} className={styles.message}>
      <Icon name="warning-circle" />
      <div>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  choices: Choice[];
  /** Columns of the grid on phones. */
  columns: 2 | 4;
  /** Value that is chosen at first; a value that no choice has leaves all open. */
  selected: number;
  /** What to mend, told right at the field; undefined when it is right. */
  message?: string | undefined;
  /** Hidden words that say the field is required; without them it is preset and cannot be left open. */
  required?: string;
}

/** One choice of several, as a row of buttons; underneath they are radio buttons. */
export function ChoiceField({ name, label, choices, columns, selected, message, required }: ChoiceFieldProps) {
  return (
    <div
      className={styles.choice}
      data-columns={columns}
      data-invalid={message ? '' : undefined}
      role="radiogroup"
      aria-invalid={message ? true : undefined}
      aria-describedby={message && FIELD_MESSAGE_ID}
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
      <FieldMessage text={message} />
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
  /** What to mend, told right at the field; undefined when it is right. */
  message: string | undefined;
}

/** A line of text with its label. */
export function TextField({ name, type, label, placeholder, required, autoComplete, message }: TextFieldProps) {
  return (
    <div className={styles.text}>
      <label className={styles.label} htmlFor={`appointment-${name}`}>
        {label}
        <span className="visually-hidden">{required}</span>
      </label>
      <input
        id={`appointment-${name}`}
        name={name}
        type={type}
        inputMode={type === 'tel' ? 'tel' : undefined}
        placeholder={placeholder}
        autoComplete={autoComplete}
        required
        spellCheck={false}
        aria-invalid={message ? true : undefined}
        aria-describedby={message && FIELD_MESSAGE_ID}
      />
      <FieldMessage text={message} />
    </div>
  );
}
