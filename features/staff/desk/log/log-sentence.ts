/** One entry of the log as a sentence, told of the person whose name stands beside it. */
import { uploadedFilm } from '../../../../contract/content/film-files.ts';
import type { LogItem } from '../../../../contract/staff/log-api.ts';
import { uploadedPicture } from '../../../../contract/content/picture-places.ts';
import type { Translate, Values } from '../../../../desk/words/translate.ts';
import { contactSourceOf } from '../../../leads/contract/contacts.ts';

/** What the sentences are made with. */
export interface AuditLogWording {
  translate: Translate;
  /** Name and address of one of the staff; undefined for an account that nobody knows. */
  staffName: (staffId: string) => string | undefined;
  moment: (iso: string) => string;
  /** What a document of the content is called. */
  titleOf: (document: string) => string;
}

type Detail = Record<string, unknown>;

/** Actions that are told in more than one way. */
const VARIANTS: Partial<Record<LogItem['action'], (detail: Detail) => string>> = {
  session_ended: ({ count, staff }) =>
    staff !== undefined ? 'session_ended_of' : count === undefined ? 'session_ended' : 'session_ended_many',
  factor_rule_changed: ({ is_required }) => (is_required ? 'factor_required' : 'factor_optional'),
  staff_changed: ({ role, is_disabled, is_renamed }) =>
    is_renamed
      ? 'staff_renamed'
      : is_disabled === undefined && role !== undefined
        ? 'staff_role'
        : is_disabled
          ? 'staff_closed'
          : 'staff_opened',
  staff_link_made: ({ by }) => (by === 'mail' ? 'staff_link_mailed' : 'staff_link_made'),
  lead_searched: ({ by }) => (by === 'name' || by === 'number' ? `lead_searched_${by}` : 'lead_searched'),
  lead_imported: ({ stored, erased_before }) =>
    stored === undefined ? 'lead_imported_one' : erased_before ? 'lead_imported_erased' : 'lead_imported',
  lead_erased: ({ scope }) => (scope === 'number' ? 'lead_erased_number' : 'lead_erased'),
  content_published: ({ from }) => (from === undefined ? 'content_published' : 'content_restored'),
  short_link_changed: ({ is_open }) =>
    is_open === undefined ? 'short_link_changed' : is_open ? 'short_link_opened' : 'short_link_closed',
  request_closed: ({ outcome }) => (outcome === 'refused' ? 'request_refused' : 'request_done'),
};

const COLUMNS = ['status', 'lost_reason', 'assignee_id', 'next_call_at'] as const;

function valueText(column: (typeof COLUMNS)[number], value: unknown, tools: AuditLogWording): string {
  if (value === null || value === undefined) return tools.translate('log.nothing');
  const text = String(value);
  switch (column) {
    case 'status':
      return tools.translate(`status.${text}`, {}, text);
    case 'lost_reason':
      return tools.translate(`lost_reason.${text}`, {}, text);
    case 'assignee_id':
      return tools.staffName(text) ?? tools.translate('log.another');
    case 'next_call_at':
      return tools.moment(new Date(Number(value)).toISOString());
  }
}

function changesOf(detail: Detail, tools: AuditLogWording): string {
  const changes = COLUMNS.flatMap((column) => {
    const change = detail[column];
    if (typeof change !== 'object' || change === null || !('from' in change) || !('to' in change)) return [];
    return [
      tools.translate('log.from_to', {
        column: tools.translate(`log.column.${column}`),
        from: valueText(column, change.from, tools),
        to: valueText(column, change.to, tools),
      }),
    ];
  });
  return changes.join(tools.translate('log.join')) || tools.translate('log.no_change');
}

/** Longest text of a field before or after a change; the whole of it is unfolded (EntryTexts.tsx). */
const FIELD_MAX_CHARACTERS = 60;

const wholeText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Whether a sentence has only the beginning of a field. */
export function isCut(value: unknown): boolean {
  return wholeText(value).length > FIELD_MAX_CHARACTERS;
}

