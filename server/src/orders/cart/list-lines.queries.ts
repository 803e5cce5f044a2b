import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { discountedPackPrice } from './stored-lines.queries.ts'
import { isPrintable, lockProofs } from '#studio/proofs/printable.fragments.ts'

type List = { id: string; userId: string }

/** Nothing that the rows of a list need to be printed goes from here to the end of the transaction. */
export const lockListProofs = (tx: Transaction, { id }: List): Promise<void> =>
  lockProofs(tx, sql`select proof from name_list_rows where list_id = ${id} and proof is not null`)

/**
 * Puts each row of an approved list into its owner's cart, with its own approval, while its product
 * is on sale and can be printed. Products in packs are bought in their smallest.
 *
 * @returns how many rows are in the cart now
 */
export async function insertListLines(tx: Transaction, { id, userId }: List): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into cart_lines (id, user_id, product_id, color, size, pack, approval_id,
      added_at_paise, quantity, list_id, list_n, list)
    select gen_random_uuid(), l.user_id, l.product_id, a.color, a.size,
      smallest.pack, a.id, ${discountedPackPrice(sql`smallest.pack`)} + s.surcharge_paise
        + s.extra_area_paise * greatest(a.areas_in_use - 1, 0),
      r.quantity, l.id, r.n, jsonb_build_object('title', l.title,
        'values', jsonb_strip_nulls(coalesce(l.values, '{}') || r.values))
    from name_lists l
    join name_list_rows r on r.list_id = l.id
    join products p on p.id = l.product_id and p.on_sale
    cross join lateral (select min(pack) pack from unnest(p.packs) pack) smallest
    join product_studios s on s.product_id = p.id and s.live
    join proof_approvals a on a.hash = r.proof and a.user_id = l.user_id
      and a.product_id = l.product_id and a.color = coalesce(r.color, l.color)
      and a.size is not distinct from coalesce(r.size, l.size)
    join proofs f on f.hash = a.hash and f.state = 'ready' and s.blank = f.blank ->> 'id'
      and ${isPrintable(sql`f`)}
    where l.id = ${id} and l.user_id = ${userId}`)
  return rowCount ?? 0
}
