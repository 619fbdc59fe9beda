/** What several parts of the page after a registration are made of. */
import type { ReactNode } from 'react';
import type { ReceiptAction } from '../../../features/receipt/contract/receipt.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import type { ReceiptPage } from './receipt.data.ts';

/** A number that can be tapped. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="receipt-phone" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  );
}

/** The button of a form. */
export interface SubmitProps {
  text: string;
  look?: 'primary' | 'ink' | 'quiet';
}

interface StepProps {
  page: ReceiptPage;
  action: ReceiptAction;
}

/** A form of the page; it posts to the page's own address, which nobody else knows. */
export function ReceiptForm(props: StepProps & SubmitProps & { children?: ReactNode }) {
  const { page, action, text, look = 'ink', children } = props;
  return (
    <form className="receipt-form" method="post" action={page.path}>
      <input type="hidden" name="do" value={action} />
      {children}
      <button type="submit" className={`button button--small button--${look}`}>
        {text}
      </button>
    </form>
  );
}

/** A field to type in, under its label. */
export function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="receipt-line">
      <span>{label}</span>
      {children}
    </label>
  );
}

/** What became of the last step. */
export function Notice({ isDone = false, text, id }: { isDone?: boolean; text: string; id?: string }) {
  return (
    <p className="receipt-notice" data-kind={isDone ? 'done' : 'refused'} role={isDone ? 'status' : 'alert'} id={id}>
      <Icon name={isDone ? 'check-circle' : 'warning-circle'} />
      <span>{text}</span>
    </p>
  );
}

/** Why the last step was refused, if it was this one. */
export function refusalOf({ page: { sent, refusal }, action }: StepProps): string | undefined {
  return sent?.action === action ? refusal : undefined;
}

/** The sentence that says why a step was refused; nothing where it was not. */
export function Refusal(props: StepProps) {
  const text = refusalOf(props);
  return text && <Notice text={text} id="refused" />;
}

/** A value beside its label; `isWhen`: the time of the call. */
export function Fact({ label, isWhen, children }: { label: string; isWhen?: boolean; children: ReactNode }) {
  return (
    <div data-when={isWhen}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A part of the page under a heading. */
export function Card({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <section className="receipt-card" aria-labelledby={`receipt-${name}`}>
      <h2 id={`receipt-${name}`}>{title}</h2>
      {children}
    </section>
  );
}
