import type { ReceiptChange, ReceiptView } from '../../../features/receipt/contract/receipt-view.ts';
import { CorrectForm } from './DataPart.tsx';
import { QuestionForm } from './QuestionPart.tsx';
import type { ReceiptPage } from './receipt.data.ts';
import { Notice, PhoneLink, ReceiptForm } from './receipt-parts.tsx';

type PressedChange = Exclude<ReceiptChange, { action: 'question' | 'correct' }>;

/** A step in which nothing was typed: what it does, and the input that it is sent with. */
function stepOf(change: PressedChange, { texts, times }: ReceiptPage): { text: string; name?: string; value?: string } {
  switch (change.action) {
    case 'window':
      if (Number.isNaN(change.start)) return { text: texts['receipt.refused.window_missing'] };
      return { text: times.when(change.start), name: 'start', value: String(change.start) };
    case 'cancel':
      return { text: texts['receipt.window.cancel'] };
    case 'text_first':
      return { text: texts['receipt.text_first'] };
    case 'optional':
      return { text: texts['receipt.optional.withdraw'], name: 'purpose', value: change.purpose };
    default:
      return { text: texts[`receipt.${change.action}.title`], name: 'sure', value: change.isSure ? '1' : '' };
  }
}

/** What was sent and could not be saved, to be sent again: visible where it was typed. */
function KeptForm({ change, page }: { change: ReceiptChange; page: ReceiptPage }) {
  const submit = { page, text: page.texts['receipt.again'], look: 'primary' } as const;
  if (change.action === 'question') return <QuestionForm {...submit} />;
  if (change.action === 'correct') return <CorrectForm {...submit} person={change} />;
  const { text, ...input } = stepOf(change, page);
  return (
    <ReceiptForm {...submit} action={change.action}>
      {input.name && <input type="hidden" {...input} />}
      <p>
        <b>{text}</b>
      </p>
    </ReceiptForm>
  );
}

type UnavailableView = Exclude<ReceiptView, { is: 'open' }>;

/** The page behind a link when there is nothing to show: the registration is gone, or cannot be read or changed now (RECEIPT-4). */
export function UnavailablePage({ view, page }: { view: UnavailableView; page: ReceiptPage }) {
  const { texts, phone, home, sent } = page;
  const isKept = view.is === 'away' || view.is === 'refused';
  return (
    <div className="wrap receipt">
      <header className="receipt-head">
        <h1>{view.is === 'refused' ? texts['receipt.busy.title'] : texts[`receipt.${view.is}.title`]}</h1>
        <p className="receipt-lead" role={view.is === 'erased' ? 'status' : undefined}>
          {view.is === 'refused' ? view.message : texts[`receipt.${view.is}.text`]}
        </p>
        {isKept && sent && (
          <>
            <Notice text={texts['receipt.away.unsaved']} />
            <KeptForm change={sent} page={page} />
          </>
        )}
        <p className="receipt-actions">
          {phone && <PhoneLink phone={phone} />}
          <a className="button button--small button--quiet" href={home}>
            {texts['receipt.home']}
          </a>
        </p>
      </header>
    </div>
  );
}
