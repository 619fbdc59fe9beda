/** Draws one share image: words on paper, the picture in the arch of the mark. */
import { readFileSync } from 'node:fs';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { SHARE_IMAGE_SIZE } from '../../site/share-image.ts';
import type { ShareDesign } from './design.ts';
import { FAMILIES } from './fonts.ts';

const PAPER = '#FFFCF8';
const INK = '#0B1233';
const SLATE = '#3C4566';

/** Width of the coloured side, and the arch in it, in px. */
const SIDE_WIDTH = 432;
const ARCH = { width: 344, height: 548 };
const MARGIN = 64;

/** Sizes of the title in px by its length, measured in Latin letters; a Chinese character counts as two. */
const TITLE_SIZES = [
  { upTo: 26, size: 72 },
  { upTo: 44, size: 60 },
  { upTo: 76, size: 50 },
  { upTo: Number.POSITIVE_INFINITY, size: 40 },
];

/** Kept small for slow networks; at this quality no artefact shows at the size of a chat. */
const JPEG = { quality: 80, mozjpeg: true };

function box(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

function titleSize(title: string): number {
  const length = [...title].reduce(
    (sum, letter) => sum + (/\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u.test(letter) ? 2 : 1),
    0,
  );
  return TITLE_SIZES.find(({ upTo }) => length <= upTo)?.size ?? 40;
}

const PHRASES = new Intl.Segmenter('zh', { granularity: 'word' });

/** A Chinese text in pieces that may each begin a line: no word is torn apart, no line begins with a comma. */
function pieces(text: string): string[] {
  const found: string[] = [];
  for (const { segment } of PHRASES.segment(text)) {
    const before = found.at(-1);
    const isStuck = /^[\p{Pe}\p{Pf}\p{Po}\s]/u.test(segment) || /[\p{Ps}\p{Pi}]$/u.test(before ?? '');
    if (before !== undefined && isStuck) found[found.length - 1] = before + segment;
    else found.push(segment);
  }
  return found;
}

async function archPicture(file: string): Promise<string> {
  const bytes = await sharp(readFileSync(file)).resize(ARCH.width, ARCH.height, { fit: 'cover' }).png().toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

function words({ locale, brand, mark, accent, title, note }: ShareDesign) {
  const isChinese = locale === 'zh';
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      flexGrow: 1,
      flexBasis: 0,
      padding: MARGIN,
      paddingRight: 48,
    },
    box(
      { alignItems: 'center', gap: 18, fontFamily: FAMILIES.display, fontSize: 34, color: INK },
      createElement('img', { src: `data:image/svg+xml,${encodeURIComponent(mark)}`, width: 56, height: 56 }),
      brand,
    ),
    box(
      { flexDirection: 'column' },
      box({ width: 72, height: 8, borderRadius: 4, background: accent, marginBottom: 28 }),
      box(
        {
          fontFamily: FAMILIES.display,
          fontSize: titleSize(title),
          lineHeight: isChinese ? 1.3 : 1.18,
          letterSpacing: isChinese ? 0 : '-0.015em',
          color: INK,
          textWrap: 'balance',
          flexWrap: 'wrap',
        },
        ...(isChinese ? pieces(title).map((piece) => box({ whiteSpace: 'pre' }, piece)) : [title]),
      ),
      box(
        { fontFamily: FAMILIES.text, fontSize: 26, lineHeight: 1.5, color: SLATE, marginTop: 22, textWrap: 'balance' },
        note,
      ),
    ),
  );
}

function side(color: string, picture: string) {
  return box(
    { width: SIDE_WIDTH, background: color, alignItems: 'flex-end', justifyContent: 'center' },
    createElement('img', {
      src: picture,
      ...ARCH,
      style: { borderTopLeftRadius: ARCH.width / 2, borderTopRightRadius: ARCH.width / 2 },
    }),
  );
}

/** Draws a design as a JPEG of {@link SHARE_IMAGE_SIZE}. Throws when its picture is not there. */
export async function drawShareImage(design: ShareDesign, fonts: Font[]): Promise<Buffer> {
  const picture = await archPicture(design.picture);
  const page = box({ width: '100%', height: '100%', background: PAPER }, words(design), side(design.color, picture));
  const svg = await satori(page, { ...SHARE_IMAGE_SIZE, fonts });
  return sharp(Buffer.from(svg)).jpeg(JPEG).toBuffer();
}
