import { Fragment, type ReactNode } from 'react';
import { educationMessages, purposeMessages, workingYearsMessages } from '../../../contract/choice-labels.messages.ts';
import { useOf } from '../../../contract/content/degree-uses.ts';
import { readFit } from '../../../contract/fit/fit.ts';
import { fitLine } from '../../../contract/fit/fit-words.ts';
import { keysOf } from '../../../contract/keys-of.ts';
import { type Texts, textsIn } from '../../../contract/messages.ts';
import type { Receipt } from '../../../features/receipt/contract/receipt-view.ts';
import { NAME_MAX_CHARACTERS, PHONE_MAX_CHARACTERS } from '../../../contract/registration/registration.ts';
import { FINISH_DAYS } from '../../../features/privacy/contract/rights.ts';
import { localePath } from '../../../contract/routes.ts';
import { sheetPath } from '../../../contract/shortlist/sheet.ts';
import type { PartProps, ReceiptPage } from './receipt.data.ts';
import { Card, Fact, Line, ReceiptForm, Refusal, refusalOf, type SubmitProps } from './receipt-parts.tsx';

const CHOICES = { ...educationMessages, ...workingYearsMessages, ...purposeMessages };

/** The programmes by name, and the sheet that compares them for the purpose of the fit check (SHEET-1). */
function Programs({ receipt: { programs, fit }, page: { locale, texts, programName } }: PartProps) {
  return (
    <>
      {programs.map((slug) => (
        <span key={slug}>{programName(slug)}</span>
      ))}
      <a className="receipt-link" href={localePath(locale, sheetPath(programs, useOf(readFit(fit ?? '').p)))}>
        {texts['receipt.sheet']}
      </a>
    </>
  );
}

/** What was agreed to beside the consultation, each with a way to take it back. */
function OptionalConsents({ receipt: { optional }, page }: PartProps) {
  return optional.map(({ purpose, text }) => (
    <Fragment key={purpose}>
      <span>{text}</span>
      <ReceiptForm page={page} action="optional" text={page.texts['receipt.optional.withdraw']} look="quiet">
        <input type="hidden" name="purpose" value={purpose} />
      </ReceiptForm>
    </Fragment>
  ));
}

/** The words that were agreed to, or that they no longer hold. */
function consentText({ consent }: Receipt, { say, times }: ReceiptPage): string | undefined {
  if (!consent) return undefined;
  if (consent.withdrawn_at === null) return consent.text.replaceAll(/[[\]]/g, '');
  return say('receipt.consent.withdrawn', { when: times.moment(consent.withdrawn_at) });
}

/** What was sent, by the end of the key of its label; nothing stands where there is nothing to show. */
function valuesOf(receipt: Receipt, page: ReceiptPage) {
  const { texts, locale, times } = page;
  const { programs, optional, education, working_years, purpose } = receipt;
  const labels: Texts = textsIn(CHOICES, locale);
  return {
    name: receipt.name ?? texts['receipt.damaged'],
    phone: receipt.phone ?? texts['receipt.damaged'],
    education: labels[`education.${education}`],
    working_years: labels[`working_years.${working_years}`],
    purpose: labels[`purpose.${purpose}`],
    programs: programs.length > 0 && <Programs receipt={receipt} page={page} />,
    fit: fitLine(receipt.fit, locale),
    created_at: times.moment(receipt.created_at),
    consent: consentText(receipt, page),
    optional: optional.length > 0 && <OptionalConsents receipt={receipt} page={page} />,
  };
}

interface StepProps {
  page: ReceiptPage;
  action: 'correct' | 'withdraw' | 'erase';
  /** What it does. */
  text?: string;
  children: ReactNode;
}

/** A step behind a line that opens it; it is open where it was refused. */
function Step({ text, children, ...step }: StepProps) {
  return (
    <details className="receipt-fold" open={refusalOf(step) !== undefined}>
      <summary>{step.page.texts[`receipt.${step.action}.title`]}</summary>
      {text && <p>{text}</p>}
      <Refusal {...step} />
      {children}
    </details>
  );
}

type CorrectFormProps = SubmitProps & { page: ReceiptPage; person: Pick<Receipt, 'name' | 'phone'> };

/** The form for name and number, with what was typed when it comes back. */
export function CorrectForm({ page, person, ...submit }: CorrectFormProps) {
  const { name, phone } = page.sent?.action === 'correct' ? page.sent : person;
  const own = { name: 'name', autoComplete: 'name', maxLength: 4 * NAME_MAX_CHARACTERS, defaultValue: name ?? '' };
  const number = { name: 'phone', autoComplete: 'tel', maxLength: PHONE_MAX_CHARACTERS, defaultValue: phone ?? '' };
  return (
    <ReceiptForm page={page} action="correct" {...submit}>
      <Line label={page.texts['receipt.field.name']}>
        <input {...own} required />
      </Line>
      <Line label={page.texts['receipt.field.phone']}>
        <input {...number} type="tel" required />
      </Line>
    </ReceiptForm>
  );
}

/** A step that cannot be taken back: it is ticked first and sent then. */
function GraveStep({ page, action }: { page: ReceiptPage; action: 'withdraw' | 'erase' }) {
  const { texts, say } = page;
  return (
    <Step page={page} action={action} text={say(`receipt.${action}.text`, { days: FINISH_DAYS })}>
      <ReceiptForm page={page} action={action} text={texts[`receipt.${action}.title`]}>
        <label className="receipt-tick">
          <input type="checkbox" name="sure" value="1" required />
          <span>{texts[`receipt.${action}.sure`]}</span>
        </label>
      </ReceiptForm>
    </Step>
  );
}

/** What the person sent, and the ways to correct, withdraw and delete it without an account (RECEIPT-3). */
export function DataPart({ receipt, page }: PartProps) {
  const { texts } = page;
  const values = valuesOf(receipt, page);
  const given = keysOf(values).filter((field) => values[field]);
  return (
    <Card name="data" title={texts['receipt.data.title']}>
      <dl className="receipt-facts" data-small="">
        {given.map((field) => (
          <Fact key={field} label={texts[`receipt.field.${field}`]}>
            {values[field]}
          </Fact>
        ))}
      </dl>
      <Step page={page} action="correct">
        <CorrectForm page={page} person={receipt} text={texts['receipt.correct.save']} />
      </Step>
      {!receipt.isWithdrawn && <GraveStep page={page} action="withdraw" />}
      <GraveStep page={page} action="erase" />
    </Card>
  );
}
