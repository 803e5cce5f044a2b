import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { bannerDevices, bannerPositions } from '@tohfa/contract/catalog/banners'
import type { Database } from '#platform/database/connect.ts'
import { banners, images } from '#platform/database/schema/catalog.tables.ts'

export type BannerPlace = {
  position?: (typeof bannerPositions)[number] | undefined
  deviceType?: (typeof bannerDevices)[number] | undefined
}

/** The banners of a place (of every place where it names none) that are on show now, in their order; those for any device included. */
export function findBanners(db: Database, { position, deviceType }: BannerPlace) {
  return db
    .select({
      id: banners.id,
      link: banners.link,
      imageKey: banners.imageKey,
      alt: banners.alt,
      width: images.width,
      height: images.height,
    })
    .from(banners)
    .innerJoin(images, eq(images.key, banners.imageKey))
    .where(
      and(
        position && eq(banners.position, position),
        deviceType && or(eq(banners.deviceType, deviceType), isNull(banners.deviceType)),
        or(isNull(banners.startsAt), lte(banners.startsAt, sql`shop_now()`)),
        or(isNull(banners.endsAt), gt(banners.endsAt, sql`shop_now()`)),
      ),
    )
    .orderBy(desc(banners.position), asc(banners.sort), asc(banners.id))
}
