/**
 * The picture of the schools as numbers: where a place lies in the picture, which dots
 * are land, where the pins of neighbours stand. Pure; runs at build time.
 */

/** A place on the earth in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A place in the picture; x to the right, y down, in the picture's units. */
export interface Point {
  x: number;
  y: number;
}

/** A part of the world as a picture shows it. */
export interface MapFrame {
  /** Longitude of the left edge; the picture runs east from there, over the date line. */
  west: number;
  /** How many degrees of longitude it spans. */
  span: number;
  north: number;
  south: number;
  /** Width of the picture in its own units. */
  width: number;
}

/** A part of the world that lies in a picture of another part, its corner at a point of that picture. */
export interface Inset {
  frame: MapFrame;
  left: number;
  top: number;
}

/** Parallel at which the picture is as wide as it is high: about the middle of the institutions. */
const TRUE_PARALLEL_DEG = 35;
const NARROWING = Math.cos((TRUE_PARALLEL_DEG * Math.PI) / 180);

/** Picture units per degree of latitude. */
function scaleOf(frame: MapFrame): number {
  return frame.width / (frame.span * NARROWING);
}

/** Height of the picture in its own units. */
export function heightOf(frame: MapFrame): number {
  return Math.round((frame.north - frame.south) * scaleOf(frame));
}

/** Whether a place lies in a frame. */
export function holds(frame: MapFrame, { latitude, longitude }: Coordinates): boolean {
  return eastOf(frame, longitude) <= frame.span && latitude <= frame.north && latitude >= frame.south;
}

/** Degrees from the left edge of a frame to a longitude, eastwards. */
function eastOf({ west }: MapFrame, longitude: number): number {
  return (((longitude - west) % 360) + 360) % 360;
}

/** Where a place lies in the picture: an equirectangular projection, true to scale at 35 degrees. */
export function project({ latitude, longitude }: Coordinates, frame: MapFrame): Point {
  const scale = scaleOf(frame);
  return { x: eastOf(frame, longitude) * NARROWING * scale, y: (frame.north - latitude) * scale };
}

/** Points that lie on land, `[longitude, latitude]`. */
type LandPoints = readonly (readonly number[])[];

/** The land points lie about 1.3 degrees apart: a place this near to one is land too. */
const LAND_REACH_DEG = 0.78;

/** Tells whether a place is land, from scattered points on land. */
export function landTest(points: LandPoints): (place: Coordinates) => boolean {
  const cells = new Map<string, Coordinates[]>();
  const keyOf = (latitude: number, longitude: number) => `${Math.floor(latitude)} ${Math.floor(longitude)}`;
  for (const [longitude = 0, latitude = 0] of points) {
    const key = keyOf(latitude, longitude);
    cells.set(key, [...(cells.get(key) ?? []), { latitude, longitude }]);
  }
  return ({ latitude, longitude }) => {
    const narrowing = Math.max(0.2, Math.cos((latitude * Math.PI) / 180));
    const reach = Math.ceil(LAND_REACH_DEG / narrowing);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        for (const near of cells.get(keyOf(latitude + dy, longitude + dx)) ?? []) {
          const away = Math.hypot(near.latitude - latitude, (near.longitude - longitude) * narrowing);
          if (away <= LAND_REACH_DEG) return true;
        }
      }
    }
    return false;
  };
}

/**
 * The land of a picture as one path of dots (drawn by a round stroke), in staggered rows `step`
 * units apart, the frame's corner at `left` and `top`. Dots follow each other by relative moves, which compress to little.
 */
export function landPath(
  points: LandPoints,
  frame: MapFrame,
  step: number,
  { left, top }: Pick<Inset, 'left' | 'top'> = { left: 0, top: 0 },
): string {
  const isLand = landTest(points);
  const scale = scaleOf(frame);
  const rowHeight = Math.round(step * 0.87 * 10) / 10;
  let path = '';
  for (let row = 0; (row + 0.5) * rowHeight < heightOf(frame); row++) {
    const y = (row + 0.5) * rowHeight;
    const shift = row % 2 ? step : step / 2;
    let before: number | undefined;
    for (let x = shift; x < frame.width; x += step) {
      const longitude = ((frame.west + x / (NARROWING * scale) + 540) % 360) - 180;
      if (!isLand({ latitude: frame.north - y / scale, longitude })) continue;
      path += before === undefined ? `M${left + x} ${Math.round((top + y) * 10) / 10}h0` : `m${x - before} 0h0`;
      before = x;
    }
  }
  return path;
}
