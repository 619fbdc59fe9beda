/** A failure in words. */

import type { Translate } from '../../../desk/words/translate.ts';
import type { NoticeFailure } from '../contract.ts';

/** Why, and the other side's own code where it gave one: staff of the vendor ask for it. */
export function faultText(translate: Translate, { fault, answer }: NoticeFailure): string {
  return translate(`notices.fault.${fault}`) + (answer === '' ? '' : ` (${answer})`);
}
