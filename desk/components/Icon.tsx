/** An icon of Phosphor, as on the site, for the eye alone. */
import type { CSSProperties } from 'react';

interface Props {
  /** Text of the drawing's file: `import plusIcon from '@phosphor-icons/core/regular/plus.svg?raw'`. */
  drawing: string;
  isSmall?: boolean;
  /** Given by a part of MUI that holds an icon. */
  className?: string;
  style?: CSSProperties;
}

/** Each weight of a drawing but duotone has one path. */
const pathIn = (drawing: string) => / d="([^"]+)"/.exec(drawing)?.[1];

/** Takes the size and the colour of what it stands in. */
export function Icon({ drawing, isSmall = false, className = '', style }: Props) {
  return (
    <svg
      className={`icon ${isSmall ? 'icon-small' : ''} ${className}`}
      style={style}
      viewBox="0 0 256 256"
      aria-hidden="true"
    >
      <path d={pathIn(drawing)} />
    </svg>
  );
}
