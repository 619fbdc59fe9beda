/** The page that a person can read and print: one file, nothing fetched, nothing run. */
import { html, raw } from 'hono/html';
import type { LostReason } from '../../../contract/desk-api.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { HandedOver, HandedOverLead } from './hand-over.ts';
import { HAND_OVER_WORDS, type HandOverWords } from './hand-over-words.ts';

type Part = ReturnType<typeof html>;

const LANGUAGE_TAGS: Record<Locale, string> = { zh: 'zh-CN', en: 'en', vi: 'vi' };

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
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  }).format(new Date(iso));
}

/** Fields that are always there: null is damage. */
const SEALED_FIELDS = new Set(['name', 'phone', 'phone_typed']);

/** The name of a country or a language. */
function nameOf(type: 'region' | 'language', locale: Locale, code: string): string {
  return new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type }).of(code) ?? code;
}

function valueText(words: HandOverWords, locale: Locale, field: string, value: unknown): string {
  if (value === null && SEALED_FIELDS.has(field)) return words.damaged;
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.join(', ');
  if (field === 'education') return words.education[Number(value)] ?? String(value);
  if (field === 'working_years') return words.workingYears[Number(value)] ?? String(value);
  if (field === 'purpose') return words.purpose[Number(value)] ?? String(value);
  if (field === 'status') return words.status[String(value)] ?? String(value);
  if (field === 'lost_reason') return words.lostReason[value as LostReason] ?? String(value);
  if (field === 'phone_country') return nameOf('region', locale, String(value));
  if (field === 'locale') return nameOf('language', locale, String(value));
  return /_(at|after|since)$/.test(field) ? timeText(locale, String(value)) : String(value);
}

function consentParts({ consents }: HandedOverLead, words: HandOverWords, locale: Locale): Part[] {
  return consents.map(
    (consent) => html`<blockquote lang="${consent.locale}">${consent.text}</blockquote>
<p class="quiet">${consent.is_granted ? words.given : words.refused} ${timeText(locale, consent.given_at)} · ${consent.version} · SHA-256 ${consent.sha256.slice(0, 16)}…${
      consent.withdrawn_at === null ? '' : html`<br>${words.withdrawn} ${timeText(locale, consent.withdrawn_at)}`
    }</p>`,
  );
}

function passedOnParts({ passed_on }: HandedOverLead, words: HandOverWords, locale: Locale): Part[] {
  return passed_on.map(({ at, recipient, country, purpose, fields, basis }) => {
    const names = fields.map((field) => words.fields[field] ?? field).join(', ');
    const said = [purpose, fields[0] === 'all' ? '' : names, words.basis[basis] ?? basis].filter(Boolean).join(' · ');
    return html`<tr><th>${timeText(locale, at)}</th><td>${recipient || words.recipientYou}${
      country === null ? '' : ` (${nameOf('region', locale, country)})`
    }<br><span class="quiet">${said}</span></td></tr>`;
  });
}

function tableOr(words: HandOverWords, rows: Part[]): Part {
  return rows.length === 0 ? html`<p>${words.none}</p>` : html`<table>${rows}</table>`;
}

function leadPart(lead: HandedOverLead, words: HandOverWords, locale: Locale): Part {
  const rows = Object.entries(words.fields)
    .filter(([field]) => field in lead)
    .map(
      ([field, label]) =>
        html`<tr><th scope="row">${label}</th><td>${valueText(words, locale, field, lead[field as keyof HandedOverLead])}</td></tr>`,
    );
  const consents = consentParts(lead, words, locale);
  const notes = lead.notes.map(
    ({ at, text }) =>
      html`<p class="quiet">${timeText(locale, at)}</p><blockquote>${text ?? words.damaged}</blockquote>`,
  );
  const seen = lead.accesses.map(
    ({ at, action }) => html`<tr><th>${timeText(locale, at)}</th><td>${words.actions[action] ?? action}</td></tr>`,
  );
  return html`<section><h2>${words.registration} · ${timeText(locale, lead.created_at)}</h2>
<table>${rows}</table>
<h3>${words.consents}</h3>${consents.length > 0 ? consents : html`<p>${words.none}</p>`}
<h3>${words.notes}</h3>${notes.length > 0 ? notes : html`<p>${words.none}</p>`}
<h3>${words.passedOn}</h3>${tableOr(words, passedOnParts(lead, words, locale))}
<h3>${words.seen}</h3><p class="quiet">${words.seenLead}</p>${tableOr(words, seen)}
</section>`;
}

/** The page in one language; `siteUrl` is where the privacy policy stands. */
export function handOverPage(handedOver: HandedOver, locale: Locale, siteUrl: string): string {
  const words = HAND_OVER_WORDS[locale];
  const { made_at, do_not_contact_since: stoppedSince, registrations, requests } = handedOver;
  const asked = requests.map(
    ({ received_at, kind, state, refusal_reason }) =>
      html`<tr><th>${timeText(locale, received_at)}</th><td>${
        words.kinds[kind] ?? kind
      } · ${words.states[state] ?? state}${refusal_reason === null ? '' : html`<br><span class="quiet">${refusal_reason}</span>`}</td></tr>`,
  );
  const stopped =
    stoppedSince === null
      ? ''
      : html`<p>${words.fields['do_not_contact_since']}: ${timeText(locale, stoppedSince)}</p>`;
  const policy = `${siteUrl}/${locale}/privacy`;
  return String(html`<!doctype html>
<html lang="${LANGUAGE_TAGS[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${words.title}</title><style>${raw(STYLE)}</style></head>
<body><main><h1>${words.title}</h1><p>${words.lead}</p><p class="quiet">${words.madeAt} ${timeText(locale, made_at)}</p>${stopped}
${registrations.map((lead) => leadPart(lead, words, locale))}
<section><h2>${words.requests}</h2>${tableOr(words, asked)}</section>
<p class="quiet">${words.rights} ${policy}</p></main></body></html>
`);
}
