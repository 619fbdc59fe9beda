/** The consent's words with the company's name, for the server to store what was agreed to (APPT-8). */
import type { APIRoute } from 'astro';
import { optionalConsents } from '../../content/optional-consents.ts';
import { CONSENT_VERSION, type ConsentFile, consentText } from '../../contract/consent.ts';
import { LOCALES } from '../../contract/locales.ts';
import { content } from '../site-content.ts';

export const GET: APIRoute = () => {
  const texts = Object.fromEntries(
    LOCALES.map((locale) => [locale, consentText(locale, content.site.companyName[locale])]),
  );
  // Object.fromEntries forgets its keys.
  return Response.json({ version: CONSENT_VERSION, texts, optional: optionalConsents(content) } as ConsentFile);
};
