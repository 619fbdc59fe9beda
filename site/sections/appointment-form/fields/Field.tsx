import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon/Icon.tsx';
import styles from './fields.module.css';

/** What a field's control carries, so that assistive technology reads its fault with it. */
export interface ControlProps {
  /** Undefined for the radio buttons of a choice: their group carries it. */
  id?: string;
  name: string;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

/** What is to be mended at a field, and how it is told. */
export interface FieldMessage {
  /** Undefined while the field is right. */
  message?: string | undefined;
  /** `alert` is read out at once; `note` is read with its field, for what stands beside another alert. */
  telling?: 'alert' | 'note' | undefined;
}

interface FieldProps extends FieldMessage {
  name: string;
  /** `line` has its label above, `tick` beside it; a `choice` is a group of radio buttons named by its label. */
  kind: 'line' | 'choice' | 'tick';
  label: ReactNode;
  /** Hidden words after the label that say the field is required. */
  required?: string | undefined;
  /** Columns of a choice on phones. */
  columns?: 2 | 4;
  /** What stands at the end of a line's label. */
  beside?: ReactNode;
  /** A button beside the message that mends it at once. */
  remedy?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** The id of a field's control, or of a choice's label: where links to the field lead. */
export function fieldId(name: string): string {
  return `appointment-${name}`;
}

/** A field of the form: ties together its label, its control and, when it has to be mended, its message. */
export function Field({
  name,
  kind,
  label,
  required,
  message,
  telling = 'alert',
  columns,
  beside,
  remedy,
  children,
}: FieldProps) {
  const id = fieldId(name);
  const messageId = `${id}-message`;
  const fault = message ? ({ 'aria-invalid': true, 'aria-describedby': messageId } as const) : {};
  const isChoice = kind === 'choice';
  const control = children(isChoice ? { name } : { id, name, ...fault });
  const words = (
    <>
      {label}
      {required && <span className="visually-hidden">{required}</span>}
    </>
  );
  return (
    <div
      className={styles[kind]}
      data-columns={columns}
      data-invalid={message ? '' : undefined}
      {...(isChoice && { role: 'radiogroup', 'aria-labelledby': id, ...fault })}
    >
      {isChoice && (
        <span id={id} className={styles.label}>
          {words}
        </span>
      )}
      {kind === 'line' && (
        <label htmlFor={id} className={styles.label}>
          {words}
        </label>
      )}
      {kind === 'tick' ? (
        <label htmlFor={id} className={styles.consent}>
          {control}
          <span>{words}</span>
        </label>
      ) : (
        control
      )}
      {beside}
      {message && (
        <div role={telling === 'alert' ? 'alert' : undefined} id={messageId} className={styles.message}>
          <Icon name="warning-circle" />
          <div>
            <p>{message}</p>
            {remedy}
          </div>
        </div>
      )}
    </div>
  );
}
