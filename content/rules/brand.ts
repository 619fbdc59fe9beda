/** Colours and mark of the brand, as pages, share images, QR codes and the icon of the site have them. */
import type { SiteSettings } from '../schema/site.ts';

/** The tones that the site's styles are made with, by the names of their custom properties. */
export interface BrandTones {
  'ink-950': string;
  'ink-900': string;
  'ink-700': string;
  'blue-600': string;
  'blue-100': string;
  'persimmon-500': string;
  'persimmon-600': string;
  'persimmon-700': string;
}

/** Those of the design. */
const DESIGN: BrandTones = {
  'ink-950': '#0B1233',
  'ink-900': '#16245F',
  'ink-700': '#2B3A86',
  'blue-600': '#2C419F',
  'blue-100': '#E3E9FF',
  'persimmon-500': '#F4633A',
  'persimmon-600': '#CE4117',
  'persimmon-700': '#B83A14',
};

/** Paper, in the mark. */
const PAPER = '#FBF3EA';

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** A colour with a part of another in it, as #RRGGBB. */
function mixed(color: string, other: string, part: number): string {
  const others = channels(other);
  const mix = channels(color).map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * part));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** The tones of a site: its own colours with what is lighter and darker, or those of the design. */
export function brandTones({ colors }: Pick<SiteSettings, 'colors'>): BrandTones {
  if (!colors) return DESIGN;
  const { ink, link, accent } = colors;
  return {
    'ink-950': mixed(ink, '#000000', 0.45),
    'ink-900': ink.toUpperCase(),
    'ink-700': mixed(ink, '#FFFFFF', 0.18),
    'blue-600': link.toUpperCase(),
    'blue-100': mixed(link, '#FFFFFF', 0.86),
    'persimmon-500': mixed(accent, '#FFFFFF', 0.22),
    'persimmon-600': accent.toUpperCase(),
    'persimmon-700': mixed(accent, '#000000', 0.12),
  };
}

/** Tones that lines, veils and shadows have in part: `rgba(var(--ink-900-rgb), 0.2)`. */
const CLEAR_TONES = ['ink-950', 'ink-900', 'ink-700', 'blue-600', 'persimmon-500', 'persimmon-600'] as const;

/** The tones as custom properties, for the document: site/styles/tokens.css has the rest of the palette. */
export function brandStyles(site: Pick<SiteSettings, 'colors'>): string {
  const tones = brandTones(site);
  const whole = Object.entries(tones).map(([name, color]) => `--${name}:${color}`);
  const channelsOf = CLEAR_TONES.map((name) => `--${name}-rgb:${channels(tones[name]).join()}`);
  return `:root{${[...whole, ...channelsOf].join(';')}}`;
}

/** How the mark is written into a file. */
interface MarkFile {
  /** Attributes of its size. */
  size?: string;
  /** The company's own picture, as a `data:` address. */
  picture?: string | undefined;
}

/**
 * The mark as an SVG file: a picture or letters of the company, or an arch with the rising sun in it. On pages it is
 * site/components/brand/BrandMark.tsx.
 */
export function markSvg(
  site: Pick<SiteSettings, 'colors' | 'markLetters'>,
  { size = '', picture }: MarkFile = {},
): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"${size}>`;
  if (picture) return `${svg}<image href="${picture}" width="34" height="34"/></svg>`;
  const tones = brandTones(site);
  const drawing = site.markLetters
    ? `<text x="17" y="23" font-family="sans-serif" font-size="16" font-weight="700" text-anchor="middle" fill="${PAPER}">${site.markLetters}</text>`
    : `<path d="M9 26V17a8 8 0 0 1 16 0v9" fill="none" stroke="${PAPER}" stroke-width="2.6" stroke-linecap="round"/><circle cx="17" cy="18" r="4.2" fill="${tones['persimmon-500']}"/>`;
  return `${svg}<rect width="34" height="34" rx="10" fill="${tones['ink-900']}"/>${drawing}</svg>`;
}
