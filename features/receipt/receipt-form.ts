/** Reads what was sent from the page of a registration (RECEIPT-2, RECEIPT-3). */
import { CODE } from '../../contract/codes.ts';
import { RECEIPT_ACTIONS } from './contract/receipt.ts';
import type { ReceiptChange } from './contract/receipt-view.ts';
import { ApiError } from '../../server/http/api-error.ts';

/** A time in milliseconds since 1970, of this century. */
const TIME = /^\d{13}$/;

/** What is to be done. @throws ApiError malformed when it is nothing that the page has. */
export function readChange(form: URLSearchParams): ReceiptChange {
  const action = RECEIPT_ACTIONS.find((one) => one === form.get('do'));
  const text = (name: string) => form.get(name) ?? '';
  switch (action) {
    case undefined:
      throw new ApiError(CODE.malformed);
    case 'window':
      return { action, start: TIME.test(text('start')) ? Number(text('start')) : Number.NaN };
    case 'cancel':
    case 'text_first':
      return { action };
    case 'question':
      return { action, text: text('text') };
    case 'correct':
      return { action, name: text('name'), phone: text('phone') };
    case 'optional':
      return { action, purpose: text('purpose') };
    case 'withdraw':
    case 'erase':
      return { action, isSure: text('sure') === '1' };
  }
}
