/** Addresses of pages that editors have typed: nobody would notice one that leads nowhere. */
import { FIXED_PAGES } from '../../contract/routes.ts';
import type { Banner, Story } from '../schema/home.ts';
import type { Program } from '../schema/programs.ts';
import { fault } from './fault.ts';

/** The page of the doctorate, which a programme may have in the place of one below `/program/`, and its programme. */
const DOCTORATE = { path: '/phd', slug: 'dba' };

/** What of the content has pages, and leads to them. */
interface Linked {
  banner: Banner;
  categories: readonly { path: string }[];
  masters: readonly { id: string }[];
  programs: ReadonlyMap<string, Program>;
  schools: ReadonlyMap<string, unknown>;
  stories: ReadonlyMap<string, Story>;
  films: ReadonlyMap<string, unknown>;
}

/** An address, and the field that it stands in. */
interface Typed {
  document: string;
  path: PropertyKey[];
  address: string;
}

/** Those to schools and programmes are said to name documents that are not there. */
function addressesOfStory([id, { type, schoolUrl, linkSource }]: [string, Story]): Typed[] {
  const document = `stories/${id}`;
  return [
    { document, path: ['schoolUrl'], address: schoolUrl },
    { document, path: ['linkSource'], address: type === 'url' ? linkSource : '' },
  ].filter(({ address }) => !/^\/(?:school|program)\//.test(address));
}

function addressesOf({ banner, categories, stories }: Linked): Typed[] {
  return [
    ...banner.map(({ actionPath: address }, index) => ({ document: 'banner', path: [index, 'actionPath'], address })),
    ...categories.map(({ path: address }, index) => ({ document: 'categories', path: [index, 'path'], address })),
    ...[...stories].flatMap(addressesOfStory),
  ];
}

function pagesOf({ films, masters, programs, schools }: Linked): Set<string> {
  return new Set<string>([
    ...FIXED_PAGES,
    ...masters.map(({ id }) => `/masters/${id}`),
    ...[...programs.values()].map(({ path }) => path),
    ...[...schools.keys()].map((slug) => `/school/${slug}`),
    ...[...films.keys()].map((id) => `/video/${id}`),
  ]);
}

/** Fields with the address of a page that the site does not have, and the page that it cannot do without. */
export function pageFaults(content: Linked) {
  const pages = pagesOf(content);
  const astray = addressesOf(content).filter(({ address }) => {
    const [page = ''] = address.split(/[?#]/);
    return page !== '' && !pages.has(page);
  });
  const strays = [...content.programs]
    .filter(([slug, { path }]) => path !== DOCTORATE.path && path !== `/program/${slug}`)
    .map(([slug, { path }]): Typed => ({ document: `programs/${slug}`, path: ['path'], address: path }));
  return [
    ...[...astray, ...strays].map(({ address, ...place }) => ({ ...place, message: fault('no_page', { address }) })),
    ...(content.programs.has(DOCTORATE.slug)
      ? []
      : [{ document: `programs/${DOCTORATE.slug}`, path: [], message: fault('document_missing') }]),
  ];
}
