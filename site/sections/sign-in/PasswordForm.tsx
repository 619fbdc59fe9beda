import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SignedIn } from '../../../features/staff/contract.ts';
import { CodeField } from './CodeField.tsx';
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

/** What is typed, and sending it: first e-mail and password, then also a code where the account has a second factor. */
function usePasswordForm({ texts }: SignInWords) {
  const [typed, setTyped] = useState({ email: '', password: '', code: '' });
  const form = useRef<HTMLFormElement>(null);
  const { setFault, needsCode, send, ...sending } = useStaffForm(texts);
  useEffect(() => focusField(form.current, needsCode ? 'code' : 'none'), [needsCode]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { email, password, code } = typed;
    const asked = needsCode ? ({ code } as const) : ({ email, password } as const);
    const missing = Object.entries(asked).flatMap(([name, value]) => (value.trim() === '' ? [name] : []));
    const [first] = missing;
    if (first !== undefined) {
      setFault({ text: texts[needsCode ? 'sign_in.code_missing' : 'sign_in.incomplete'], fields: missing });
      focusField(form.current, first);
      return;
    }
    const done = await send<SignedIn>('/api/staff/sign-in', { email, password, ...(needsCode ? { code } : {}) });
    if (done) window.location.assign(returnAddress(window.location.search));
    else focusField(form.current, needsCode ? 'code' : 'password');
  };
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    isInvalid: sending.fault?.fields.includes(name) ?? false,
  });
  const goBack = () => {
    setFault(undefined);
    sending.setNeedsCode(false);
    setTyped({ ...typed, code: '' });
  };
  return { form, field, needsCode, onSubmit, goBack, ...sending };
}

/** Signing in by e-mail and password, and by a code where the account has a second factor. */
export function PasswordForm({ texts, locale }: SignInWords) {
  const { form, field, needsCode, onSubmit, goBack, fault, isSending, waitSeconds } = usePasswordForm({
    texts,
    locale,
  });
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <FaultNotice fault={fault} />
      {needsCode ? (
        <CodeField {...field('code')} texts={texts} />
      ) : (
        <>
          <EmailField {...field('email')} label={texts['sign_in.email']} autoComplete="username" />
          <PasswordField
            {...field('password')}
            label={texts['sign_in.password']}
            autoComplete="current-password"
            showLabel={texts['sign_in.show']}
          />
        </>
      )}
      <SubmitButton
        text={texts['sign_in.submit']}
        texts={texts}
        locale={locale}
        isSending={isSending}
        waitSeconds={waitSeconds}
      />
      {needsCode && (
        <button type="button" className={styles.back} onClick={goBack}>
          {texts['sign_in.back']}
        </button>
      )}
    </form>
  );
}
