/** What a share image says and shows, from the page that it stands for and from the content. */
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brandTones, markSvg } from '../../content/rules/brand.ts';
import type { Content } from '../../content/reading/parse-content.ts';
import type { School } from '../../content/schema/schools.ts';
import type { Locale } from '../../contract/locales.ts';
import { keptFile, uploadedPicture } from '../../contract/content/picture-places.ts';
import type { ListedPage } from '../pages/listed-pages.ts';

/** A share image before it is drawn. */
export interface ShareDesign {
  locale: Locale;
  /** Name of the company, beside its mark. */
  brand: string;
  title: string;
  /** One line under the title. */
  note: string;
  /** Colour behind the picture, as #RRGGBB. */
  color: string;
  /** Colour of the line over the title. */
  accent: string;
  /** The mark, as SVG. */
  mark: string;
  /** The picture's file. */
  picture: string;
}

const PICTURES = join(import.meta.dirname, '../../site/pictures');

const FIRST_LIGHT = 'moments/dawn-1200.webp';
const HERO = 'banners/dial-morning-mobile-780.webp';

/** What of a design depends on the kind of page. */
type Subject = Pick<ShareDesign, 'note' | 'color'> & {
  /** One that was uploaded, or a file below site/pictures. */
  picture: string;
};

/** An uploaded picture by its name; one of the repository by its widest file. */
function fileOf(name: string, folder = ''): string {
  if (uploadedPicture(name)) return name;
  const start = join(PICTURES, `${folder}${name}-`);
  const widths = readdirSync(dirname(start)).flatMap((file) => {
    const [, before = '', width] = /^(.+-)(\d+)\.webp$/.exec(file) ?? [];
    return before === basename(start) ? Number(width) : [];
  });
  return `${folder}${name}-${Math.max(...widths)}.webp`;
}

function schoolSubject(school: School, note: string): Subject {
  return { note, color: school.color, picture: fileOf(school.picture, 'schools/') };
}

function subjectOf({ path, locale, title }: ListedPage, content: Content): Subject {
  const [, kind, slug = ''] = path.split('/');
  const program = [...content.programs.values()].find((one) => one.path === path);
  const school = content.schools.get(program?.school ?? (kind === 'school' ? slug : ''));
  if (school) {
    const name = school.name[locale];
    // The title says it already.
    return schoolSubject(school, program && !title.includes(name) ? name : school.place[locale]);
  }
  const note = content.site.tagline[locale];
  // Behind the pictures of pages that belong to no school.
  const color = brandTones(content.site)['ink-900'];
  const film = kind === 'video' ? content.films.get(slug) : undefined;
  if (film) return { note, color, picture: fileOf(film.poster, 'films/') };
  const masters = kind === 'masters' ? content.masters.find(({ id }) => id === slug) : undefined;
  if (masters?.picture) return { note, color, picture: fileOf(masters.picture) };
  return { note, color, picture: masters || path === '/' ? HERO : FIRST_LIGHT };
}

/** What was uploaded for share images. */
export interface UploadedPictures {
  /** Folder of uploaded pictures as they are kept. */
  uploads: string;
  /** The company's own mark, as a `data:` address. */
  mark?: string | undefined;
}

/** The design of a page's share image. */
export function shareDesign(page: ListedPage, content: Content, { uploads, mark }: UploadedPictures): ShareDesign {
  const { picture, ...subject } = subjectOf(page, content);
  const { locale, title } = page;
  const uploaded = uploadedPicture(picture);
  return {
    locale,
    brand: content.site.name[locale],
    accent: brandTones(content.site)['persimmon-500'],
    mark: markSvg(content.site, { size: ' width="56" height="56"', picture: mark }),
    // No line begins with the dot between two parts.
    title: title.replaceAll(' · ', '\u00a0· '),
    ...subject,
    picture: uploaded ? join(uploads, keptFile(uploaded)) : join(PICTURES, picture),
  };
}
