import { type FormEvent, useRef, useState } from 'react';
import type { SignedIn } from '../../../contract/staff-api.ts';
import { returnAddress } from './return-address.ts';
import styles from './SignIn.module.css';
import { FaultNotice, SubmitButton } from './SubmitButton.tsx';
import { EmailField, PasswordField } from './TextField.tsx';
import { type SignInWords, useStaffForm } from './use-staff-form.ts';

/** Puts the cursor where something is missing. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** Signing in by e-mail and password. */
export function PasswordForm({ texts, locale }: SignInWords) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { fault, setFault, isSending, waitSeconds, send } = useStaffForm(texts);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = [email.trim() === '' && 'email', password === '' && 'password'].filter((name) => name !== false);
    if (missing.length > 0) {
      setFault({ text: texts['sign_in.incomplete'], fields: missing });
      focusField(form.current, missing[0] ?? 'email');
      return;
    }
    const done = await send<SignedIn>('/api/staff/sign-in', { email, password });
    if (done) window.location.assign(returnAddress(window.location.search));
    else focusField(form.current, 'password');
  };
  const isInvalid = (name: string) => fault?.fields.includes(name) ?? false;
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <FaultNotice fault={fault} />
      <EmailField
        label={texts['sign_in.email']}
        name="email"
        value={email}
        onChange={setEmail}
        autoComplete="username"
        isInvalid={isInvalid('email')}
      />
      <PasswordField
        label={texts['sign_in.password']}
        name="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        isInvalid={isInvalid('password')}
        showLabel={texts['sign_in.show']}
      />
      <SubmitButton
        text={texts['sign_in.submit']}
        texts={texts}
        locale={locale}
        isSending={isSending}
        waitSeconds={waitSeconds}
      />
    </form>
  );
}
