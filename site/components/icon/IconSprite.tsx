import { iconDrawing } from './icon-drawings.ts';

/** The drawings of the icons that a page uses, once, for `Icon` to refer to. */
export function IconSprite({ names }: { names: readonly string[] }) {
  return (
    <svg width="0" height="0" className="sprite" aria-hidden="true" focusable="false">
      {[...new Set(names)].map((name) => {
        const { viewBox, markup } = iconDrawing(name);
        // The markup comes from an icon package at build time, never from a visitor.
        return <symbol key={name} id={`icon-${name}`} viewBox={viewBox} dangerouslySetInnerHTML={{ __html: markup }} />;
      })}
    </svg>
  );
}
