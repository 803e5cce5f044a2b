import { type SQL, sql } from 'drizzle-orm'
import { ordersOver } from '@tohfa/contract/orders/order-moves'
import { noneOf } from '#platform/database/one-of.ts'
import { photoLimits } from '@tohfa/contract/studio/photo-limits'
import { returnsOver } from '@tohfa/contract/fulfilment/return-moves'

/**
 * The ids of the approvals that are still needed. They belong to a cart line, an open checkout, an
 * unfinished order, or an order whose returned pieces may be printed again.
 */
export const approvalsInUse: SQL = sql`(
  select approval_id from cart_lines where approval_id is not null
  union all select l.approval_id from checkout_lines l join checkouts c on c.id = l.checkout_id
    where l.approval_id is not null and c.status = 'open'
  union all select i.approval_id from order_items i join orders o on o.id = i.order_id
    where i.approval_id is not null and ${noneOf('o.status', ordersOver)}
  union all select i.approval_id from returns r join order_items i on i.order_id = r.order_id
    where i.approval_id is not null and ${noneOf('r.state', returnsOver)})`

/** Whether a print of a design is still needed. */
export const isDesignInUse = (id: SQL): SQL => sql`exists (
  select from proof_requests r join proof_approvals a
    on (a.hash, a.user_id, a.product_id, a.color) = (r.hash, r.user_id, r.product_id, r.color)
      and a.size is not distinct from r.size
  where r.design_id = ${id} and a.id in ${approvalsInUse})`

/** Approvals of the owner of a `photo` whose print shows it, as `a`. */
const approvalsThatShow = sql`
  proof_approvals a join proofs p on p.hash = a.hash and a.user_id = photo.owner
    and jsonb_path_exists(p.scene, '$.areas[*].items[*] ? (@.file == $sha)',
      jsonb_build_object('sha', photo.sha256))`

/** Whether a print that is still needed shows a photo, of `studio_photos photo`. */
export const isPhotoInUse: SQL = sql`exists (
  select from ${approvalsThatShow} where a.id in ${approvalsInUse})`

/** Whether a print job in any state shows a photo, of `studio_photos photo`. */
export const isPhotoInPrint: SQL = sql`exists (
  select from ${approvalsThatShow} join order_items i on i.approval_id = a.id
    join print_jobs j on j.order_item_id = i.id)`

/**
 * The earliest date of deletion of a photo, of `studio_photos photo`, also when no print needs it
 * (docs/product.md 16.8).
 */
export const photoKeptUntil: SQL = sql`greatest(
  photo.used_at + make_interval(days => ${photoLimits.daysKept}),
  (select max(e.at) from ${approvalsThatShow}
    join order_items i on i.approval_id = a.id
    join order_events e on e.order_id = i.order_id and e.to_status = 'delivered')
  + make_interval(days => ${photoLimits.daysKeptOfDelivered}))`
