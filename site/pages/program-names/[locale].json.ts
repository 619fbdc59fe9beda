/** What each programme is called, one file per language: the form fetches it where the visitor has a shortlist. */
import type { APIRoute } from 'astro';
import { isUnknown } from '../../../content/program-status.ts';
import type { Locale } from '../../../contract/locales.ts';
import { programName } from '../../components/program-card/program-card.data.ts';
import { content } from '../../site-content.ts';

export const GET: APIRoute = ({ params }) => {
  const slugs = [...content.programs].filter(([, program]) => !isUnknown(program)).map(([slug]) => slug);
  // The files are made from LOCALES (site/site-paths.ts).
  return Response.json(Object.fromEntries(slugs.map((slug) => [slug, programName(slug, params['locale'] as Locale)])));
};
