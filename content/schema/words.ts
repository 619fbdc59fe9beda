/**
 * The document `words`: what a visitor reads on the pages beside the other documents, headings, leads and buttons, as an
 * editor may change it (EDIT-1). Its fields are the messages marked `editable`, by the first part of their key; its first
 * edition is what these say.
 */
import { z } from 'zod';
import { isJsonObject, isSameJson } from '../../contract/content/field-edits.ts';
import { consentMessages } from '../../contract/consent.messages.ts';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import type { Message } from '../../contract/messages.ts';
import { aboutMessages } from '../../site/messages/about.messages.ts';
import { applyMessages } from '../../site/messages/apply.messages.ts';
import { appointmentMessages } from '../../site/messages/appointment.messages.ts';
import { campaignMessages } from '../../site/messages/campaign.messages.ts';
import { compareMessages } from '../../site/messages/compare.messages.ts';
import { contactMessages } from '../../site/messages/contact.messages.ts';
import { dbaMessages } from '../../site/messages/dba.messages.ts';
import { factsMessages } from '../../site/messages/facts.messages.ts';
import { filmPageMessages } from '../../site/messages/film-page.messages.ts';
import { filmMessages } from '../../site/messages/films.messages.ts';
import { fitResultMessages } from '../../site/messages/fit-result.messages.ts';
import { fitMessages } from '../../site/messages/fit.messages.ts';
import { glanceMessages } from '../../site/messages/glance.messages.ts';
import { homeMessages } from '../../site/messages/home.messages.ts';
import { mastersMessages } from '../../site/messages/masters.messages.ts';
import { planMessages } from '../../site/messages/plan.messages.ts';
import { plannerMessages } from '../../site/messages/planner.messages.ts';
import { programMessages } from '../../site/messages/programs.messages.ts';
import { recognitionMessages } from '../../site/messages/recognition.messages.ts';
import { schoolMessages } from '../../site/messages/schools.messages.ts';
import { searchMessages } from '../../site/messages/search.messages.ts';
import { sheetMessages } from '../../site/messages/sheet.messages.ts';
import { shellMessages } from '../../site/messages/shell.messages.ts';
import { shortlistMessages } from '../../site/messages/shortlist.messages.ts';
import { storiesMessages } from '../../site/messages/stories.messages.ts';
import { fault } from '../reading/fault.ts';
import { placeholdersIn, words } from './texts.ts';

const CATALOGS: readonly Record<string, Message>[] = [
  homeMessages,
  filmMessages,
  storiesMessages,
  appointmentMessages,
  consentMessages,
  programMessages,
  planMessages,
  glanceMessages,
  factsMessages,
  recognitionMessages,
  applyMessages,
  plannerMessages,
  mastersMessages,
  dbaMessages,
  schoolMessages,
  compareMessages,
  sheetMessages,
  shortlistMessages,
  fitMessages,
  fitResultMessages,
  searchMessages,
  aboutMessages,
  contactMessages,
  campaignMessages,
  filmPageMessages,
  shellMessages,
];

/** The parts of the document in the order of an editor's form, and what each is for. */
const PARTS = {
  home: 'Home page: title and description',
  banner: 'Home page: banner',
  programs: 'Home page: programmes',
  services: 'Home page: services',
  why: 'Home page: why choose us',
  stories: 'Home page: student stories',
  studentStory: 'Student stories: asking in WeChat',
  appointment: 'Registration form',
  consent: 'Registration form: consents',
  nav: 'Menu',
  footer: 'Footer',
  program: 'Programme pages',
  plan: 'Programme pages: the drawing of what is taught',
  glance: 'Programme pages: what we ask the school',
  apply: 'Programme pages: applying and cost',
  planner: 'Programme pages: time planner',
  recognition: 'Recognition of degrees',
  check: 'Looking up a school',
  facts: 'Sources of a page',
  masters: 'Master’s pages',
  finder: 'Master’s pages: filters',
  dba: 'DBA page',
  school: 'School pages',
  compare: 'Comparison',
  sheet: 'Comparison sheet',
  shortlist: 'Shortlist',
  fit: 'Fit check',
  search: 'Search',
  about: 'About us page',
  contact: 'Contact page',
  campaign: 'Campaign page',
  film_page: 'Film pages',
  not_found: 'Page not found',
} as const;

