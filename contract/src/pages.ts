import type { Banner, bannerDevices, bannerPositions } from './banners.ts'
import type { FilterCounts, Product, ProductFilters } from './products.ts'
import type { ReviewList } from './reviews.ts'
import type { SharedDesign } from './studio/shares.ts'

/** Who the shop is, as pages say it. */
export type StoreParticulars = {
  name: string
  email: string
  phone: string
  address: string
  instagramUrl: string
  whatsappUrl: string
  /** The seller's name in law, where it is not the shop's. */
  legalName?: string | undefined
  /** Who hears complaints, by name and designation. */
  grievanceOfficer?: string | undefined
  /** The address the shop is known as, without a slash at its end. */
  url: string
}

/** What pages are rendered from: the server hands it over, the pages know nothing else of it. */
export interface PageServices {
  catalog: {
    list(filters: ProductFilters): Promise<{ products: Product[]; totalCount: number }>
    /** Null when there is none of this id, or the id is malformed. */
    product(id: string): Promise<Product | null>
    bestProducts(): Promise<Product[]>
    /** For each value of a filter, how many it leaves beside what the other groups have chosen. */
    filterCounts(filters: ProductFilters): Promise<FilterCounts>
    /** Every product in the shop, for `/sitemap.xml`. */
    sitemap(): Promise<{ id: string; updatedAt: string }[]>
    banners(
      device: (typeof bannerDevices)[number] | null,
      position: (typeof bannerPositions)[number],
    ): Promise<Banner[]>
  }
  designs: {
    /** What a link shows; null when it was ended or is false. */
    shared(token: string): Promise<SharedDesign | null>
  }
  reviews: {
    /** A page of what was said of a product, the newest first; nothing when it is unknown. */
    list(asked: { productId: string; page?: number; limit?: number }): Promise<ReviewList>
  }
  store: StoreParticulars
  /** Where the pay window's script comes from: the provider, or the sandbox in its place. */
  paymentScriptUrl: string
  gaMeasurementId?: string | undefined
}
