/** The consent's words with the company's name, for the server to store what was agreed to (APPT-8). */
import type { APIRoute } from 'astro';
import { consents } from '../../content/rules/consents.ts';
import { content } from '../site-content.ts';

/** Answers the words of the consents by language, with their versions. */
export const GET: APIRoute = () => Response.json(consents(content));
