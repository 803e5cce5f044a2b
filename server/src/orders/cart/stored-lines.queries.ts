import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { PriceBreak } from '@tohfa/contract/catalog/price-breaks'
import type { unprintable } from '@tohfa/contract/orders/cart'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'
import type { Database } from '#platform/database/connect.ts'
import type { ListWords } from '#platform/database/schema/bought-line.ts'
import { prepared } from '#platform/database/prepared.ts'
import { representativeArea } from '#studio/templates/representative-area.fragments.ts'

/** The selection of a product; null where the product has no such choice. */
export type LineChoice = { color: string; size: string | null; pack: number | null }

/** The approved print of a line, at the current prices of the product's studio. */
type StoredPrint = {
  hash: string
  /** The area for the small picture. */
  area: string
  values: PrintedValue[]
  areasInUse: number
  surchargePaise: number
  extraAreaPaise: number
}

/** A line of the cart with the product's current price, choices and stock. */
export type StoredLine = LineChoice & {
  id: string
  quantity: number
  addedAtPaise: number
  productId: string
  title: string
  titleHi: string | null
  description: string
  brand: string
  productType: string
  /** Of its pack where that has a price of its own. */
  pricePaise: number
  discount: number
  discountedPricePaise: number
  priceBreaks: PriceBreak[]
  /** The pieces of its product in the cart that can be bought, whatever is printed on them. */
  pieces: number
  category: string
  imageKeys: string[]
  /** Whether its product can be personalised, and nothing of the buyer's is printed on it. */
  plain: boolean
  /** Of the product's studio, another after each change; null where there is none. */
  studioEdition: string | null
  /** False when the product is not on sale, or its colour, size or pack is gone. */
  offered: boolean
  /** The missing condition for printing it; null when it can be bought. */
  unprintable: (typeof unprintable)[number] | null
  trackStock: boolean
  /** The variant that holds the stock; null when it is no longer offered. */
  variantId: string | null
  /** How many of its variant this line can have (docs/studio.md 13.4). */
  stock: number
  approvalId: string | null
  print: StoredPrint | null
  /** The row of a name list that it is; null for every other line. */
  listId: string | null
  listN: number | null
  list: ListWords | null
}

/** The price of a pack of product `p` in paise; of the product where the pack has none of its own. */
const packPrice = (pack: SQL) =>
  sql`coalesce((p.pack_prices ->> (${pack})::text)::integer, p.price_paise)`

/** The same less the discount. */
export const discountedPackPrice = (pack: SQL) =>
  sql`round(${packPrice(pack)} * (100 - p.discount) / 100)::integer`

/** How many of a variant `v` somebody's unpaid checkout holds. */
export const reservedBy = (userId: Placeholder) => sql`coalesce(
  (select sum(reserved.quantity)::int from checkout_lines reserved join checkouts k on k.id = reserved.checkout_id
   where k.user_id = ${userId} and reserved.reserved_variant_id = any(array(
     select v.id union all select same.id from product_variants same
     where same.blank_variant_id = v.blank_variant_id and same.id <> v.id))), 0)`

/**
 * The stock available to each line of one variant: the stock that the others leave, but never less
 * of its own than the lines before it leave. The first line in the cart is served first, and a
 * later line never blocks an earlier one.
 */
const share = sql`greatest(
  free - (sum(quantity) over of_stock - quantity),
  least(quantity, free - coalesce(sum(quantity) over earlier, 0)),
  0)::int`

const { placeholder } = sql

