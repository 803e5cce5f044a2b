import type { Banner, bannerDevices, bannerPositions } from '#catalog/banners.ts'
import type { Collection } from '#catalog/collections.ts'
import type { Language } from '#i18n/languages.ts'
import type { EditablePage } from '#backoffice/cms-pages/static-pages.ts'
import type { PageContent } from '#backoffice/cms-pages/page-content.ts'
import type { FilterCounts, MoreOfKind, Product, ProductFilters } from '#catalog/products.ts'
import type { PaymentProviderName } from '#payments/providers.ts'
import type { ReviewList } from '#catalog/reviews.ts'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import type { SharedDesign } from '#studio/shares.ts'

/** Who sells, as pages say it. */
export type SellerParticulars = {
  /** The seller's name in law, where it is not the shop's. */
  legalName?: string | undefined
  /** The name under which they trade. */
  tradeName?: string | undefined
  /** Empty while nobody has set one. */
  address: string
  gstin?: string | undefined
}

/** Who the shop is, as staff or the environment say. */
export type ShopParticulars = {
  name: string
  /** Empty, as what follows, while nobody has set it. */
  email: string
  phone: string
  instagramUrl: string
  whatsappUrl: string
  /** Who hears complaints, by name and designation. */
  grievanceOfficer?: string | undefined
  /** How they are reached, where that is not the shop's e-mail. */
  grievanceContact?: string | undefined
  /** The address the shop is known as, without a slash at its end. */
  url: string
}

/** The shop and its seller, as pages say it. */
export type StoreParticulars = ShopParticulars & SellerParticulars

/** What every page shows of the shop. */
type Store = StoreParticulars & {
  /** The line at the top of public pages in each language; empty: none. */
  announcement: Record<Language, string>
  /** The next festival that can still be ordered for; null: none. */
  festival: { name: Record<Language, string>; orderBy: string } | null
}

/** Whose pay window the checkout opens, and its script: the provider's, or the sandbox's in its place. */
export type PayWindow = { provider: PaymentProviderName; scriptUrl: string }

/** What pages are rendered from: the server hands it over, the pages know nothing else of it. */
export interface PageServices {
  catalog: {
    list(filters: ProductFilters): Promise<{ products: Product[]; totalCount: number }>
    /** Null when there is none of this id, or the id is malformed. */
    product(id: string): Promise<Product | null>
    bestProducts(): Promise<Product[]>
    /** For each value of a filter, how many it leaves beside what the other groups have chosen. */
    filterCounts(filters: ProductFilters): Promise<FilterCounts>
    /** What follows a search that finds less than a page; null where nothing does. */
    more(filters: ProductFilters): Promise<MoreOfKind | null>
    /** Every product in the shop, for `/sitemap.xml`. */
    sitemap(): Promise<{ id: string; updatedAt: string }[]>
    banners(
      device: (typeof bannerDevices)[number] | null,
      position: (typeof bannerPositions)[number],
    ): Promise<Banner[]>
  }
  collections: {
    /** Those on show that have a product in the shop, in their order. */
    list(): Promise<Collection[]>
    /** One with a page of its products; null when it is unknown or hidden. */
    page(
      slug: string,
      paging: { page: number; limit: number },
    ): Promise<{ collection: Collection; products: Product[] } | null>
  }
  studios: {
    /** The fields of a product's live studio; none where it has none. */
    fields(productId: string): Promise<TemplateField[]>
  }
  designs: {
    /** What a link shows; null when it was ended or is false. */
    shared(token: string): Promise<SharedDesign | null>
  }
  reviews: {
    /** A page of what was said of a product, the newest first; nothing when it is unknown. */
    list(query: { productId: string; page?: number; limit?: number }): Promise<ReviewList>
  }
  texts: {
    /** What staff made of a static page; null while it has its built-in text. */
    content(page: EditablePage, language: Language): Promise<PageContent | null>
  }
  /** What stands also where nothing can be asked for. */
  shop: Pick<ShopParticulars, 'name' | 'url'>
  /** The shop as it is set now, and who sells today. */
  store(): Promise<Store>
  payWindow: PayWindow
  gaMeasurementId?: string | undefined
}
