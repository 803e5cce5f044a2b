import { isBlank } from '@tohfa/print-engine/text/blank'
import { knownTraits, type ProductTrait } from '@tohfa/contract/catalog/product-attributes'
import type { blank } from '@tohfa/contract/catalog/blanks'
import { onlyColor } from '@tohfa/contract/catalog/only-color'
import { priceFromPaid } from '@tohfa/contract/catalog/price-paid'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { categoriesOf } from '@tohfa/contract/catalog/product-types'
import type { Product } from '@tohfa/contract/catalog/products'
import type { Visibility } from '@tohfa/contract/catalog/visibility'
import {
  attributesOf,
  type Begins,
  type ColorDraft,
  draftOf,
  givenFor,
  newDraft,
  type ProductDraft,
  sizesOf,
} from '#admin/catalog/product-form/product-draft.ts'
import { typedRupees } from '#admin/frame/typed-number.ts'
import { usualFacts } from './usual-facts.ts'

type Blank = (typeof blank)['_output']

/** What is asked: pictures, name, type, price and stock. */
export type QuickAnswers = {
  color: ColorDraft
  title: string
  /** The name in English of goods that are named in Hindi. */
  titleEn: string
  productType: ProductType | ''
  /** What the buyer pays, as typed. */
  paid: string
  /** Made to order, counted, or the id of a blank. */
  stock: 'made' | 'counted' | (string & {})
  pieces: string
}

/** What staff wrote in place of what follows from type and title. */
export type QuickWords = Partial<Record<ProductTrait, string>> &
  Partial<Pick<ProductDraft, 'description' | 'highlights'>>

type From = {
  begins: Begins
  /** The newest product of the type. */
  newest: Product | null
  blanks: readonly Blank[]
}

export const isHindi = (name: string): boolean => /\p{Script=Devanagari}/u.test(name)

/** A name in Hindi is the English one too where there is no other: papers need one. */
function namesOf({ title, titleEn }: QuickAnswers): Pick<ProductDraft, 'title' | 'titleHi'> {
  if (!isHindi(title)) return { title, titleHi: '' }
  return { title: isBlank(titleEn) ? title : titleEn, titleHi: title }
}

/** A whole product out of four answers; the rest follows from its type. */
export function quickDraft(
  answers: QuickAnswers,
  words: QuickWords,
  { begins, newest, blanks }: From,
  visibility: Visibility,
): ProductDraft {
  const { productType, color, stock, pieces } = answers
  const { title, titleHi } = namesOf(answers)
  const empty = newDraft(begins)
  const usual = productType ? usualFacts[productType] : {}
  const known = newest ? draftOf(newest) : null
  const { quantity = '', ...facts } = usual
  const traits = {
    ...empty.traits,
    ...facts,
    ...(newest && knownTraits(newest)),
    ...givenFor(begins, productType).traits,
    ...knownTraits(words),
  }
  const attributes = attributesOf(productType).map((name) => traits[name])
  const blank = blanks.find(({ id }) => id === stock)
  const ofBlank = blank?.variants.filter((one) => one.color === blank.variants[0]?.color)
  const sizes = sizesOf(productType).filter(
    (size) => !ofBlank || ofBlank.some((one) => one.size === size),
  )
  const figure = stock === 'counted' ? pieces : '0'
  return {
    ...empty,
    productType,
    title,
    titleHi,
    category: known?.category ?? (productType ? (categoriesOf(productType)[0] ?? '') : ''),
    ...pricesOf(answers.paid),
    rating: '0',
    description: words.description ?? descriptionOf(title, attributes),
    highlights: words.highlights ?? [...attributes, ...closing].join(' | '),
    quantity: known?.quantity || quantity,
    traits,
    blankId: blank ? blank.id : '',
    trackStock: stock === 'counted',
    visibility,
    colors: [
      {
        ...color,
        color: ofBlank?.[0]?.color ?? onlyColor,
        stock: figure,
        sizes: sizes.map((size) => ({ size, stock: figure })),
      },
    ],
  }
}

/** Stored with the product, so in the language of stored products. */
const closing = ['As the pictures show it', 'Ask us before you order']
const descriptionOf = (title: string, attributes: readonly string[]) =>
  `${[title, attributes.join(', ')].filter(Boolean).join('. ')}. The pictures show what you get. If you want to know more, ask us before you order.`

/** What the buyer pays; undefined for what is no amount above 0. */
export function paidRupees(paid: string): number | undefined {
  const rupees = typedRupees(paid) ?? 0
  return rupees > 0 ? rupees : undefined
}

function pricesOf(paid: string): Pick<ProductDraft, 'price' | 'discount'> {
  const rupees = paidRupees(paid)
  if (rupees === undefined) return { price: '', discount: '1' }
  const { price, discount } = priceFromPaid(rupees)
  return { price: String(price), discount: String(discount) }
}
