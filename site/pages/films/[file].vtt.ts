/** The caption tracks of the films, one file per film and language: `/films/why-1-one-adviser.vi.vtt`. */
import type { APIRoute } from 'astro';
import { LOCALES } from '../../../contract/locales.ts';
import { captionTrack } from '../../components/film/webvtt.ts';
import { parameterOf } from '../../page-context.ts';
import { content } from '../../site-content.ts';

/** Answers the captions of a film in one language; 404 where there is no such film or language. */
export const GET: APIRoute = ({ params }) => {
  const [id = '', language] = parameterOf(params, 'file').split('.');
  const film = content.films.get(id);
  const locale = LOCALES.find((one) => one === language);
  if (!film || !locale) return new Response(null, { status: 404 });
  return new Response(captionTrack(film.captions, locale), { headers: { 'Content-Type': 'text/vtt; charset=utf-8' } });
};