/** Lines with their products. All lines that share a stock must be included. */
const read = (lines: SQL) => sql`
    lines as (
      select l.id, l.quantity, l.added_at_paise "addedAtPaise", l.color, l.size, l.pack,
        l.created_at, l.list_id "listId", l.list_n "listN", l.list, p.id "productId", p.title,
        p.title_hi "titleHi", p.description, p.brand,
        p.product_type "productType", p.category,
        (a.id is null and s.live) is true "plain", s.version || ' ' || s.updated_at "studioEdition", ${packPrice(sql`l.pack`)} "pricePaise", p.discount::float "discount",
        ${discountedPackPrice(sql`l.pack`)} "discountedPricePaise",
        p.price_breaks "priceBreaks",
        coalesce(
          (select array_agg(i.image_key order by i.position) from color_images i where i.color_id = c.id),
          case when p.thumbnail_key is null then '{}' else array[p.thumbnail_key] end
        ) "imageKeys",
        (p.on_sale and v.id is not null
          and (l.pack is null and p.packs is null or l.pack = any(p.packs))) is true offered,
        case when a.id is null then case when s.live and s.required then 'proof_required' end
          when (s.live and s.blank = f.blank ->> 'id') is not true then 'studio_ended'
        end unprintable,
        p.track_stock "trackStock", v.id "variantId", coalesce(v.blank_variant_id, v.id) "stockId",
        coalesce(v.stock, 0) + ${reservedBy(placeholder('userId'))} free,
        a.id "approvalId",
        case when a.id is not null then json_build_object('hash', a.hash,
          'area', ${representativeArea(sql`f.pages`, sql`f.scene`)}, 'values', a.field_values, 'areasInUse', a.areas_in_use,
          'surchargePaise', coalesce(s.surcharge_paise, 0),
          'extraAreaPaise', coalesce(s.extra_area_paise, 0)) end "print"
      from (${lines}) l
      join products p on p.id = l.product_id
      left join product_colors c on c.product_id = p.id and c.name = l.color
      left join product_variants v on v.color_id = c.id and v.size is not distinct from l.size
      left join product_studios s on s.product_id = p.id
      left join proof_approvals a on a.id = l.approval_id
      left join proofs f on f.hash = a.hash
    ), shared as (
      select lines.*, ${share} "stock" from lines
      window of_stock as (partition by "stockId"),
        earlier as (partition by "stockId" order by created_at, "listN", id
          rows between unbounded preceding and 1 preceding)
    ), counted as (
      select shared.*, coalesce(sum(quantity) filter (where offered and unprintable is null
          and not ("trackStock" and stock = 0)) over (partition by "productId"), 0)::int "pieces"
      from shared
    )`

const ofUser = sql`select * from cart_lines where user_id = ${placeholder('userId')}`

const readLines = prepared<StoredLine>(sql`
  with ${read(ofUser)} select * from counted order by created_at, "listN", id`)

/** The lines of a person's cart in the order in which they were added, in one statement. */
export const storedLines = (db: Database, userId: string): Promise<StoredLine[]> =>
  readLines(db, { userId })

const readLine = prepared<StoredLine>(sql`
  with ${read(sql`${ofUser} and product_id = (
    select product_id from cart_lines where id = ${placeholder('lineId')})`)}
  select * from counted where id = ${placeholder('lineId')}`)

/** A line of a person's cart. */
export async function storedLine(
  db: Database,
  userId: string,
  lineId: string,
): Promise<StoredLine | undefined> {
  const [line] = await readLine(db, { userId, lineId })
  return line
}

const addLine = prepared<StoredLine>(sql`
  with added as (
    insert into cart_lines
      (id, user_id, product_id, color, size, pack, approval_id, added_at_paise, quantity)
    values (${placeholder('id')}, ${placeholder('userId')}, ${placeholder('productId')},
      ${placeholder('color')}, ${placeholder('size')}, ${placeholder('pack')},
      ${placeholder('approvalId')}, ${placeholder('addedAtPaise')}, 1)
    returning *
  ), ${read(sql`${ofUser} and product_id = ${placeholder('productId')}
    union all select * from added`)}
  select * from counted where id = ${placeholder('id')}`)

/** Adds a line of one and reads it; a second of the same choice breaks `cart_lines_one_each`. */
export async function insertLine(
  db: Database,
  line: LineChoice & {
    userId: string
    productId: string
    addedAtPaise: number
    approvalId: string | null
  },
): Promise<StoredLine> {
  const [added] = await addLine(db, { id: v7(), ...line })
  if (!added) throw new Error('the line was not stored')
  return added
}

/** What is chosen without being in a cart. */
export type Chosen = LineChoice & { id: string; productId: string; quantity: number }

const readChosen = prepared<StoredLine>(sql`
  with ${read(sql`
    select id, quantity, 0 added_at_paise, color, size, pack, product_id,
      to_timestamp(position) created_at, null::uuid approval_id, null::uuid list_id,
      null::smallint list_n, null::jsonb list
    from json_to_recordset(${placeholder('chosen')}::json) as chosen
      (id uuid, product_id uuid, color text, size text, pack int, quantity int, position int)`)}
  select * from counted order by created_at, id`)

/** The same of choices that are in no cart, all of them for one person. */
export const chosenLines = (
  db: Database,
  userId: string,
  chosen: readonly Chosen[],
): Promise<StoredLine[]> =>
  readChosen(db, {
    userId,
    chosen: JSON.stringify(
      chosen.map(({ productId, ...line }, position) => ({
        ...line,
        product_id: productId,
        position,
      })),
    ),
  })