/** Where a message stands in the document: `programs.lead` is the field `lead` of `programs`. */
export function wordsPath(key: string): [part: string, field: string] {
  const [part = '', ...rest] = key.split('.');
  return [part, rest.join('.')];
}

type Part<T> = Record<string, T>;

/** The editable messages as the document has them, each as something else. */
function eachWords<T>(made: (message: Message, part: string, field: string) => T): Record<string, Part<T>> {
  const parts: Record<string, Part<T>> = Object.fromEntries(Object.keys(PARTS).map((part) => [part, {}]));
  for (const [key, message] of CATALOGS.flatMap((catalog) => Object.entries(catalog))) {
    if (!message.editable) continue;
    const [part, field] = wordsPath(key);
    const inside = parts[part];
    if (!inside) throw new Error(`The part of ${key} is not in the list of parts.`);
    inside[field] = made(message, part, field);
  }
  return parts;
}

const textsOf = ({ zh, en, vi }: Message): Record<Locale, string> => ({ zh, en, vi });

/** Text with a part in square brackets, which is a link. */
const WITH_LINK = /^[^[\]]*\[[^[\]]+\][^[\]]*$/;

function schemaOf(message: Message) {
  // What it has in any language.
  const shown = words(message.note, placeholdersIn(LOCALES.map((locale) => message[locale]).join('\n')));
  const linked = shown.superRefine((texts, context) => {
    for (const locale of LOCALES)
      if (!WITH_LINK.test(texts[locale]))
        context.addIssue({ code: 'custom', path: [locale], message: fault('link_marks') });
  });
  return (WITH_LINK.test(message.en) ? linked : shown).meta({ title: message.note });
}

const parts = eachWords(schemaOf);

/** The document `words`, whole. */
export const wordsSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(PARTS).map(([part, title]) => [part, z.strictObject(parts[part] ?? {}).meta({ title })]),
  ),
);

/** What the document says: by part and field, the words in each language. */
export type Words = z.output<typeof wordsSchema>;

/** A message in one language; where it is editable, as the document has it. */
export function shownText(key: string, message: Message, document: Words, locale: Locale): string {
  if (!message.editable) return message[locale];
  const [part, field] = wordsPath(key);
  return document[part]?.[field]?.[locale] ?? message[locale];
}

/** Messages with what the document says in the place of those that are editable. */
export function shownWords<K extends string>(messages: Record<K, Message>, document: Words): Record<K, Message> {
  const shown = Object.entries<Message>(messages).map(([key, message]) => {
    const [part, field] = wordsPath(key);
    return [key, message.editable ? { ...message, ...document[part]?.[field] } : message];
  });
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(shown) as Record<K, Message>;
}

function fieldIn(body: unknown, part: string, field: string): unknown {
  const inner = isJsonObject(body) ? body[part] : undefined;
  return isJsonObject(inner) && Object.hasOwn(inner, field) ? inner[field] : undefined;
}

/** The document with today's words where it has none of its own; without those that the site no longer has. */
export function wholeWords(body: unknown): unknown {
  return eachWords((message, part, field) => fieldIn(body, part, field) ?? textsOf(message));
}

/** The document as it is stored: with what differs from today's words alone, so that the others follow a new version. */
export function changedWords(body: unknown): unknown {
  const changed: Record<string, Part<unknown>> = {};
  eachWords((message, part, field) => {
    const own = fieldIn(body, part, field);
    if (own !== undefined && !isSameJson(own, textsOf(message))) (changed[part] ??= {})[field] = own;
  });
  return changed;
}
