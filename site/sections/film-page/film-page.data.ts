import { uploadedFilm } from '../../../contract/content/film-files.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { FILM_ICONS, filmById, filmContent } from '../../components/film/film-content.ts';
import { filmPageMessages } from '../../messages/film-page.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content } from '../../site-content.ts';
import { filmOrder, filmsAfter } from './film-order.ts';

/** Icons of a film's page, for the page's sprite. */
export const FILM_PAGE_ICONS = [...FILM_ICONS, 'arrow-right', 'check-bold'] as const;

/** Seconds as they stand in the transcript: `0:04`. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

/** What a film's page shows. Throws when there is no such film. */
export function filmPageProps(context: PageContext, id: string) {
  const { locale } = context;
  const film = content.films.get(id);
  if (!film) throw new Error(`There is no film content/films/${id}.yaml.`);
  const texts = pageTexts(filmPageMessages, locale);
  const shown = filmContent(context, id, film);
  const next = filmsAfter(filmOrder(content.films), id).map((other) => filmById(context, other));
  return {
    film: shown,
    // The captions as a text, in their order; `time` such as `0:02–0:04`.
    captions: film.captions.map(({ from, to, text }) => ({
      time: `${clock(from)}–${clock(to)}`,
      seconds: from,
      text: text[locale],
    })),
    // The films that follow.
    next,
    bookHref: href(context, '/contact#appointment'),
    texts: {
      kind: format(
        texts[shown.hasSound ? 'film_page.kind_sound' : 'film_page.kind'],
        { seconds: film.seconds },
        locale,
      ),
      ...(!uploadedFilm(film.file) && { illustration: texts['film_page.illustration'] }),
      transcript: texts['film_page.transcript_title'],
      poster: texts['film_page.poster'],
      points: texts['film_page.points_title'],
      book: texts['film_page.book'],
      more: texts['film_page.more_title'],
    },
  };
}

/** Everything the body of a film's page shows, in one language. */
export type FilmPageProps = ReturnType<typeof filmPageProps>;
