import { pageTexts } from '../../page-texts.ts';
import { filmIcons, filmsOf, filmTexts } from '../../components/film/film-content.ts';
import { filmMessages } from '../../messages/films.messages.ts';
import type { PageContext } from '../../page-context.ts';
import withoutScript from './without-script.css?url';

/** Address of the style sheet that opens all panels where no script runs. */
export const WHY_WITHOUT_SCRIPT = withoutScript;

/** Icons of the why-choose section, for the page's sprite. */
export const whyIcons = () => filmIcons('why');

/** What the why-choose section shows in the language of a page. */
export function whyChooseProps(context: PageContext) {
  const texts = pageTexts(filmMessages, context.locale);
  const films = filmsOf(context, 'why');
  return {
    films,
    texts: {
      ...filmTexts(context.locale, films),
      eyebrow: texts['why.eyebrow'],
      title: texts['why.title'],
      lead: texts['why.lead'],
    },
  };
}

/** Everything the why-choose section shows, in one language. */
export type WhyChooseProps = ReturnType<typeof whyChooseProps>;
