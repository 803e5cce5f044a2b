import type { Product } from '@tohfa/contract/catalog/products'
import type { FieldShape } from './field-shapes.ts'
import type { ProofFlow } from '#studio/proof/proof-flow.ts'

/** The selected variant of the product, for which a design is made. */
export type Chosen = { color: string; size: string | null; pack: number | null }

/** The shop's refusal of a field's value. */
export type RefusedField = { field: string; value: string | null; sentence: string }

export type StudioProps = {
  product: Product
  choice: Chosen
  onChoose: (choice: Chosen) => void
  /** The element over the product's picture, in which the design is drawn. */
  frame: HTMLElement | null
  /** The element of its thumbnail, the first of the product's. */
  small: HTMLElement | null
  /**
   * Whether the design is displayed, instead of a picture of the sample; null before there is one.
   */
  isShown: boolean | null
  onShow: (isShown: boolean) => void
  /** The size of the fields, if it is known before they load. */
  shapes?: readonly FieldShape[] | undefined
  /** Whether the person chose to have a print. */
  isWished: boolean
  /** Sets the flow of the purchase buttons; null for the default. */
  onProofFlow: (proofFlow: ProofFlow | null) => void
}
