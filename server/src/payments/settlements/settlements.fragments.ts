import { sql, type SQL } from 'drizzle-orm'

/**
 * The entries of settlements with their orders, as a table `e`: `reason` says why one does not match,
 * and `expected` what the shop knows of it. A payment that two settlements hold belongs to the first.
 */
export const matchedEntries: SQL = sql`(
  select e.*, s.settled_on, s.utr, o.id order_id, o.order_number,
    coalesce(p.amount_paise, r.amount_paise) expected,
    case
      when exists (select from settlement_entries x where x.entity_id = e.entity_id and x.id < e.id)
        then 'settled_before'
      when e.kind = 'other' or num_nonnulls(p.id, r.id, rp.id) = 0 then 'unknown'
      when e.kind = 'refund' and r.id is null then 'unknown_refund'
      when e.amount_paise <> coalesce(p.amount_paise, r.amount_paise) then 'amount'
      when e.credit_paise - e.debit_paise <> case e.kind when 'refund' then -1 else 1 end * e.amount_paise
        - e.fee_paise - e.tax_paise then 'sums'
    end reason
  from settlement_entries e
  join settlements s on s.id = e.settlement_id
  left join payments p on e.kind = 'payment' and p.provider_payment_id = e.entity_id
  left join refunds r on e.kind = 'refund' and r.provider_refund_id = e.entity_id
  left join payments rp on e.kind = 'refund' and rp.provider_payment_id = e.provider_payment_id
  left join orders o on o.id = coalesce(p.order_id, r.order_id, rp.order_id))`

/**
 * The parcels of remittances with their orders, as a table `e`. `expected` is the cash that the courier
 * collected. A parcel that was remitted twice belongs to the first remittance.
 */
export const matchedParcels: SQL = sql`(
  select m.*, c.remitted_on, o.id order_id, o.order_number, coalesce(k.cash, 0) expected,
    case
      when exists (select from remitted_parcels x where x.waybill = m.waybill and x.id < m.id)
        then 'remitted_before'
      when o.id is null then 'unknown'
      when o.payment_method <> 'cash' then 'not_cash'
      when k.cash = 0 then 'not_collected'
      when k.cash <> m.amount_paise then 'amount'
    end reason
  from remitted_parcels m
  join cash_remittances c on c.reference = m.reference
  left join lateral (select h.order_id from shipments h where h.waybill = m.waybill
    order by h.created_at limit 1) h on true
  left join orders o on o.id = h.order_id
  left join lateral (select case when o.payment_method = 'cash' then o.paid_paise - coalesce(
    (select sum(p.amount_paise) from payments p where p.order_id = o.id), 0) else 0 end cash) k on true)`
