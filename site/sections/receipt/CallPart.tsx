import { CALENDAR_FILE } from '../../../features/receipt/contract/receipt.ts';
import type { NextCall } from '../../../features/receipt/contract/receipt-view.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { CallDial } from './CallDial.tsx';
import type { PartProps, ReceiptPage } from './receipt.data.ts';
import { Card, Fact, PhoneLink, ReceiptForm, Refusal } from './receipt-parts.tsx';

/** When the call is, in words; a line each. */
function whenLines(call: NextCall, { texts, times, say }: ReceiptPage): string[] {
  switch (call.is) {
    case 'agreed':
      return [times.when(call.at)];
    case 'overdue':
      return [say('receipt.when.overdue', { when: times.when(call.at) })];
    case 'contacted':
      return [texts['receipt.when.contacted']];
    case 'waiting': {
      const when =
        call.at === undefined
          ? say('receipt.when.by', { when: `${times.day(call.by)} ${times.clock(call.by)}` })
          : say('receipt.when.expected', { when: times.when(call.at) });
      return call.ahead === 0 ? [when] : [when, say('receipt.when.ahead', { count: call.ahead })];
    }
    case 'stopped':
      return [];
  }
}

/** The calendar file of an agreed call, and the way to give back a chosen one. */
function AgreedActions({ receipt: { call }, page }: PartProps) {
  if (call.is !== 'agreed') return null;
  return (
    <div className="receipt-actions">
      <a className="button button--small button--ink" href={`${page.path}/${CALENDAR_FILE}`}>
        <Icon name="calendar-plus" />
        {page.texts['receipt.window.calendar']}
      </a>
      {call.isChosen && (
        <ReceiptForm page={page} action="cancel" text={page.texts['receipt.window.cancel']} look="quiet" />
      )}
      <Refusal page={page} action="cancel" />
    </div>
  );
}

/** Who calls, from which number and when (RECEIPT-1). */
export function CallPart({ receipt, page }: PartProps) {
  const { texts, adviser, phone } = page;
  const [when, ...more] = whenLines(receipt.call, page);
  return (
    <Card name="call" title={texts['receipt.call.title']}>
      <CallDial receipt={receipt} page={page} />
      <dl className="receipt-facts">
        <Fact label={texts['receipt.call.when']} isWhen>
          <b>{when}</b>
          {more.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Fact>
        <Fact label={texts['receipt.call.who']}>{adviser}</Fact>
        {phone && (
          <Fact label={texts['receipt.call.from']}>
            <PhoneLink phone={phone} />
          </Fact>
        )}
      </dl>
      <AgreedActions receipt={receipt} page={page} />
    </Card>
  );
}
