import { useEffect, useState } from 'react';
import type { LinkKind, SignedIn } from '../../../features/staff/contract.ts';
import { CODE } from '../../../contract/codes.ts';
import { format } from '../../../contract/messages.ts';
import { askStaff, isRefusal, mayBeSignedIn } from './ask-staff.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { LinkForm } from './LinkForm.tsx';
import { forgetLinkToken, takeLinkToken } from './link-token.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { returnAddress } from './return-address.ts';
import styles from './SignIn.module.css';
import { FaultNotice } from './SubmitButton.tsx';
import type { SignInTexts, SignInWords } from './use-staff-form.ts';

/** What the page is for just now; a link that cannot be used says so over the usual form, with what to do. */
type Mode =
  | { is: 'password' }
  | { is: 'unusable'; reason: string; isDead: boolean }
  /** `other` is signed in here, and will not be once the link is used. */
  | { is: 'link'; link: LinkKind; token: string; other: SignedIn | undefined };

/** Who is signed in with this browser. */
async function signedInHere(): Promise<SignedIn | undefined> {
  if (!mayBeSignedIn()) return undefined;
  const me = await askStaff<SignedIn>('/api/staff/me');
  return isRefusal(me) ? undefined : me;
}

async function modeOfLink(token: string, texts: SignInTexts): Promise<Mode> {
  const answer = await askStaff<LinkKind>('/api/staff/link', { token });
  if (!isRefusal(answer)) {
    const me = await signedInHere();
    const isOwn = answer.kind === 'first' || me?.email === answer.email;
    return { is: 'link', link: answer, token, other: isOwn ? undefined : me };
  }
  // A link that the server does not take is worth nothing; one that could not be asked about still is.
  if (answer.status > 0 && answer.status < 500) forgetLinkToken();
  return {
    is: 'unusable',
    reason: answer.msg ?? texts[answer.status === 0 ? 'sign_in.offline' : 'sign_in.failed'],
    isDead: answer.code === CODE.linkUsed,
  };
}

/** Goes on to the desk when this browser is signed in already. */
async function goOnIfSignedIn(): Promise<void> {
  if (await signedInHere()) window.location.replace(returnAddress(window.location.search));
}

const HEADS = {
  password: ['sign_in.title', 'sign_in.lead'],
  dead: ['sign_in.dead_title', 'sign_in.dead_lead'],
} as const;
const LINK_HEADS = {
  first: ['sign_in.first_title', 'sign_in.first_lead'],
  new: ['sign_in.set_title', 'sign_in.new_lead'],
  password: ['sign_in.set_title', 'sign_in.set_lead'],
} as const;

/** Title and text at the top. */
function headOf(mode: Mode) {
  if (mode.is === 'link') return LINK_HEADS[mode.link.kind];
  return HEADS[mode.is === 'unusable' && mode.isDead ? 'dead' : 'password'];
}

/** An account by name and address. */
const accountText = ({ name, email }: Pick<SignedIn, 'name' | 'email'>) => [name, email].filter(Boolean).join(' · ');

/** The staff's sign-in, and what a one-time link is for (DESK-1, DESK-2). */
export function SignIn({ texts, locale }: SignInWords) {
  const [mode, setMode] = useState<Mode>({ is: 'password' });
  useEffect(() => {
    const read = () => {
      const token = takeLinkToken();
      if (token !== undefined) modeOfLink(token, texts).then(setMode);
      else goOnIfSignedIn();
    };
    read();
    // A link that is pasted into the address bar of this very page loads nothing anew.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [texts]);

  const [title, lead] = headOf(mode);
  const account = mode.is === 'link' && mode.link.kind !== 'first' && mode.link;
  return (
    <>
      <div className={styles.head}>
        <h1>{texts[title]}</h1>
        {account && <p className={styles.account}>{accountText(account)}</p>}
        <p>{texts[lead]}</p>
        {mode.is === 'link' && mode.other && (
          <p className={styles.replaces}>
            {format(texts['sign_in.replaces'], { account: accountText(mode.other) }, locale)}
          </p>
        )}
      </div>
      <div className={styles.body} data-needs-script>
        {mode.is === 'link' ? (
          <LinkForm kind={mode.link.kind} token={mode.token} texts={texts} locale={locale} />
        ) : (
          <>
            {mode.is === 'unusable' && <FaultNotice fault={{ text: mode.reason, fields: [] }} />}
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
