/** What several screens ask about the content of the site, and where answers are kept. All throw `CallError`. */
import type { FieldEdit } from '../../../../contract/content/field-edits.ts';
import type { Locale } from '../../../../contract/locales.ts';
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

/** Fetches the list of all documents. */
export const fetchDocuments = () => call('GET /api/desk/content');

/** The schema that the form of a kind of document is made from. */
export const fetchForm = async (kind: string) => (await call('GET /api/desk/content/form', { query: { kind } })).schema;

/** Saves edits of single fields. */
export const saveEdits = (name: string, edits: FieldEdit[]) =>
  call('PATCH /api/desk/content/document', { query: { name }, body: { edits } });

/** All sources of the drafts, and what contradicts itself. */
export const fetchFacts = () => call('GET /api/desk/content/facts');
