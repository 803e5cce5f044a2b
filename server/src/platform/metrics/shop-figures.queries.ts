import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'

/** One metric of the shop with its labels, such as the orders with one status. */
export type Figure = { name: string; labels: Record<string, string>; value: number }

/** Figures of the whole shop from the database, whichever process wrote them. */
export async function shopFigures(db: Database): Promise<Figure[]> {
  const { rows } = await db.execute<Figure>(sql`
    select 'orders' name, json_build_object('status', status, 'method', payment_method) labels,
      count(*)::float8 value from orders group by status, payment_method
    union all select 'payments', json_build_object('outcome', status), count(*) from payments group by status
    union all select 'refunds', json_build_object('outcome', status), count(*) from refunds group by status
    union all select 'checkouts_open', '{}', count(*) from checkouts where status = 'open'
    union all select 'checkouts_overdue', '{}', count(*)
      from checkouts where status = 'open' and expires_at < shop_now() - interval '1 minute'
    union all select 'reserved_pieces', '{}', coalesce(sum(l.quantity), 0)
      from checkout_lines l join checkouts c on c.id = l.checkout_id
      where c.status = 'open' and l.reserved_variant_id is not null
    union all select 'parcels_unbooked', '{}', count(*) from shipments where booked_at is null
    union all select 'mails_unsent', '{}', count(*) from mails where sent_at is null
    union all select 'jobs', json_build_object('job', name, 'state', state), count(*)
      from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name, state
    union all select 'job_age_seconds', '{}', coalesce(max(extract(epoch from now() - start_after)), 0)
      from pgboss.job where state in ('created', 'retry') and start_after <= now()`)
  return rows
}
