import type { Product } from '@tohfa/contract/catalog/products'
import type { FieldShape } from './field-shapes.ts'
import type { ProofFlow } from '#studio/proof/proof-flow.ts'

/** What is chosen of a product: what a design is made for. */
export type Chosen = { color: string; size: string | null; pack: number | null }

/** What the shop said against what stood in a field. */
export type RefusedField = { field: string; value: string | null; sentence: string }

export type StudioProps = {
  product: Product
  choice: Chosen
  onChoose: (choice: Chosen) => void
  /** What lies over the product's picture: the picture of the design is drawn there. */
  frame: HTMLElement | null
  /** Where its small picture goes, the first of the product's. */
  small: HTMLElement | null
  /** Whether it is looked at, and not a picture of the sample; null before there is one. */
  isShown: boolean | null
  onShow: (isShown: boolean) => void
  /** How much room the fields take, where that is known before they are. */
  shapes?: readonly FieldShape[] | undefined
  /** Whether somebody chose to have something of their own printed. */
  isWished: boolean
  /** Tells what the buttons do; null where they do what they always do. */
  onProofFlow: (proofFlow: ProofFlow | null) => void
}
