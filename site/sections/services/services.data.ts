import { pageTexts } from '../../page-texts.ts';
import { FILM_ICONS, filmsOf, filmTexts } from '../../components/film/film-content.ts';
import { filmMessages } from '../../messages/films.messages.ts';
import type { PageContext } from '../../page-context.ts';
import { content } from '../../site-content.ts';
import type { ServicesProps } from './Services.tsx';

/** Icons of the service section, for the page's sprite. */
export const serviceIcons = () => [
  ...FILM_ICONS,
  ...[...content.films.values()].filter((film) => film.place === 'service').map((film) => film.icon),
];

/** What the service section shows in the language of a page. */
export function servicesProps(context: PageContext): ServicesProps {
  const texts = pageTexts(filmMessages, context.locale);
  return {
    locale: context.locale,
    films: filmsOf(context, 'service'),
    texts: {
      ...filmTexts(context.locale),
      eyebrow: texts['services.eyebrow'],
      title: texts['services.title'],
      lead: texts['services.lead'],
      tabs: texts['services.tabs'],
      watch: texts['film.watch'],
      length: texts['film.length'],
      close: texts['film.close'],
      page: texts['film.page'],
    },
  };
}
