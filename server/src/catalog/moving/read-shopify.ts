import { setImmediate as nextTick } from 'node:timers/promises'
import type { ForeignRow } from '#platform/csv/read-csv.ts'
import {
  type Former,
  type FormerProduct,
  type FormerVariant,
  productsAtOnce,
} from './former-product.ts'
import { type ColumnNames, readColumns } from '#platform/csv/foreign-columns.ts'

const columns = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  html: ['Body (HTML)', 'Description'],
  maker: ['Vendor'],
  type: ['Type'],
  category: ['Product Category'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1: ['Option1 Name'],
  option2: ['Option2 Name'],
  option3: ['Option3 Name'],
  value1: ['Option1 Value'],
  value2: ['Option2 Value'],
  value3: ['Option3 Value'],
  price: ['Variant Price', 'Price'],
  before: ['Variant Compare At Price', 'Compare-at price'],
  stock: ['Variant Inventory Qty', 'Inventory quantity'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  image: ['Image Src', 'Product image URL'],
  place: ['Image Position'],
  variantImage: ['Variant Image', 'Variant image URL'],
} as const satisfies ColumnNames<string>

const numbers = [1, 2, 3] as const

/**
 * The products of a Shopify export. A product is the rows of a handle: the first one describes it,
 * each row with a price is a variant, and each with an image address is a picture.
 */
export async function readShopify(rows: readonly ForeignRow[]): Promise<Former> {
  const { cell, nameOf } = readColumns(rows, columns, ['handle', 'title', 'price'])
  const byHandle = Map.groupBy(rows, (row) => cell(row, 'handle').toLowerCase())
  byHandle.delete('')
  const products: FormerProduct[] = []
  for (const [handle, own] of byHandle) {
    const [first] = own
    if (!first) continue
    if (products.length % productsAtOnce === 0) await nextTick()
    const options = numbers.flatMap((n) => {
      const name = cell(first, `option${n}`)
      // Shopify writes this for a product without options.
      return name && !(name === 'Title' && cell(first, `value${n}`) === 'Default Title')
        ? [{ n, name }]
        : []
    })
    const variants = own
      .filter((row) => cell(row, 'price') !== '')
      .map((row): FormerVariant => {
        return {
          line: row.line,
          values: options.map(({ n }) => cell(row, `value${n}`)),
          price: cell(row, 'price'),
          before: cell(row, 'before'),
          stock: cell(row, 'stock'),
          isTracked: cell(row, 'tracker') !== '',
          picture: cell(row, 'variantImage'),
        }
      })
    const pictures = own
      .filter((row) => cell(row, 'image') !== '')
      .map((row) => ({ image: cell(row, 'image'), place: Number(cell(row, 'place')) || 0 }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ image }) => image)
    products.push({
      line: first.line,
      key: handle,
      addresses: [`/products/${handle}`],
      title: cell(first, 'title'),
      html: cell(first, 'html'),
      type: cell(first, 'type') || (cell(first, 'category').split('>').at(-1)?.trim() ?? ''),
      maker: cell(first, 'maker'),
      visibility: visibilityOf(cell(first, 'status'), cell(first, 'published')),
      options: options.map(({ name }) => name),
      variants,
      pictures: [...new Set(pictures)],
      facts: new Map(),
    })
  }
  return {
    products,
    columns: {
      title: nameOf('title'),
      description: nameOf('html'),
      type: nameOf('type'),
      price: nameOf('price'),
      before: nameOf('before'),
      stock: nameOf('stock'),
      picture: nameOf('image'),
      option: nameOf('option1'),
    },
  }
}

function visibilityOf(status: string, published: string): FormerProduct['visibility'] {
  if (/^archived$/i.test(status)) return 'hidden'
  return /^draft$/i.test(status) || /^(?:false|no|0)$/i.test(published) ? 'draft' : 'published'
}
