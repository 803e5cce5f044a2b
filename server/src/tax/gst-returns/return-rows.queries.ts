import { sql, type SQL } from 'drizzle-orm'
import type { NilKind } from '@tohfa/contract/tax/nil-kinds'
import type { DocumentKind } from '@tohfa/contract/tax/document-kinds'
import type { ReturnTable } from '@tohfa/contract/tax/gst-returns'
import type { Transaction } from '#platform/database/connect.ts'
import { inScope, type ReturnScope, supplies } from './return-scope.queries.ts'

/** In paise. */
export type Heads = { taxable: number; cgst: number; sgst: number; igst: number }
/** The lines of a document with one rate, in hundredths of a percent. */
export type RateHeads = Heads & { rateBp: number }

/** A document that is listed individually. */
export type DocumentRow = {
  gstin: string | null
  buyerName: string
  number: string
  /** As `2026-10-31`. */
  issuedOn: string
  placeOfSupply: string
  isInter: boolean
  grossPaise: number
  rates: RateHeads[]
}

/** How many rows are in memory at once. */
const portion = 500

const headsOf = (sign: SQL) => sql`
  sum(${sign} * l.taxable_paise)::float8 taxable, sum(${sign} * l.cgst_paise)::float8 cgst,
  sum(${sign} * l.sgst_paise)::float8 sgst, sum(${sign} * l.igst_paise)::float8 igst`
const signed = headsOf(sql`s.sign`)
const lines = sql`join tax_document_lines l on l.document_id = s.id`

/**
 * The documents of a table in portions, those of a buyer or a state one after the other. One such
 * reading at a time in a transaction: its cursor has one name.
 */
export async function* documentsOf(
  tx: Transaction,
  scope: ReturnScope,
  table: 'b2b' | 'b2cl' | 'cdnr' | 'cdnur',
): AsyncGenerator<DocumentRow[]> {
  await tx.execute(sql`declare gst_documents no scroll cursor for
    select s.gstin, s.buyer_name "buyerName", s.number, s.issued_on::text "issuedOn",
      s.place_of_supply "placeOfSupply", s.is_inter "isInter", s.gross_paise::float8 "grossPaise", r.rates
    from ${supplies(scope)}
    cross join lateral (
      select jsonb_agg(to_jsonb(q) order by q."rateBp") rates from (
        select l.rate_bp "rateBp", ${headsOf(sql`1`)} from tax_document_lines l
        where l.document_id = s.id and l.rate_bp > 0 group by l.rate_bp) q) r
    where s.return_table = ${table} and r.rates is not null
    order by coalesce(s.gstin, s.place_of_supply), s.fy, s.prefix, s.kind, s.place`)
  for (;;) {
    const { rows } = await tx.execute<DocumentRow>(
      sql`fetch ${sql.raw(String(portion))} from gst_documents`,
    )
    if (rows.length === 0) break
    yield rows
  }
  await tx.execute(sql`close gst_documents`)
}

export type ConsumerRow = RateHeads & { placeOfSupply: string; isInter: boolean }

/** Supplies to small consumers, by state and rate, minus their credits. */
export async function consumerRows(tx: Transaction, scope: ReturnScope): Promise<ConsumerRow[]> {
  const { rows } = await tx.execute<ConsumerRow>(sql`
    select s.place_of_supply "placeOfSupply", s.is_inter "isInter", l.rate_bp "rateBp", ${signed}
    from ${supplies(scope)} ${lines}
    where s.return_table = 'b2cs' and l.rate_bp > 0
    group by 1, 2, 3
    having sum(s.sign * l.gross_paise) <> 0 or sum(s.sign * l.taxable_paise) <> 0
    order by 1, 2, 3`)
  return rows
}

export type FreeRow = { isInter: boolean; isBusiness: boolean; kind: NilKind; paise: number }

/** Untaxed supplies, minus their credits. */
export async function freeRows(tx: Transaction, scope: ReturnScope): Promise<FreeRow[]> {
  const { rows } = await tx.execute<FreeRow>(sql`
    select s.is_inter "isInter", s.is_business "isBusiness", coalesce(l.nil_kind, 'nil_rated') kind,
      sum(s.sign * l.gross_paise)::float8 paise
    from ${supplies(scope)} ${lines}
    where l.rate_bp = 0 group by 1, 2, 3`)
  return rows
}

export type HsnRow = RateHeads & {
  isBusiness: boolean
  hsn: string
  uqc: string
  quantity: number
  gross: number
}

/** All supplies by HSN, unit and rate, minus their credits. */
export async function hsnRows(tx: Transaction, scope: ReturnScope): Promise<HsnRow[]> {
  const { rows } = await tx.execute<HsnRow>(sql`
    select s.is_business "isBusiness", l.hsn, l.uqc, l.rate_bp "rateBp",
      sum(s.sign * l.quantity)::float8 quantity, sum(s.sign * l.gross_paise)::float8 gross, ${signed}
    from ${supplies(scope)} ${lines}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
  return rows
}

export type IssuedRow = { kind: DocumentKind; first: string; last: string; count: number }

/** The numbers given, series by series. A number that is not of this return parts a series in two. */
export async function issuedRows(tx: Transaction, scope: ReturnScope): Promise<IssuedRow[]> {
  const numberAt = (place: SQL) => sql`(select t.number from tax_documents t
    where (t.kind, t.prefix, t.fy, t.is_sample, t.place)
      = (r.kind, r.prefix, r.fy, ${scope.isSample}, ${place}))`
  const { rows } = await tx.execute<IssuedRow>(sql`
    select r.kind, ${numberAt(sql`r.first`)} first, ${numberAt(sql`r.last`)} last, r.count::float8 count
    from (
      select kind, prefix, fy, min(place) first, max(place) last, count(*) count
      from (
        select d.kind, d.prefix, d.fy, d.place,
          d.place - row_number() over (partition by d.kind, d.prefix, d.fy order by d.place) run
        from tax_documents d where ${inScope(scope)}) n
      group by kind, prefix, fy, run) r
    order by r.kind, r.fy, r.prefix, r.first`)
  return rows
}

type TableRow = Heads & { table: ReturnTable; documents: number }

/** The totals of each table; credit notes are negative. */
export async function tableRows(tx: Transaction, scope: ReturnScope): Promise<TableRow[]> {
  const { rows } = await tx.execute<TableRow>(sql`
    select case l.rate_bp when 0 then 'nil' else s.return_table end "table",
      count(distinct s.id)::float8 documents, ${signed}
    from ${supplies(scope)} ${lines} group by 1`)
  return rows
}
