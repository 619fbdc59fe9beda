import { useState } from 'react';
import styles from './fields.module.css';
import { Line } from './TextField.tsx';
import type { SignInTexts } from './use-staff-form.ts';

interface Props {
  texts: SignInTexts;
  name: string;
  value: string;
  onChange: (value: string) => void;
  isInvalid: boolean;
}

/** The field for the code of the second factor: six digits, or a recovery code where the telephone is not at hand. */
export function CodeField({ texts, name, value, onChange, isInvalid }: Props) {
  const [isRecovery, setRecovery] = useState(false);
  const turn = () => {
    setRecovery(!isRecovery);
    onChange('');
  };
  return (
    <Line
      label={texts[isRecovery ? 'sign_in.recovery_code' : 'sign_in.code']}
      name={name}
      type="text"
      inputMode={isRecovery ? 'text' : 'numeric'}
      value={value}
      onChange={onChange}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      isInvalid={isInvalid}
      hint={texts[isRecovery ? 'sign_in.recovery_hint' : 'sign_in.code_hint']}
    >
      <button type="button" className={styles.turn} onClick={turn}>
        {texts[isRecovery ? 'sign_in.use_code' : 'sign_in.use_recovery']}
      </button>
    </Line>
  );
}
