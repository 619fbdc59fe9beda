/** The company's own picture as its mark, in the files that show it (EDIT-8). */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { markSvg } from '../../content/rules/brand.ts';
import type { SiteSettings } from '../../content/schema/site.ts';
import { cutOf, keptFile, PICTURE_PLACES, uploadedPicture } from '../../contract/content/picture-places.ts';
import type { MediaFolders } from './encode-pictures.ts';

/** The picture as a `data:` address; undefined where the company has none. PNG, which every program reads in an SVG. */
export async function markPicture(site: SiteSettings, { kept }: MediaFolders): Promise<string | undefined> {
  const uploaded = uploadedPicture(site.markPicture ?? '');
  if (!uploaded) return undefined;
  const [{ ratio, widths }] = PICTURE_PLACES.mark.shapes;
  const picture = sharp(path.join(kept, keptFile(uploaded))).extract(cutOf(uploaded, ratio));
  const png = await picture
    .resize(Math.max(...widths))
    .png({ palette: true })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Puts the picture into the site's icon, which is drawn without it. */
export function writeIcon(client: string, site: SiteSettings, picture: string | undefined): void {
  if (picture === undefined) return;
  const icon = path.join(client, 'favicon.svg');
  // It may be the file of another edition too.
  rmSync(icon);
  writeFileSync(icon, markSvg(site, { picture }));
}
