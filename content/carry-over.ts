/**
 * Documents as earlier versions of their schemas had them, made into what today's ask for (EDIT-1). Whatever reads a document
 * reads it so; what is stored changes with its next edit, so that a server of an earlier version can still read it. What
 * an earlier document cannot know is left empty: its schema then names the field, and the editor marks it.
 */
import { isJsonObject } from '../contract/content/field-edits.ts';
import { LOCALES } from '../contract/locales.ts';
import { type DocumentKind, kindOf } from './document-schemas.ts';
import { changedWords, wholeWords } from './schema/words.ts';

/** A change of a schema that documents of the time before have to follow. */
interface Step {
  kind: DocumentKind;
  /** Day of the change; a later one is given what an earlier one has made. */
  since: string;
  /** Leaves what has today's shape as it is. */
  carry: (body: unknown) => unknown;
}

const eachOf = (list: unknown, change: (entry: unknown) => unknown) => (Array.isArray(list) ? list.map(change) : list);

const withField = (body: unknown, name: string, change: (value: unknown) => unknown): unknown =>
  isJsonObject(body) && Object.hasOwn(body, name) ? { ...body, [name]: change(body[name]) } : body;

/** An English text as words in each language, which the others lack. */
const inEnglishAlone = (value: unknown) =>
  typeof value === 'string' ? Object.fromEntries(LOCALES.map((one) => [one, one === 'en' ? value : ''])) : value;

const withoutFields = (body: unknown, names: readonly string[]): unknown =>
  isJsonObject(body) && names.some((name) => Object.hasOwn(body, name))
    ? Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))
    : body;

const STEPS: readonly Step[] = [
  {
    // Nothing showed them: the company's page has both months among its milestones.
    kind: 'site',
    since: '2026-11-24',
    carry: (body) => withoutFields(body, ['establishedOn', 'partnershipOn']),
  },
  {
    // Each story is a group of its own, in the order of the stories.
    kind: 'stories',
    since: '2026-11-24',
    carry: (body) => withoutFields(body, ['group']),
  },
  {
    // Questions were settled without a name and a day.
    kind: 'site',
    since: '2026-11-23',
    carry: (body) =>
      withField(body, 'settled', (settled) =>
        eachOf(settled, (one) => (typeof one === 'string' ? { question: one, by: '', on: '' } : one)),
      ),
  },
  {
    // A film and its poster had one name.
    kind: 'films',
    since: '2026-11-24',
    carry: (body) => (isJsonObject(body) && !Object.hasOwn(body, 'poster') ? { ...body, poster: body['file'] } : body),
  },
  {
    kind: 'promises',
    since: '2026-11-23',
    carry: (body) => eachOf(body, (one) => withField(one, 'promise', inEnglishAlone)),
  },
  {
    // The words of the pages were in the code alone.
    kind: 'words',
    since: '2026-11-28',
    carry: wholeWords,
  },
];

function stepsOf(name: string): Step[] {
  const kind = kindOf(name);
  return STEPS.filter((step) => step.kind === kind);
}

/**
 * What a document of an earlier schema says, as its schema asks for it today; any other one as it is.
 *
 * @param body undefined for a document that was never stored: all but `words` have to be written by somebody.
 */
export function carriedOver(name: string, body: unknown): unknown {
  return stepsOf(name).reduce((carried, { carry }) => carry(carried), body);
}

/** The same of a document as it is stored. */
export function carriedOverJson(name: string, json: string): string {
  return stepsOf(name).length === 0 ? json : JSON.stringify(carriedOver(name, JSON.parse(json)));
}

/** A document as it is stored: without what {@link carriedOver} gives it. */
export function toStored(name: string, body: unknown): unknown {
  return kindOf(name) === 'words' ? changedWords(body) : body;
}

/** The same of a document as JSON. */
export function toStoredJson(name: string, json: string): string {
  return kindOf(name) === 'words' ? JSON.stringify(changedWords(JSON.parse(json))) : json;
}
