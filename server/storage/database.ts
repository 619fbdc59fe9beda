/** What the store holds, and what the rest of the server may ask of an open store. */
import type { Kysely, Transaction } from 'kysely';
import type { RowStatement } from './row-statement.ts';
import type { ConsentTable, ConsentTextTable } from './tables/consent.table.ts';
import type {
  ContentDocumentTable,
  ContentOpenTable,
  EditionDocumentTable,
  EditionTable,
  FilmTable,
  PictureTable,
  PublishingPlanTable,
} from './tables/content.table.ts';
import type { LeadTable } from './tables/lead-fields.ts';
import type {
  CallSettingTable,
  DoNotContactTable,
  LeadCallTable,
  LeadNameKeyTable,
  LeadNoteTable,
  LeadQuestionTable,
} from './tables/lead-work.table.ts';
import type { NoticeChannelTable, NoticeDeliveryTable, NoticeOutboxTable } from './tables/notice.table.ts';
import type { PurgeLeaseTable, PurgeRunTable } from './tables/purge.table.ts';
import type {
  DisclosureLeadTable,
  DisclosureTable,
  ErasedNumberTable,
  RightsRequestLeadTable,
  RightsRequestTable,
} from './tables/rights.table.ts';
import type { SavedViewTable } from './tables/saved-view.table.ts';
import type { ShortLinkTable, ShortLinkVisitTable } from './tables/short-link.table.ts';
import type {
  SignInFailureTable,
  SignInSettingTable,
  StaffFactorTable,
  StaffLinkTable,
  StaffRecoveryCodeTable,
  StaffSessionTable,
  StaffTable,
} from './tables/staff.table.ts';
import type { StaffLogTable } from './tables/staff-log.table.ts';
import { findFileHolder } from '../find-holding-process.ts';

/** A key that the database was written with. */
export interface KnownKeyTable {
  key_id: string;
  /** `seal` or `hash`. */
  purpose: string;
  registered_at: number;
}

/** Written to find out whether the store can be written to. */
export interface StoreCheckTable {
  id: number;
  checked_at: number;
  filler: string | null;
}

/** The tables of the store, as Kysely knows them. */
export interface Database {
  lead: LeadTable;
  consent: ConsentTable;
  consent_text: ConsentTextTable;
  notice_outbox: NoticeOutboxTable;
  notice_channel: NoticeChannelTable;
  notice_delivery: NoticeDeliveryTable;
  known_key: KnownKeyTable;
  store_check: StoreCheckTable;
  staff: StaffTable;
  staff_session: StaffSessionTable;
  staff_link: StaffLinkTable;
  staff_factor: StaffFactorTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  sign_in_setting: SignInSettingTable;
  sign_in_failure: SignInFailureTable;
  desk_log: StaffLogTable;
  lead_note: LeadNoteTable;
  lead_call: LeadCallTable;
  lead_question: LeadQuestionTable;
  lead_name_key: LeadNameKeyTable;
  do_not_contact: DoNotContactTable;
  call_setting: CallSettingTable;
  saved_view: SavedViewTable;
  rights_request: RightsRequestTable;
  rights_request_lead: RightsRequestLeadTable;
  disclosure: DisclosureTable;
  disclosure_lead: DisclosureLeadTable;
  erased_number: ErasedNumberTable;
  purge_run: PurgeRunTable;
  purge_lease: PurgeLeaseTable;
  content_document: ContentDocumentTable;
  content_open: ContentOpenTable;
  publishing_plan: PublishingPlanTable;
  short_link: ShortLinkTable;
  short_link_visit: ShortLinkVisitTable;
  picture: PictureTable;
  film: FilmTable;
  edition: EditionTable;
  edition_document: EditionDocumentTable;
}

/** The database or a transaction on it. */
export type Queryable = Kysely<Database> | Transaction<Database>;

/** Which database stands behind a store. */
export type StoreKind = 'sqlite' | 'postgres';

/** An open store: SQLite or PostgreSQL. */
export interface Store {
  readonly kind: StoreKind;
  readonly db: Kysely<Database>;
  /**
   * Throws when the store is no longer the one that was opened: a SQLite file that was moved or
   * deleted, it or its log of the newest rows, goes on taking writes that nobody will ever see again.
   *
   * @throws StoreGoneError
   */
  assertPresent(): void;
  /**
   * Runs a transaction; waits a while for a lock that another process holds.
   *
   * @throws StoreGoneError, or the database's own error.
   */
  transaction<T>(run: (transaction: Transaction<Database>) => Promise<T>): Promise<T>;
  /**
   * Runs statements one after the other, each row by row, in a transaction of their own. None needs
   * the answer to another: SQLite's thread is asked once for all of them, commit included.
   *
   * @returns for each statement how many rows of the table it changed for each of its rows.
   * @throws StoreGoneError, or the database's own error; then nothing was written.
   */
  write(statements: readonly RowStatement[]): Promise<number[][]>;
  /** What the database's own clock says, in milliseconds since 1970; absent where it has none (SQLite). */
  readonly clock?: () => Promise<number>;
  /** PostgreSQL connections for counters: what they write may be lost with a crash of the database. */
  readonly counters?: object;
  close(): Promise<void>;
}

/** Thrown when the file of an open store was moved or deleted, or the thread that owns it died. */
export class StoreGoneError extends Error {
  readonly code = 'STORE_GONE';
  /** The file or database that was to be opened and is not there; undefined for one that was open. */
  readonly missing: string | undefined;
  constructor(missing?: string, cause?: unknown) {
    super('The database that was opened is gone', { cause });
    this.name = 'StoreGoneError';
    this.missing = missing;
  }
}

/**
 * Thrown when there is no store, or one without its tables, where there has been one: to begin anew would hide that
 * everything is gone. The message says what to do.
 */
export class StoreLostError extends Error {
  readonly code = 'STORE_LOST';
  constructor(where: string) {
    super(
      `${where} has been in use, but its tables are gone. Nothing new was begun. Put the database back as it was, or ` +
        'restore a backup (npm run restore -- FILE). To begin with an empty one: npm run restore -- --empty',
    );
    this.name = 'StoreLostError';
  }
}

/** Thrown when another program keeps the SQLite file locked for longer than is waited. The message says what to do. */
export class StoreLockedError extends Error {
  readonly code = 'STORE_LOCKED';
  constructor(file: string) {
    super(
      `${file} is locked by ${findFileHolder(file) ?? 'another program'}, and nothing was changed. Wait until it is done, or end it: ` +
        'a copy of the file that is being made, say, or a program to look into databases.',
    );
    this.name = 'StoreLockedError';
  }
}

/** Thrown when this user may not open or write the SQLite file. The message says what to do. */
export class StoreForbiddenError extends Error {
  readonly code = 'STORE_FORBIDDEN';
  constructor(file: string, cause: unknown) {
    super(
      `This user may not read or write ${file}, or its folder. Run this as the user who runs the server, or make this user their owner.`,
      { cause },
    );
    this.name = 'StoreForbiddenError';
  }
}

/** Thrown when the store is asked for while it cannot be reached. */
export class StoreUnavailableError extends Error {
  readonly code = 'STORE_UNAVAILABLE';
  constructor(cause?: unknown) {
    super('The store cannot be reached', { cause });
    this.name = 'StoreUnavailableError';
  }
}
