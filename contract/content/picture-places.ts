/**
 * The places of the site that a document names a picture for, and the forms that each shows it in. A picture of the
 * repository has a file for each form (site/pictures). One that was uploaded is cut and scaled when it is needed; what it
 * is called says all that a page has to know of it, so that pages are rendered without its bytes.
 */

/** How a picture is cut, and how wide its files are. */
export interface PictureShape {
  /** Ends the name of the files of the repository: `3x4` of story-1-3x4-900.avif; empty where there is one form. */
  suffix: string;
  /** Width and height in relation. */
  ratio: readonly [width: number, height: number];
  /** Of its files, in px. */
  widths: readonly number[];
}

interface Place {
  /** Folder of site/pictures; empty where a document names the folder too. */
  folder: string;
  shapes: readonly [PictureShape, ...PictureShape[]];
}

const LANDSCAPE: PictureShape = { suffix: '', ratio: [3, 2], widths: [720, 1200] };

/** The forms of a picture by the place that shows it. */
export const PICTURE_PLACES = {
  banner: {
    folder: 'banners',
    shapes: [
      { suffix: 'wide', ratio: [36, 19], widths: [780, 1440, 2000] },
      { suffix: 'mobile', ratio: [1, 2], widths: [780, 900] },
    ],
  },
  school: { folder: 'schools', shapes: [LANDSCAPE, { suffix: 'arch', ratio: [3, 5], widths: [240, 480] }] },
  object: { folder: 'objects', shapes: [{ suffix: '', ratio: [1, 1], widths: [120, 360] }] },
  portrait: { folder: 'stories', shapes: [{ suffix: '3x4', ratio: [3, 4], widths: [900] }] },
  scene: { folder: 'stories', shapes: [{ suffix: '16x9', ratio: [16, 9], widths: [800, 1600] }] },
  person: { folder: 'people', shapes: [{ suffix: '', ratio: [1, 1], widths: [320, 640] }] },
  head: { folder: '', shapes: [LANDSCAPE] },
  mark: { folder: 'marks', shapes: [{ suffix: '', ratio: [1, 1], widths: [136] }] },
  poster: { folder: 'films', shapes: [{ suffix: '', ratio: [16, 9], widths: [640, 1280] }] },
} as const satisfies Record<string, Place>;

/** A place for a picture. */
export type PicturePlace = keyof typeof PICTURE_PLACES;

/** The forms of a place. */
export function shapesOf(place: PicturePlace): readonly PictureShape[] {
  return PICTURE_PLACES[place].shapes;
}

/** The folder of uploaded pictures: in what documents name, in the addresses of a site, and beside content files. */
export const UPLOADS = 'uploads';

/** Where the files of uploaded pictures stand in a site. */
export const UPLOADS_PATH = `/_astro/${UPLOADS}/`;

/** An uploaded picture as a document names it: `uploads/<id>-1600x1200`, or `…-at30-50` to be cut around another point. */
export interface UploadedPicture {
  /** 32 hexadecimal digits: the hash of its bytes. */
  id: string;
  /** In px. */
  width: number;
  height: number;
  /** The point that stays in the middle as far as it can, in percent from the left and from the top. */
  focus: readonly [x: number, y: number];
}

const MIDDLE = 50;

const UPLOADED = /^uploads\/([0-9a-f]{32})-([1-9]\d{0,4})x([1-9]\d{0,4})(?:-at(\d{1,2}|100)-(\d{1,2}|100))?$/;

/** Reads what a document names; undefined where it is none that was uploaded. */
export function uploadedPicture(name: string): UploadedPicture | undefined {
  const [, id, width, height, x = MIDDLE, y = MIDDLE] = UPLOADED.exec(name) ?? [];
  if (id === undefined) return undefined;
  return { id, width: Number(width), height: Number(height), focus: [Number(x), Number(y)] };
}

/** Whether a picture was uploaded: then nobody says of it that it is drawn. */
export function isUploaded(name: string): boolean {
  return uploadedPicture(name) !== undefined;
}

