/** What the desk is shown of a document. */
import { documentFaults } from '../../content/parse-content.ts';
import type { ContentDocument, ContentFaultItem, ContentItem } from '../../contract/content-api.ts';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import type { StoredDocument } from './document.repository.ts';

/** Fields that name a document, the best first. */
const TITLE_FIELDS = ['title', 'name'];

function isWords(value: unknown): value is Record<Locale, string> {
  if (typeof value !== 'object' || value === null) return false;
  const words = new Map<string, unknown>(Object.entries(value));
  return LOCALES.every((locale) => typeof words.get(locale) === 'string');
}

function titleOf(body: unknown): ContentItem['title'] {
  if (typeof body !== 'object' || body === null) return null;
  const fields = new Map<string, unknown>(Object.entries(body));
  return TITLE_FIELDS.map((field) => fields.get(field)).find(isWords) ?? null;
}

/** What does not fit the schema, with paths as JSON has them. */
export function faultsOf(name: string, body: unknown): ContentFaultItem[] {
  return documentFaults(name, body).map(({ path, message }) => ({
    path: path.map((step) => (typeof step === 'number' ? step : String(step))),
    message,
  }));
}

/** The faults of each version that was looked at: a list of sixty documents would be checked anew each time. */
const known = new Map<string, { version: number; body: string; faults: number }>();

function countFaults({ name, version, body }: StoredDocument): number {
  const before = known.get(name);
  if (before?.version === version && before.body === body) return before.faults;
  const faults = faultsOf(name, JSON.parse(body)).length;
  known.set(name, { version, body, faults });
  return faults;
}

function about({ name, version, changed_at, changed_by }: StoredDocument, body: unknown) {
  return { name, title: titleOf(body), version, changed_at: new Date(changed_at).toISOString(), changed_by };
}

/** A document in the list. */
export function itemOf(stored: StoredDocument): ContentItem {
  return { ...about(stored, JSON.parse(stored.body)), faults: countFaults(stored) };
}

/** A document with what it says and what does not fit. */
export function viewOf(stored: StoredDocument): ContentDocument {
  const body: unknown = JSON.parse(stored.body);
  return { ...about(stored, body), body, faults: faultsOf(stored.name, body) };
}
