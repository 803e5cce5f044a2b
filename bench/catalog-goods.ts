import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import {
  categoriesOf,
  productTypeLabels,
  productTypes,
  productTypeSlugs,
} from '@tohfa/contract/catalog/products'
import { searchText } from '../server/src/catalog/products/search/search-text.ts'
import type { Connection } from '../server/src/platform/database/connect.ts'
import { readSample } from '../server/src/operations/sample/sample-files.ts'
import { runSql } from '../server/testing/test-server.ts'

const batch = 2_000
const { products: sampleProducts } = readSample()
const sentences = sampleProducts.flatMap(({ description }) => description.split(/(?<=\.) /))
const highlights = sampleProducts.flatMap((product) => product.highlights.split(' | '))
const titleWords = [
  ...new Set(sampleProducts.flatMap(({ title }) => title.split(' ').slice(0, -1))),
]
const syllables = [
  'ka',
  'ra',
  'vi',
  'shi',
  'mo',
  'lan',
  'dhe',
  'ju',
  'ti',
  'pra',
  'ne',
  'sur',
  'go',
]

/**
 * Fills a migrated database with `count` products like those of the sample: its types, sentences
 * and word frequencies, and rare names. They are the same at every run.
 */
export async function generateGoods(url: string, { db }: Connection, count: number) {
  // Work of triggers and the full-text index, done at once at the end instead of row by row.
  await runSql(
    url,
    'alter table products disable trigger user',
    'alter table product_variants disable trigger user',
    'drop index products_search_vector',
    `insert into images (key, width, height) values ('plain', 1080, 1350)`,
  )
  for (let from = 0; from < count; from += batch) {
    const goods = Array.from({ length: Math.min(batch, count - from) }, (_, i) => aGood(from + i))
    await insert(db, goods)
  }
  await runSql(
    url,
    'create index products_search_vector on products using gin (search_vector)',
    `insert into search_words
     select word from ts_stat('select search_vector from products')
     where length(word) between 3 and 40 and word !~ '^[0-9]+$'
     on conflict do nothing`,
    'select recount_products()',
    'alter table products enable trigger user',
    'alter table product_variants enable trigger user',
    'vacuum analyze',
  )
}

function aGood(n: number) {
  const random = generator(n)
  const pick = <T>(from: readonly T[]): T => {
    const one = from[Math.floor(random() * from.length)]
    if (one === undefined) throw new Error('there is nothing to pick from')
    return one
  }
  const productType = pick(productTypeSlugs)
  const categories = categoriesOf(productType)
  const { sizes } = productTypes[productType]
  const name = `${pick(syllables)}${pick(syllables)}${pick(syllables)}`
  const title = `${name} ${pick(titleWords)} ${pick(titleWords)} ${productTypeLabels[productType]}`
  const described = {
    productType,
    title,
    category: pick<string>(categories),
    brand: pick(sampleProducts).brand,
    description: [pick(sentences), pick(sentences), pick(sentences)].join(' '),
    highlights: [pick(highlights), pick(highlights), pick(highlights)],
  }
  return {
    ...described,
    id: v7(),
    color_id: v7(),
    price_paise: 20_000 + Math.floor(random() * 1_800) * 100,
    discount: Math.floor(random() * 60),
    own_rating: Math.round(20 + random() * 30) / 10,
    search_text: searchText(described),
    sizes: sizes.filter(() => random() < 0.8),
    age: Math.floor(random() * 1e9),
  }
}

async function insert(db: Connection['db'], goods: ReturnType<typeof aGood>[]): Promise<void> {
  const variants = goods.flatMap(({ id, color_id, sizes }) =>
    (sizes.length > 0 ? sizes : [null]).map((size, position) => ({
      id: v7(),
      product_id: id,
      color_id,
      size,
      position,
    })),
  )
  await db.execute(sql`
    insert into products (id, product_type, category, title, description, highlights, brand,
      price_paise, discount, own_rating, search_text, sizes, created_at)
    select id, "productType", category, title, description, highlights, brand,
      price_paise, discount, own_rating, search_text, sizes, now() - age * interval '1 ms'
    from json_to_recordset(${JSON.stringify(goods)}::json) as one (id uuid, "productType" text,
      category text, title text, description text, highlights text[], brand text, price_paise int,
      discount numeric, own_rating numeric, search_text text, sizes text[], age bigint)`)
  await db.execute(sql`
    insert into product_colors (id, product_id, position, name)
    select color_id, id, 0, 'White'
    from json_to_recordset(${JSON.stringify(goods)}::json) as one (id uuid, color_id uuid)`)
  await db.execute(sql`
    insert into color_images (color_id, position, image_key)
    select color_id, 0, 'plain'
    from json_to_recordset(${JSON.stringify(goods)}::json) as one (color_id uuid)`)
  await db.execute(sql`
    insert into product_variants (id, product_id, color_id, position, size, stock)
    select id, product_id, color_id, position, size, 5
    from json_to_recordset(${JSON.stringify(variants)}::json)
      as one (id uuid, product_id uuid, color_id uuid, position int, size text)`)
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function generator(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
