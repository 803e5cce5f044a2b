import type { CollectedProduct, FilledCollection } from '@tohfa/contract/catalog/collections'
import type { Product } from '@tohfa/contract/catalog/products'
import { call } from '#platform/api/api-client.ts'

/** A collection in the form. */
export type CollectionDraft = {
  id: string | null
  slug: string
  title: string
  titleHi: string
  description: string
  descriptionHi: string
  /** Separated by commas. */
  words: string
  shown: boolean
  products: readonly CollectedProduct[]
}

export const emptyDraft: CollectionDraft = {
  id: null,
  slug: '',
  title: '',
  titleHi: '',
  description: '',
  descriptionHi: '',
  words: '',
  shown: true,
  products: [],
}

export function draftOf({ words, ...collection }: FilledCollection): CollectionDraft {
  return { ...emptyDraft, ...collection, words: words.join(', ') }
}

/** The default slug for a title: `For mother` gives `for-mother`. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
}

export function toCollected(product: Product): CollectedProduct {
  const { id, title, thumbnail, visibility = 'published' } = product
  return { id, title, thumbnail: product.colors[0]?.images[0] ?? thumbnail, visibility }
}

export function saveCollection({ id, words, products, ...rest }: CollectionDraft) {
  const body = {
    ...rest,
    words: words.split(/[,\n]/).flatMap((word) => word.trim() || []),
    productIds: products.map((product) => product.id),
  }
  return id
    ? call('PUT /admin/collections/:id', { params: { id }, body })
    : call('POST /admin/collections', { body })
}
