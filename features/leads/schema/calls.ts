/** The calls about registrations: whom to call, one and many of them, lists to import, and what the staff did. */
import type { CallSetting } from '../../../contract/time/call-windows.ts';
import type { LogItem } from '../../../contract/staff/log-api.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import type { AddedContact, ContactConsent, KnownContactAnswer } from '../contract/contacts.ts';
import type { Arrivals, DueList } from '../contract/due.ts';
import type { ImportLayout, ImportReport } from '../contract/imports.ts';
import type { LeadDetail, LeadItem, NoteItem, RevealedLead } from '../contract/leads.ts';
import type { ImportFileRequest, ImportRequest } from './imports.ts';
import type {
  AddContactRequest,
  AddNoteRequest,
  ChangeLeadRequest,
  CorrectLeadRequest,
  EnrolmentRequest,
  KnownContactRequest,
  RecordCallRequest,
  UndoCallRequest,
} from './lead-changes.ts';
import type { ExportRequest, LeadQuery, LogQuery, RevealRequest, SaveViewRequest, SavedView } from './leads.ts';

/** Body and answer of each call about registrations, by method and path. */
export interface LeadCalls {
  'GET /api/desk/arrivals': { answer: Arrivals };
  'GET /api/desk/call-setting': { answer: CallSetting };
  'PATCH /api/desk/call-setting': { body: CallSetting; answer: CallSetting };
  'GET /api/desk/contact-consent': { answer: ContactConsent };
  'POST /api/desk/contacts': { body: AddContactRequest; answer: AddedContact };
  'POST /api/desk/contacts/known': { body: KnownContactRequest; answer: KnownContactAnswer };
  'GET /api/desk/due': { answer: DueList };
  'GET /api/desk/leads/:id': { answer: LeadDetail };
  'PATCH /api/desk/leads/:id': { body: ChangeLeadRequest; answer: LeadItem };
  'POST /api/desk/leads/:id/calls': { body: RecordCallRequest; answer: LeadItem };
  'POST /api/desk/leads/:id/calls/undo': { body: UndoCallRequest; answer: LeadItem };
  'POST /api/desk/leads/:id/correct': { body: CorrectLeadRequest; answer: LeadItem };
  'POST /api/desk/leads/:id/do-not-contact': { answer: LeadItem };
  'POST /api/desk/leads/:id/do-not-contact/undo': { answer: LeadItem };
  'DELETE /api/desk/leads/:id/do-not-contact': { answer: LeadItem };
  'POST /api/desk/leads/:id/enrolment': { body: EnrolmentRequest; answer: Pick<LeadDetail, 'id' | 'version'> };
  'GET /api/desk/leads/:id/history': { answer: ListOf<LogItem> };
  'POST /api/desk/leads/:id/notes': { body: AddNoteRequest; answer: NoteItem };
  'POST /api/desk/leads/:id/reveal': { body: RevealRequest; answer: RevealedLead };
  'POST /api/desk/leads/export': { body: ExportRequest; answer: Response };
  'POST /api/desk/leads/import': { body: ImportRequest; answer: ImportReport };
  'POST /api/desk/leads/import/layout': { body: ImportFileRequest; answer: ImportLayout };
  'POST /api/desk/leads/import/preview': { body: ImportFileRequest; answer: ImportReport };
  'GET /api/desk/leads/import/template': { answer: Response };
  'POST /api/desk/leads/search': { body: LeadQuery; answer: ListOf<LeadItem> };
  'POST /api/desk/log/search': { body: LogQuery; answer: ListOf<LogItem> };
  'GET /api/desk/views': { answer: ListOf<SavedView> };
  'POST /api/desk/views': { body: SaveViewRequest; answer: SavedView };
  'DELETE /api/desk/views/:id': { answer: object };
}
