interface IconProps {
  /** Name of a symbol of the page's sprite: a Phosphor icon such as `arrow-right`. */
  name: string;
  className?: string | undefined;
}

/** A decorative icon. Its drawing stands once in the page (IconSprite), so islands carry none. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
