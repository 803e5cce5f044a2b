import { type SQL, sql } from 'drizzle-orm'

/**
 * The ids of the approvals that somebody still waits for: of a line in a cart, of a checkout that is
 * open, of an order that is not over.
 */
export const heldApprovals: SQL = sql`(
  select approval_id from cart_lines where approval_id is not null
  union all select l.approval_id from checkout_lines l join checkouts c on c.id = l.checkout_id
    where l.approval_id is not null and c.status = 'open'
  union all select i.approval_id from order_items i join orders o on o.id = i.order_id
    where i.approval_id is not null and o.status not in ('delivered', 'cancelled', 'returned'))`

/** Whether somebody waits for a print of a design. */
export const isDesignHeld = (id: SQL): SQL => sql`exists (
  select from proof_requests r join proof_approvals a
    on (a.hash, a.user_id, a.product_id, a.color) = (r.hash, r.user_id, r.product_id, r.color)
      and a.size is not distinct from r.size
  where r.design_id = ${id} and a.id in ${heldApprovals})`

/** Whether a print that somebody waits for shows a photo; the columns name its owner and sha256. */
export const isPhotoHeld = (owner: SQL, sha256: SQL): SQL => sql`exists (
  select from proof_approvals a join proofs p on p.hash = a.hash
  where a.user_id = ${owner} and a.id in ${heldApprovals}
    and jsonb_path_exists(p.scene, '$.areas[*].items[*] ? (@.file == $sha)',
      jsonb_build_object('sha', ${sha256})))`