/** What a document calls an uploaded picture. */
export function uploadName({ id, width, height, focus: [x, y] }: UploadedPicture): string {
  return `${UPLOADS}/${id}-${width}x${height}${x === MIDDLE && y === MIDDLE ? '' : `-at${x}-${y}`}`;
}

/** What the file of a picture is called that is kept as it was uploaded. */
export function keptFile({ id, width, height }: Pick<UploadedPicture, 'id' | 'width' | 'height'>): string {
  return `${id}-${width}x${height}.webp`;
}

/** The part of a picture that a form shows, in px. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The largest part of the form's ratio, as near to the point as it can be. */
export function cutOf({ width, height, focus }: UploadedPicture, [across, down]: PictureShape['ratio']): Cut {
  const part = {
    width: Math.min(width, Math.round((height * across) / down)),
    height: Math.min(height, Math.round((width * down) / across)),
  };
  const start = (whole: number, length: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - length / 2, 0), whole - length));
  return { ...part, left: start(width, part.width, focus[0]), top: start(height, part.height, focus[1]) };
}

/** The size in px that a picture needs at least for all forms of a place. */
export function leastSize(place: PicturePlace): { width: number; height: number } {
  const sizes = shapesOf(place).map(({ ratio: [across, down], widths }) => ({
    width: Math.min(...widths),
    height: Math.ceil((Math.min(...widths) * down) / across),
  }));
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

/** Whether a picture is large enough for a place. */
export function isLargeEnough({ width, height }: Pick<UploadedPicture, 'width' | 'height'>, place: PicturePlace) {
  const least = leastSize(place);
  return width >= least.width && height >= least.height;
}

/** A file of an uploaded picture in one form. */
export interface ShapedFile {
  /** Below {@link UPLOADS_PATH}. */
  file: string;
  width: number;
}

/** The files of an uploaded picture in one form, from the narrowest to the widest. */
export interface ShapedFiles {
  avif: ShapedFile[];
  /** The one for browsers without AVIF. */
  webp: ShapedFile;
  /** In px, of the widest. */
  width: number;
  height: number;
}

/** A phone's screen is about this wide in device px; what has no AVIF should look sharp there. */
export const FALLBACK_MIN_WIDTH = 700;

/** The files that a page of a form names. Nothing is made larger than it was uploaded. */
export function shapedFiles(name: string, picture: UploadedPicture, { ratio, widths }: PictureShape): ShapedFiles {
  const cut = cutOf(picture, ratio);
  const fitting = widths.filter((width) => width <= cut.width);
  const own = fitting.length > 0 ? fitting : [cut.width];
  const widest = Math.max(...own);
  const stem = `${name.slice(UPLOADS.length + 1)}-${ratio.join('x')}`;
  const fallback = own.find((width) => width >= FALLBACK_MIN_WIDTH) ?? widest;
  return {
    avif: own.map((width) => ({ file: `${stem}-${width}.avif`, width })),
    webp: { file: `${stem}-${fallback}.webp`, width: fallback },
    width: widest,
    height: Math.round((widest * cut.height) / cut.width),
  };
}

/** What the name of such a file says; undefined for one that no page has. */
export function readShapedFile(
  file: string,
): { name: string; picture: UploadedPicture; ratio: PictureShape['ratio']; width: number } | undefined {
  const [, own, across, down, width] = /^(.+)-(\d+)x(\d+)-(\d+)\.(?:avif|webp)$/.exec(file) ?? [];
  const name = `${UPLOADS}/${own}`;
  const picture = uploadedPicture(name);
  const places: readonly Place[] = Object.values(PICTURE_PLACES);
  if (!picture) return undefined;
  const shape = places
    .flatMap(({ shapes }) => shapes)
    .filter(({ ratio }) => ratio[0] === Number(across) && ratio[1] === Number(down))
    .find((one) => {
      const { avif, webp } = shapedFiles(name, picture, one);
      return [...avif, webp].some((shaped) => shaped.file === file);
    });
  return shape && { name, picture, ratio: shape.ratio, width: Number(width) };
}
