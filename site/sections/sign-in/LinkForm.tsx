import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { type LinkKind, PASSWORD_MIN_CHARACTERS, type SignedIn } from '../../../features/staff/contract.ts';
import { CodeField } from './CodeField.tsx';
import { forgetLinkToken } from './link-token.ts';
import { focusField } from './PasswordForm.tsx';
import { returnAddress } from './return-address.ts';
import styles from './SignIn.module.css';
import { FaultNotice, SubmitButton } from './SubmitButton.tsx';
import { EmailField, Line, PasswordField } from './TextField.tsx';
import { type SignInTexts, useStaffForm } from './use-staff-form.ts';

interface Props {
  kind: LinkKind['kind'];
  token: string;
  texts: SignInTexts;
  locale: Locale;
}

/** What is wrong with what was typed, from the top; all but the password are undefined where they are not asked for. */
function firstFault(typed: { name?: string; email?: string; password: string; code?: string }, texts: SignInTexts) {
  if (typed.name?.trim() === '') return { text: texts['sign_in.name_missing'], field: 'name' };
  if (typed.email !== undefined && !/\S@\S+\.\S/.test(typed.email)) {
    return { text: texts['sign_in.email_wrong'], field: 'email' };
  }
  if (typed.password === '') return { text: texts['sign_in.password_missing'], field: 'password' };
  return typed.code?.trim() === '' ? { text: texts['sign_in.code_missing'], field: 'code' } : undefined;
}

/** What is typed, and sending it: then the link is used up, and one is signed in. */
function useLinkForm(isFirst: boolean, token: string, texts: SignInTexts) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { fault, setFault, isSending, waitSeconds, needsCode, send } = useStaffForm(texts);
  useEffect(() => focusField(form.current, needsCode ? 'code' : 'none'), [needsCode]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const more = { ...(isFirst ? { name, email } : {}), ...(needsCode ? { code } : {}) };
    const wrong = firstFault({ password, ...more }, texts);
    if (wrong) {
      setFault({ text: wrong.text, fields: [wrong.field] });
      focusField(form.current, wrong.field);
      return;
    }
    const done = await send<SignedIn>('/api/staff/link/use', { token, password, ...more });
    if (!done) {
      focusField(form.current, needsCode ? 'code' : 'password');
      return;
    }
    forgetLinkToken();
    window.location.assign(returnAddress(window.location.search));
  };
  const typed = { name, setName, email, setEmail, password, setPassword, code, setCode };
  return { form, ...typed, fault, isSending, waitSeconds, needsCode, onSubmit };
}

/** Choosing a password by a one-time link; the first link makes the first account, too (DESK-2). */
export function LinkForm({ kind, token, texts, locale }: Props) {
  const isFirst = kind === 'first';
  const { form, password, setPassword, code, setCode, ...rest } = useLinkForm(isFirst, token, texts);
  const { fault, isSending, waitSeconds, needsCode, onSubmit } = rest;
  const isInvalid = (name: string) => fault?.fields.includes(name) ?? false;
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <FaultNotice fault={fault} />
      {isFirst && (
        <>
          <Line
            label={texts['sign_in.name']}
            name="name"
            type="text"
            value={rest.name}
            onChange={rest.setName}
            autoComplete="name"
            isInvalid={isInvalid('name')}
            hint={texts['sign_in.name_hint']}
          />
          <EmailField
            label={texts['sign_in.email']}
            name="email"
            value={rest.email}
            onChange={rest.setEmail}
            autoComplete="username"
            isInvalid={isInvalid('email')}
          />
        </>
      )}
      <PasswordField
        label={texts[isFirst ? 'sign_in.password' : 'sign_in.new_password']}
        name="password"
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        isInvalid={isInvalid('password')}
        hint={format(texts['sign_in.password_hint'], { min: PASSWORD_MIN_CHARACTERS }, locale)}
        showLabel={texts['sign_in.show']}
      />
      {needsCode && (
        <CodeField texts={texts} name="code" value={code} onChange={setCode} isInvalid={isInvalid('code')} />
      )}
      <SubmitButton
        text={texts[isFirst ? 'sign_in.first_submit' : 'sign_in.set_submit']}
        texts={texts}
        locale={locale}
        isSending={isSending}
        waitSeconds={waitSeconds}
      />
    </form>
  );
}
