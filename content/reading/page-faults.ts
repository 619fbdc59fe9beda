/** Addresses of pages that editors have typed: nobody would notice one that leads nowhere. */
import { FIXED_PAGES } from '../../contract/routes.ts';
import { fault } from './fault.ts';
import type { Content, ContentFault } from './parse-content.ts';
import type { Story } from '../schema/home.ts';

/** The page of the doctorate, which a programme may have in the place of one below `/program/`. */
const DOCTORATE = '/phd';

/** A field with the address in it. */
type Typed = Omit<ContentFault, 'message'> & { address: string };

/** Those to schools and programmes are said to name documents that are not there. */
function addressesOfStory([id, { type, schoolUrl, linkSource }]: [string, Story]): Typed[] {
  const document = `stories/${id}`;
  return [
    { document, path: ['schoolUrl'], address: schoolUrl },
    { document, path: ['linkSource'], address: type === 'url' ? linkSource : '' },
  ].filter(({ address }) => !/^\/(?:school|program)\//.test(address));
}

function addressesOf({ banner, categories, stories }: Content): Typed[] {
  return [
    ...banner.map(({ actionPath }, index) => ({
      document: 'banner',
      path: [index, 'actionPath'],
      address: actionPath,
    })),
    ...categories.map(({ path }, index) => ({ document: 'categories', path: [index, 'path'], address: path })),
    ...[...stories].flatMap(addressesOfStory),
  ];
}

function pagesOf({ films, masters, programs, schools }: Content): Set<string> {
  return new Set<string>([
    ...FIXED_PAGES,
    ...masters.map(({ id }) => `/masters/${id}`),
    ...[...programs.values()].map(({ path }) => path),
    ...[...schools.keys()].map((slug) => `/school/${slug}`),
    ...[...films.keys()].map((id) => `/video/${id}`),
  ]);
}

/** Fields with the address of a page that the site does not have. */
export function pageFaults(content: Content): ContentFault[] {
  const pages = pagesOf(content);
  const astray = addressesOf(content).filter(({ address }) => {
    const [page = ''] = address.split(/[?#]/);
    return page !== '' && !pages.has(page);
  });
  const strays = [...content.programs]
    .filter(([slug, { path }]) => path !== DOCTORATE && path !== `/program/${slug}`)
    .map(([slug, { path }]) => ({ document: `programs/${slug}`, path: ['path'], address: path }));
  return [...astray, ...strays].map(({ address, ...place }) => ({ ...place, message: fault('no_page', { address }) }));
}
