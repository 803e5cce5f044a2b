import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import type { GstOverview } from '@tohfa/contract/tax/gst-returns'
import type { Database } from '#platform/database/connect.ts'
import type { Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'

type Item = { num: number; itm_det: Amounts }
type Amounts = {
  txval: number
  rt: number
  iamt?: number
  camt?: number
  samt?: number
  csamt: number
}
type Invoice = { inum: string; idt: string; val: number; itms: Item[] }
type Note = { ntty: string; nt_num: string; nt_dt: string; val: number; pos: string; itms: Item[] }
type Hsn = Amounts & { num: number; hsn_sc: string; uqc: string; qty: number }

/** GSTR-1 as the portal has it. */
export type PortalReturn = {
  gstin: string
  fp: string
  sample?: true
  b2b?: { ctin: string; inv: (Invoice & { pos: string })[] }[]
  b2cl?: { pos: string; inv: Invoice[] }[]
  b2cs?: (Amounts & { sply_ty: string; pos: string; typ: string })[]
  cdnr?: { ctin: string; nt: Note[] }[]
  cdnur?: (Note & { typ: string })[]
  nil?: { inv: { sply_ty: string; nil_amt: number; expt_amt: number; ngsup_amt: number }[] }
  hsn: { hsn_b2b: Hsn[]; hsn_b2c: Hsn[] }
  doc_issue: {
    doc_det: {
      doc_num: number
      docs: { from: string; to: string; totnum: number; cancel: number; net_issue: number }[]
    }[]
  }
}

type Caller = Pick<TestShop, 'call'>
type Failed = { code?: string; error?: string; fields?: Record<string, string> }

/** The return of a month as the call answers it. */
export function askReturn(
  shop: Caller,
  { token }: Pick<Person, 'token'>,
  query: string,
): Promise<Answer<PortalReturn & Failed>> {
  return shop.call('GET', `/admin/gst?${query}`, { token })
}

export function askOverview(
  shop: Caller,
  { token }: Pick<Person, 'token'>,
  query: string,
): Promise<Answer<{ data: GstOverview } & Failed>> {
  return shop.call('GET', `/admin/gst/overview?${query}`, { token })
}

/** The sheets of a month by the names of their files: rows by column. */
export async function readSheets(
  shop: Pick<TestShop, 'url'>,
  { token }: Pick<Person, 'token'>,
  period: string,
): Promise<{ name: string | null; sheets: Map<string, Record<string, string>[]> }> {
  const answer = await fetch(`${shop.url}/v1/admin/gst?period=${period}&format=zip`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())))
  return {
    name: answer.headers.get('content-disposition'),
    sheets: new Map(
      files.map(([name, bytes]) => [name, parse(Buffer.from(bytes), { columns: true })]),
    ),
  }
}

/** In paise; credits are negative. */
type Sums = { taxable: number; cgst: number; sgst: number; igst: number }

const paise = (rupees = 0) => Math.round(rupees * 100)

/** The totals of all tables of a return. */
export function sumsOfReturn(read: PortalReturn): Sums {
  const items = (documents: { itms: Item[] }[]) =>
    documents.flatMap(({ itms }) => itms.map((one) => one.itm_det))
  const supplied = [
    ...items((read.b2b ?? []).flatMap(({ inv }) => inv)),
    ...items((read.b2cl ?? []).flatMap(({ inv }) => inv)),
    ...(read.b2cs ?? []),
    ...(read.nil?.inv ?? []).flatMap(({ nil_amt, expt_amt, ngsup_amt }) =>
      [nil_amt, expt_amt, ngsup_amt].map((txval) => ({ txval })),
    ),
  ]
  const returned = [...items((read.cdnr ?? []).flatMap(({ nt }) => nt)), ...items(read.cdnur ?? [])]
  const [plus, minus] = [sumsOf(supplied), sumsOf(returned)]
  return {
    taxable: plus.taxable - minus.taxable,
    cgst: plus.cgst - minus.cgst,
    sgst: plus.sgst - minus.sgst,
    igst: plus.igst - minus.igst,
  }
}

/** The totals of lines with the portal's keys. */
export function sumsOf(lines: readonly Partial<Amounts>[]): Sums {
  const sum = (head: keyof Amounts) => lines.reduce((total, line) => total + paise(line[head]), 0)
  return { taxable: sum('txval'), cgst: sum('camt'), sgst: sum('samt'), igst: sum('iamt') }
}

/** The totals of a month's documents in the database. */
export async function sumsOfDocuments(shop: Pick<TestShop, 'db'>, period: string): Promise<Sums> {
  const { rows } = await shop.db.execute<Sums>(sql`
    select ${sql.join(
      ['taxable', 'cgst', 'sgst', 'igst'].map(
        (head) =>
          sql`coalesce(sum(case when kind = 'credit' then -1 else 1 end * ${sql.identifier(`${head}_paise`)}), 0)::float8 ${sql.identifier(head)}`,
      ),
      sql`, `,
    )}
    from tax_documents where to_char(issued_on, 'YYYY-MM') = ${period}
      and kind in ('invoice', 'cum_bill', 'bill', 'credit')`)
  const [row] = rows
  if (!row) throw new Error('no sums')
  return row
}

/**
 * Copies a document of the shop into a month, with its lines, under numbers of a separate series;
 * for businesses, of which there are 97, or for the same consumer.
 *
 * @param places the first number in that series, and the last
 */
export async function copyDocuments(
  db: Pick<Database, 'execute'>,
  number: string,
  { places: [first, last], day, toBusiness }: Copies,
): Promise<void> {
  await db.execute(sql`
    with copied as (
      insert into tax_documents (id, kind, fy, prefix, place, number, issued_on, event, order_id,
        order_number, seller, buyer, place_of_supply, gross_paise, taxable_paise, cgst_paise, sgst_paise,
        igst_paise, settled_paise, is_sample, retain_until, sha256)
      select gen_random_uuid(), kind, 'copy', prefix, n, 'CP' || lpad(n::text, 8, '0'), ${day}::date,
        'copy:' || n, order_id, order_number, seller,
        case when ${toBusiness} then jsonb_set(buyer, '{gstin}',
          to_jsonb('29AAGCB' || lpad((n % 97)::text, 4, '0') || 'J1Z4')) else buyer end,
        place_of_supply, gross_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, settled_paise,
        is_sample, retain_until, sha256
      from tax_documents, generate_series(${first}::int, ${last}::int) n where number = ${number}
      returning id)
    insert into tax_document_lines (document_id, position, order_item_id, description, hsn, uqc, quantity,
      gross_paise, rate_bp, taxable_paise, cgst_paise, sgst_paise, igst_paise)
    select c.id, l.position, l.order_item_id, l.description, l.hsn, l.uqc, l.quantity, l.gross_paise,
      l.rate_bp, l.taxable_paise, l.cgst_paise, l.sgst_paise, l.igst_paise
    from copied c, tax_document_lines l
    where l.document_id = (select id from tax_documents where number = ${number})`)
}

type Copies = { places: [first: number, last: number]; day: string; toBusiness: boolean }
