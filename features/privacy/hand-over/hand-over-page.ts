/** The page that a person can read and print: one file, nothing fetched, nothing run. */
import { html, raw } from 'hono/html';
import { CHINA_TIME_ZONE } from '../../../contract/time/china-calendar.ts';
import {
  consentMethodMessages,
  contactByMessages,
  contactSourceMessages,
  educationMessages,
  purposeMessages,
  workingYearsMessages,
} from '../../../contract/choice-labels.messages.ts';
import { fitLine } from '../../../contract/fit/fit-words.ts';
import { HTML_LANG, type Locale } from '../../../contract/locales.ts';
import { type Texts, textsIn } from '../../../contract/messages.ts';
import { ENCRYPTED_NAMES, type LeadIn } from '../../../server/storage/tables/lead-fields.ts';
import { contactSourceOf } from '../../leads/contract/contacts.ts';
import { handOverValueMessages } from './hand-over-values.messages.ts';
import { handOverMessages } from './hand-over.messages.ts';
import type { HandedOver, HandedOverLead } from './hand-over.ts';

type Part = ReturnType<typeof html>;

const PAGE_MESSAGES = {
  ...handOverMessages,
  ...handOverValueMessages,
  ...educationMessages,
  ...workingYearsMessages,
  ...purposeMessages,
  ...contactByMessages,
  ...contactSourceMessages,
  ...consentMethodMessages,
  // Each field of the copy has a name on the page.
} satisfies Record<`hand_over.field.${keyof LeadIn<'copy'>}`, unknown>;

type Words = Texts<keyof typeof PAGE_MESSAGES>;

const FIELD_PREFIX = 'hand_over.field.';

/** The fields of a registration that the page shows, in order. */
const FIELDS = Object.keys(handOverValueMessages)
  .filter((key) => key.startsWith(FIELD_PREFIX))
  .map((key) => key.slice(FIELD_PREFIX.length));

/** Fields whose value is a choice of the form. */
const CHOICES = new Set(['education', 'working_years', 'purpose', 'contact_by']);

const STYLE = `
:root { color-scheme: light; }
body { font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Segoe UI", sans-serif;
  color: #1c1f24; background: #fff; max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; padding-top: 1rem; border-top: 2px solid #1c1f24; }
h3 { font-size: 1rem; margin: 1.5rem 0 .4rem; }
p { margin: .4rem 0; }
.quiet { color: #565d68; font-size: .9rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #dfe3e8; overflow-wrap: anywhere; }
th { width: 38%; font-weight: 500; color: #565d68; }
blockquote { margin: .4rem 0; padding: .5rem .9rem; border-left: 3px solid #9aa3af; background: #f5f6f8; white-space: pre-wrap; overflow-wrap: anywhere; }
ul { padding-left: 1.2rem; margin: .4rem 0; }
@media print { body { padding: 0; font-size: 11pt; } h2 { break-after: avoid; } tr, blockquote { break-inside: avoid; } }
`;

function timeText(locale: Locale, iso: string): string {
  return new Intl.DateTimeFormat(HTML_LANG[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: CHINA_TIME_ZONE,
  }).format(new Date(iso));
}

/** The name of a country or a language. */
function nameOf(type: 'region' | 'language', locale: Locale, code: string): string {
  return new Intl.DisplayNames(HTML_LANG[locale], { type }).of(code) ?? code;
}

/** The label of a value; the value itself where there is none. */
function labelOf(words: Texts, group: string, value: string): string {
  return words[`${group}.${value}`] ?? value;
}

/** How somebody came whom the staff entered; a campaign tag as it is. */
function sourceText(words: Texts, source: string): string {
  const contactSource = contactSourceOf(source);
  return contactSource === undefined ? source : labelOf(words, 'contact_source', contactSource);
}

function valueText(words: Words, locale: Locale, field: string, value: unknown): string {
  // They are always there: null is damage.
  if (value === null && ENCRYPTED_NAMES.has(field)) return words['hand_over.damaged'];
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? words['hand_over.yes'] : words['hand_over.no'];
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.join(', ');
  if (field === 'status' || field === 'lost_reason') return labelOf(words, `hand_over.${field}`, String(value));
  if (CHOICES.has(field)) return labelOf(words, field, String(value));
  if (field === 'source') return sourceText(words, String(value));
  if (field === 'fit') return fitLine(String(value), locale);
  if (field === 'phone_country') return nameOf('region', locale, String(value));
  if (field === 'locale') return nameOf('language', locale, String(value));
  return /_(at|after|since)$/.test(field) ? timeText(locale, String(value)) : String(value);
}

