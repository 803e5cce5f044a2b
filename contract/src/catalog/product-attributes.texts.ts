import type { TraitKind } from './trait-kind.ts'

/**
 * The definition of a trait; the form, its checks, pages, the staff log and files derive from it.
 */
export type TraitRow = {
  label: string
  /** The label in the staff's form, where it is more detailed. */
  formLabel?: string
  hint?: string
  traitKind: TraitKind
  /** The most characters. */
  most: number
  /**
   * Common values, suggested while typing. Their Hindi is in `trait-words.texts` of the catalogue.
   */
  usual?: readonly string[]
}

/**
 * Attributes: the fields that some product types have, in display order. The types that have and
 * require them are in `product-types/<type>/type.ts`.
 */
export const attributeRows = {
  material: {
    label: 'Material',
    traitKind: 'words',
    most: 120,
    usual: ['100% combed cotton, 180 GSM', 'Cotton drill', 'Glazed stoneware', 'Stainless steel'],
  },
  sleeveType: {
    label: 'Sleeve',
    formLabel: 'Sleeve Type',
    traitKind: 'words',
    most: 120,
    usual: ['Half sleeve', 'Full sleeve', 'Sleeveless'],
  },
  neckType: {
    label: 'Neck',
    formLabel: 'Neck Type',
    traitKind: 'words',
    most: 120,
    usual: ['Round neck', 'V-neck', 'Polo collar', 'Mandarin collar'],
  },
  dimensions: {
    label: 'Dimensions',
    traitKind: 'words',
    most: 120,
    usual: ['40 × 40 cm', '24 × 20 cm, 3 mm', '89 × 51 mm'],
  },
  firmness: {
    label: 'Firmness',
    traitKind: 'words',
    most: 120,
    usual: ['Soft', 'Medium', 'Firm'],
  },
  fillMaterial: {
    label: 'Filling',
    formLabel: 'Fill Material',
    traitKind: 'words',
    most: 120,
    usual: ['Hollow-fibre insert included', 'Cotton insert included', 'Cover only'],
  },
  capacity: {
    label: 'Capacity',
    traitKind: 'words',
    most: 120,
    usual: ['330 ml', '420 ml'],
  },
  paperType: {
    label: 'Paper',
    formLabel: 'Paper Type',
    traitKind: 'words',
    most: 120,
    usual: ['Matte board, 350 GSM', 'Gloss art board, 350 GSM', 'Uncoated board, 300 GSM'],
  },
} as const satisfies Record<string, TraitRow>

/**
 * Particulars: what the law requires to be shown before a purchase (docs/product.md 3.13), in
 * display order. `missingParticulars` gives those that a product lacks.
 */
export const particularRows = {
  genericName: {
    label: 'Generic name',
    hint: 'What the thing is, such as T-shirt',
    traitKind: 'words',
    most: 80,
  },
  netQuantity: {
    label: 'Net quantity',
    hint: 'Such as 1 N for one piece, or 250 g',
    traitKind: 'quantity',
    most: 20,
  },
  measurements: {
    label: 'Measurements',
    hint: 'How large it is, such as 6 × 3 cm',
    traitKind: 'words',
    most: 120,
  },
  countryOfOrigin: { label: 'Country of origin', traitKind: 'country', most: 60 },
  maker: { label: 'Maker', hint: 'Name and address', traitKind: 'address', most: 300 },
  packer: {
    label: 'Packer',
    hint: 'Name and address, where it is not the maker',
    traitKind: 'address',
    most: 300,
  },
  importer: {
    label: 'Importer',
    hint: 'Name and address, where it is imported',
    traitKind: 'address',
    most: 300,
  },
} as const satisfies Record<string, TraitRow>
