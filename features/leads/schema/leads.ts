/** What the desk sends to find, open and export registrations, and to read the log (`features/leads/contract/leads.ts`). */
import { z } from 'zod';
import { LOCALES } from '../../../contract/locales.ts';
import { LOG_ACTIONS } from '../../../contract/staff/log-api.ts';
import {
  EDUCATION,
  PURPOSE,
  SOURCE_MAX_CHARACTERS,
  WORKING_YEARS,
} from '../../../contract/registration/registration.ts';
import { choiceOf, COUNTRY, ID, PAGING, REASON, RECIPIENT, TIME, typedText } from '../../../contract/schema/parts.ts';
import { DOCUMENT_NAME_MAX_CHARACTERS } from '../../../contract/content/document-name.ts';
import { DISCLOSURE_BASES } from '../../privacy/contract/disclosures.ts';
import { DUE_ASSIGNEES, DUE_LIMIT } from '../contract/due.ts';
import { EXPORT_FORMATS } from '../contract/exports.ts';
import { LEAD_SORT_FIELDS, LEAD_STATUSES, SEARCH_MAX_CHARACTERS } from '../contract/leads.ts';
import { LEAD_COLUMNS, LEAD_PERIODS, VIEW_NAME_MAX_CHARACTERS } from '../contract/saved-views.ts';

function someOf(set: Readonly<Record<string, number>>) {
  return z.array(choiceOf(set)).max(Object.keys(set).length).exactOptional();
}

/** What a registration in a list has to meet, all of it. */
export const leadFilterSchema = z.strictObject({
  status: z.array(z.enum(LEAD_STATUSES)).max(LEAD_STATUSES.length).exactOptional(),
  /** Registered at or after, and before. */
  from: TIME.exactOptional(),
  to: TIME.exactOptional(),
  education: someOf(EDUCATION),
  working_years: someOf(WORKING_YEARS),
  purpose: someOf(PURPOSE),
  locale: z.array(z.enum(LOCALES)).max(LOCALES.length).exactOptional(),
  source: z.string().max(SOURCE_MAX_CHARACTERS).exactOptional(),
  program: z.string().max(DOCUMENT_NAME_MAX_CHARACTERS).exactOptional(),
  /** Somebody's id; null: nobody's. */
  assignee_id: ID.nullable().exactOptional(),
  is_suspected_bot: z.boolean().exactOptional(),
  /** A number (7 digits or more), the last four digits of one, or the beginning of each word of a name. */
  q: z.string().max(SEARCH_MAX_CHARACTERS).exactOptional(),
});
/** What a list is narrowed down to, with times as text. */
export type LeadFilter = z.input<typeof leadFilterSchema>;
/** A {@link LeadFilter} as a service gets it: times in milliseconds since 1970. */
export type ParsedFilter = z.output<typeof leadFilterSchema>;

/** What a list is sorted by, and in which direction. */
const leadSortSchema = z.strictObject({
  field: z.enum(LEAD_SORT_FIELDS),
  order: z.enum(['asc', 'desc']),
});
/** A column and a direction. */
export type LeadSort = z.input<typeof leadSortSchema>;

/** `POST /api/desk/leads/search`; answers `ListOf<LeadItem>`. A POST, because a search may hold a name. */
export const leadQuerySchema = z.strictObject({
  ...PAGING,
  filter: leadFilterSchema.exactOptional(),
  /** Left out: the newest come first. */
  sort: leadSortSchema.default({ field: 'created_at', order: 'desc' }),
});
/** Which page of the list is asked for, with filter and order. */
export type LeadQuery = z.input<typeof leadQuerySchema>;

/** `POST /api/desk/leads/{id}/reveal`; a restricted registration needs the open request that it is for. */
export const revealSchema = z.strictObject({ request_id: ID.exactOptional() });
/** The request of the person that the full number is needed for, where the registration is restricted. */
export type RevealRequest = z.input<typeof revealSchema>;

/**
 * `POST /api/desk/leads/export`: answers the file. Those not to be contacted and restricted ones are
 * left out. Every export is kept for three years as a record of passing on (`recorded-export.ts`), so that the
 * dialog asks who gets the file, in which country, and by what right.
 */
export const exportSchema = z.strictObject({
  format: z.enum(EXPORT_FORMATS),
  /**
   * Language of the file: headings and choices in its words, times in the company's time, the columns of the list in
   * their order, and notes where the company keeps the file. Absent: codes, and times in UTC, for other programs.
   */
  language: z.enum(LOCALES).exactOptional(),
  /** What for; stands in the log and in the record. */
  reason: REASON,
  /** The company itself with `own_use`. */
  recipient: RECIPIENT,
  /** `CN` as a rule. Another one is not possible with `own_use`. */
  country: COUNTRY,
  basis: z.enum(DISCLOSURE_BASES),
  filter: leadFilterSchema.exactOptional(),
});
/** Which registrations go into a file, of what kind it is, and who gets it. */
export type ExportRequest = z.input<typeof exportSchema>;

/** What `GET /api/desk/due` is asked for, as its query. */
export const dueQuerySchema = z.strictObject({
  assignee: z.enum(DUE_ASSIGNEES).exactOptional(),
  locale: z.enum(LOCALES).exactOptional(),
  /** Of the number. */
  country: COUNTRY.exactOptional(),
  /** Those alone who wait for the call hours where they live to begin. */
  hours: z.literal('outside').exactOptional(),
  /** Most of each kind. */
  limit: z.coerce.number().int().min(1).max(DUE_LIMIT.most).default(DUE_LIMIT.usual),
});
/** The query before it is written as text; everything may be left out. */
export type DueQuery = Partial<ParsedDueQuery>;
/** A {@link DueQuery} as a service gets it. */
export type ParsedDueQuery = z.output<typeof dueQuerySchema>;

/** As it is sent, it stays: times of a saved view are not read. */
const TIME_TEXT = z.iso.datetime({ offset: true });

/** `POST /api/desk/views`: saves under a name, anew where the name is taken; answers {@link SavedView}. */
export const saveViewSchema = z.strictObject({
  name: typedText().min(1).max(VIEW_NAME_MAX_CHARACTERS),
  settings: z.strictObject({
    /** The search text is not saved: it may be a person's name or number. */
    filter: leadFilterSchema
      .omit({ q: true })
      .extend({ from: TIME_TEXT.exactOptional(), to: TIME_TEXT.exactOptional() }),
    /** Instead of `from` and `to`. */
    period: z.enum(LEAD_PERIODS).exactOptional(),
    sort: leadSortSchema.exactOptional(),
    columns: z.array(z.enum(LEAD_COLUMNS)).min(1).max(LEAD_COLUMNS.length),
  }),
});
/** A name, and the filter, order and columns that are kept under it. */
export type SaveViewRequest = z.input<typeof saveViewSchema>;
/** What a saved view brings back. */
export type SavedViewSettings = SaveViewRequest['settings'];
/** A view of the list that somebody saved, as `GET /api/desk/views` answers it. */
export type SavedView = SaveViewRequest & { id: string };

/** `POST /api/desk/log/search`: the newest first. */
export const logQuerySchema = z.strictObject({
  ...PAGING,
  filter: z
    .strictObject({
      staff_id: ID.exactOptional(),
      lead_id: ID.exactOptional(),
      actions: z.array(z.enum(LOG_ACTIONS)).max(LOG_ACTIONS.length).exactOptional(),
      from: TIME.exactOptional(),
      to: TIME.exactOptional(),
    })
    .default({}),
});
/** Which page of the log is asked for, and what it is narrowed down to. */
export type LogQuery = z.input<typeof logQuerySchema>;
