import type { ProductTrait } from '@tohfa/contract/catalog/product-attributes'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import type { Visibility } from '@tohfa/contract/catalog/visibility'
import { categoriesOf } from '@tohfa/contract/catalog/product-types'
import {
  emptyColor,
  sizesOf,
  type ChartDraft,
  type BreakDraft,
  type ColorDraft,
  type PlainField,
  type ProductDraft,
} from './product-draft.ts'

export type DraftChange =
  | { kind: 'field'; field: PlainField; value: string }
  | { kind: 'trait'; name: ProductTrait; value: string }
  | { kind: 'type'; productType: ProductType | ''; traits?: Partial<ProductDraft['traits']> }
  | { kind: 'trackStock'; on: boolean }
  | { kind: 'visibility'; visibility: Visibility }
  | { kind: 'priceBreaks'; priceBreaks: readonly BreakDraft[] }
  | { kind: 'packPrices'; packPrices: ProductDraft['packPrices'] }
  | { kind: 'sizeChart'; sizeChart: ChartDraft }
  | { kind: 'addColor' }
  | { kind: 'removeLastColor' }
  | { kind: 'removeColor'; key: string }
  | { kind: 'color'; key: string; change: Partial<ColorDraft> }

/**
 * The draft after a change. Unchanged colours keep their identity, so they are not rendered again.
 */
export function changeDraft(draft: ProductDraft, change: DraftChange): ProductDraft {
  switch (change.kind) {
    case 'field':
      return { ...draft, [change.field]: change.value }
    case 'trait':
      return { ...draft, traits: { ...draft.traits, [change.name]: change.value } }
    case 'type':
      return withType(draft, change.productType, change.traits)
    case 'trackStock':
      return { ...draft, trackStock: change.on }
    case 'visibility':
      return { ...draft, visibility: change.visibility }
    case 'priceBreaks':
      return { ...draft, priceBreaks: change.priceBreaks }
    case 'packPrices':
      return { ...draft, packPrices: change.packPrices }
    case 'sizeChart':
      return { ...draft, sizeChart: change.sizeChart }
    case 'addColor':
      return { ...draft, colors: [...draft.colors, emptyColor()] }
    case 'removeLastColor':
      return { ...draft, colors: draft.colors.slice(0, -1) }
    case 'removeColor':
      return { ...draft, colors: draft.colors.filter(({ key }) => key !== change.key) }
    case 'color':
      return {
        ...draft,
        colors: draft.colors.map((color) =>
          color.key === change.key ? { ...color, ...change.change } : color,
        ),
      }
  }
}

/** Changing the type selects its first category (docs/product.md 15.4), and its own sizes. */
function withType(
  draft: ProductDraft,
  productType: ProductType | '',
  traits: Partial<ProductDraft['traits']> = {},
): ProductDraft {
  const sizes = sizesOf(productType)
  return {
    ...draft,
    productType,
    traits: { ...draft.traits, ...traits },
    sizeChart: {},
    category: productType ? (categoriesOf(productType)[0] ?? '') : '',
    colors: draft.colors.map((color) => ({
      ...color,
      sizes: color.sizes.filter(({ size }) => sizes.includes(size)),
    })),
  }
}
