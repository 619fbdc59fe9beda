/** How far an SMTP session has come: which reply is waited for and how long, and what each recipient got for an answer. */
import type { ExternalLogger } from 'nodemailer/lib/shared';
import { MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import type { MailStep } from '../contract.ts';

/**
 * How long each step may take: RFC 5321, 4.5.3.2, which says nothing of connecting. A notice is one block of data.
 * Whoever leaves earlier never gets a message to a server that answers slowly on purpose.
 */
const LIMIT_MS: Readonly<Record<MailStep, number>> = {
  connect: MS_PER_MINUTE,
  greeting: 5 * MS_PER_MINUTE,
  sign_in: 5 * MS_PER_MINUTE,
  sender: 5 * MS_PER_MINUTE,
  recipient: 5 * MS_PER_MINUTE,
  data: 2 * MS_PER_MINUTE,
  content: 3 * MS_PER_MINUTE,
  final: 10 * MS_PER_MINUTE,
};

/** The longest of the limits: that of the final reply, RFC 5321, 4.5.3.2.6. */
export const LONGEST_STEP_MS = LIMIT_MS.final;

const COMMANDS: Readonly<Record<string, MailStep>> = {
  EHLO: 'greeting',
  HELO: 'greeting',
  STARTTLS: 'greeting',
  MAIL: 'sender',
  RCPT: 'recipient',
  DATA: 'data',
};

function stepOf(command: string): MailStep {
  // Whatever else is sent signs in; its words are nobody's business.
  return COMMANDS[/^[A-Z]+/.exec(command)?.[0] ?? ''] ?? 'sign_in';
}

/** Follows one session by what goes over its wire. */
export class SmtpProgress {
  /** The replies that are due, the next one first: commands may be sent together (RFC 2920). */
  #due: MailStep[] = ['connect'];
  #timer: NodeJS.Timeout | undefined;
  #onLate: () => void = () => {};
  /** Code of the answer that each recipient got, in the order of the envelope. */
  readonly recipientAnswers: string[] = [];

  /** What nodemailer tells of commands and replies. */
  readonly logger: ExternalLogger = {
    debug: (entry: { tnx?: string }, text: unknown) => {
      if (entry.tnx === 'client') this.#sent(String(text));
      if (entry.tnx === 'server') this.#answered(String(text));
    },
  };

  /** What is waited for; `final`: the server has the whole message. */
  get step(): MailStep {
    return this.#due[0] ?? 'sign_in';
  }

  /** Begins to count. @param onLate called when a step takes too long. */
  start(onLate: () => void): void {
    this.#onLate = onLate;
    this.#wait();
  }

  /** The server is there: its greeting is due. */
  connected(): void {
    this.#due = ['greeting'];
    this.#wait();
  }

  /** The server has the whole message. */
  handedOver(): void {
    this.#due = ['final'];
    this.#wait();
  }

  /** Counts no more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#onLate, LIMIT_MS[this.step]);
  }

  #sent(command: string): void {
    this.#due.push(stepOf(command));
    if (this.#due.length === 1) this.#wait();
  }

  #answered(reply: string): void {
    const step = this.#due.shift();
    if (step === 'recipient') this.recipientAnswers.push(reply.slice(0, 3));
    if (step === 'data' && /^[23]/.test(reply)) this.#due.unshift('content');
    this.#wait();
  }
}
