/** Files at the root of the site by which search engines and WeChat verify the owner (OPS-5). */
import type { APIRoute, GetStaticPaths } from 'astro';
import { content } from '../site-content.ts';

export const getStaticPaths = (() =>
  Object.entries(content.site.rootFiles).map(([rootFile, text]) => ({
    params: { rootFile },
    props: { text },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
