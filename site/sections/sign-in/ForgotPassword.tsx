import { type FormEvent, useRef, useState } from 'react';
import type { SignInOptions } from '../../../features/staff/contract.ts';
import { askStaff, isRefusal } from './ask-staff.ts';
import { focusField } from './PasswordForm.tsx';
import styles from './SignIn.module.css';
import { FaultNotice, SubmitButton } from './SubmitButton.tsx';
import { EmailField } from './TextField.tsx';
import { type SignInWords, useStaffForm } from './use-staff-form.ts';

/** Asking for a link by mail: every address gets the same answer. */
function MailForm({ texts, locale }: SignInWords) {
  const [email, setEmail] = useState('');
  const [isDone, setDone] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { fault, setFault, isSending, waitSeconds, send, rest } = useStaffForm(texts);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!/\S@\S+\.\S/.test(email)) {
      setFault({ text: texts['sign_in.email_wrong'], fields: ['forgot-email'] });
      focusField(form.current, 'forgot-email');
      return;
    }
    if (await send('/api/staff/forgot', { email: email.trim() })) {
      rest();
      setDone(true);
    }
  };
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <p>{texts['sign_in.forgot_mail']}</p>
      <FaultNotice fault={fault} />
      <EmailField
        label={texts['sign_in.email']}
        name="forgot-email"
        value={email}
        onChange={setEmail}
        autoComplete="username"
        isInvalid={fault !== undefined && fault.fields.length > 0}
      />
      <SubmitButton
        text={texts['sign_in.forgot_submit']}
        texts={texts}
        locale={locale}
        isSending={isSending}
        waitSeconds={waitSeconds}
      />
      <p role="status" className={isDone ? styles.done : 'visually-hidden'}>
        {isDone && texts['sign_in.forgot_done']}
      </p>
    </form>
  );
}

/** What to do about a forgotten password: by mail where mail is set up, else by a manager. */
export function ForgotPassword({ texts, locale }: SignInWords) {
  const [hasMail, setHasMail] = useState<boolean>();
  const onToggle = async (isOpen: boolean) => {
    if (!isOpen || hasMail !== undefined) return;
    const options = await askStaff<SignInOptions>('/api/staff/sign-in-options');
    setHasMail(!isRefusal(options) && options.has_mail);
  };
  return (
    <details className={styles.forgot} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{texts['sign_in.forgot']}</summary>
      {hasMail === undefined ? (
        <p role="status">{texts['sign_in.sending']}</p>
      ) : hasMail ? (
        <MailForm texts={texts} locale={locale} />
      ) : (
        <div>
          <p>{texts['sign_in.forgot_ask']}</p>
          <pre translate="no">
            <code>npm run staff -- reset name@example.com</code>
          </pre>
        </div>
      )}
    </details>
  );
}
