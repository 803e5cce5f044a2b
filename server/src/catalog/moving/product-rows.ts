import type { MovingAnswers, TypeAnswer } from '@tohfa/contract/catalog/moving/moving'
import { onlyColor } from '@tohfa/contract/catalog/only-color'
import { longestTitle } from '@tohfa/contract/catalog/product-form'
import { cut } from '@tohfa/contract/shared/cut'
import type { ProductColumn } from '@tohfa/contract/catalog/product-import'
import { productAttributes, productTypes } from '@tohfa/contract/catalog/products'
import type { ImportProblem } from '@tohfa/contract/shared/import-problem'
import { problemAt } from '#platform/csv/read-csv.ts'
import { readNumber } from '#platform/csv/read-number.ts'
import { message } from '#platform/http/messages.ts'
import type { FormerColumns, FormerProduct, FormerVariant } from './former-product.ts'
import { sizeOf } from './guesses.ts'
import { movedPrice } from './moved-price.ts'
import { pictureName } from './picture-name.ts'
import { plainHtml } from './plain-html.ts'
import { descriptionOf, highlightsOf } from './shown-words.ts'

/** A product of ours that a former one becomes, as the cells of its row. */
export type MovedRow = {
  line: number
  /** Of the former product, with the part where it becomes several. */
  key: string
  addresses: string[]
  cells: Partial<Record<ProductColumn, string>>
  /** The cells that it was read from, by ours. */
  from: Partial<Record<ProductColumn, { column: string; cell: string }>>
}

export type Answered = Pick<MovingAnswers, 'separatePrices' | 'discount'> & {
  types: ReadonlyMap<string, TypeAnswer | null>
  options: ReadonlyMap<string, 'color' | 'size' | 'separate' | null>
  /** Addresses of uploaded pictures by `pictureName`. */
  pictures: ReadonlyMap<string, string>
}

/**
 * What a product becomes: one of ours, or several where staff separate an option or prices. What
 * cannot be decided by the file is added to `problems`, at its cell.
 */
export function productRows(
  product: FormerProduct,
  columns: FormerColumns,
  answered: Answered,
  problems: ImportProblem[],
): MovedRow[] {
  const answer = answered.types.get(product.type) ?? null
  if (!answer) {
    problems.push(problemAt(product.line, columns.type, message('movedTypeUnknown', product.type)))
    return []
  }
  const unknown = product.options.filter((name) => !answered.options.get(name))
  for (const name of unknown)
    problems.push(problemAt(product.line, columns.option, message('movedOptionUnknown', name)))
  if (unknown.length > 0) return []
  if (product.variants.length === 0) {
    problems.push(problemAt(product.line, columns.price, message('required')))
    return []
  }
  const separate = product.options.flatMap((name, at) =>
    useOf(name, answer, answered) === 'separate' ? [at] : [],
  )
  const groups = Map.groupBy(product.variants, ({ values, price, before }) =>
    [
      ...separate.map((at) => values[at] ?? ''),
      ...(answered.separatePrices ? [`${price} ${before}`] : []),
    ].join(separator),
  )
  return [...groups].map(([part, variants], at) => {
    const words = separate.map((option) => variants[0]?.values[option] ?? '')
    if (answered.separatePrices && groups.size > 1 && separate.length < product.options.length)
      words.push(
        ...new Set(
          variants.map(({ values }) => values.filter((_, n) => !separate.includes(n)).join(' ')),
        ),
      )
    return rowOf(
      product,
      variants,
      { columns, answer, answered, problems },
      {
        key: groups.size > 1 && part ? `${product.key}${separator}${part}` : product.key,
        title: groups.size > 1 ? titleOf(product.title, words) : product.title,
        addresses: at === 0 ? product.addresses : [],
      },
    )
  })
}

const separator = '\u001F'

const titleOf = (title: string, words: readonly string[]): string =>
  cut(`${title}, ${words.filter(Boolean).join(' ')}`, longestTitle)

/** A size of a type without sizes, such as that of a mug, separates products. */
function useOf(name: string, { productType }: TypeAnswer, { options }: Answered) {
  const use = options.get(name) ?? null
  const hasSizes = productTypes[productType].sizes.length > 0
  return use === 'size' && !hasSizes ? 'separate' : use
}

type Reading = {
  columns: FormerColumns
  answer: TypeAnswer
  answered: Answered
  problems: ImportProblem[]
}

