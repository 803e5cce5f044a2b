import { and, eq, sql } from 'drizzle-orm'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import { isPrintable, lockProofs } from '#studio/proofs/printable.fragments.ts'
import { cartLines } from '#platform/database/schema/checkout.tables.ts'
import { proofApprovals, proofs } from '#platform/database/schema/proof.tables.ts'
import { discountedPackPrice, type LineChoice, reservedBy } from './stored-lines.queries.ts'

/**
 * The choices of a product for a person, to validate a selection; undefined when it is not on sale.
 */
export type Offer = {
  title: string
  /** The discounted price of the pack, or of the product without packs. */
  pricePaise: number
  trackStock: boolean
  packs: number[] | null
  variants: { color: string; size: string | null; stock: number }[]
  /** Whether it is sold personalised only. */
  needsProof: boolean
  /** The quantity of this choice that is already in the cart. */
  inCart: (LineChoice & { quantity: number; approvalId: string | null; listId: string | null })[]
  /** The number of lines in the cart; a list counts once. */
  linesInCart: number
}

export async function offerOf(
  db: Database,
  { productId, pack = null }: { productId: string; pack?: number | null | undefined },
  userId: string,
): Promise<Offer | undefined> {
  const [offer] = await readOffer(db, { productId, userId, pack })
  return offer
}

const productId = sql.placeholder('productId')
const userId = sql.placeholder('userId')
const readOffer = prepared<Offer>(sql`
    select p.title, ${discountedPackPrice(sql`${sql.placeholder('pack')}`)} "pricePaise", p.track_stock "trackStock", p.packs,
      coalesce(
        (select json_agg(json_build_object(
           'color', c.name, 'size', v.size, 'stock', v.stock + ${reservedBy(userId)}))
         from product_colors c join product_variants v on v.color_id = c.id
         where c.product_id = p.id), '[]') "variants",
      exists (select from product_studios s
        where s.product_id = p.id and s.live and s.required) "needsProof",
      coalesce(
        (select json_agg(json_build_object('color', l.color, 'size', l.size, 'pack', l.pack,
           'quantity', l.quantity, 'approvalId', l.approval_id, 'listId', l.list_id))
         from cart_lines l where l.product_id = p.id and l.user_id = ${userId}), '[]') "inCart",
      (select count(distinct coalesce(l.list_id, l.id))::int from cart_lines l
        where l.user_id = ${userId}) "linesInCart"
    from products p where p.id = ${productId} and p.on_sale`)

/** The choices of products that are on sale. */
export type ProductChoices = Pick<Offer, 'title' | 'packs' | 'variants' | 'needsProof'> & {
  productId: string
}

const readChoices = prepared<ProductChoices>(sql`
  select p.id "productId", p.title, p.packs,
    coalesce(
      (select json_agg(json_build_object('color', c.name, 'size', v.size, 'stock', v.stock))
       from product_colors c join product_variants v on v.color_id = c.id
       where c.product_id = p.id), '[]') "variants",
    exists (select from product_studios s
      where s.product_id = p.id and s.live and s.required) "needsProof"
  from products p where p.id = any(${sql.placeholder('ids')}::uuid[]) and p.on_sale`)

export const choicesOf = (db: Database, ids: readonly string[]): Promise<ProductChoices[]> =>
  readChoices(db, { ids })

/** An approved print of a product in the shop, its words, and its price a piece. */
export type ApprovedPrint = {
  approvalId: string
  blank: string
  values: PrintedValue[]
  areasInUse: number
  surchargePaise: number
  extraAreaPaise: number
}

/** Nothing that an approved print needs goes from here to the end of the transaction. */
export const lockApproved = (
  tx: Transaction,
  { hash, userId }: { hash: string; userId: string },
): Promise<void> =>
  lockProofs(tx, sql`select hash from proof_approvals where hash = ${hash} and user_id = ${userId}`)

/**
 * A person's approval of a print for exactly this product, colour and size, while its studio is
 * live and it can be printed.
 */
export async function findApproval(
  db: Database,
  {
    hash,
    userId,
    productId,
    color,
    size,
  }: Omit<LineChoice, 'pack'> & { hash: string; userId: string; productId: string },
): Promise<ApprovedPrint | undefined> {
  const result = await db.execute<ApprovedPrint>(sql`
    select a.id "approvalId", f.blank ->> 'id' "blank", a.field_values "values",
      a.areas_in_use "areasInUse", s.surcharge_paise "surchargePaise",
      s.extra_area_paise "extraAreaPaise"
    from proof_approvals a
    join proofs f on f.hash = a.hash and f.state = 'ready' and ${isPrintable(sql`f`)}
    join product_studios s on s.product_id = a.product_id and s.live and s.blank = f.blank ->> 'id'
    where a.hash = ${hash} and a.user_id = ${userId} and a.product_id = ${productId}
      and a.color = ${color} and a.size is not distinct from ${size}`)
  return result.rows[0]
}

/** The design of an approved print, which names its blank. */
export async function sceneOfApproval(
  db: Database,
  approvalId: string,
): Promise<Scene | undefined> {
  const [row] = await db
    .select({ scene: proofs.scene })
    .from(proofApprovals)
    .innerJoin(proofs, eq(proofs.hash, proofApprovals.hash))
    .where(eq(proofApprovals.id, approvalId))
  return row?.scene
}

export async function updateLine(
  db: Database,
  userId: string,
  lineId: string,
  change: { quantity: number; approvalId?: string; addedAtPaise?: number },
): Promise<void> {
  await db
    .update(cartLines)
    .set(change)
    .where(and(eq(cartLines.id, lineId), eq(cartLines.userId, userId)))
}

/** Removes a line, with the others of its list; false when the person has no such line. */
export async function deleteLine(db: Database, userId: string, lineId: string): Promise<boolean> {
  const rows = await db
    .delete(cartLines)
    .where(
      and(
        eq(cartLines.userId, userId),
        sql`(${cartLines.id} = ${lineId} or ${cartLines.listId} = (
          select list_id from cart_lines where id = ${lineId} and user_id = ${userId}))`,
      ),
    )
    .returning({ id: cartLines.id })
  return rows.length > 0
}

/**
 * Removes from a person's cart exactly the choices that their checkout bought, whatever was added
 * since. Both person and checkout are conditions, so that each table is read by a key, whatever the
 * planner's statistics are.
 */
export async function removeBoughtLines(
  db: Database,
  checkout: { id: string; userId: string },
): Promise<void> {
  await deleteBought(db, { checkoutId: checkout.id, userId: checkout.userId })
}

const deleteBought = prepared(sql`
    delete from cart_lines l using checkout_lines b
    where b.checkout_id = ${sql.placeholder('checkoutId')} and l.user_id = ${userId}
      and l.product_id = b.product_id and l.color = b.color
      and l.size is not distinct from b.size and l.pack is not distinct from b.pack
      and l.approval_id is not distinct from b.approval_id
      and l.list_id is not distinct from b.list_id and l.list_n is not distinct from b.list_n`)
