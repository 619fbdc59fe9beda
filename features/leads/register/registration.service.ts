/** The rules of a registration: what is refused, what counts as sent twice, what is stored. */

import { CODE, type Code } from '../../../contract/codes.ts';
import type { Locale } from '../../../contract/locales.ts';
import {
  type Refusal,
  type Registration,
  type RegistrationField,
  refusalsOf,
} from '../../../contract/registration/registration.ts';
import { withoutInvisible } from '../../../contract/text/visible-text.ts';
import type { Cipher } from '../../../server/crypto/cipher.ts';
import type { AddressQuota } from '../../../server/http/address-quota.ts';
import type { Store } from '../../../server/storage/database.ts';
import { parsePhone } from '../phone.ts';
import type { CommitQueue } from './commit-queue.ts';
import { readExtras } from './extras.ts';
import { type AgreedTexts, type BuiltLead, buildLead, type CheckedAnswers } from './new-lead.ts';
import { receiptToken } from './receipt-token.ts';
import type { RefusalLimit } from './registration-limits.ts';
import type { LeftOut, NewLead, StoringOutcome } from './registration.repository.ts';
import { findStored, type StoredLead } from './stored-lead.repository.ts';

/** Everything that registering needs of an open store. */
export interface RegistrationStore {
  readonly store: Store;
  readonly cipher: Cipher;
  readonly consents: AgreedTexts;
  /** Registrations of one address. */
  readonly limits: AddressQuota;
  /** New registrations are kept as if they came no earlier than this; 0: when they came (purge-hold.ts). */
  readonly keepFrom: number;
  /** Writes registrations; the result says what became of each. */
  readonly queue: CommitQueue<NewLead, StoringOutcome>;
}

/** What is known of the sender beside what was sent. */
export interface Sender {
  /** Language of the visitor, unless what was sent names one. */
  locale: Locale;
  /** Network address to count by; undefined when it cannot be told. */
  address: string | undefined;
  /** The request's id in the log. */
  requestId: string;
}

/** The answer to a registration. */
export interface RegistrationAnswer {
  code: Code;
  /** Language of the message. */
  locale: Locale;
  /** The field that the code speaks of, when there is one. */
  field?: RegistrationField;
  /** What the visitor has to mend, one fault of each field; the code is that of the first. */
  faults?: Refusal[];
  /** Milliseconds until another attempt is taken, with {@link CODE.tooMany}. */
  retryAfterMs?: number;
  /** The token of the link to the registration's page, once it is stored. */
  token?: string;
}

/** What the service needs. */
export interface RegistrationServiceOptions {
  /** The open store; throws StoreUnavailableError while there is none. */
  open: () => RegistrationStore;
  refusals: RefusalLimit;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told of each registration that could not be stored, why, and in which request. */
  onFailure: (error: unknown, requestId: string) => void;
  /** Told that one has been stored, and how many milliseconds it waited for that. */
  onStored?: (ms: number) => void;
  /** Told of the code of each that is not stored. */
  onRefused?: (code: number) => void;
}

/** What was sent, without what cannot be seen in its texts. A body that is not an object is refused like an empty form. */
function readInput(sent: unknown): Readonly<Record<string, unknown>> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return {};
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? withoutInvisible(value) : value,
    ]),
  );
}

/** What is to be mended; the first is what is said. */
type Faults = [Refusal, ...Refusal[]];

function isFaulty(faults: Refusal[]): faults is Faults {
  return faults.length > 0;
}

/** Checks that need no store: a slip is pointed out even while the store is away. */
function checkAnswers(input: Readonly<Record<string, unknown>>, locale: Locale): CheckedAnswers | Faults {
  const faults = refusalsOf(input, { locale, isCallable: (phone) => parsePhone(phone, locale) !== undefined });
  if (isFaulty(faults)) return faults;
  // Just checked: the five fields have their types.
  const { education, working_years, purpose, name, phone } = input as unknown as Registration;
  const parsedPhone = parsePhone(phone, locale);
  if (!parsedPhone) return [{ code: CODE.phoneInvalid, field: 'phone' }];
  return { answers: { education, working_years, purpose, name, phone }, phone: parsedPhone };
}

/**
 * Whether a repeat comes from who sent the first one: only they know its key. Without a key anybody may know
 * the answers, and the link would let them read, change and erase.
 */
function isSameSender({ repeats }: NewLead): boolean {
  return repeats === undefined;
}

