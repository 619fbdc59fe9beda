/** The caption tracks of the films, one file per film and language: `/films/why-1-one-adviser.vi.vtt`. */
import type { APIRoute } from 'astro';
import type { Film } from '../../../content/schema/home.ts';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import { captionTrack } from '../../components/film/webvtt.ts';
import { content } from '../../site-content.ts';

interface Props {
  film: Film;
  locale: Locale;
}

export function getStaticPaths() {
  return [...content.films].flatMap(([id, film]) =>
    LOCALES.map((locale) => ({ params: { file: `${id}.${locale}` }, props: { film, locale } satisfies Props })),
  );
}

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(captionTrack(props.film.captions, props.locale), {
    headers: { 'Content-Type': 'text/vtt; charset=utf-8' },
  });
