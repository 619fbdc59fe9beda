/** The calls of the desk about the content of the site. All throw `CallError`. */
import {
  type ChangedContent,
  type ContentDocument,
  type ContentForm,
  type ContentItem,
  DRAFT_PATH,
  type DraftLink,
  type FoundInContent,
} from '../../contract/content-api.ts';
import type { EditionItem, PublishingPlan, PublishingState, UnpublishedChanges } from '../../contract/edition-api.ts';
import type { FactList, FactSource, LinkAnswer } from '../../contract/facts-api.ts';
import type { FieldEdit } from '../../contract/field-edits.ts';
import type { LaunchList, LaunchQuestion } from '../../contract/launch-api.ts';
import type { Locale } from '../../contract/locales.ts';
import type { ListOf } from '../../contract/paging.ts';
import type { AddContentRequest, SettleRequest, TryLinkRequest } from '../../contract/schema/content.ts';
import { call } from '../api/call.ts';

const CONTENT = '/api/desk/content';
const documentPath = (name: string) => `${CONTENT}/document?name=${encodeURIComponent(name)}`;

/** Where the answers are kept in react-query's cache. */
export const CONTENT_KEYS = {
  all: ['content'],
  list: ['content', 'list'],
  search: (text: string) => ['content', 'search', text],
  document: (name: string) => ['content', 'document', name],
  form: (kind: string, locale: Locale) => ['content', 'form', kind, locale],
  facts: (locale: Locale) => ['content', 'facts', locale],
  launch: (locale: Locale) => ['content', 'launch', locale],
  changes: ['content', 'changes'],
  editions: ['content', 'editions'],
  publishing: ['content', 'publishing'],
  plan: ['content', 'plan'],
} as const;

/** All documents. */
export const fetchDocuments = () => call<ListOf<ContentItem>>('GET', CONTENT);

/** Where documents say a text. */
export const searchContent = (text: string, signal?: AbortSignal) =>
  call<ListOf<FoundInContent>>('GET', `${CONTENT}/search?text=${encodeURIComponent(text)}`, undefined, signal);

/** A document as it is being edited; tells the server that it is open here. */
export const fetchDocument = (name: string, signal?: AbortSignal) =>
  call<ContentDocument>('GET', documentPath(name), undefined, signal);

/** The schema that the form of a kind of document is made from. */
export const fetchForm = async (kind: string) =>
  (await call<ContentForm>('GET', `${CONTENT}/form?kind=${encodeURIComponent(kind)}`)).schema;

/** Saves edits of single fields. */
export const saveEdits = (name: string, edits: FieldEdit[]) =>
  call<ChangedContent>('PATCH', documentPath(name), { edits });

/** Adds a document to a folder. */
export const addDocument = (sent: AddContentRequest) => call<ContentDocument>('POST', `${CONTENT}/document`, sent);

/** Lets a document say again what was published last. */
export const discardChanges = (name: string) =>
  call<object>('POST', `${CONTENT}/document/discard?name=${encodeURIComponent(name)}`, {});

/** Removes a document. */
export const removeDocument = (name: string) => call<object>('DELETE', documentPath(name));

/** All sources, by what needs a look first, and what contradicts itself, in the language of the desk. */
export const fetchFacts = () => call<FactList>('GET', `${CONTENT}/facts`);

/** Has the server try the link of a source. */
export const tryLink = ({ document, path }: FactSource) => {
  const sent: TryLinkRequest = { document, path };
  return call<LinkAnswer>('POST', `${CONTENT}/facts/link`, sent);
};

/** What is left before going live, in the language of the desk. */
export const fetchLaunchList = () => call<LaunchList>('GET', `${CONTENT}/launch`);

/** Notes who decided a question, and when. */
export const settleQuestion = (sent: SettleRequest) => call<object>('POST', `${CONTENT}/launch/settled`, sent);

/** Opens a question again. */
export const reopenQuestion = (question: LaunchQuestion) =>
  call<object>('DELETE', `${CONTENT}/launch/settled?question=${encodeURIComponent(question)}`);

/** What a publishing would change. */
export const fetchChanges = () => call<UnpublishedChanges>('GET', `${CONTENT}/changes`);

/** What was published, the newest first. */
export const fetchEditions = () => call<ListOf<EditionItem>>('GET', `${CONTENT}/editions`);

/** What the server is doing. */
export const fetchPublishing = () => call<PublishingState>('GET', `${CONTENT}/publishing`);

/** Begins to publish everything that was edited. */
export const publish = () => call<PublishingState>('POST', `${CONTENT}/publishing`, {});

/** Begins to publish again what an edition said. */
export const restoreEdition = (id: string) => call<PublishingState>('POST', `${CONTENT}/editions/${id}/restore`, {});

/** When everything that is edited until then is to be published. */
export const fetchPlan = () => call<PublishingPlan>('GET', `${CONTENT}/plan`);

/** Has it published at a time, instead of at the one that was set. */
export const plan = (time: Date) => call<PublishingPlan>('POST', `${CONTENT}/plan`, { publish_at: time.toISOString() });

/** Takes that back. */
export const cancelPlan = () => call<PublishingPlan>('DELETE', `${CONTENT}/plan`);

/** Makes a link to a page as the drafts make it, for somebody without an account. */
export const shareDraft = (page: string) => call<DraftLink>('POST', DRAFT_PATH, { page });
