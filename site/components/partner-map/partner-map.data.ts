import { href, type PageContext } from '../../page-context.ts';
import { content } from '../../site-content.ts';
// Points on land, scattered evenly over the globe, from Natural Earth (public domain); artwork/source/landdots.mjs made them.
import landPoints from './land-points.json' with { type: 'json' };
import { heightOf, landPath, type MapFrame, project } from './map-projection.ts';
import type { PartnerMapProps, PartnerPicture } from './PartnerMap.tsx';
import { placePins } from './pin-placement.ts';

/** How one picture is cut and drawn; all sizes in the picture's units, which are about CSS px. */
export interface PartnerMapShape {
  frame: MapFrame;
  /** Space between two land dots. */
  step: number;
  pin: { radius: number; gap: number };
}

/** Both sides of the Pacific, for wide screens. */
export const WIDE_MAP: PartnerMapShape = {
  frame: { west: 106, span: 200, north: 62, south: -53, width: 760 },
  step: 7,
  pin: { radius: 13, gap: 8 },
};

/** From New Zealand to the Atlantic, for phones. */
export const NARROW_MAP: PartnerMapShape = {
  frame: { west: 164, span: 137, north: 60, south: -54, width: 350 },
  step: 5.5,
  pin: { radius: 10.5, gap: 4 },
};

const round = (value: number) => Math.round(value * 10) / 10;

function picture({ frame, step, pin: sizes }: PartnerMapShape, places: readonly string[]): PartnerPicture {
  const points = places.map((slug) => {
    const school = content.schools.get(slug);
    if (!school) throw new Error(`There is no school content/schools/${slug}.yaml.`);
    return project(school.coordinates, frame);
  });
  return {
    width: frame.width,
    height: heightOf(frame),
    land: landPath(landPoints, frame, step),
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
