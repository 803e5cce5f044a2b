import { useEffect, useReducer, useRef, useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import { changeDraft, type DraftChange } from './change-draft.ts'
import { productFormDraft } from './product-form-draft.ts'
import {
  type Begins,
  draftOf,
  givenAtChange,
  newDraft,
  type ProductDraft,
} from './product-draft.ts'
import { bodyOf } from './send-draft.ts'
import { deletePictures } from './upload.calls.ts'

const quietMs = 400

/**
 * The draft of a form, stored in this window until it is saved or discarded; a new one begins with
 * `begins`.
 */
export function useDraft(base: Product | null, begins: Begins) {
  const [first] = useState(() => (base ? draftOf(base) : newDraft(begins)))
  const [restored] = useState(() => productFormDraft(base).read())
  const [draft, change] = useReducer(
    // A new product gets the defaults of the type that is chosen.
    (draft: ProductDraft, made: DraftChange) =>
      changeDraft(
        draft,
        made.kind === 'type' && !base
          ? { ...made, traits: givenAtChange(begins, draft, made.productType) }
          : made,
      ),
    restored ?? first,
  )
  const [untouched] = useState(() => signOf(first))
  const isDirty = draft !== first && signOf(draft) !== untouched
  /** Saved or discarded, though the form is visible until the next page is. */
  const isOver = useRef(false)

  useEffect(() => {
    if (!isDirty) return undefined
    // Saving at a pause in the typing is enough.
    const timer = setTimeout(() => {
      if (!isOver.current) productFormDraft(base).write(draft)
    }, quietMs)
    return () => clearTimeout(timer)
  }, [base, draft, isDirty])

  // Pictures that were uploaded and removed again belong to no product.
  const seen = useRef(new Set<string>())
  useEffect(() => {
    for (const image of imagesOf(draft)) seen.current.add(image)
  }, [draft])

  function end(shown: readonly string[]) {
    isOver.current = true
    productFormDraft(base).clear()
    void deletePictures([...seen.current].filter((image) => !shown.includes(image)))
  }

  return {
    draft,
    change,
    isDirty,
    isRestored: restored !== null,
    /** Discards the draft and the pictures uploaded for it. */
    discard: () => end(imagesOf(first)),
    /** Discards the draft of a saved product, and the pictures that it no longer shows. */
    settle: (saved: Product) => end(imagesOf(saved)),
  }
}

function imagesOf({ colors }: { colors: readonly { images: readonly string[] }[] }): string[] {
  return colors.flatMap(({ images }) => images)
}

function signOf(draft: ProductDraft): string {
  return JSON.stringify(bodyOf(draft))
}
