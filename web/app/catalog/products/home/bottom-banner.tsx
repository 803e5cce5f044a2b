import type { Banner } from '@tohfa/contract/catalog/banners'
import { bannerWidths } from '@tohfa/contract/catalog/images'
import type { Href } from '@tohfa/contract/shared/site-map'
import { Link } from '#ui/link.ts'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { bannerFit } from '#catalog/products/banner-fit.ts'

const place = 'mt-8 min-[100rem]:mt-(--section)'
const shape = 'aspect-[2/1] sm:aspect-[3/1] min-[100rem]:aspect-[2/1]'

/** The bottom banner, next to the pillows on very wide screens and below them on others. */
export function BottomBanner({ banner }: { banner: Banner | 'coming' | undefined }) {
  if (!banner) return null
  if (banner === 'coming') return <Skeleton className={`${place} ${shape}`} />
  return (
    <Link to={banner.link as Href} className={`block overflow-hidden ${place}`}>
      <Picture
        src={banner.imageUrl}
        alt={banner.alt}
        sizes="(min-width: 1600px) 870px, (min-width: 1280px) 1280px, 100vw"
        width={1280}
        height={427}
        widths={bannerWidths}
        className={`w-full bg-sunken object-right ${shape} ${bannerFit(banner, 'wide')}`}
      />
    </Link>
  )
}