/** Takes registrations: checks them, stores each once, and has the staff told. */
export class RegistrationService {
  readonly #options: RegistrationServiceOptions;
  /** Registrations under way by what makes them the same: a double tap joins the first. */
  readonly #underWay = new Map<string, Promise<RegistrationAnswer>>();

  constructor(options: RegistrationServiceOptions) {
    this.#options = options;
  }

  /**
   * Takes what a visitor sent: checks it and stores it. Never throws; a failure of ours is an
   * answer too.
   *
   * @returns code 1 only after the registration was durably stored.
   */
  async register(sent: unknown, sender: Sender): Promise<RegistrationAnswer> {
    const answer = await this.#answer(sent, sender);
    if (answer.code !== CODE.ok) this.#options.onRefused?.(answer.code);
    return answer;
  }

  async #answer(sent: unknown, sender: Sender): Promise<RegistrationAnswer> {
    const input = readInput(sent);
    const extras = readExtras(input);
    const locale = extras.locale ?? sender.locale;
    try {
      const checked = checkAnswers(input, locale);
      if (Array.isArray(checked)) return await this.#refuse(checked, locale, sender);
      const open = this.#options.open();
      const isAgreed = input['consent'] === true;
      const version = extras.consentVersion;
      const agreedText = isAgreed && version !== null ? open.consents.find(version, locale) : undefined;
      // Words that were never shown cannot have been agreed to.
      if (isAgreed && !agreedText) {
        return await this.#refuse([{ code: CODE.consentMissing, field: 'consent' }], locale, sender);
      }
      // Words that were never shown are left out: nobody needs them to register.
      const agreedOptional = extras.optionalConsents.flatMap((ticked) => {
        const agreed = open.consents.find(ticked.version, locale);
        return agreed ? [{ ...agreed, purpose: ticked.purpose }] : [];
      });
      const built = buildLead(
        { ...checked, agreedText, agreedOptional, extras, locale },
        open.cipher,
        this.#options.now(),
        open.keepFrom,
      );
      return await this.#storeOnce(built, locale, sender, open);
    } catch (error) {
      this.#options.onFailure(error, sender.requestId);
      return { code: CODE.failed, locale };
    }
  }

  async #refuse(faults: Faults, locale: Locale, sender: Sender): Promise<RegistrationAnswer> {
    const wait = await this.#options.refusals(sender.address);
    return wait === undefined ? { ...faults[0], faults, locale } : { code: CODE.tooMany, locale, retryAfterMs: wait };
  }

  async #storeOnce(
    built: BuiltLead,
    locale: Locale,
    sender: Sender,
    open: RegistrationStore,
  ): Promise<RegistrationAnswer> {
    const first = this.#underWay.get(built.dedupeKey);
    if (first) {
      const { token, ...rest } = await first;
      return token !== undefined && isSameSender(built.newLead) ? { ...rest, token } : rest;
    }
    const answer = this.#store(built.newLead, locale, sender, open).finally(() => {
      this.#underWay.delete(built.dedupeKey);
    });
    this.#underWay.set(built.dedupeKey, answer);
    return answer;
  }

  async #store(newLead: NewLead, locale: Locale, sender: Sender, open: RegistrationStore): Promise<RegistrationAnswer> {
    const accepted = ({ id, receipt_hash }: StoredLead): RegistrationAnswer =>
      // The same token as in the first answer, which may have been lost on the way.
      receipt_hash === null || (id !== newLead.lead.id && !isSameSender(newLead))
        ? { code: CODE.ok, locale }
        : { code: CODE.ok, locale, token: receiptToken(open.cipher, id) };
    const wait = await open.limits.take(sender.address);
    if (wait !== undefined) {
      const stored = await findStored(open.store.db, newLead);
      return stored ? accepted(stored) : { code: CODE.tooMany, locale, retryAfterMs: wait };
    }
    let outcome: 'new' | LeftOut;
    const since = performance.now();
    try {
      const stored = await open.queue.add(newLead);
      outcome = stored === 'new' ? stored : await stored();
    } catch (error) {
      // Nobody waits for it: it is counted in the store that has just failed.
      void open.limits.giveBack(sender.address);
      throw error;
    }
    if (outcome !== 'new') await open.limits.giveBack(sender.address);
    if (outcome === 'new') {
      this.#options.onStored?.(performance.now() - since);
      return accepted(newLead.lead);
    }
    if ('stored' in outcome) return accepted(outcome.stored);
    return { code: CODE.tooMany, locale, retryAfterMs: Math.max(outcome.retryAt - this.#options.now(), 1000) };
  }
}
