import { QUESTION_MAX_CHARACTERS, QUESTIONS_MAX } from '../../../features/receipt/contract/receipt.ts';
import type { PartProps, ReceiptPage } from './receipt.data.ts';
import { Card, Line, ReceiptForm, Refusal, type SubmitProps } from './receipt-parts.tsx';

/** The form for a question, with what was typed when it comes back. */
export function QuestionForm({ page, ...submit }: SubmitProps & { page: ReceiptPage }) {
  const typed = page.sent?.action === 'question' ? page.sent.text : '';
  const limit = { max: QUESTION_MAX_CHARACTERS };
  return (
    <ReceiptForm page={page} action="question" {...submit}>
      <Line label={page.say('receipt.question.label', limit)}>
        <textarea name="text" rows={3} maxLength={limit.max} required defaultValue={typed} />
      </Line>
    </ReceiptForm>
  );
}

/** What was asked, and the field for more (RECEIPT-1). */
export function QuestionPart({ receipt: { questions, isTextFirst }, page }: PartProps) {
  const { texts, say } = page;
  const isFull = questions.length >= QUESTIONS_MAX;
  return (
    <Card name="question" title={texts['receipt.question.title']}>
      <p className="receipt-quiet">{texts['receipt.question.lead']}</p>
      {questions.length > 0 && (
        <ul className="receipt-asked">
          {questions.map((text, index) => (
            // The list never changes on the page.
            <li key={index}>{text ?? texts['receipt.damaged']}</li>
          ))}
        </ul>
      )}
      <Refusal page={page} action="question" />
      {isFull && <p className="receipt-quiet">{say('receipt.refused.question_full', { max: QUESTIONS_MAX })}</p>}
      {!isFull && <QuestionForm page={page} text={texts['receipt.question.send']} />}
      {!isTextFirst && <ReceiptForm page={page} action="text_first" text={texts['receipt.text_first']} look="quiet" />}
    </Card>
  );
}
