import { FIT_PATH } from '../../../contract/fit/fit.ts';
import { LOCALE_NAMES } from '../../../contract/locales.ts';
import { type Texts } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { localePath } from '../../../contract/routes.ts';
import { shellMessages } from '../../messages/shell.messages.ts';
import { href, NOT_FOUND_PATH, type PageContext } from '../../page-context.ts';
import { content, offeredLocales } from '../../site-content.ts';
import { companyMark } from '../brand/mark.ts';

/** The tabs of the programme menu in the order of NAV-1. */
const MENU_CATEGORIES = ['cs', 'mba', 'analytics', 'law', 'psychology'] as const;

function menuCategories(context: PageContext) {
  const { locale } = context;
  return MENU_CATEGORIES.map((id) => {
    const category = content.categories.find((candidate) => candidate.id === id);
    if (!category) throw new Error(`content/categories.yaml has no category "${id}".`);
    return {
      id,
      name: category.name[locale],
      // What the category teaches, in one line.
      teaches: category.note[locale],
      programs: category.programs.map((slug) => {
        const program = content.programs.get(slug);
        const school = program && content.schools.get(program.school);
        return {
          title: program?.title[locale] ?? slug,
          school: school?.name[locale] ?? '',
          // Without it the programme is greyed and not clickable (NAV-2).
          href: content.site.hasProgramLinksInMenu ? href(context, program?.path ?? '/') : undefined,
        };
      }),
    };
  });
}

function headerTexts(texts: Texts<keyof typeof shellMessages>) {
  return {
    label: texts['nav.label'],
    home: texts['nav.home'],
    masters: texts['nav.masters'],
    phd: texts['nav.phd'],
    about: texts['nav.about'],
    contact: texts['nav.contact'],
    book: texts['nav.book'],
    language: texts['nav.language'],
    menu: texts['nav.menu'],
    close: texts['nav.close'],
    categories: texts['nav.categories'],
    search: texts['nav.search'],
    shortlist: texts['nav.shortlist'],
    programsNote: texts['nav.programs_note'],
  };
}

/** What the header shows on a page. */
export function siteHeaderProps(context: PageContext, hasHero: boolean) {
  const { locale } = context;
  const texts = pageTexts(shellMessages, locale);
  const mark = companyMark();
  return {
    locale,
    // true: the bar is transparent over the picture it stands on until 100 px are scrolled.
    hasHero,
    brand: content.site.name[locale],
    ...(mark && { mark }),
    homeHref: href(context, '/'),
    bookHref: context.path === '/' ? '#appointment' : href(context, '/contact#appointment'),
    searchHref: href(context, '/search'),
    shortlistHref: href(context, '/shortlist'),
    links: {
      phd: { href: href(context, '/phd'), isCurrent: context.path === '/phd' },
      about: { href: href(context, '/about'), isCurrent: context.path === '/about' },
      contact: { href: href(context, '/contact'), isCurrent: context.path === '/contact' },
      home: { href: href(context, '/'), isCurrent: context.path === '/' },
    },
    masters: [
      { text: texts['nav.all_business'], href: href(context, '/masters/business') },
      { text: texts['nav.all_engineering'], href: href(context, '/masters/engineering') },
      { text: texts['nav.all_arts'], href: href(context, '/masters/arts') },
      { text: texts['nav.fit'], href: href(context, FIT_PATH) },
      { text: texts['nav.recognition'], href: href(context, '/recognition') },
    ],
    categories: menuCategories(context),
    languages: offeredLocales().map((other) => ({
      locale: other,
      name: LOCALE_NAMES[other],
      // The address that is missing is known in the browser only (page-start.ts); without a script the home page it is.
      href: localePath(other, context.path === NOT_FOUND_PATH ? '/' : context.path),
      isCurrent: other === locale,
    })),
    texts: headerTexts(texts),
  };
}

/** Everything the header shows, in one language. */
export type SiteHeaderProps = ReturnType<typeof siteHeaderProps>;

/** A link of the header. */
export type MenuLink = SiteHeaderProps['links']['home'];

/** A tab of the programme menu. */
export type MenuCategory = SiteHeaderProps['categories'][number];
