/** What the search can find, one file per language; fetched on the first search of a visit. */
import type { APIRoute } from 'astro';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import { searchDocuments } from '../../sections/site-search/search-documents.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }));

// The routes are made from LOCALES.
export const GET: APIRoute = ({ params }) => Response.json(searchDocuments(params['locale'] as Locale));
