/** The icon of the site: the mark of the brand. */
import type { APIRoute } from 'astro';
import { markSvg } from '../../content/rules/brand.ts';
import { content } from '../site-content.ts';

/** Answers the mark in the company's colours. */
export const GET: APIRoute = () =>
  new Response(markSvg(content.site), { headers: { 'Content-Type': 'image/svg+xml' } });
