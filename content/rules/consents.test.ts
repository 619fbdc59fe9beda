import { expect, it } from 'vitest';
import { CONSENT_VERSION, CONSENT_VERSION_SHAPE } from '../../contract/registration/consent.ts';
import { consents } from './consents.ts';
import { CONTENT as content } from '../../tests/support/content/site-content.ts';

/** The consents where an editor has changed one text. */
function withText(field: 'text' | 'marketing', en: string) {
  const own = { ...content.words['consent']?.[field], en } as { zh: string; en: string; vi: string };
  const words = { ...content.words, consent: { ...content.words['consent'], [field]: own } };
  return consents({ ...content, site: { ...content.site, hasMarketingConsent: true }, words });
}

it('APPT-8 EDIT-1 other words of the consent have another version, and the code’s own keep theirs', () => {
  expect(consents(content).version).toBe(CONSENT_VERSION);
  const [one, other] = [withText('text', 'I agree, see [privacy].'), withText('text', 'I agree to it, see [privacy].')];
  expect(one.texts.en).toBe('I agree, see [privacy].');
  expect(one.texts.zh).toBe(consents(content).texts.zh);
  expect(new Set([CONSENT_VERSION, one.version, other.version]).size).toBe(3);
  expect(one.version).toMatch(CONSENT_VERSION_SHAPE);
});

it('APPT-8 EDIT-1 an optional consent says what an editor has made of it, with another version', () => {
  const [before] = withText('text', content.words['consent']?.['text']?.en ?? '').optional;
  const [after] = withText('marketing', '{company} may tell me news.').optional;
  expect(after?.texts.en).toBe(`${content.site.companyName.en} may tell me news.`);
  expect(after?.version).not.toBe(before?.version);
});
