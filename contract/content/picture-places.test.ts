import { describe, expect, it } from 'vitest';
import {
  cutOf,
  isLargeEnough,
  leastSize,
  PICTURE_PLACES,
  type PicturePlace,
  readShapedFile,
  shapedFiles,
  shapesOf,
  uploadedPicture,
  uploadName,
} from './picture-places.ts';

const ID = '0123456789abcdef'.repeat(2);
const NAME = `uploads/${ID}-1600x1200-at10-90`;
// Object.keys forgets the names.
const PLACES = Object.keys(PICTURE_PLACES) as PicturePlace[];

describe('EDIT-7 uploaded pictures', () => {
  it('EDIT-7 have names that say all that a page has to know', () => {
    const picture = uploadedPicture(NAME);
    expect(picture).toEqual({ id: ID, width: 1600, height: 1200, focus: [10, 90] });
    expect(picture && uploadName(picture)).toBe(NAME);
    expect(uploadedPicture(`uploads/${ID}-1600x1200`)?.focus).toEqual([50, 50]);
    const names = ['', 'nj-tech', `uploads/${ID}`, `uploads/${ID}-0x9`, `${NAME}1`, `x${NAME}`, 'uploads/../x-1x1'];
    expect(names.map(uploadedPicture)).toEqual(names.map(() => undefined));
    expect(uploadedPicture(`uploads/${ID}-9x9-at101-0`)).toBeUndefined();
  });

  it('EDIT-7 are cut as near to their point as they can be, and never beyond their edges', () => {
    const cut = (x: number, y: number) => cutOf({ id: ID, width: 1600, height: 1200, focus: [x, y] }, [1, 1]);
    expect(cut(50, 50)).toEqual({ left: 200, top: 0, width: 1200, height: 1200 });
    expect([cut(0, 0).left, cut(40, 0).left, cut(100, 100).left]).toEqual([0, 40, 400]);
    const wide = cutOf({ id: ID, width: 900, height: 1600, focus: [50, 100] }, [16, 9]);
    expect(wide).toEqual({ left: 0, top: 1094, width: 900, height: 506 });
  });

  it.each(PLACES)('EDIT-7 have files for a %s that are known by their names, and none that are larger', (place) => {
    const picture = { id: ID, width: 1600, height: 2000, focus: [50, 50] as const };
    for (const shape of shapesOf(place)) {
      const { avif, webp, width } = shapedFiles(uploadName(picture), picture, shape);
      expect(avif.at(-1)?.width).toBe(width);
      for (const { file } of [...avif, webp]) {
        expect(readShapedFile(file)).toMatchObject({ picture, ratio: shape.ratio });
        expect(readShapedFile(file.replace(/-\d+\./, '-5000.'))).toBeUndefined();
      }
      expect(width).toBeLessThanOrEqual(cutOf(picture, shape.ratio).width);
    }
  });

  it.each(PLACES)('EDIT-7 are large enough for a %s from the least size on', (place) => {
    const { width, height } = leastSize(place);
    expect(isLargeEnough({ width, height }, place)).toBe(true);
    expect(isLargeEnough({ width: width - 1, height }, place)).toBe(false);
    expect(isLargeEnough({ width, height: height - 1 }, place)).toBe(false);
    const least = { id: ID, width, height, focus: [50, 50] as const };
    for (const shape of shapesOf(place))
      expect(shapedFiles(uploadName(least), least, shape).width).toBeGreaterThanOrEqual(Math.min(...shape.widths));
  });
});
