import { sql, type SQL } from 'drizzle-orm'
import { reportedKinds } from '@tohfa/contract/tax/document-kinds'
import { largeInvoices } from '@tohfa/contract/tax/large-invoices'
import { oneOf } from '#platform/database/one-of.ts'
import type { Transaction } from '#platform/database/connect.ts'

/** The documents of a return. */
export type ReturnScope = {
  /** Days in India: the first, and the first after the range. */
  from: string
  until: string
  gstin: string
  isSample: boolean
}

/** Under which GSTIN regular sellers issued documents in a month, the one used last first. */
export async function issuersIn(
  tx: Transaction,
  { from, until }: Pick<ReturnScope, 'from' | 'until'>,
): Promise<{ gstin: string; isSample: boolean }[]> {
  const { rows } = await tx.execute<{ gstin: string; isSample: boolean }>(sql`
    select d.seller ->> 'gstin' gstin, d.is_sample "isSample"
    from tax_documents d
    where d.issued_on >= ${from}::date and d.issued_on < ${until}::date
      and d.seller ->> 'mode' = 'regular' and d.seller ->> 'gstin' is not null
    group by 1, 2 order by max(d.id::text) desc`)
  return rows
}

/** The documents of a return, as a condition on `d`. */
export function inScope({ from, until, gstin, isSample }: ReturnScope): SQL {
  return sql`d.issued_on >= ${from}::date and d.issued_on < ${until}::date
    and d.is_sample = ${isSample} and d.seller ->> 'mode' = 'regular'
    and d.seller ->> 'gstin' = ${gstin}`
}

/**
 * Supplies and their credits, each with the table of its taxed lines. A credit note follows its
 * invoice; for small consumers both are netted in one table (`sign`).
 */
export function supplies(scope: ReturnScope): SQL {
  const isLarge = sql`d.place_of_supply <> d.seller ->> 'stateCode'
    and coalesce(a.gross_paise, d.gross_paise) > ${largeOn(sql`coalesce(a.issued_on, d.issued_on)`)}`
  return sql`(select d.id, d.kind, d.fy, d.prefix, d.place, d.number, d.issued_on, d.gross_paise,
      d.place_of_supply, d.buyer ->> 'gstin' gstin,
      coalesce(d.buyer ->> 'legalName', d.buyer ->> 'name') buyer_name,
      d.place_of_supply <> d.seller ->> 'stateCode' is_inter,
      d.buyer ->> 'gstin' is not null is_business,
      case d.kind when 'credit' then -1 else 1 end sign,
      case when d.buyer ->> 'gstin' is not null then case d.kind when 'credit' then 'cdnr' else 'b2b' end
        when ${isLarge} then case d.kind when 'credit' then 'cdnur' else 'b2cl' end
        else 'b2cs' end return_table
    from tax_documents d left join tax_documents a on a.id = d.against_id
    where ${inScope(scope)} and ${oneOf('d.kind', reportedKinds)}) s`
}

/** Above how many paise an invoice of this day is a large one. */
function largeOn(day: SQL): SQL {
  const latestFirst = largeInvoices.toReversed()
  const cases = latestFirst.map(
    ({ from, abovePaise }) => sql`when ${day} >= ${from}::date then ${abovePaise}::bigint`,
  )
  return sql`(case ${sql.join(cases, sql` `)} end)`
}
