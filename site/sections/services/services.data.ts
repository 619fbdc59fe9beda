import { pageTexts } from '../../page-texts.ts';
import { filmIcons, filmsOf, filmTexts } from '../../components/film/film-content.ts';
import { filmMessages } from '../../messages/films.messages.ts';
import type { PageContext } from '../../page-context.ts';

/** Icons of the service section, for the page's sprite. */
export const serviceIcons = () => filmIcons('service');

/** What the service section shows in the language of a page. */
export function servicesProps(context: PageContext) {
  const texts = pageTexts(filmMessages, context.locale);
  const films = filmsOf(context, 'service');
  return {
    locale: context.locale,
    films,
    texts: {
      ...filmTexts(context.locale, films),
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

/** Everything the service section shows, in one language. */
export type ServicesProps = ReturnType<typeof servicesProps>;
