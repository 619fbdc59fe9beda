import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import styles from './SignIn.module.css';
import { clockText } from './use-countdown.ts';
import type { Fault, SignInTexts } from './use-staff-form.ts';

interface Props {
  text: string;
  texts: SignInTexts;
  locale: Locale;
  isSending: boolean;
  /** Seconds until another attempt is taken. */
  waitSeconds: number;
}

/** The button of a form: waits for the answer, and for the time after which another attempt is taken. */
export function SubmitButton({ text, texts, locale, isSending, waitSeconds }: Props) {
  const isWaiting = waitSeconds > 0;
  const shown = isWaiting
    ? format(texts['sign_in.wait'], { time: clockText(waitSeconds) }, locale)
    : isSending
      ? texts['sign_in.sending']
      : text;
  return (
    <button type="submit" className={`button button--primary ${styles.submit}`} aria-disabled={isSending || isWaiting}>
      {shown}
    </button>
  );
}

/** What is wrong with a form that was sent. */
export function FaultNotice({ fault }: { fault: Fault | undefined }) {
  return (
    <div role="alert" className={styles.alert} hidden={!fault}>
      {fault?.text}
    </div>
  );
}