function fieldText(value: unknown, { translate }: Pick<AuditLogWording, 'translate'>): string {
  if (value === undefined || value === null || value === '') return translate('log.nothing');
  const text = wholeText(value);
  return isCut(value) ? `${text.slice(0, FIELD_MAX_CHARACTERS)}…` : text;
}

/** A field that was changed, with what stood there before and after. */
export function editSentence(
  column: string,
  { before, after }: { before?: unknown; after?: unknown },
  tools: Pick<AuditLogWording, 'translate'>,
): string {
  return tools.translate('log.from_to', { column, from: fieldText(before, tools), to: fieldText(after, tools) });
}

/** Each field of a short link that was changed. */
function editsOf(edits: readonly unknown[], tools: AuditLogWording): string {
  const changes = edits.flatMap((edit) => {
    if (typeof edit !== 'object' || edit === null || !('path' in edit) || !Array.isArray(edit.path)) return [];
    const before = 'before' in edit ? edit.before : undefined;
    const after = 'after' in edit ? edit.after : undefined;
    return [editSentence(edit.path.join('.'), { before, after }, tools)];
  });
  return changes.join(tools.translate('log.join'));
}

/** Actions that change columns of a registration. */
const CHANGING: ReadonlySet<LogItem['action']> = new Set(['lead_changed', 'lead_called', 'lead_call_undone']);

/** How somebody came whom the staff entered, and how they agreed. */
function contactValues({ source, consent_method: method }: Detail, { translate }: AuditLogWording): Values {
  const contactSource = contactSourceOf(String(source));
  return {
    source: translate(`contact_source.${contactSource}`),
    method: translate(`consent_method.${String(method)}`),
  };
}

/** What tells an uploaded picture or film from others: its size, or its length; their names are hashes. */
function uploadValues({ picture, film }: Detail): Values {
  const size = uploadedPicture(String(picture));
  const length = uploadedFilm(String(film));
  return {
    ...(size && { picture: `${size.width} × ${size.height}` }),
    ...(length && { film: `${length.seconds} s` }),
  };
}

/** What stands in the placeholders. */
function valuesOf({ action, detail }: LogItem, tools: AuditLogWording): Values {
  const { translate } = tools;
  const known = detail ?? {};
  const { staff, role, kind, reason, fields, format, edits, publish_at, ends_at, outcome, document } = known;
  const time = publish_at ?? ends_at;
  const kinds = action.startsWith('notice') ? 'notices.kind' : 'requests.kind';
  return {
    ...known,
    ...uploadValues(known),
    person: (typeof staff === 'string' ? tools.staffName(staff) : undefined) ?? translate('log.another'),
    ...(typeof role === 'string' ? { role: translate(`role.${role}`, {}, role) } : {}),
    ...(typeof kind === 'string' ? { kind: translate(`${kinds}.${kind}`, {}, kind) } : {}),
    ...(typeof document === 'string' ? { document: tools.titleOf(document) } : {}),
    ...(typeof time === 'string' ? { time: tools.moment(time) } : {}),
    ...(typeof format === 'string' ? { format: format.toUpperCase() } : {}),
    ...(action === 'lead_erased'
      ? { reason: translate(`log.erase_reason.${String(reason)}`, {}, String(reason)) }
      : {}),
    ...(Array.isArray(fields)
      ? { fields: fields.map((field) => translate(`log.field.${String(field)}`, {}, String(field))).join(', ') }
      : {}),
    ...(action === 'contact_added' || action === 'contact_known' ? contactValues(known, tools) : {}),
    ...(Array.isArray(edits) ? { edits: editsOf(edits, tools) } : {}),
    ...(CHANGING.has(action) ? { changes: changesOf(known, tools) } : {}),
    ...(typeof outcome === 'string' && CHANGING.has(action) ? { outcome: translate(`call_outcome.${outcome}`) } : {}),
  };
}

/** Writes what was done, to whom and with what; an action without a text stands as its code. */
export function auditLogSentence(item: LogItem, tools: AuditLogWording): string {
  const key = VARIANTS[item.action]?.(item.detail ?? {}) ?? item.action;
  return tools.translate(`log.did.${key}`, valuesOf(item, tools), item.action);
}
