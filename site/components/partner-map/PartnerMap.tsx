import type { Point } from './map-projection.ts';
import styles from './PartnerMap.module.css';
import type { Pin } from './pin-placement.ts';

/** An institution of the picture and the list. */
export interface Partner {
  slug: string;
  name: string;
  place: string;
  href: string;
}

/** A map ready to be drawn; its pins stand in the order of the partners. */
export interface PartnerPicture {
  width: number;
  height: number;
  /** The land as a path of dots. */
  land: string;
  /** The frames of islands far from the rest. */
  insets: readonly { x: number; y: number; width: number; height: number }[];
  step: number;
  /** Radius of a pin. */
  radius: number;
  pins: readonly Pin[];
}

/** Everything the picture and its list show, in one language. */
export interface PartnerMapProps {
  partners: readonly Partner[];
  wide: PartnerPicture;
  narrow: PartnerPicture;
}

/**
 * The schools as numbered pins on land dots, without borders or names, and the same
 * institutions as a list (PAGE-3). The list is the way for keyboard and screen reader; the pins
 * are for the pointer. `light-up.ts` marks both when one is pointed at.
 */
export function PartnerMap({ partners, wide, narrow }: PartnerMapProps) {
  return (
    <div className={styles.layout} data-partner-map>
      <div className={styles.ground}>
        <MapPicture picture={wide} partners={partners} className={`desktop-only ${styles.map}`} />
        <MapPicture picture={narrow} partners={partners} className={`mobile-only ${styles.map}`} />
      </div>
      <ol className={styles.list}>
        {partners.map((partner, index) => (
          <li key={partner.slug}>
            <a href={partner.href} className={styles.item} data-school={partner.slug} data-place={partner.slug}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.words}>
                <b>{partner.name}</b>
                <small>{partner.place}</small>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface MapPictureProps {
  picture: PartnerPicture;
  partners: readonly Partner[];
  className: string;
}

function MapPicture({ picture, partners, className }: MapPictureProps) {
  const { width, height, land, step, radius, pins } = picture;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {picture.insets.map((inset) => (
        <rect key={inset.y} className={styles.inset} {...inset} rx="12" />
      ))}
      <path className={styles.land} d={land} strokeWidth={step * 0.5} />
      {pins.map(({ place, pin }, index) => {
        const partner = partners[index];
        if (!partner) return null;
        return (
          <a
            key={partner.slug}
            href={partner.href}
            tabIndex={-1}
            className={styles.pin}
            data-school={partner.slug}
            data-place={partner.slug}
          >
            <title>{partner.name}</title>
            <Leader from={place} to={pin} />
            <circle className={styles.touch} cx={pin.x} cy={pin.y} r={radius + 4} />
            <circle className={styles.disc} cx={pin.x} cy={pin.y} r={radius} />
            <text x={pin.x} y={pin.y} dy="0.36em">
              {index + 1}
            </text>
          </a>
        );
      })}
    </svg>
  );
}

/** The line from a pin to the place it means. */
function Leader({ from, to }: { from: Point; to: Point }) {
  if (from.x === to.x && from.y === to.y) return null;
  return (
    <>
      <line className={styles.leader} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle className={styles.spot} cx={from.x} cy={from.y} r="2.6" />
    </>
  );
}
