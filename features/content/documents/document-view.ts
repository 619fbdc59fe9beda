/** What the desk is shown of a document. */
import { bannedPhrasesIn } from '../../../content/checks/banned-phrases.ts';
import { faultText } from '../../../content/reading/fault.ts';
import { type ContentFault, documentFaults } from '../../../content/reading/parse-content.ts';
import { type HasMedia, mediaIn, missingMedia } from '../../../content/reading/placed-media.ts';
import type { ContentDocument, ContentFaultItem, ContentItem } from '../contract/content-api.ts';
import { valueAt } from '../../../contract/content/field-edits.ts';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { contentFaultsMessages } from './content-faults.messages.ts';
import type { StoredDocument } from './document.repository.ts';

/** Fields that name a document, the best first. */
const TITLE_FIELDS = ['title', 'name'];

function isWords(value: unknown): value is Record<Locale, string> {
  if (typeof value !== 'object' || value === null) return false;
  const words = new Map<string, unknown>(Object.entries(value));
  return LOCALES.every((locale) => typeof words.get(locale) === 'string');
}

/** What a document is called, in English where a language has no title yet; null where nothing in it is a name. */
export function titleOf(body: unknown): ContentItem['title'] {
  if (typeof body !== 'object' || body === null) return null;
  const fields = new Map<string, unknown>(Object.entries(body));
  const title = TITLE_FIELDS.map((field) => fields.get(field)).find(isWords);
  if (!title?.en) return title?.zh ? title : null;
  return { zh: title.zh || title.en, en: title.en, vi: title.vi || title.en };
}

/** A fault with its path as JSON has it. */
function faultItem({ path, message }: Pick<ContentFault, 'path' | 'message'>): ContentFaultItem {
  return { path: path.map((step) => (typeof step === 'number' ? step : String(step))), message };
}

/** What does not fit the schema, with paths as JSON has them, and what an advertisement must not say. */
function textFaults(name: string, body: unknown, locale: Locale): ContentFaultItem[] {
  const faults = documentFaults(name, body, locale).map(faultItem);
  const banned = bannedPhrasesIn(body).map(({ path, phrase }) => ({
    path,
    message: format(contentFaultsMessages['content.fault.banned'][locale], { phrase }, locale),
  }));
  return [...faults, ...banned];
}

/** What does not fit, pictures and films that are not there included. */
export function faultsOf(name: string, body: unknown, locale: Locale, has: HasMedia): ContentFaultItem[] {
  const missing = missingMedia(new Map([[name, body]]), has);
  return [
    ...textFaults(name, body, locale),
    ...missing.map(({ path, message }) => faultItem({ path, message: faultText(message, locale) })),
  ];
}

/** The faults of each version that was looked at: a list of sixty documents would be checked anew each time. */
const known = new Map<string, { version: number; body: string; faults: number }>();

/** How much in a document does not fit, in its draft. */
function countFaults({ name, version, body }: StoredDocument): number {
  const before = known.get(name);
  if (before?.version === version && before.body === body) return before.faults;
  const faults = textFaults(name, JSON.parse(body), 'en').length;
  known.set(name, { version, body, faults });
  return faults;
}

/** Who called a draft ready, and when. */
export function readyMark({ ready_at, ready_by }: StoredDocument): ContentItem['ready'] {
  return ready_at === null || ready_by === null ? null : { at: new Date(ready_at).toISOString(), by: ready_by };
}

function about(stored: StoredDocument, body: unknown) {
  const { name, version, changed_at, changed_by } = stored;
  const changedAt = new Date(changed_at).toISOString();
  return { name, title: titleOf(body), version, changed_at: changedAt, changed_by, ready: readyMark(stored) };
}

/** A document in the list, but for what only a look at the published ones tells. */
type Item = Omit<ContentItem, 'unpublished' | 'is_original'>;

/** All documents as a list. A programme is called by its title and its school: several have the same title. */
export function itemsOf(documents: readonly StoredDocument[], has: HasMedia): Item[] {
  const items = documents.map((stored) => {
    const body: unknown = JSON.parse(stored.body);
    const faults = countFaults(stored) + mediaIn(stored.name, body).filter((media) => !has(media)).length;
    return { item: { ...about(stored, body), faults }, school: valueAt(body, ['school']) };
  });
  const schools = new Map(items.map(({ item }) => [item.name, item.title]));
  return items.map(({ item, school }) => {
    const place = typeof school === 'string' ? schools.get(`schools/${school}`) : undefined;
    if (!place || !item.title) return item;
    const { zh, en, vi } = item.title;
    return { ...item, title: { zh: `${zh} · ${place.zh}`, en: `${en} · ${place.en}`, vi: `${vi} · ${place.vi}` } };
  });
}

/** What is shown of a document beside what it says. */
export interface Surroundings {
  locale: Locale;
  /** What visitors see; undefined: it was never published. */
  published: unknown;
  openBy: string[];
  sameTexts: ContentDocument['same_texts'];
  has: HasMedia;
}

/** A document with what it says and what does not fit. */
export function viewOf(
  stored: StoredDocument,
  { locale, published, openBy, sameTexts, has }: Surroundings,
): ContentDocument {
  const body: unknown = JSON.parse(stored.body);
  return {
    ...about(stored, body),
    body,
    ...(published !== undefined && { published }),
    ...(sameTexts && { same_texts: sameTexts }),
    open_by: openBy,
    faults: faultsOf(stored.name, body, locale, has),
  };
}
