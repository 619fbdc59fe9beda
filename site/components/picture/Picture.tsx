import type { PictureSources } from './pictures.ts';

interface PictureProps {
  sources: PictureSources;
  /** Text alternative; empty for decoration. */
  alt: string;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  className?: string | undefined;
  /** Other files below a viewport width in px; without it one picture serves all. */
  mobile?: { sources: PictureSources; maxWidth: number; sizes: string } | undefined;
  /** true for the picture that is the first screen's largest: fetched at once. Default false: lazy. */
  isFirst?: boolean;
}

/**
 * A picture in AVIF with WebP beside it, its space kept before it arrives. Without `decoding="async"`, with which
 * Chromium can stop drawing the page (docs/decisions/079-pictures-and-films.md).
 */
export function Picture({ sources, alt, sizes, className, mobile, isFirst = false }: PictureProps) {
  return (
    <picture>
      {mobile && (
        <>
          <source
            media={`(max-width: ${mobile.maxWidth}px)`}
            type="image/avif"
            srcSet={mobile.sources.avif}
            sizes={mobile.sizes}
            width={mobile.sources.width}
            height={mobile.sources.height}
          />
          <source
            media={`(max-width: ${mobile.maxWidth}px)`}
            srcSet={mobile.sources.src}
            width={mobile.sources.width}
            height={mobile.sources.height}
          />
        </>
      )}
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        className={className}
        src={sources.src}
        width={sources.width}
        height={sources.height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}
