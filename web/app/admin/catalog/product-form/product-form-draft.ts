import { sessionDraft } from '#platform/session/session-draft.ts'
import type { Product } from '@tohfa/contract/catalog/products'
import { emptyDraft, noTraits, type ProductDraft } from './product-draft.ts'

const storedFor = (base: Product | null) =>
  sessionDraft<{ draft: ProductDraft; since: string | null }>(`product-draft-${base?.id ?? 'new'}`)

/** The draft of a product's form; it is discarded when somebody else has changed the product. */
export function productFormDraft(base: Product | null) {
  const stored = storedFor(base)
  const since = base?.updatedAt ?? null
  return {
    read(): ProductDraft | null {
      const found = stored.read()
      if (!found || found.since !== since) return null
      // An upload does not continue after a reload.
      const colors = found.draft.colors.map((color) => ({ ...color, isUploading: false }))
      const draft = { ...emptyDraft(), ...found.draft }
      return { ...draft, traits: { ...noTraits, ...draft.traits }, colors }
    },
    write: (draft: ProductDraft) => stored.write({ draft, since }),
    clear: stored.clear,
  }
}
