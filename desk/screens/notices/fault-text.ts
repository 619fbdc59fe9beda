/** A failure in words. */
import type { useTranslate } from 'react-admin';
import type { NoticeFailure } from '../../../contract/notice-api.ts';

/** Why, and the other side's own code where it gave one: staff of the vendor ask for it. */
export function faultText(translate: ReturnType<typeof useTranslate>, { fault, answer }: NoticeFailure): string {
  return translate(`notices.fault.${fault}`) + (answer === '' ? '' : ` (${answer})`);
}
