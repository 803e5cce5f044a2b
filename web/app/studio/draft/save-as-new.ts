import type { Product } from '@tohfa/contract/catalog/products'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Chosen } from '#studio/fields/studio-props.ts'
import { filledValues, freeScene } from './design-of.ts'
import { sendDesign, sendPhotos, type Unsent } from './send-design.ts'
import type { DraftState } from './use-draft.ts'

/** A draft, and the variant that it is a design of. */
export type DraftOfVariant = {
  product: Product
  studio: ProductStudio
  choice: Chosen
  draftState: DraftState
}

/** What is saved of a draft. */
export const toSave = ({ studio, draftState: { draft } }: DraftOfVariant) => ({
  values: filledValues(studio.fields, draft.values),
  scene: freeScene(studio, draft.scene),
})

/** Saves a draft as another design of the account. */
export async function saveAsNew(
  saved: DraftOfVariant,
  keep: DraftState['keepDesign'],
): Promise<Unsent | null> {
  const { draft, photos, keepPhoto } = saved.draftState
  const { color, size } = saved.choice
  const content = toSave(saved)
  const unsent = await sendPhotos(content, photos, () => undefined, keepPhoto)
  if (unsent) return unsent
  const productId = saved.product.id
  const answer = await sendDesign({ ...content, productId, color, size, design: null })
  if (!answer.success) return answer
  const { id, version } = answer.data
  keep({ id, version, color, size }, draft)
  return null
}
