import { useEffect, useState } from 'react';
import type { LinkKind, SignedIn } from '../../../features/staff/contract.ts';
import { askStaff, isRefusal, mayBeSignedIn } from './ask-staff.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { LinkForm } from './LinkForm.tsx';
import { forgetLinkToken, takeLinkToken } from './link-token.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { returnAddress } from './return-address.ts';
import styles from './SignIn.module.css';
import { FaultNotice } from './SubmitButton.tsx';
import type { SignInTexts, SignInWords } from './use-staff-form.ts';

/** What the page is for just now; a link that cannot be used leaves its reason over the usual form. */
type Mode = { is: 'password'; reason?: string } | { is: 'link'; kind: LinkKind['kind']; token: string };

async function modeOfLink(token: string, texts: SignInTexts): Promise<Mode> {
  const answer = await askStaff<LinkKind>('/api/staff/link', { token });
  if (!isRefusal(answer)) return { is: 'link', kind: answer.kind, token };
  // A link that the server does not take is worth nothing; one that could not be asked about still is.
  if (answer.status > 0 && answer.status < 500) forgetLinkToken();
  return {
    is: 'password',
    reason: answer.msg ?? texts[answer.status === 0 ? 'sign_in.offline' : 'sign_in.failed'],
  };
}

/** Goes on to the desk when this browser is signed in already. */
async function goOnIfSignedIn(): Promise<void> {
  if (!mayBeSignedIn()) return;
  const me = await askStaff<SignedIn>('/api/staff/me');
  if (!isRefusal(me)) window.location.replace(returnAddress(window.location.search));
}

const TITLES = { first: 'sign_in.first_title', new: 'sign_in.set_title', password: 'sign_in.set_title' } as const;
const LEADS = { first: 'sign_in.first_lead', new: 'sign_in.new_lead', password: 'sign_in.set_lead' } as const;

/** The staff's sign-in, and what a one-time link is for (DESK-1, DESK-2). */
export function SignIn({ texts, locale }: SignInWords) {
  const [mode, setMode] = useState<Mode>({ is: 'password' });
  useEffect(() => {
    const read = () => {
      const token = takeLinkToken();
      if (token) modeOfLink(token, texts).then(setMode);
      else goOnIfSignedIn();
    };
    read();
    // A link that is pasted into the address bar of this very page loads nothing anew.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [texts]);

  const isLink = mode.is === 'link';
  return (
    <>
      <div className={styles.head}>
        <h1>{texts[isLink ? TITLES[mode.kind] : 'sign_in.title']}</h1>
        <p>{texts[isLink ? LEADS[mode.kind] : 'sign_in.lead']}</p>
      </div>
      <div className={styles.body} data-needs-script>
        {isLink ? (
          <LinkForm kind={mode.kind} token={mode.token} texts={texts} locale={locale} />
        ) : (
          <>
            {mode.reason && <FaultNotice fault={{ text: mode.reason, fields: [] }} />}
            <PasswordForm texts={texts} locale={locale} />
            <ForgotPassword texts={texts} locale={locale} />
          </>
        )}
      </div>
      <noscript>
        <p className={styles.alert}>{texts['sign_in.no_script']}</p>
      </noscript>
    </>
  );
}
