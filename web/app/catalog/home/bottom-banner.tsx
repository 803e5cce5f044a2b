import type { Banner } from '@tohfa/contract/banners'
import { bannerWidths } from '@tohfa/contract/images'
import type { Href } from '@tohfa/contract/site-map'
import { Link } from '../../ui/link.ts'
import { Picture } from '../../ui/picture.tsx'
import { bannerFit } from '../banner-fit.ts'

/** The banner of the bottom, beside the pillows on very wide screens and below them on others. */
export function BottomBanner({ banner }: { banner: Banner | undefined }) {
  if (!banner) return null
  return (
    <Link
      to={banner.link as Href}
      className="mt-8 block overflow-hidden min-[100rem]:mt-(--section)"
    >
      <Picture
        src={banner.imageUrl}
        alt={banner.alt}
        sizes="(min-width: 1600px) 870px, (min-width: 1280px) 1280px, 100vw"
        width={1280}
        height={427}
        widths={bannerWidths}
        className={`aspect-[2/1] w-full bg-sunken object-right sm:aspect-[3/1] min-[100rem]:aspect-[2/1] ${bannerFit(banner, 'wide')}`}
      />
    </Link>
  )
}
