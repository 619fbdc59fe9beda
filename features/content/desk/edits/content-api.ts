/** The calls of the desk about the content of the site. All throw `CallError`. */
import type { FactSource } from '../../contract/facts-api.ts';
import type { FieldEdit } from '../../../../contract/content/field-edits.ts';
import type { LaunchQuestion } from '../../contract/launch-api.ts';
import type { Locale } from '../../../../contract/locales.ts';
import type { AddContentRequest, SettleRequest, TryLinkRequest } from '../../schema.ts';
import { call } from '../../../../desk/api/call.ts';

/** Where the answers are kept in react-query's cache. */
export const CONTENT_KEYS = {
  all: ['content'],
  list: ['content', 'list'],
  search: (text: string) => ['content', 'search', text],
  document: (name: string) => ['content', 'document', name],
  history: (name: string, version: number) => ['content', 'history', name, version],
  form: (kind: string, locale: Locale) => ['content', 'form', kind, locale],
  facts: (locale: Locale) => ['content', 'facts', locale],
  launch: (locale: Locale) => ['content', 'launch', locale],
  changes: ['content', 'changes'],
  editions: ['content', 'editions'],
  publishing: ['content', 'publishing'],
  plan: ['content', 'plan'],
} as const;

/** All documents. */
export const fetchDocuments = () => call('GET /api/desk/content');

/** Where documents say a text. */
export const searchContent = (text: string, signal?: AbortSignal) =>
  call('GET /api/desk/content/search', { query: { text }, signal });

/** A document as it is being edited; tells the server that it is open here. */
export const fetchDocument = (name: string, signal?: AbortSignal) =>
  call('GET /api/desk/content/document', { query: { name }, signal });

/** Who edited a document, and what. */
export const fetchHistory = (name: string, signal?: AbortSignal) =>
  call('GET /api/desk/content/document/history', { query: { name }, signal });

/** The schema that the form of a kind of document is made from. */
export const fetchForm = async (kind: string) => (await call('GET /api/desk/content/form', { query: { kind } })).schema;

/** Saves edits of single fields. */
export const saveEdits = (name: string, edits: FieldEdit[]) =>
  call('PATCH /api/desk/content/document', { query: { name }, body: { edits } });

/** Adds a document to a folder. */
export const addDocument = (sent: AddContentRequest) => call('POST /api/desk/content/document', { body: sent });

/** Lets a document say again what was published last. */
export const discardChanges = (name: string) => call('POST /api/desk/content/document/discard', { query: { name } });

/** Marks a draft as ready to be published, or takes the mark back. */
export const markReady = (name: string, isReady: boolean) =>
  call(isReady ? 'POST /api/desk/content/document/ready' : 'DELETE /api/desk/content/document/ready', {
    query: { name },
  });

/** Removes a document. */
export const removeDocument = (name: string) => call('DELETE /api/desk/content/document', { query: { name } });

/** All sources of the drafts, and what contradicts itself. */
export const fetchFacts = () => call('GET /api/desk/content/facts');

/** Has the server try the link of a source. */
export const tryLink = ({ document, path }: FactSource) => {
  const sent: TryLinkRequest = { document, path };
  return call('POST /api/desk/content/facts/link', { body: sent });
};

/** Notes who decided a question, and when. */
export const settleQuestion = (sent: SettleRequest) => call('POST /api/desk/content/launch/settled', { body: sent });

/** Opens a question again. */
export const reopenQuestion = (question: LaunchQuestion) =>
  call('DELETE /api/desk/content/launch/settled', { query: { question } });

/** Begins to publish what was edited of documents. */
export const publish = (documents: string[]) => call('POST /api/desk/content/publishing', { body: { documents } });

/** Begins to publish again what an edition said; with drafts, they become the same. */
export const restoreEdition = (id: string, drafts: boolean) =>
  call('POST /api/desk/content/editions/:id/restore', { id, body: { drafts } });

/** Has it published at a time, instead of at the one that was set. */
export const plan = (time: Date) => call('POST /api/desk/content/plan', { body: { publish_at: time.toISOString() } });

/** Makes a link to a page as the drafts make it, for somebody without an account. */
export const shareDraft = (page: string) => call('POST /api/desk/content/draft', { body: { page } });
