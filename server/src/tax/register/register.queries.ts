import { sql, type SQL } from 'drizzle-orm'
import type { DocumentKind } from '@tohfa/contract/tax/document-kinds'
import { escapeLike } from '#platform/database/escape-like.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'

/** The documents of a register. */
export type RegisterScope = {
  /** Days in India: the first, and the first after the range. */
  from: string
  until: string
  isSample: boolean
  kind?: DocumentKind | undefined
  search?: string | undefined
}

/** In paise. */
type Heads = { taxable: number; cgst: number; sgst: number; igst: number; total: number }

export type RegisterDocument = Heads & {
  id: string
  number: string
  kind: DocumentKind
  /** As `2026-10-31`. */
  date: string
  order: string
  orderId: string
  against: string | null
  buyer: string
  gstin: string | null
  placeOfSupply: string
  sample: boolean
}

export type RegisterLine = RegisterDocument & {
  position: number
  description: string
  hsn: string
  uqc: string
  quantity: number
  rateBp: number
}

/** Whether a month has documents that are not of the sample. */
export async function hasRealDocuments(
  tx: Transaction,
  { from, until }: Pick<RegisterScope, 'from' | 'until'>,
): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    select exists (select from tax_documents d where d.issued_on >= ${from}::date
      and d.issued_on < ${until}::date and not d.is_sample) found`)
  return rows[0]?.found === true
}

const buyer = sql`coalesce(d.buyer ->> 'legalName', d.buyer ->> 'name')`
const inOrder = sql`d.issued_on, d.id`
const columns = sql`d.id, d.number, d.kind, d.issued_on::text "date", d.order_number "order",
  d.order_id "orderId", a.number against, ${buyer} buyer, d.buyer ->> 'gstin' gstin,
  d.place_of_supply "placeOfSupply", d.is_sample sample`
const tables = sql`tax_documents d left join tax_documents a on a.id = d.against_id`
const headsOf = (t: 'd' | 'l') => {
  const of = (head: string) => sql.raw(`${t}.${head}_paise::float8`)
  return sql`${of('taxable')} taxable, ${of('cgst')} cgst, ${of('sgst')} sgst, ${of('igst')} igst,
    ${of('gross')} total`
}

function within({ from, until, isSample, kind, search }: RegisterScope): SQL {
  const parts = [
    sql`d.issued_on >= ${from}::date and d.issued_on < ${until}::date and d.is_sample = ${isSample}`,
  ]
  if (kind) parts.push(sql`d.kind = ${kind}`)
  if (search) {
    const like = `%${escapeLike(search)}%`
    parts.push(sql`(d.number ilike ${like} or d.order_number ilike ${like}
      or d.buyer ->> 'legalName' ilike ${like} or d.buyer ->> 'name' ilike ${like}
      or d.buyer ->> 'gstin' ilike ${like})`)
  }
  return sql.join(parts, sql` and `)
}

export async function registerPage(
  tx: Transaction,
  scope: RegisterScope,
  { offset, limit }: { offset: number; limit: number },
): Promise<RegisterDocument[]> {
  const { rows } = await tx.execute<RegisterDocument>(sql`
    select ${columns}, ${headsOf('d')} from ${tables}
    where ${within(scope)} order by ${inOrder} limit ${limit} offset ${offset}`)
  return rows
}

export type KindSum = Heads & { kind: DocumentKind; documents: number }

/** What the documents come to, by kind. */
export async function registerSums(tx: Transaction, scope: RegisterScope): Promise<KindSum[]> {
  const sum = (head: string) => sql.raw(`sum(d.${head}_paise)::float8`)
  const { rows } = await tx.execute<KindSum>(sql`
    select d.kind, count(*)::float8 documents, ${sum('taxable')} taxable, ${sum('cgst')} cgst,
      ${sum('sgst')} sgst, ${sum('igst')} igst, ${sum('gross')} total
    from tax_documents d where ${within(scope)} group by 1 order by 1`)
  return rows
}

/** The last document of a portion. */
export type After = { date: string; id: string }

const following = (after: After | null) =>
  after ? sql`and (d.issued_on, d.id) > (${after.date}::date, ${after.id}::uuid)` : sql``

/** The lines of the documents after this one, for writing a file in portions. */
export async function registerLinesAfter(
  db: Database,
  scope: RegisterScope,
  after: After | null,
  documents: number,
): Promise<RegisterLine[]> {
  const { rows } = await db.execute<RegisterLine>(sql`
    select ${columns}, l.position, l.description, l.hsn, l.uqc, l.quantity, l.rate_bp "rateBp",
      ${headsOf('l')}
    from (select * from tax_documents d where ${within(scope)} ${following(after)}
      order by ${inOrder} limit ${documents}) d
    left join tax_documents a on a.id = d.against_id
    join tax_document_lines l on l.document_id = d.id
    order by ${inOrder}, l.position`)
  return rows
}

/** The documents after this one. */
export async function documentsAfter(
  db: Database,
  scope: RegisterScope,
  after: After | null,
  documents: number,
): Promise<After[]> {
  const { rows } = await db.execute<After>(sql`
    select d.id, d.issued_on::text "date" from tax_documents d
    where ${within(scope)} ${following(after)} order by ${inOrder} limit ${documents}`)
  return rows
}

export type Named = { id: string; orderNumber: string; documents: string[] }

/** What these ids are of: a document, or an order with its documents; nothing for any other id. */
export async function namedDocuments(db: Database, ids: readonly string[]): Promise<Named[]> {
  const list = sql`array[${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}]`
  const { rows } = await db.execute<Named>(sql`
    select d.id, d.order_number "orderNumber", array[d.id] documents
    from tax_documents d where d.id = any(${list})
    union all
    select o.id, o.order_number, array(select d.id from tax_documents d where d.order_id = o.id
      order by d.created_at, d.id)
    from orders o where o.id = any(${list})`)
  return rows
}
