/** What the search can find, one file per language; fetched on the first search of a visit. */
import type { APIRoute } from 'astro';
import type { Locale } from '../../../contract/locales.ts';
import { searchDocuments } from '../../sections/site-search/search-documents.ts';

// The files are made from LOCALES (site/site-paths.ts).
/** Answers the list of documents that the search of a language goes through. */
export const GET: APIRoute = ({ params }) => Response.json(searchDocuments(params['locale'] as Locale));
