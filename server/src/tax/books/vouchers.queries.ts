import { sql, type SQL } from 'drizzle-orm'
import { reportedKinds, type DocumentKind } from '@tohfa/contract/tax/document-kinds'
import { end, start } from '#platform/database/india-days.ts'
import { oneOf } from '#platform/database/one-of.ts'
import type { Database } from '#platform/database/connect.ts'
import { matchedParcels } from '#payments/settlements/settlements.fragments.ts'
import type { Days } from './money.queries.ts'

/** The documents of a month, as the register has them. */
export type DocumentScope = { from: string; until: string; isSample: boolean }

type Row = { key: string; date: string; number: string; orderNumber: string | null }

export type DocumentRow = Row & {
  kind: DocumentKind
  against: string | null
  buyer: string
  gstin: string | null
  placeOfSupply: string
  gross: number
  rounding: number
  taxable: number
  cgst: number
  sgst: number
  igst: number
  sample: boolean
}

const indianDay = (at: SQL) => sql`(${at} at time zone 'Asia/Kolkata')::date::text`
const isAfter = (key: SQL, after: string | null) => (after ? sql`and ${key} > ${after}` : sql``)

/** The supplies of a month and their credits, after this one. */
export async function documentRows(
  { from, until, isSample }: DocumentScope,
  db: Database,
  after: string | null,
  most: number,
): Promise<DocumentRow[]> {
  const { rows } = await db.execute<DocumentRow>(sql`
    select d.id key, d.issued_on::text "date", d.number, d.order_number "orderNumber", d.kind,
      a.number against, coalesce(d.buyer ->> 'legalName', d.buyer ->> 'name') buyer,
      d.buyer ->> 'gstin' gstin, d.place_of_supply "placeOfSupply", d.gross_paise::float8 gross,
      d.rounding_paise::float8 rounding, d.taxable_paise::float8 taxable, d.cgst_paise::float8 cgst,
      d.sgst_paise::float8 sgst, d.igst_paise::float8 igst, d.is_sample sample
    from tax_documents d left join tax_documents a on a.id = d.against_id
    where d.issued_on >= ${from}::date and d.issued_on < ${until}::date and d.is_sample = ${isSample}
      and ${oneOf('d.kind', reportedKinds)} ${isAfter(sql`d.id`, after)}
    order by d.id limit ${most}`)
  return rows
}

/** Money that came: by the provider, by hand, or by the courier (`remitted`). */
export type ReceiptRow = Row & { kind: string; amount: number }

/**
 * The payments of a month, and the parcels whose cash was remitted in it. A payment that was refunded
 * before the shop heard of it has no refund of the shop, and so no receipt.
 */
export async function receiptRows(
  { first, last }: Days,
  db: Database,
  after: string | null,
  most: number,
): Promise<ReceiptRow[]> {
  const { rows } = await db.execute<ReceiptRow>(sql`
    select * from (
      select p.id::text key, ${indianDay(sql`p.created_at`)} "date", p.kind,
        coalesce(p.provider_payment_id, p.reference, o.order_number) number,
        o.order_number "orderNumber", p.amount_paise::float8 amount
      from payments p left join orders o on o.id = p.order_id
      where p.created_at >= ${start(first)} and p.created_at < ${end(last)} and p.currency = 'INR'
        and (p.status <> 'refunded' or exists (select from refunds r where r.payment_id = p.id))
      union all
      select e.id::text, e.remitted_on::text, 'remitted', e.reference || '/' || e.waybill,
        case when e.reason is distinct from 'remitted_before' then e.order_number end,
        e.amount_paise::float8
      from ${matchedParcels} e where e.remitted_on between ${first}::date and ${last}::date) m
    where true ${isAfter(sql`m.key`, after)} order by m.key limit ${most}`)
  return rows
}

/** A refund that was made; `isGoodwill` when it left the tax of a supply unchanged. */
export type RefundRow = Row & { kind: string; amount: number; isGoodwill: boolean }

export async function refundRows(
  { first, last }: Days,
  db: Database,
  after: string | null,
  most: number,
): Promise<RefundRow[]> {
  const { rows } = await db.execute<RefundRow>(sql`
    select r.id::text key, ${indianDay(sql`r.processed_at`)} "date", r.kind,
      coalesce(r.provider_refund_id, r.reference, o.order_number) number,
      o.order_number "orderNumber", r.amount_paise::float8 amount,
      r.credit = 'commercial' "isGoodwill"
    from refunds r left join orders o on o.id = r.order_id
    where r.status = 'processed' and r.processed_at >= ${start(first)}
      and r.processed_at < ${end(last)} ${isAfter(sql`r.id::text`, after)}
    order by r.id::text limit ${most}`)
  return rows
}

/** A payout of the provider, with its fees. */
export type FeeRow = { key: string; date: string; utr: string } & {
  amount: number
  fees: number
  tax: number
}

export async function payoutRows(
  { first, last }: Days,
  db: Database,
  after: string | null,
  most: number,
): Promise<FeeRow[]> {
  const { rows } = await db.execute<FeeRow>(sql`
    select s.id key, s.settled_on::text "date", s.utr,
      sum(e.credit_paise - e.debit_paise)::float8 amount, sum(e.fee_paise)::float8 fees,
      sum(e.tax_paise)::float8 tax
    from settlements s join settlement_entries e on e.settlement_id = s.id
    where s.settled_on between ${first}::date and ${last}::date ${isAfter(sql`s.id`, after)}
    group by s.id order by s.id limit ${most}`)
  return rows
}
