import type { Banner } from '@tohfa/contract/catalog/banners'
import type { Database } from '#platform/database/connect.ts'
import type { ImageUrls } from '#platform/media/image-url.ts'
import { type BannerPlace, findBanners } from './banners.queries.ts'

export type Banners = {
  /** The banners on show at a place of the home page, in their order (docs/product.md 5.8). */
  at(place: BannerPlace): Promise<Banner[]>
}

export function createBanners({ db, imageUrls }: { db: Database; imageUrls: ImageUrls }): Banners {
  return {
    async at(place) {
      const found = await findBanners(db, place)
      return found.map(({ imageKey, ...banner }) => ({
        ...banner,
        imageUrl: imageUrls.banner(imageKey),
      }))
    },
  }
}
