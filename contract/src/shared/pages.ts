import type { Banner, bannerDevices, bannerPositions } from '#catalog/banners.ts'
import type { Collection } from '#catalog/collections.ts'
import type { Language } from '#i18n/languages.ts'
import type { EditablePage } from '#backoffice/cms-pages/static-pages.ts'
import type { PageContent } from '#backoffice/cms-pages/page-content.ts'
import type { FilterCounts, MoreOfKind, Product, ProductFilters } from '#catalog/products.ts'
import type { RunningOffer } from '#orders/coupons.ts'
import type { PaymentProviderName } from '#payments/providers.ts'
import type { ReviewList } from '#catalog/reviews.ts'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import type { SharedDesign } from '#studio/shares.ts'

/** The seller as pages show it. */
export type SellerParticulars = {
  /** The seller's legal name, if it is not the shop's. */
  legalName?: string | undefined
  /** The seller's trade name. */
  tradeName?: string | undefined
  /** Empty until it is set. */
  address: string
  gstin?: string | undefined
}

/** The shop's identity from the settings. */
export type ShopParticulars = {
  name: string
  /** Empty, like the following fields, until it is set. */
  email: string
  phone: string
  instagramUrl: string
  whatsappUrl: string
  /** The grievance officer by name and designation. */
  grievanceOfficer?: string | undefined
  /** The officer's contact, if it is not the shop's e-mail. */
  grievanceContact?: string | undefined
  /** The address of the uploaded logo; without one the shop has its stamp. */
  logo?: string | undefined
  /** The file of the header's colours, where staff chose any. */
  headerStyle?: string | undefined
  /** The public address of the shop without a trailing slash. */
  url: string
}

/** The shop and its seller as pages show them. */
export type StoreParticulars = ShopParticulars & SellerParticulars

/** The data of the shop on every page. */
type Store = StoreParticulars & {
  /** The announcement at the top of public pages in each language; empty for none. */
  announcement: Record<Language, string>
  /** The next festival for which an order still arrives; null for none. */
  festival: { name: Record<Language, string>; orderBy: string } | null
  /** The offers that apply by themselves today, with their last days. */
  offers: RunningOffer[]
  /** Whether devices store pages for reading offline. */
  keepsPages: boolean
}

/** The payment provider of the checkout and its script, or the simulator instead. */
export type PayWindow = { provider: PaymentProviderName; scriptUrl: string }

/**
 * The data and services from which pages are rendered; pages have no other access to the server.
 */
export interface PageServices {
  catalog: {
    list(filters: ProductFilters): Promise<{ products: Product[]; totalCount: number }>
    /** Null for an unknown or malformed id. */
    product(id: string): Promise<Product | null>
    bestProducts(): Promise<Product[]>
    /** The number of products for each value of a filter, given the other groups' filters. */
    filterCounts(filters: ProductFilters): Promise<FilterCounts>
    /** What follows a search with less than a page of results; null where nothing does. */
    more(filters: ProductFilters): Promise<MoreOfKind | null>
    /** Every product in the shop, for `/sitemap.xml`. */
    sitemap(): Promise<{ id: string; updatedAt: string }[]>
    /** The main picture of each of these products that has one, by id. */
    pictures(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
    banners(
      device: (typeof bannerDevices)[number] | null,
      position: (typeof bannerPositions)[number],
    ): Promise<Banner[]>
  }
  collections: {
    /** The visible ones that have a published product, in their order. */
    list(): Promise<Collection[]>
    /** A collection with a page of its products; null when it is unknown or hidden. */
    page(
      slug: string,
      paging: { page: number; limit: number },
    ): Promise<{ collection: Collection; products: Product[] } | null>
  }
  studios: {
    /** The fields of a product's live studio; empty without one. */
    fields(productId: string): Promise<TemplateField[]>
  }
  designs: {
    /** The shared design of a link; null when the link is revoked or unknown. */
    shared(token: string): Promise<SharedDesign | null>
  }
  reviews: {
    /** A page of a product's reviews, the newest first; empty for an unknown product. */
    list(query: { productId: string; page?: number; limit?: number }): Promise<ReviewList>
  }
  texts: {
    /** Staff's text of a static page; null while it has its built-in text. */
    content(page: EditablePage, language: Language): Promise<PageContent | null>
  }
  /** Available also when no query is possible. */
  shop: Pick<ShopParticulars, 'name' | 'url'>
  /** The shop by its current settings, and its current seller. */
  store(): Promise<Store>
  payWindow: PayWindow
  gaMeasurementId?: string | undefined
}
