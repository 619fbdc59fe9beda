import { href, type PageContext } from '../../page-context.ts';
import { content } from '../../site-content.ts';
// Points on land, scattered evenly over the globe, from Natural Earth (public domain); artwork/source/landdots.mjs made them.
import landPoints from './land-points.json' with { type: 'json' };
import {
  heightOf,
  holds,
  type Inset,
  landPath,
  type MapFrame,
  type Coordinates,
  type Point,
  project,
} from './map-projection.ts';
import type { PartnerMapProps, PartnerPicture } from './PartnerMap.tsx';
import { placePins } from './pin-placement.ts';

/** How one picture is cut and drawn; all sizes in the picture's units, which are about CSS px. */
export interface PartnerMapShape {
  frame: MapFrame;
  /** Islands far from the rest, each in a frame of its own with its place in the picture. */
  insets: readonly Inset[];
  /** Space between two land dots. */
  step: number;
  pin: { radius: number; gap: number };
}

/** Hawaii and New Zealand, each as wide as `width`, one above the other from `top` on. */
function islands(left: number, top: number, width: number): Inset[] {
  const hawaii = { west: -162.5, span: 10, north: 23, south: 18, width };
  const newZealand = { west: 164.5, span: 16, north: -33, south: -48.5, width };
  return [
    { frame: hawaii, left, top },
    { frame: newZealand, left, top: top + heightOf(hawaii) + 8 },
  ];
}

/** North America, for wide screens. */
export const WIDE_MAP: PartnerMapShape = {
  frame: { west: -141, span: 76, north: 53, south: 15, width: 760 },
  insets: islands(16, 220, 122),
  step: 7,
  pin: { radius: 13, gap: 8 },
};

/** The map for phones. */
export const NARROW_MAP: PartnerMapShape = {
  frame: { west: -136, span: 72, north: 54, south: 10, width: 350 },
  insets: islands(8, 118, 70),
  step: 5.5,
  pin: { radius: 10.5, gap: 4 },
};

/** Land between which and the next the evenly scattered points have room: Kauai, Oahu and Maui. */
const SMALL_ISLANDS = [
  [-159.53, 22.05],
  [-157.98, 21.46],
  [-156.34, 20.8],
];
const LAND = [...landPoints, ...SMALL_ISLANDS];

const round = (value: number) => Math.round(value * 10) / 10;

/** Where a place lies in a picture: in the inset that holds it, else on the map. */
export function placeIn({ frame, insets }: PartnerMapShape, place: Coordinates): Point {
  const inset = insets.find((one) => holds(one.frame, place));
  if (!inset) return project(place, frame);
  const { x, y } = project(place, inset.frame);
  return { x: inset.left + x, y: inset.top + y };
}

function picture(shape: PartnerMapShape, slugs: readonly string[]): PartnerPicture {
  const { frame, insets, step, pin: sizes } = shape;
  const points = slugs.map((slug) => {
    const school = content.schools.get(slug);
    if (!school) throw new Error(`There is no school content/schools/${slug}.yaml.`);
    return placeIn(shape, school.coordinates);
  });
  return {
    width: frame.width,
    height: heightOf(frame),
    land: landPath(LAND, frame, step) + insets.map((inset) => landPath(LAND, inset.frame, step, inset)).join(''),
    insets: insets.map(({ frame: own, left, top }) => ({ x: left, y: top, width: own.width, height: heightOf(own) })),
    step,
    radius: sizes.radius,
    pins: placePins(points, sizes).map(({ place, pin }) => ({
      place: { x: round(place.x), y: round(place.y) },
      pin: { x: round(pin.x), y: round(pin.y) },
    })),
  };
}

/** The schools from west to east, beginning in the Pacific, with their pictures. */
export function partnerMap(context: PageContext): PartnerMapProps {
  const fromDateLine = (longitude: number) => (longitude + 360) % 360;
  const schools = [...content.schools].sort(
    ([, a], [, b]) => fromDateLine(a.coordinates.longitude) - fromDateLine(b.coordinates.longitude),
  );
  const slugs = schools.map(([slug]) => slug);
  return {
    partners: schools.map(([slug, school]) => ({
      slug,
      name: school.name[context.locale],
      place: school.place[context.locale],
      href: href(context, `/school/${slug}`),
    })),
    wide: picture(WIDE_MAP, slugs),
    narrow: picture(NARROW_MAP, slugs),
  };
}
