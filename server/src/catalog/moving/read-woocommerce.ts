import { setImmediate as nextTick } from 'node:timers/promises'
import type { ForeignRow } from '#platform/csv/read-csv.ts'
import {
  type Former,
  type FormerProduct,
  type FormerVariant,
  productsAtOnce,
} from './former-product.ts'
import { type ColumnNames, readColumns } from '#platform/csv/foreign-columns.ts'
import { wordpressSlug } from './wordpress-slug.ts'

const columns = {
  id: ['ID'],
  kind: ['Type'],
  sku: ['SKU'],
  title: ['Name'],
  published: ['Published'],
  visible: ['Visibility in catalog'],
  short: ['Short description'],
  html: ['Description'],
  inStock: ['In stock?'],
  stock: ['Stock'],
  sale: ['Sale price'],
  price: ['Regular price'],
  categories: ['Categories'],
  images: ['Images'],
  parent: ['Parent'],
  brand: ['Brands'],
  slug: ['Slug'],
} as const satisfies ColumnNames<string>

/** Its export writes as many columns of attributes as a product has at most. */
const mostAttributes = 20
type Attribute = { name: string; values: string[] }

/**
 * The products of a WooCommerce export. A variable product is a row, and each of its variations is
 * another whose `Parent` is its SKU, or `id:` with its number.
 */
export async function readWooCommerce(rows: readonly ForeignRow[]): Promise<Former> {
  const { cell, nameOf } = readColumns(rows, columns, ['title', 'price'])
  const isVariation = (row: ForeignRow) => /\bvariation\b/i.test(cell(row, 'kind'))
  const parents = Map.groupBy(rows.filter(isVariation), (row) => cell(row, 'parent').toLowerCase())
  const slugs = new Map<string, number>()

  const products: FormerProduct[] = []
  for (const row of rows) {
    if (isVariation(row) || /grouped|external/i.test(cell(row, 'kind'))) continue
    if (cell(row, 'title') === '') continue
    if (products.length % productsAtOnce === 0) await nextTick()
    const [id, sku] = [cell(row, 'id'), cell(row, 'sku')]
    const children = [
      ...(id ? (parents.get(`id:${id}`) ?? []) : []),
      ...(sku ? (parents.get(sku.toLowerCase()) ?? []) : []),
    ]
    const attributes = attributesOf(row)
    const options = attributes.filter(({ name }) =>
      children.some((child) =>
        attributesOf(child).some((one) => same(one.name, name) && one.values.length > 0),
      ),
    )
    const variants = (children.length > 0 ? children : [row]).map((one): FormerVariant => {
      const own = attributesOf(one)
      const [sale, regular] = [cell(one, 'sale'), cell(one, 'price')]
      const stock = cell(one, 'stock')
      return {
        line: one.line,
        values: options.map(
          ({ name }) => own.find((attribute) => same(attribute.name, name))?.values[0] ?? '',
        ),
        price: sale || regular,
        before: sale ? regular : '',
        stock: stock || (/^(?:0|no|false)$/i.test(cell(one, 'inStock')) ? '0' : ''),
        isTracked: stock !== '',
        picture: one === row ? '' : (imagesOf(cell(one, 'images'))[0] ?? ''),
      }
    })
    const slug = cell(row, 'slug') || uniqueSlug(wordpressSlug(cell(row, 'title')), slugs)
    const [category = ''] = cell(row, 'categories').split(/\s*,\s*/)
    products.push({
      line: row.line,
      key: id || sku.toLowerCase() || slug,
      addresses: [`/product/${slug}`],
      title: cell(row, 'title'),
      html: `${cell(row, 'short')}\n${cell(row, 'html')}`.replaceAll(String.raw`\n`, '\n'),
      type: category.split('>').at(-1)?.trim() ?? '',
      maker: cell(row, 'brand'),
      visibility: visibilityOf(cell(row, 'published'), cell(row, 'visible')),
      options: options.map(({ name }) => name),
      variants,
      pictures: imagesOf(cell(row, 'images')),
      facts: new Map(
        attributes
          .filter((one) => !options.includes(one))
          .map(({ name, values }) => [name.toLowerCase(), values.join(', ')]),
      ),
    })
  }
  return {
    products,
    columns: {
      title: nameOf('title'),
      description: nameOf('html'),
      type: nameOf('categories'),
      price: nameOf('price'),
      before: nameOf('price'),
      stock: nameOf('stock'),
      picture: nameOf('images'),
      option: 'Attribute 1 name',
    },
  }
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

function attributesOf({ cells }: ForeignRow): Attribute[] {
  const all: Attribute[] = []
  for (let n = 1; n <= mostAttributes; n++) {
    const name = cells.get(`attribute ${n} name`)
    if (!name) continue
    // A comma within a value is escaped.
    const values = (cells.get(`attribute ${n} value(s)`) ?? '')
      .split(/(?<!\\),/)
      .map((value) => value.replaceAll(String.raw`\,`, ',').trim())
      .filter(Boolean)
    all.push({ name, values })
  }
  return all
}

const imagesOf = (cell: string) =>
  cell
    .split(/,\s*(?=https?:|[^,\s]+\.\w{3,4}\s*(?:,|$))/)
    .map((one) => one.trim())
    .filter(Boolean)

/** As WordPress does for a second page of the same title. */
function uniqueSlug(slug: string, taken: Map<string, number>): string {
  const before = taken.get(slug) ?? 0
  taken.set(slug, before + 1)
  return before === 0 ? slug : `${slug}-${before + 1}`
}

/** 1 is published, 0 private, -1 a draft. */
function visibilityOf(published: string, visible: string): FormerProduct['visibility'] {
  if (published === '-1') return 'draft'
  return published === '0' || /^hidden$/i.test(visible) ? 'hidden' : 'published'
}
