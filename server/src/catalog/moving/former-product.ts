/** A variant as the file of a former shop has it. */
export type FormerVariant = {
  line: number
  /** A value for each option of the product. */
  values: string[]
  price: string
  /** The price before a reduction; empty without one. */
  before: string
  stock: string
  isTracked: boolean
  /** The address or file name of its picture; empty for those of the product. */
  picture: string
}

/** A product of a former shop. */
export type FormerProduct = {
  line: number
  /** Its identity in that shop. */
  key: string
  /** Its former paths. */
  addresses: string[]
  title: string
  html: string
  /** What that shop calls its type or category. */
  type: string
  maker: string
  visibility: 'published' | 'hidden' | 'draft'
  options: string[]
  variants: FormerVariant[]
  pictures: string[]
  /** Further facts by their names in small letters, such as a material. */
  facts: ReadonlyMap<string, string>
}

/** The columns of the file that say what ours need, for messages about a cell. */
export type FormerColumns = {
  title: string
  description: string
  type: string
  price: string
  before: string
  stock: string
  picture: string
  option: string
}

export type Former = { products: FormerProduct[]; columns: FormerColumns }

/** Others are answered after so many. */
export const productsAtOnce = 50
