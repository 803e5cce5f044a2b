// chunk: cards
import { type PictureSets, pictureSets } from '@tohfa/contract/catalog/images'

/**
 * A picture in all available widths, AVIF before WebP. Width and height are always set, so that
 * nothing moves when it loads. `priority` is for the first visible picture: all others load lazily.
 */
export function Picture({
  src,
  alt,
  sizes,
  width = 720,
  height = 900,
  widths,
  priority = false,
  className = '',
}: {
  src: string | null
  alt: string
  sizes: string
  width?: number
  height?: number
  widths?: readonly number[]
  priority?: boolean
  className?: string
}) {
  if (!src) return <div aria-hidden className={`bg-sunken ${className}`} />
  const sets = pictureSets(src, widths)
  return (
    <picture className="contents">
      {priority && sets && <PreloadPicture sets={sets} sizes={sizes} />}
      {/* Hidden, or it would take a cell of its own in a grid. */}
      {sets && <source className="hidden" type="image/avif" srcSet={sets.avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={sets?.webp}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}

/**
 * Preloads a picture. React preloads a plain `img` by itself, but not one with several formats; a
 * browser without AVIF ignores this and finds the WebP on its own.
 */
export function PreloadPicture({
  sets,
  sizes,
  media,
}: {
  sets: PictureSets
  sizes: string
  media?: string
}) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={sets.avif}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  )
}
