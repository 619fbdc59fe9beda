import type { Receipt, ReceiptView } from '../../../features/receipt/contract/receipt-view.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { CallPart } from './CallPart.tsx';
import { DataPart } from './DataPart.tsx';
import { QuestionPart } from './QuestionPart.tsx';
import { ReadyPart, WechatPart } from './ReadyPart.tsx';
import type { ReceiptPage, ReceiptText } from './receipt.data.ts';
import { Notice } from './receipt-parts.tsx';
import { UnavailablePage } from './UnavailablePage.tsx';
import { WindowPart } from './WindowPart.tsx';

const HEADINGS = {
  waiting: 'receipt.heading.waiting',
  overdue: 'receipt.heading.waiting',
  contacted: 'receipt.heading.contacted',
  agreed: 'receipt.heading.agreed',
  stopped: 'receipt.heading.stopped',
} as const satisfies Record<Receipt['call']['is'], ReceiptText>;

interface OpenProps {
  view: Extract<ReceiptView, { is: 'open' }>;
  page: ReceiptPage;
}

/** Somebody who asked for a message is not told to wait for a call. */
function headingOf({ call, isTextFirst }: Receipt): ReceiptText {
  return call.is === 'waiting' && isTextFirst ? 'receipt.heading.text_first' : HEADINGS[call.is];
}

/** Whether what was done last still holds: people keep the address that tells of it, and open it days later. */
function stillHolds(done: NonNullable<OpenProps['view']['done']>, { call, isTextFirst }: Receipt): boolean {
  if (done === 'withdraw' || done === 'correct') return true;
  if (done === 'window') return call.is === 'agreed';
  if (done === 'cancel') return call.is !== 'agreed' && call.is !== 'stopped';
  if (done === 'text_first') return isTextFirst && call.is !== 'stopped';
  return call.is !== 'stopped';
}

function doneText({ view: { receipt, done }, page: { texts } }: OpenProps): string | undefined {
  return done && stillHolds(done, receipt) ? texts[`receipt.done.${done}`] : undefined;
}

function Head(props: OpenProps) {
  const { view, page } = props;
  const { texts, say, times } = page;
  const { call, isTextFirst, purge_after, reference } = view.receipt;
  const done = doneText(props);
  const isStopped = call.is === 'stopped';
  return (
    <header className="receipt-head">
      {done && <Notice isDone text={done} />}
      <p className="eyebrow">{texts['receipt.eyebrow']}</p>
      <h1>{texts[headingOf(view.receipt)]}</h1>
      {isStopped && (
        <p className="receipt-lead">{say(`receipt.stopped.${call.by}`, { day: times.day(purge_after) })}</p>
      )}
      {isTextFirst && !isStopped && <p className="receipt-lead">{texts['receipt.text_first.chosen']}</p>}
      <div className="receipt-ticket">
        <p>
          <span>{texts['receipt.reference']}</span>
          <b>{reference}</b>
        </p>
        <p className="receipt-quiet">{texts[isStopped ? 'receipt.reference.stopped' : 'receipt.reference.hint']}</p>
      </div>
    </header>
  );
}

function OpenPage({ view, page }: OpenProps) {
  const parts = { receipt: view.receipt, page };
  const isStopped = view.receipt.call.is === 'stopped';
  return (
    <div className="wrap receipt">
      <Head view={view} page={page} />
      <div className="receipt-columns">
        <div>
          {!isStopped && <CallPart {...parts} />}
          {!isStopped && <WindowPart {...parts} />}
          {!isStopped && <QuestionPart {...parts} />}
        </div>
        <div>
          {!isStopped && <ReadyPart page={page} />}
          {!isStopped && <WechatPart page={page} />}
          <DataPart {...parts} />
        </div>
      </div>
      <p className="receipt-keep">
        <Icon name="bookmark-simple" />
        <span>{page.texts[isStopped ? 'receipt.keep.stopped' : 'receipt.keep']}</span>
      </p>
    </div>
  );
}

/** The page after a registration (RECEIPT-1 to RECEIPT-4): what stands between the site's header and footer. */
export function ReceiptContent({ view, page }: { view: ReceiptView; page: ReceiptPage }) {
  return view.is === 'open' ? <OpenPage view={view} page={page} /> : <UnavailablePage view={view} page={page} />;
}
