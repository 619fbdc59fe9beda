import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { content } from '../../site-content.ts';
import { FilmPage } from './FilmPage.tsx';
import { filmPageProps } from './film-page.data.ts';

it('ROUTE-6 the page of a site’s only film offers no others', () => {
  const [id = ''] = content.films.keys();
  const props = filmPageProps({ locale: 'en', isPlain: false, path: `/video/${id}` }, id);
  expect(renderToStaticMarkup(<FilmPage {...props} />)).toContain('id="film-more"');
  expect(renderToStaticMarkup(<FilmPage {...props} next={[]} />)).not.toContain('film-more');
});
