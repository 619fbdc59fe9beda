import { expect, it } from 'vitest';
import { findPicture } from '../../components/picture/pictures.ts';
import { mastersHead, mastersPage } from './masters-page.data.ts';

const CONTEXT = { locale: 'en', isPlain: false, path: '/masters/arts' } as const;

it('PAGE-4 the head of a field shows the drawings of three of its schools, or the picture that was chosen for it', () => {
  const page = mastersPage('arts');
  expect(mastersHead(page, CONTEXT).picture).toHaveLength(3);
  const chosen = mastersHead({ ...page, picture: 'banners/dial-noon-wide' }, CONTEXT);
  expect(chosen.picture).toEqual(findPicture('banners/dial-noon-wide'));
});