function consentParts({ consents }: HandedOverLead, words: Words, locale: Locale): Part[] {
  return consents.map(
    (consent) => html`<blockquote lang="${consent.locale}">${consent.text}</blockquote>
<p class="quiet">${consent.is_granted ? words['hand_over.given'] : words['hand_over.refused']} ${timeText(locale, consent.given_at)} · ${
      consent.method === null ? '' : `${labelOf(words, 'consent_method', consent.method)} · `
    }${consent.version} · SHA-256 ${consent.sha256.slice(0, 16)}…${
      consent.withdrawn_at === null
        ? ''
        : html`<br>${words['hand_over.withdrawn']} ${timeText(locale, consent.withdrawn_at)}`
    }</p>`,
  );
}

function passedOnParts({ passed_on }: HandedOverLead, words: Words, locale: Locale): Part[] {
  return passed_on.map(({ at, recipient, country, purpose, fields, basis }) => {
    const names = fields.map((field) => labelOf(words, 'hand_over.field', field)).join(', ');
    const details = [purpose, fields[0] === 'all' ? '' : names, labelOf(words, 'hand_over.basis', basis)]
      .filter(Boolean)
      .join(' · ');
    return html`<tr><th>${timeText(locale, at)}</th><td>${recipient || words['hand_over.recipient_you']}${
      country === null ? '' : ` (${nameOf('region', locale, country)})`
    }<br><span class="quiet">${details}</span></td></tr>`;
  });
}

function tableOr(words: Words, rows: Part[]): Part {
  return rows.length === 0 ? html`<p>${words['hand_over.none']}</p>` : html`<table>${rows}</table>`;
}

function leadPart(lead: HandedOverLead, words: Words, locale: Locale): Part {
  const isOfLead = (field: string): field is keyof HandedOverLead => field in lead;
  const rows = FIELDS.filter(isOfLead).map(
    (field) =>
      html`<tr><th scope="row">${labelOf(words, 'hand_over.field', field)}</th><td>${valueText(words, locale, field, lead[field])}</td></tr>`,
  );
  const consents = consentParts(lead, words, locale);
  const said = (items: HandedOverLead['notes']) =>
    items.map(
      ({ at, text }) =>
        html`<p class="quiet">${timeText(locale, at)}</p><blockquote>${text ?? words['hand_over.damaged']}</blockquote>`,
    );
  const questions = said(lead.questions);
  const notes = said(lead.notes);
  const seen = lead.accesses.map(
    ({ at, action }) =>
      html`<tr><th>${timeText(locale, at)}</th><td>${labelOf(words, 'hand_over.action', action)}</td></tr>`,
  );
  return html`<section><h2>${words['hand_over.registration']} · ${timeText(locale, lead.created_at)}</h2>
<table>${rows}</table>
<h3>${words['hand_over.consents']}</h3>${consents.length > 0 ? consents : html`<p>${words['hand_over.none']}</p>`}
<h3>${words['hand_over.questions']}</h3>${questions.length > 0 ? questions : html`<p>${words['hand_over.none']}</p>`}
<h3>${words['hand_over.notes']}</h3>${notes.length > 0 ? notes : html`<p>${words['hand_over.none']}</p>`}
<h3>${words['hand_over.passed_on']}</h3>${tableOr(words, passedOnParts(lead, words, locale))}
<h3>${words['hand_over.seen']}</h3><p class="quiet">${words['hand_over.seen_lead']}</p>${tableOr(words, seen)}
</section>`;
}

/** The page in one language; `siteUrl` is where the privacy policy stands. */
export function handOverPage(handedOver: HandedOver, locale: Locale, siteUrl: string): string {
  const words = textsIn(PAGE_MESSAGES, locale);
  const { made_at, do_not_contact_since: doNotContactSince, registrations, requests } = handedOver;
  const asked = requests.map(
    ({ received_at, kind, state, refusal_reason }) =>
      html`<tr><th>${timeText(locale, received_at)}</th><td>${labelOf(
        words,
        'hand_over.kind',
        kind,
      )} · ${labelOf(words, 'hand_over.state', state)}${refusal_reason === null ? '' : html`<br><span class="quiet">${refusal_reason}</span>`}</td></tr>`,
  );
  const doNotContact =
    doNotContactSince === null
      ? ''
      : html`<p>${words['hand_over.field.do_not_contact_since']}: ${timeText(locale, doNotContactSince)}</p>`;
  const policy = `${siteUrl}/${locale}/privacy`;
  return String(html`<!doctype html>
<html lang="${HTML_LANG[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${words['hand_over.title']}</title><style>${raw(STYLE)}</style></head>
<body><main><h1>${words['hand_over.title']}</h1><p>${words['hand_over.lead']}</p><p class="quiet">${words['hand_over.made_at']} ${timeText(locale, made_at)}</p>${doNotContact}
${registrations.map((lead) => leadPart(lead, words, locale))}
<section><h2>${words['hand_over.requests']}</h2>${tableOr(words, asked)}</section>
<p class="quiet">${words['hand_over.rights']} ${policy}</p></main></body></html>
`);
}
