/** Files at the root of the site by which search engines and WeChat verify the owner (OPS-5). */
import type { APIRoute } from 'astro';
import { parameterOf } from '../page-context.ts';
import { content } from '../site-content.ts';

/** Answers the text of the file that the site settings have under this name. */
export const GET: APIRoute = ({ params }) => new Response(content.site.rootFiles[parameterOf(params, 'rootFile')]);
