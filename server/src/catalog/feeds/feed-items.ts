import { createHash } from 'node:crypto'
import { linkPicturePath } from '@tohfa/contract/catalog/images'
import { shownPrice } from '@tohfa/contract/catalog/payable'
import { productTypeLabels } from '@tohfa/contract/catalog/product-type-labels'
import type { Product, ProductColor } from '@tohfa/contract/catalog/products'
import { href } from '@tohfa/contract/shared/site-map'

/** Who reads a feed. Meta takes no WebP. */
export const feedReaders = ['google', 'meta'] as const
export type FeedReader = (typeof feedReaders)[number]

/** The attributes of an item in their order; a name may occur several times. */
export type FeedItem = readonly (readonly [name: string, value: string])[]

/** Limits of https://support.google.com/merchants/answer/7052112, in characters. */
const most = { title: 150, description: 5_000, pictures: 10 } as const

type Variant = { entry: ProductColor; size: string | null; pack: number | null; stock: number }

/**
 * Each colour, size and pack of a product as an item, with the price that one piece can really be
 * bought for. An id lasts as long as the variant has its name.
 * @param url the public address of the shop without a trailing slash
 */
export function feedItems(product: Product, url: string, reader: FeedReader): FeedItem[] {
  const all = variantsOf(product)
  return all.map((variant) => itemOf(product, variant, { url, reader, hasOthers: all.length > 1 }))
}

function variantsOf({ colors, quantity }: Product): Variant[] {
  const packs = quantity?.length ? quantity : [null]
  return colors.flatMap((entry) => {
    const sizes = entry.sizes?.map(({ size, stock }) => ({ size, stock })) ?? [
      { size: null, stock: entry.stock ?? 0 },
    ]
    return sizes.flatMap((one) => packs.map((pack) => ({ entry, ...one, pack })))
  })
}

function itemOf(
  product: Product,
  { entry, size, pack, stock }: Variant,
  { url, reader, hasOthers }: { url: string; reader: FeedReader; hasOthers: boolean },
): FeedItem {
  const { price, payable } = shownPrice(product, pack)
  const absolute = (path: string) => (path.startsWith('/') ? url + path : path)
  const readable = (path: string) => (reader === 'google' ? path : (linkPicturePath(path) ?? path))
  const pictures = (entry.images.length > 0 ? entry.images : [product.thumbnail ?? []].flat())
    .slice(0, 1 + most.pictures)
    .map((path) => absolute(readable(path)))
  const [first, ...others] = pictures
  const variant = [entry.color, size, pack === null ? null : `${pack} N`].filter(
    (word) => word !== null,
  )
  const isApparel = size !== null
  const attributes: (readonly [string, string | undefined])[] = [
    ['id', hasOthers ? `${product.id}-${digestOf(variant)}` : product.id],
    ['item_group_id', hasOthers ? product.id : undefined],
    ['title', cut([product.title, ...(hasOthers ? variant : [])].join(', '), most.title)],
    ['description', cut(product.description || product.title, most.description)],
    ['link', absolute(href(`/product-detail/${product.id}`))],
    ['image_link', first],
    ...others.map((picture) => ['additional_image_link', picture] as const),
    ['availability', !product.trackStock || stock > 0 ? 'in_stock' : 'out_of_stock'],
    ['price', rupees(price)],
    ['sale_price', payable < price ? rupees(payable) : undefined],
    ['brand', product.brand],
    ['condition', 'new'],
    // Goods that are printed to order have no number of a manufacturer.
    ['identifier_exists', 'no'],
    ['product_type', productTypeLabels[product.productType]],
    ['color', entry.color],
    ['size', size ?? undefined],
    ['age_group', isApparel ? 'adult' : undefined],
    ['gender', isApparel ? 'unisex' : undefined],
  ]
  return attributes.filter((one): one is [string, string] => one[1] !== undefined)
}

/** Ids have at most 50 characters, and a colour's name may be long. */
const digestOf = (variant: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(variant)).digest('hex').slice(0, 12)

const rupees = (amount: number): string => `${amount.toFixed(2)} INR`

/** Never within a letter of two code units. */
const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('')
