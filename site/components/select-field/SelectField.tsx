import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './SelectField.module.css';

interface SelectFieldProps {
  label: string;
  value: string | number;
  /** Something is chosen, and shows that it is. */
  isSet?: boolean;
  isDisabled?: boolean;
  name?: string | undefined;
  onChoose: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

/** A list to choose from, its label inside the field. */
export function SelectField({ label, value, isSet = false, isDisabled, name, onChoose, children }: SelectFieldProps) {
  return (
    <label className={styles.field} data-set={isSet ? '' : undefined}>
      <span className={styles.label}>{label}</span>
      <select name={name} value={value} disabled={isDisabled} onChange={(event) => onChoose(event.target.value)}>
        {children}
      </select>
      <Icon name="caret-down" className={styles.caret} />
    </label>
  );
}
