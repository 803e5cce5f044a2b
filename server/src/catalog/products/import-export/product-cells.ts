import { latinDigits } from '@tohfa/contract/shared/identifiers'
import { trimBlank } from '@tohfa/print-engine/text/blank'
import type { ProductForm } from '@tohfa/contract/catalog/product-form'
import type { ProductColumn } from '@tohfa/contract/catalog/product-import'
import {
  each,
  isProductType,
  productTraits,
  productTypes,
  type Product,
} from '@tohfa/contract/catalog/products'
import {
  measures,
  readMeasure,
  type SizeRow,
  writtenMeasure,
} from '@tohfa/contract/catalog/product-types/size-chart'
import { type DecimalSign, readNumber, type Unit } from '#platform/csv/read-number.ts'
import { message, type Message } from '#platform/http/messages.ts'

export type Cells = Record<ProductColumn, string>

/** The titles of blanks by their ids. */
export type BlankTitles = ReadonlyMap<string, string>

/** Between colours, as between highlights; between the pictures or sizes of one colour is a space. */
const bar = ' | '

/** A product, or the form of one, as the cells of its row in a file. */
export function cellsOf(product: Product | ProductForm, blanks: BlankTitles): Cells {
  const { colors } = product
  return {
    id: 'id' in product ? product.id : '',
    productType: product.productType,
    category: product.category,
    title: product.title,
    description: product.description,
    highlights: product.highlights.join(bar),
    titleHi: product.titleHi ?? '',
    descriptionHi: product.descriptionHi ?? '',
    highlightsHi: product.highlightsHi?.join(bar) ?? '',
    brand: product.brand ?? '',
    price: String(product.price),
    discount: String(product.discount),
    rating: String(product.rating),
    trackStock: product.trackStock ? 'yes' : 'no',
    quantity: (product.quantity ?? []).join(' '),
    colors: colors.map(({ color }) => color).join(bar),
    images: colors.map(({ images }) => images.join(' ')).join(bar),
    stock: colors
      .map(({ sizes, stock }) =>
        sizes ? sizes.map((one) => `${one.size}:${one.stock}`).join(' ') : String(stock ?? 0),
      )
      .join(bar),
    blank: blanks.get(product.blankId ?? '') ?? '',
    ...each(productTraits, (name) => product[name] ?? ''),
    taxClass: product.taxClass ?? '',
    hsn: product.hsn ?? '',
    sizeChart: (product.sizeChart ?? []).map(cellOfSize).join(bar),
    priceBreaks: pairsOf((product.priceBreaks ?? []).map(({ from, percent }) => [from, percent])),
    packPrices: pairsOf((product.packPrices ?? []).map(({ quantity, price }) => [quantity, price])),
    visibility: product.visibility ?? 'published',
  }
}

/** The field of a product's form that a cell is part of. */
export function fieldOf(column: ProductColumn): string {
  if (column === 'blank') return 'blankId'
  return column === 'images' || column === 'stock' ? 'colors' : column
}

/** The column of an invalid field of the form: `colors.0.images` is in `images`. */
export function columnOf(path: readonly PropertyKey[]): string {
  const [field, , part] = path
  if (field === 'blankId') return 'blank'
  if (field !== 'colors') return String(field ?? '')
  return part === 'images' ? 'images' : part === 'sizes' || part === 'stock' ? 'stock' : 'colors'
}

/** The cells in the form of a product; `tell` receives the values that cannot be parsed. */
export function formOfCells(
  cells: Partial<Cells>,
  blanks: BlankTitles,
  tell: (column: ProductColumn, sentence: Message) => void,
): Record<string, unknown> {
  const { id: _id, colors: _colors, images: _images, stock: _stock, blank, ...rest } = cells
  const form: Record<string, unknown> = {}
  for (const [column, cell] of Object.entries(rest)) form[column] = cell === '' ? null : cell
  for (const column of ['price', 'discount', 'rating'] as const)
    if (cells[column] !== undefined) form[column] = numberOf(cells[column])
  if (cells.quantity !== undefined)
    form['quantity'] = cells.quantity ? cells.quantity.split(/[\s|]+/).map(numberOf) : null
  if (cells.trackStock !== undefined) form['trackStock'] = yesOrNo(cells.trackStock, tell)
  if (cells.brand === '') delete form['brand']
  if (cells.visibility !== undefined)
    form['visibility'] = cells.visibility.toLowerCase() || 'published'
  if (cells.sizeChart !== undefined) form['sizeChart'] = chartOfCell(cells.sizeChart, tell)
  if (cells.priceBreaks !== undefined)
    form['priceBreaks'] = numberPairs(cells.priceBreaks, '10:5 50:12.5', (sentence) =>
      tell('priceBreaks', sentence),
    ).map(([from, percent]) => ({ from, percent }))
  if (cells.packPrices !== undefined)
    form['packPrices'] = numberPairs(cells.packPrices, '100:300 500:1200', (sentence) =>
      tell('packPrices', sentence),
    ).map(([quantity, price]) => ({ quantity, price }))
  if (cells.colors !== undefined) form['colors'] = colorsOf(cells, tell)
  if (blank !== undefined) {
    const [id] = blankCalled(blank, blanks) ?? []
    if (blank !== '' && id === undefined) tell('blank', message('blankNotThere'))
    form['blankId'] = id ?? null
  }
  return form
}

