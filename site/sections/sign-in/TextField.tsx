import { type HTMLAttributes, type InputHTMLAttributes, useEffect, useId, useRef, useState } from 'react';
import styles from './fields.module.css';

interface FieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  isInvalid: boolean;
  /** Said under the field. */
  hint?: string | undefined;
}

interface LineProps extends FieldProps {
  type: 'email' | 'password' | 'text';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  children?: React.ReactNode;
}

/** A field in one line; its children stand between it and the hint. */
export function Line({
  label,
  name,
  value,
  onChange,
  autoComplete,
  isInvalid,
  hint,
  type,
  inputMode,
  children,
}: LineProps) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  // React has not heard of what was typed, or filled in by the browser, before the script ran.
  useEffect(() => {
    if (ref.current && ref.current.value !== value) onChange(ref.current.value);
  }, [value, onChange]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        id={id}
        name={name}
        type={type}
        value={value}
        autoComplete={autoComplete}
        inputMode={inputMode}
        // Phones must not turn an address or a password into words.
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={isInvalid || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A field for an e-mail address. */
export function EmailField(props: FieldProps) {
  return <Line {...props} type="email" inputMode="email" />;
}

/** A field for a password, with a tick that shows it. */
export function PasswordField({ showLabel, ...props }: FieldProps & { showLabel: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <Line {...props} type={isShown ? 'text' : 'password'}>
      <label className={styles.show}>
        <input type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)} />
        {showLabel}
      </label>
    </Line>
  );
}
