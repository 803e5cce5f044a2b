import { Link } from 'react-router'
import type { Banner } from '@tohfa/contract/banners'
import { bannerWidths, pictureSets } from '@tohfa/contract/images'
import { PreloadPicture } from '../ui/picture.tsx'

export const slideShape = 'aspect-[4/5] w-full sm:aspect-[3/1] sm:max-h-[36rem]'
const narrow = '(max-width: 639px)'
const notNarrow = '(min-width: 640px)'

/** A banner as a link: one picture for phones, another for wider screens. */
export function BannerSlide({
  wide,
  narrow: small,
  first = false,
}: {
  wide: Banner
  narrow: Banner
  /** The one that people see first: its picture is asked for before everything else. */
  first?: boolean
}) {
  const smallSets = pictureSets(small.imageUrl)
  const wideSets = pictureSets(wide.imageUrl, bannerWidths)
  return (
    <Link to={wide.link} className="block focus-visible:-outline-offset-4">
      {first && smallSets && <PreloadPicture sets={smallSets} sizes="100vw" media={narrow} />}
      {first && wideSets && <PreloadPicture sets={wideSets} sizes="100vw" media={notNarrow} />}
      <picture>
        <source media={narrow} type="image/avif" srcSet={smallSets?.avif} sizes="100vw" />
        <source media={narrow} srcSet={smallSets?.webp ?? small.imageUrl} sizes="100vw" />
        <source type="image/avif" srcSet={wideSets?.avif} sizes="100vw" />
        <img
          src={wide.imageUrl}
          srcSet={wideSets?.webp}
          sizes="100vw"
          alt={wide.alt}
          width={1280}
          height={427}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          className={`${slideShape} bg-hairline object-cover object-right`}
        />
      </picture>
    </Link>
  )
}