/** The blank with this title, without regard to case. */
const blankCalled = (title: string, blanks: BlankTitles): [id: string, title: string] | undefined =>
  [...blanks].find(([, one]) => one.toLowerCase() === title.toLowerCase())

/** The cells with the title of their blank as the shop writes it. */
export function withOwnTitle(cells: Partial<Cells>, blanks: BlankTitles): Partial<Cells> {
  const [, title] = blankCalled(cells.blank ?? '', blanks) ?? []
  return title === undefined ? cells : { ...cells, blank: title }
}

function numberOf(cell: string): number | string | null {
  if (cell === '') return null
  return /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell
}

type NumberColumn = { unit?: Unit; separator?: RegExp }

/** The columns of numbers, and the separator of several numbers in one cell. */
const numberColumns: [ProductColumn, NumberColumn][] = [
  ['price', { unit: '₹' }],
  ['discount', { unit: '%' }],
  ['rating', {}],
  ['quantity', { separator: /(\s+|\|)/ }],
  ['stock', { separator: /(\s*\|\s*)/ }],
  ['priceBreaks', { unit: '%', separator: /(\s+|:)/ }],
  ['packPrices', { unit: '₹', separator: /(\s+|:)/ }],
  ['sizeChart', { separator: /(\s+|[|–-])/ }],
]

/**
 * The cells with their numbers in the notation of an export: digits, and a full stop before the
 * fraction. `tell` receives the ambiguous ones. Text that is not a number stays as it is.
 *
 * @param decimal the decimal sign of the file
 */
export function withPlainNumbers(
  cells: Partial<Cells>,
  decimal: DecimalSign,
  tell: (column: ProductColumn, sentence: Message) => void,
): Partial<Cells> {
  const plain = { ...cells }
  for (const [column, { unit, separator }] of numberColumns) {
    const cell = cells[column]
    if (cell === undefined) continue
    const parts = separator ? cell.split(separator) : [cell]
    plain[column] = parts
      .map((part) => {
        const number = readNumber(part, decimal, unit)
        if (number === 'unclear') tell(column, message('csvNumber', decimal))
        return typeof number === 'number' ? String(number) : part
      })
      .join('')
  }
  return plain
}

function yesOrNo(cell: string, tell: (column: 'trackStock', sentence: Message) => void): boolean {
  if (/^(?:yes|true|1)$/i.test(cell)) return true
  if (!/^(?:no|false|0)?$/i.test(cell)) tell('trackStock', message('csvYesOrNo'))
  return false
}

function colorsOf(
  { colors = '', images = '', stock = '', productType = '' }: Partial<Cells>,
  tell: (column: ProductColumn, sentence: Message) => void,
): unknown {
  if (colors === '') return null
  const names = parts(colors)
  const pictures = parts(images)
  const stocks = parts(stock)
  if (images && pictures.length !== names.length) tell('images', message('csvPerColor'))
  if (stock && stocks.length !== names.length) tell('stock', message('csvPerColor'))
  const hasSizes = isProductType(productType) && productTypes[productType].sizes.length > 0
  return names.map((color, index) => ({
    color,
    images: (pictures[index] ?? '').split(/\s+/).filter(Boolean),
    ...(hasSizes
      ? { sizes: sizesOf(stocks[index] ?? '', tell) }
      : stock && { stock: numberOf(stocks[index] ?? '') ?? 0 }),
  }))
}

function parts(cell: string): string[] {
  return cell.split('|').map(trimBlank)
}

function sizesOf(cell: string, tell: (column: 'stock', sentence: Message) => void) {
  return cell
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => {
      const [size = '', typed = '0', ...more] = one.split(':')
      const stock = latinDigits(typed)
      if (!/^\d+$/.test(stock) || more.length > 0) tell('stock', message('csvSizes'))
      return { size, stock: Number.parseInt(stock, 10) || 0 }
    })
}

/** Pairs of numbers as `10:5 50:12.5`. */
const pairsOf = (pairs: readonly [number, number][]): string =>
  pairs.map((pair) => pair.join(':')).join(' ')

function numberPairs(cell: string, example: string, tell: (sentence: Message) => void) {
  return cell
    .split(/\s+/)
    .filter(Boolean)
    .map((one): (number | string | null)[] => {
      const pair = one.split(':')
      if (pair.length !== 2) tell(message('csvPairs', example))
      return pair.map(numberOf)
    })
}

const chartExample = 'S chest 96 length 68 | M chest 102 length 70'

/** A size as `Adjustable head 54-60 crown 11.5`. */
function cellOfSize(row: SizeRow): string {
  const all = measures.flatMap((name) => {
    const value = writtenMeasure(row[name])
    return value === '' ? [] : [name, value]
  })
  return [row.size, ...all].join(' ')
}

function chartOfCell(cell: string, tell: (column: 'sizeChart', sentence: Message) => void) {
  if (cell === '') return null
  return parts(cell).map((part) => {
    const [size = '', ...words] = part.split(/\s+/)
    const row: Record<string, unknown> = { size }
    for (let n = 0; n < words.length; n += 2) {
      const [name = '', value = ''] = words.slice(n, n + 2)
      if (!measures.some((known) => known === name))
        tell('sizeChart', message('csvSizeChart', chartExample))
      row[name] = readMeasure(value)
    }
    return row
  })
}
