import type { Banner } from '@tohfa/contract/catalog/banners'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import type { ProductFilters } from '@tohfa/contract/catalog/products'
import type { CatalogSource } from '#catalog/products/catalog.calls.ts'
import { summarize } from '#catalog/products/product-card.ts'

/** The rows below the best products, in their order (docs/product.md 5.1). */
export const rowFilters = {
  new: { sort: 'newest' },
  pillow: { categories: ['key-chain', 'pillow'] },
  mousepad: { categories: ['mousepad'] },
  'coffee-mug': { categories: ['coffee-mug'] },
} satisfies Record<string, Partial<ProductFilters>>

export type HomeSection = 'best' | keyof typeof rowFilters

/** The types of the strip (docs/product.md 5.2). */
export const stripTypes: readonly ProductType[] = [
  't-shirts',
  'pillow',
  'coffee-mug',
  'caps',
  'key-chain',
  'mousepad',
  'bracelet',
  'photoframe',
]
/** The product that represents a type; null without products of it. */
export type Tiles = Partial<Record<ProductType, string | null>>

/**
 * Also whether the shop has any product. A tile shows the best rated product of its type; nearly
 * always all are among the best sixty.
 */
export async function readTiles(
  catalog: CatalogSource,
  signal?: AbortSignal,
): Promise<{ tiles: Tiles; isEmpty: boolean }> {
  const best = async (filters: Pick<ProductFilters, 'limit' | 'categories'>) =>
    (await catalog.list({ sort: 'rating-desc', page: 1, ...filters }, signal)).products
  const known = await best({ limit: 60 })
  // A shop without products has none of any type.
  if (known.length === 0) return { tiles: {}, isEmpty: true }
  const tiles = stripTypes.map(async (slug) => {
    const shown =
      known.find(({ productType }) => productType === slug) ??
      (await best({ categories: [slug], limit: 1 }))[0]
    return [slug, shown ? summarize(shown).image : null] as const
  })
  return { tiles: Object.fromEntries(await Promise.all(tiles)), isEmpty: false }
}

export type Banners = { wide: Banner[]; narrow: Banner[]; bottom: Banner[] }
export const noBanners: Banners = { wide: [], narrow: [], bottom: [] }

export async function readBanners(catalog: CatalogSource, signal?: AbortSignal): Promise<Banners> {
  const [wide, narrow, bottom] = await Promise.all([
    catalog.banners('desktop', 'homepage-top', signal),
    catalog.banners('mobile', 'homepage-top', signal),
    catalog.banners(null, 'homepage-bottom', signal),
  ])
  return { wide, narrow, bottom }
}
