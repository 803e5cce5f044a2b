import type { Product } from '@tohfa/contract/catalog/products'
import { emptyDraft, noTraits, type ProductDraft } from './product-draft.ts'

type Kept = { draft: ProductDraft; since: string | null }

const keyOf = (base: Product | null) => `product-draft-${base?.id ?? 'new'}`

/** What was typed into the form of a product, as long as nobody changed the product since. */
export function readDraft(base: Product | null): ProductDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(base)) ?? 'null') as Kept | null
    if (!kept || kept.since !== (base?.updatedAt ?? null)) return null
    // An upload does not go on after a reload.
    const colors = kept.draft.colors.map((color) => ({ ...color, isUploading: false }))
    const draft = { ...emptyDraft(), ...kept.draft }
    return { ...draft, traits: { ...noTraits, ...draft.traits }, colors }
  } catch {
    return null
  }
}

/** Survives a reload of this window and a session that ended meanwhile. */
export function keepDraft(base: Product | null, draft: ProductDraft): void {
  const kept: Kept = { draft, since: base?.updatedAt ?? null }
  sessionStorage.setItem(keyOf(base), JSON.stringify(kept))
}

export function dropDraft(base: Product | null): void {
  sessionStorage.removeItem(keyOf(base))
}
