/** What the person sent, and the ways to correct, withdraw and delete it without an account (RECEIPT-3). */
import { html } from 'hono/html';
import { educationMessages, purposeMessages, workingYearsMessages } from '../../contract/choice-labels.messages.ts';
import { useOf } from '../../contract/degree-uses.ts';
import { readFit } from '../../contract/fit.ts';
import { fitLine } from '../../contract/fit-words.ts';

import { type Texts, textsIn } from '../../contract/messages.ts';
import { NAME_MAX_CHARACTERS, PHONE_MAX_CHARACTERS } from '../../contract/registration.ts';
import { FINISH_DAYS } from '../../features/privacy/contract/rights.ts';
import { localePath } from '../../contract/routes.ts';
import { sheetPath } from '../../contract/sheet.ts';
import { LEAD_FIELDS } from '../storage/tables/lead-fields.ts';
import { form, type HtmlPart, noticeAt, type PageView, say, submit } from './page-view.ts';
import type { Receipt } from './receipt.service.ts';

const CHOICES = { ...educationMessages, ...workingYearsMessages, ...purposeMessages };

/** Slugs of what the person came from and had marked, each once. */
function programsOf({ program, shortlist }: Receipt['lead']): string[] {
  const marked = LEAD_FIELDS.shortlist.read(shortlist);
  return [...new Set([...(program === null ? [] : [program]), ...marked])];
}

/** The programmes by name, and the sheet that compares them for the purpose of the fit check (SHEET-1); null without any. */
function programsPart({ lead }: Receipt, { company, locale, texts }: PageView): HtmlPart | null {
  const slugs = programsOf(lead);
  if (slugs.length === 0) return null;
  const sheet = localePath(locale, sheetPath(slugs, useOf(readFit(lead.fit ?? '').p)));
  const names = slugs.map((slug) => html`<span>${company.programs[slug]?.[locale] ?? slug}</span>`);
  return html`${names}<a class="receipt-link" href="${sheet}">${texts['receipt.sheet']}</a>`;
}

/** What was agreed to beside the consultation, each with a way to take it back; null where nothing was. */
function optionalPart({ optional }: Receipt, view: PageView): HtmlPart | null {
  if (optional.length === 0) return null;
  const parts = optional.map(({ purpose, text }) => {
    const fields = html`<input type="hidden" name="purpose" value="${purpose}">${submit(view.texts['receipt.optional.withdraw'], 'quiet')}`;
    return html`<span>${text}</span>${form(view, 'optional', fields)}`;
  });
  return html`${parts}`;
}

/** The words that were agreed to, or that they no longer hold; null where the form had no box. */
function consentText({ consent }: Receipt, view: PageView): string | null {
  if (!consent) return null;
  if (consent.withdrawn_at === null) return consent.text.replaceAll(/[[\]]/g, '');
  return say(view, 'receipt.consent.withdrawn', { when: view.times.moment(consent.withdrawn_at) });
}

/** Labels and values; null where there is nothing to show. */
function rows(receipt: Receipt, view: PageView): [label: string, value: HtmlPart | string | null][] {
  const { texts, locale, times } = view;
  const { lead, name, phone } = receipt;
  const labels: Texts = textsIn(CHOICES, locale);
  return [
    [texts['receipt.field.name'], name ?? texts['receipt.damaged']],
    [texts['receipt.field.phone'], phone ?? texts['receipt.damaged']],
    [texts['receipt.field.education'], labels[`education.${lead.education}`] ?? null],
    [texts['receipt.field.working_years'], labels[`working_years.${lead.working_years}`] ?? null],
    [texts['receipt.field.purpose'], labels[`purpose.${lead.purpose}`] ?? null],
    [texts['receipt.field.programs'], programsPart(receipt, view)],
    [texts['receipt.field.fit'], fitLine(lead.fit, locale) || null],
    [texts['receipt.field.created_at'], times.moment(lead.created_at)],
    [texts['receipt.field.consent'], consentText(receipt, view)],
    [texts['receipt.field.optional'], optionalPart(receipt, view)],
  ];
}

function correctPart({ name, phone }: Receipt, view: PageView): HtmlPart {
  const { texts, typed, notice } = view;
  const isOpen = notice?.kind === 'refused' && notice.action === 'correct';
  const fields = html`<label class="receipt-line"><span>${texts['receipt.field.name']}</span><input name="name" autocomplete="name" maxlength="${4 * NAME_MAX_CHARACTERS}" required value="${typed.name ?? name ?? ''}"></label>
<label class="receipt-line"><span>${texts['receipt.field.phone']}</span><input name="phone" type="tel" autocomplete="tel" maxlength="${PHONE_MAX_CHARACTERS}" required value="${typed.phone ?? phone ?? ''}"></label>${submit(texts['receipt.correct.save'])}`;
  return html`<details class="receipt-fold" ${isOpen ? 'open' : ''}><summary>${texts['receipt.correct.title']}</summary>${noticeAt(view, 'correct')}${form(view, 'correct', fields)}</details>`;
}

/** A step that cannot be taken back: it is ticked first and sent then. */
function gravePart(view: PageView, action: 'withdraw' | 'erase'): HtmlPart {
  const { texts, notice } = view;
  const isOpen = notice?.kind === 'refused' && notice.action === action;
  const fields = html`<label class="receipt-tick"><input type="checkbox" name="sure" value="1" required><span>${texts[`receipt.${action}.sure`]}</span></label>${submit(texts[`receipt.${action}.title`])}`;
  return html`<details class="receipt-fold" ${isOpen ? 'open' : ''}><summary>${texts[`receipt.${action}.title`]}</summary><p>${say(view, `receipt.${action}.text`, { days: FINISH_DAYS })}</p>${noticeAt(view, action)}${form(view, action, fields)}</details>`;
}

/** What was sent, and what can be done about it. */
export function dataPart(receipt: Receipt, view: PageView): HtmlPart {
  const isWithdrawn = receipt.lead.restriction === 'withdrawn';
  const facts = rows(receipt, view)
    .filter(([, value]) => value !== null)
    .map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`);
  return html`<section class="receipt-card" aria-labelledby="receipt-data"><h2 id="receipt-data">${view.texts['receipt.data.title']}</h2>
<dl class="receipt-facts" data-small>${facts}</dl>
${correctPart(receipt, view)}${isWithdrawn ? '' : gravePart(view, 'withdraw')}${gravePart(view, 'erase')}</section>`;
}
