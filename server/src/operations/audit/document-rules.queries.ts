import { sql } from 'drizzle-orm'
import { ordersUnsent } from '@tohfa/contract/orders/order-moves'
import { noneOf } from '#platform/database/one-of.ts'

/** Rules that tax documents keep. */
export const documentRules = [
  {
    rule: 'A document adds up to its lines',
    broken: sql`select d.number what from tax_documents d left join (
        select document_id, sum(gross_paise) gross, sum(taxable_paise) taxable, sum(cgst_paise) cgst,
          sum(sgst_paise) sgst, sum(igst_paise) igst from tax_document_lines group by 1
      ) l on l.document_id = d.id
      where (l.gross, l.taxable, l.cgst, l.sgst, l.igst) is distinct from
        (d.gross_paise, d.taxable_paise, d.cgst_paise, d.sgst_paise, d.igst_paise)`,
  },
  {
    // Years whose documents were deleted have none to compare.
    rule: 'A series of documents has no gap',
    broken: sql`select s.kind || ' ' || s.prefix || ' ' || s.fy what from document_series s
      left join tax_documents d using (kind, prefix, fy, is_sample)
      where make_date(2000 + right(s.fy, 2)::int + 8, 3, 31) >= current_date
      group by s.kind, s.prefix, s.fy, s.is_sample
      having count(d.id) <> s.next - 1 or coalesce(max(d.place), 0) <> s.next - 1`,
  },
  {
    rule: 'No more is taken back of a document than it comes to',
    broken: sql`select d.number what from tax_documents d
      join tax_documents f on f.against_id = d.id
      group by d.id having sum(f.gross_paise) > d.gross_paise`,
  },
  {
    rule: 'What is rounded of the documents of an order is what is rounded of the order',
    broken: sql`select o.order_number what from orders o join (
        select order_id, sum(rounding_paise) filter (where event like 'supply:%') supplied,
          sum(rounding_paise) filter (where kind = 'credit') back
        from tax_documents group by 1
      ) d on d.order_id = o.id
      where coalesce(d.supplied, 0) not in (0, coalesce(o.rounding_paise, 0))
        or abs(coalesce(d.back, 0)) > abs(coalesce(o.rounding_paise, 0))
        or coalesce(d.back, 0) * coalesce(o.rounding_paise, 0) < 0`,
  },
  {
    rule: 'No more is invoiced of an order than was received for it and not given back',
    broken: sql`select o.order_number what from orders o
      join tax_documents r on r.order_id = o.id and r.kind = 'receipt'
      join (select order_id, sum(gross_paise) gross, max(settled_paise) settled from tax_documents
        where event like 'supply:%' group by 1) s on s.order_id = o.id
      where o.payment_method = 'online' and s.gross + s.settled > r.gross_paise`,
  },
  {
    rule: 'What was paid for with a receipt, sent and not given back has its invoice',
    broken: sql`select o.order_number what from orders o
      join tax_documents r on r.order_id = o.id and r.kind = 'receipt' and not r.is_sample
      where ${noneOf('o.status', ordersUnsent)} and o.paid_paise > o.refund_held_paise
        and not exists (select from tax_documents s
          where s.order_id = o.id and s.event like 'supply:%')`,
  },
  {
    rule: 'What goes back of an order that has documents stands in them',
    broken: sql`select o.order_number what from orders o join (
        select order_id, max(settled_paise) settled from tax_documents where event like 'supply:%' group by 1
      ) s on s.order_id = o.id
      where o.refund_held_paise > s.settled + coalesce((select sum(r.amount_paise) from refunds r
        where r.order_id = o.id and r.credit = 'commercial' and r.status <> 'failed'), 0) + coalesce((select sum(gross_paise + rounding_paise) from tax_documents
        where order_id = o.id and kind = 'credit'), 0)`,
  },
]
