import { tShirts } from './product-types/t-shirts/type.ts'
import { businessCards } from './product-types/business-cards/type.ts'
import { coffeeMug } from './product-types/coffee-mug/type.ts'
import { caps } from './product-types/caps/type.ts'
import { pillow } from './product-types/pillow/type.ts'
import { keyChain } from './product-types/key-chain/type.ts'
import { mousepad } from './product-types/mousepad/type.ts'
import { bracelet } from './product-types/bracelet/type.ts'
import { photoFrame } from './product-types/photoframe/type.ts'
import type { ProductTypeRow } from './product-types/product-type-row.ts'
import type { ProductType } from './product-type-labels.ts'

const types = {
  't-shirts': tShirts,
  'business-cards': businessCards,
  'coffee-mug': coffeeMug,
  caps: caps,
  pillow: pillow,
  'key-chain': keyChain,
  mousepad: mousepad,
  bracelet: bracelet,
  photoframe: photoFrame,
} as const satisfies Record<ProductType, ProductTypeRow>

export const productTypes: Record<ProductType, ProductTypeRow> = types

type Rows = (typeof types)[ProductType]
type Labels<Row> = Row extends { categories: infer Categories }
  ? Categories[keyof Categories] extends { label: infer Label }
    ? Label
    : never
  : never

/** A category label, as products and addresses store it. */
export type ProductCategory = Labels<Rows>

/** The category labels of a type. */
export function categoriesOf(type: ProductType): string[] {
  return Object.values(productTypes[type].categories).map(({ label }) => label)
}
