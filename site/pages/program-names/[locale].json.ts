/** What each programme is called, one file per language: the form fetches it where the visitor has a shortlist. */
import type { APIRoute } from 'astro';
import type { Locale } from '../../../contract/locales.ts';
import { programName } from '../../components/program-card/program-card.data.ts';
import { shortlistable } from '../../site-content.ts';

/** Answers an object of names by slug. */
export const GET: APIRoute = ({ params }) => {
  // The files are made from LOCALES (site/site-paths.ts).
  const locale = params['locale'] as Locale;
  return Response.json(Object.fromEntries(shortlistable().map((slug) => [slug, programName(slug, locale)])));
};
