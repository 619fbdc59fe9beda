import { useState } from 'react';
import { FACTOR_NEEDED } from '../../../contract/codes.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { Texts } from '../../../contract/messages.ts';
import type { signInMessages } from '../../messages/sign-in.messages.ts';
import { askStaff, isRefusal, type StaffRefusal } from './ask-staff.ts';
import { useCountdown } from './use-countdown.ts';

/** Words of the page in one language. */
export type SignInTexts = Texts<keyof typeof signInMessages>;

/** What each form of the sign-in is given. */
export interface SignInWords {
  texts: SignInTexts;
  locale: Locale;
}

/** What is wrong, and where. */
export interface Fault {
  text: string;
  /** Names of the fields to be mended. */
  fields: readonly string[];
}

function faultOf({ status, msg, field }: StaffRefusal, texts: SignInTexts): Fault {
  const text = msg ?? texts[status === 0 ? 'sign_in.offline' : 'sign_in.failed'];
  return { text, fields: field ? [field] : [] };
}

/** Sending a form of this page: one at a time, what went wrong, and how long to wait. */
export function useStaffForm(texts: SignInTexts) {
  const [fault, setFault] = useState<Fault>();
  const [isSending, setSending] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const { left, start } = useCountdown();
  const send = async <T extends object>(path: string, body: object): Promise<T | undefined> => {
    if (isSending || left > 0) return undefined;
    setSending(true);
    setFault(undefined);
    const answer = await askStaff<T>(path, body);
    if (!isRefusal(answer)) return answer;
    setSending(false);
    // The password was right: what is missing is asked for, and nothing is wrong.
    if (answer.code === FACTOR_NEEDED) setNeedsCode(true);
    else setFault(faultOf(answer, texts));
    if (answer.waitSeconds > 0) start(answer.waitSeconds);
    return undefined;
  };
  return {
    fault,
    setFault,
    isSending,
    waitSeconds: left,
    needsCode,
    setNeedsCode,
    send,
    rest: () => setSending(false),
  };
}
