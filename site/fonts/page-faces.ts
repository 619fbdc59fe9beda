/**
 * The web fonts of one page as style rules. A page carries the faces of its language and kind and no
 * others: in a page of 39 kB the rules of all nineteen would be 1.5 % of it.
 */
import type { Locale } from '../../contract/locales.ts';
import type { DisplayFace } from './display-faces.ts';

/** Addresses of the cut fonts by name: `manrope-latin` → `/_astro/manrope-latin.….woff2`. */
export type FontFiles = Readonly<Record<string, string>>;

/**
 * Address of a font that is not cut, by its name. The development server has it there; in a built page the build puts
 * the cut one in its place.
 */
export function wholeFont(name: string): string {
  return `/_fonts/${name}.woff2`;
}

/** The file in artwork/fonts that a font is cut from. */
export function fontSource(name: string): string {
  if (name.startsWith('song')) return 'noto-serif-sc-bold-3755.woff2';
  if (name.startsWith('serif'))
    return name.startsWith('serif-vi') ? 'serif4-vietnamese-650.woff2' : 'serif4-latin-650.woff2';
  return name === 'manrope-vi' ? 'manrope-vi.woff2' : 'manrope-latin.woff2';
}

/** Characters of the fonts that have only some, by name, as `unicode-range`. The build writes them beside the fonts. */
export type FontRanges = Readonly<Record<string, string>>;

/** A web font of ours. */
interface Face {
  /** Name of its file, without folder and ending. */
  name: string;
  family: string;
  weight: string;
  range?: string;
}

const DISPLAY = { weight: '700' };
const TEXT = { weight: '400 700' };

/**
 * Chinese pages take digits and currency signs only: their Latin words stand in the system's face. Of marks they take those
 * that Chinese faces draw a whole character wide: the dot between names, the apostrophes of English ones.
 */
const DIGITS: Face = {
  ...TEXT,
  name: 'manrope-digits',
  family: 'Manrope Digits',
  range: 'U+24-25,U+2B-2E,U+30-39,U+A5,U+B7,U+2013,U+2018-2019',
};

const LATIN: readonly Face[] = [
  { ...DISPLAY, name: 'serif-latin', family: 'Source Display' },
  { ...DISPLAY, name: 'serif-vi', family: 'Source Display' },
  { ...DISPLAY, name: 'serif-latin-rest', family: 'Source Display' },
  { ...DISPLAY, name: 'serif-vi-rest', family: 'Source Display' },
  { ...TEXT, name: 'manrope-latin', family: 'Manrope', range: 'U+20-7E,U+A0-FF,U+2013-2026,U+2192' },
  {
    ...TEXT,
    name: 'manrope-vi',
    family: 'Manrope',
    range: 'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9,U+20AB',
  },
];

/** The Chinese display face of a page; the home page has one more file, of what only wide screens show. */
function songFaces(face: DisplayFace): Face[] {
  const names = face === 'home' ? ['song-home', 'song-rest'] : [`song-${face}`];
  return names.map((name) => ({ ...DISPLAY, name, family: 'Song Display' }));
}

/** A face that visitors' systems have, drawn as wide as ours. */
interface StandIn {
  family: string;
  weight: string;
  /** Names under which systems know it. */
  locals: readonly string[];
  /** Size in per cent at which the site's texts run as long as in our face. */
  sizeAdjust: number;
  /** The face it stands in for. */
  metrics: FaceMetrics;
}

/** How far a face reaches above and below its base line, in per cent of its size. */
interface FaceMetrics {
  ascent: number;
  descent: number;
}

// As the files state them (table hhea).
const MANROPE: FaceMetrics = { ascent: 106.6, descent: 30 };
const SOURCE_SERIF: FaceMetrics = { ascent: 103.6, descent: 33.5 };

/**
 * What stands in until our faces are there. A face that comes late is left out for that page and used
 * on the next (font-display: optional): were the two not of one width, headings would break elsewhere
 * and going back would find the page of another height (ROUTE-4); were they not as high, the line would
 * move when ours comes within the moment that browsers wait for it. The sizes are measured over the
 * English and Vietnamese texts of six pages, November 2026; the stacks in tokens.css name the families.
 */
const STAND_INS: readonly StandIn[] = [
  {
    family: 'Near Manrope',
    weight: '400 500',
    locals: ['Roboto', 'Roboto-Regular', 'Arial', 'ArialMT', 'Liberation Sans'],
    sizeAdjust: 102,
    metrics: MANROPE,
  },
  {
    family: 'Near Manrope',
    weight: '600 700',
    locals: ['Roboto Bold', 'Roboto-Bold'],
    sizeAdjust: 105,
    metrics: MANROPE,
  },
  {
    family: 'Near Manrope 2',
    weight: '600 700',
    locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    sizeAdjust: 99,
    metrics: MANROPE,
  },
  {
    family: 'Near Source',
    weight: '700',
    locals: ['Noto Serif Bold', 'NotoSerif-Bold'],
    sizeAdjust: 95.5,
    metrics: SOURCE_SERIF,
  },
  {
    family: 'Near Source 2',
    weight: '700',
    locals: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    sizeAdjust: 111,
    metrics: SOURCE_SERIF,
  },
];

function standInRule({ family, weight, locals, sizeAdjust, metrics }: StandIn): string {
  const sources = locals.map((name) => `local("${name}")`).join();
  // The adjusted size counts for these too.
  const share = (percent: number) => `${((percent / sizeAdjust) * 100).toFixed(1)}%`;
  const { ascent, descent } = metrics;
  const line = `ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%`;
  return `@font-face{font-family:"${family}";src:${sources};font-weight:${weight};size-adjust:${sizeAdjust}%;${line}}`;
}

/** The style rules of a page's fonts, without those that the build had no characters for: they have no address. */
export function pageFaces(
  locale: Locale,
  face: DisplayFace,
  addressOf: (name: string) => string | undefined,
  ranges: FontRanges,
): string {
  const faces = locale === 'zh' ? [...songFaces(face), DIGITS] : LATIN;
  const own = faces.flatMap(({ name, family, weight, range = ranges[name] }) => {
    const file = addressOf(name);
    if (!file) return [];
    const points = range ? `;unicode-range:${range}` : '';
    // What the home page asks for last always comes late: left out, it would leave headings of two faces further down.
    const display = face === 'home' && name.endsWith('-rest') ? 'swap' : 'optional';
    return `@font-face{font-family:"${family}";src:url(${file})format("woff2");font-weight:${weight};font-display:${display}${points}}`;
  });
  return [...own, ...(locale === 'zh' ? [] : STAND_INS.map(standInRule))].join('');
}

/**
 * Names of the fonts that a page asks for at once: all that its headings may need, since a part that
 * comes late is left out and leaves words of two faces.
 */
export function urgentFonts(locale: Locale, face: DisplayFace): string[] {
  if (locale === 'zh') return [`song-${face}`, 'manrope-digits'];
  const slices = locale === 'vi' ? ['latin', 'vi'] : ['latin'];
  // What the home page's headings do not need is a file of its own.
  const parts = face === 'home' ? [''] : ['', '-rest'];
  const serif = parts.flatMap((part) => slices.map((slice) => `serif-${slice}${part}`));
  return [...serif, ...slices.map((slice) => `manrope-${slice}`)];
}