function rowOf(
  product: FormerProduct,
  variants: readonly FormerVariant[],
  reading: Reading,
  { key, title, addresses }: Pick<MovedRow, 'key' | 'addresses'> & { title: string },
): MovedRow {
  const { columns, answer, problems } = reading
  const [first] = variants
  const plain = plainHtml(product.html)
  const colors = colorsOf(product, variants, reading)
  const price = priceOf(variants, reading)
  const facts = productAttributes.map((name) => [
    name,
    answer.attributes?.[name] || product.facts.get(factNames[name] ?? name.toLowerCase()) || '',
  ])
  for (const { line, picture } of colors.missing)
    problems.push(problemAt(line, columns.picture, message('movedPictureMissing', picture)))
  return {
    line: product.line,
    key,
    addresses,
    cells: {
      productType: answer.productType,
      category: answer.category,
      title,
      description: descriptionOf(plain),
      highlights: highlightsOf(plain),
      brand: product.maker,
      price: price ? String(price.price) : '',
      discount: String(price?.discount ?? reading.answered.discount),
      rating: '0',
      trackStock: variants.some(({ isTracked }) => isTracked) ? 'yes' : 'no',
      quantity: answer.quantity ?? '',
      colors: colors.names,
      images: colors.images,
      stock: colors.stock,
      visibility: product.visibility,
      ...Object.fromEntries(facts),
    },
    from: {
      productType: { column: columns.type, cell: product.type },
      category: { column: columns.type, cell: product.type },
      title: { column: columns.title, cell: product.title },
      description: { column: columns.description, cell: plain.text },
      highlights: { column: columns.description, cell: plain.text },
      price: { column: columns.price, cell: first?.price ?? '' },
      discount: { column: columns.before, cell: first?.before ?? '' },
      colors: { column: columns.option, cell: product.options.join(', ') },
      images: { column: columns.picture, cell: product.pictures[0] ?? '' },
      stock: { column: columns.stock, cell: first?.stock ?? '' },
    },
  }
}

/** How other shops call our attributes, in small letters. */
const factNames: Readonly<Record<string, string>> = {
  material: 'material',
  sleeveType: 'sleeve',
  neckType: 'neck',
  fillMaterial: 'filling',
  paperType: 'paper',
}

function priceOf(variants: readonly FormerVariant[], { columns, answered, problems }: Reading) {
  const [first] = variants
  if (!first) return null
  const tell = (line: number, column: string, why: 'movedPriceInvalid' | 'movedPricesDiffer') => {
    problems.push(problemAt(line, column, message(why)))
    return null
  }
  const other = variants.find(
    ({ price, before }) => price !== first.price || before !== first.before,
  )
  if (other) return tell(other.line, columns.price, 'movedPricesDiffer')
  const paid = readNumber(first.price, '.', '₹')
  const before = first.before ? readNumber(first.before, '.', '₹') : 0
  if (typeof paid !== 'number') return tell(first.line, columns.price, 'movedPriceInvalid')
  if (typeof before !== 'number') return tell(first.line, columns.before, 'movedPriceInvalid')
  const price = movedPrice(paid, before || undefined, answered.discount)
  return price ?? tell(first.line, before > 0 ? columns.before : columns.price, 'movedPriceInvalid')
}

/** The colours of a row's cells, with their pictures and stocks. */
function colorsOf(
  { options, pictures }: FormerProduct,
  variants: readonly FormerVariant[],
  { answer, answered }: Reading,
) {
  const at = (use: string) => options.findIndex((name) => useOf(name, answer, answered) === use)
  const [color, size] = [at('color'), at('size')]
  const { sizes } = productTypes[answer.productType]
  const missing: { line: number; picture: string }[] = []
  const addressOf = (picture: string, line: number): string[] => {
    const found = answered.pictures.get(pictureName(picture))
    if (!found && picture) missing.push({ line, picture: pictureName(picture) })
    return found ? [found] : []
  }
  const byColor = Map.groupBy(variants, ({ values }) => plainName(values[color] ?? '') || onlyColor)
  const shared = pictures.slice(0, mostPictures)
  const all = [...byColor].map(([name, own]) => {
    const ownPictures = [...new Set(own.map(({ picture }) => picture).filter(Boolean))]
    const shown = byColor.size > 1 && ownPictures.length > 0 ? ownPictures : shared
    const line = own[0]?.line ?? 0
    if (shown.length === 0) missing.push({ line, picture: '' })
    const stocks =
      sizes.length > 0
        ? own.map(({ values, stock }) => {
            const typed = values[size] ?? (sizes.includes('Adjustable') ? 'Adjustable' : '')
            return `${sizeOf(typed)}:${stockOf(stock)}`
          })
        : [String(own.reduce((sum, { stock }) => sum + stockOf(stock), 0))]
    return {
      name,
      images: [...new Set(shown.flatMap((picture) => addressOf(picture, line)))],
      stocks,
    }
  })
  const cell = (of: (one: (typeof all)[number]) => string) => all.map(of).join(' | ')
  return {
    names: cell(({ name }) => name),
    images: cell(({ images }) => images.slice(0, mostPictures).join(' ')),
    stock: cell(({ stocks }) => stocks.join(' ')),
    missing: [...new Map(missing.map((one) => [one.picture, one])).values()],
  }
}

const mostPictures = 10
const plainName = (name: string) => name.replaceAll('|', '/').trim()

/** Oversold stock is below zero there; some makes write fractions. */
function stockOf(cell: string): number {
  const number = Number(cell)
  return Number.isFinite(number) ? Math.min(Math.max(Math.trunc(number), 0), 1_000_000) : 0
}
