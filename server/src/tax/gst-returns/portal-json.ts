import { toRupees } from '@tohfa/contract/shared/money'
import { freeLines, issuedByNature, type ReturnParts } from './return-parts.ts'
import type { DocumentRow, Heads, HsnRow, RateHeads } from './return-rows.queries.ts'

/** As the offline tool writes it (docs/gst-returns.md). */
const version = 'GST3.2.4'

/** The return as the JSON that the portal takes, in pieces; a table without a row is left out, as there. */
export async function* portalJson(parts: ReturnParts): AsyncGenerator<string> {
  const [year, month] = parts.period.split('-')
  const head = { gstin: parts.gstin, fp: `${month}${year}`, version, hash: 'hash' }
  yield JSON.stringify(parts.isSample ? { ...head, sample: true } : head).slice(0, -1)
  yield* grouped('b2b', parts.documents('b2b'), {
    groupOf: ({ gstin }) => `{"ctin":${JSON.stringify(gstin)},"inv":[`,
    one: (row) => ({
      ...invoice(row),
      pos: row.placeOfSupply,
      rchrg: 'N',
      inv_typ: 'R',
      ...items(row),
    }),
  })
  yield* grouped('b2cl', parts.documents('b2cl'), {
    groupOf: ({ placeOfSupply }) => `{"pos":${JSON.stringify(placeOfSupply)},"inv":[`,
    one: (row) => ({ ...invoice(row), ...items(row) }),
  })
  yield rest(
    'b2cs',
    parts.consumers.map((row) => ({
      sply_ty: row.isInter ? 'INTER' : 'INTRA',
      pos: row.placeOfSupply,
      typ: 'OE',
      ...money(row, row.isInter),
    })),
  )
  yield* grouped('cdnr', parts.documents('cdnr'), {
    groupOf: ({ gstin }) => `{"ctin":${JSON.stringify(gstin)},"nt":[`,
    one: (row) => ({ ...note(row), rchrg: 'N', inv_typ: 'R', ...items(row) }),
  })
  yield* grouped('cdnur', parts.documents('cdnur'), {
    one: (row) => ({ typ: 'B2CL', ...note(row), ...items(row) }),
  })
  if (parts.free.length > 0) yield `,"nil":${JSON.stringify({ inv: nilLines(parts) })}`
  const hsn = {
    hsn_b2b: hsnLines(parts.hsn.filter(({ isBusiness }) => isBusiness)),
    hsn_b2c: hsnLines(parts.hsn.filter(({ isBusiness }) => !isBusiness)),
  }
  yield `,"hsn":${JSON.stringify(hsn)},"doc_issue":${JSON.stringify({ doc_det: issuedLines(parts) })}}`
}

/** A list under its key, its items within groups where they have some; nothing where there is none. */
async function* grouped(
  key: string,
  portions: AsyncIterable<DocumentRow[]>,
  how: { groupOf?: (row: DocumentRow) => string; one: (row: DocumentRow) => object },
): AsyncGenerator<string> {
  let last: string | undefined
  for await (const rows of portions) {
    const text = rows.map((row) => {
      const group = how.groupOf?.(row) ?? ''
      const isFirst = last === undefined
      const isNew = group !== last
      last = group
      const before = isFirst ? `,"${key}":[` : isNew ? ']},' : ','
      return before + (isNew ? group : '') + JSON.stringify(how.one(row))
    })
    yield text.join('')
  }
  if (last !== undefined) yield how.groupOf ? ']}]' : ']'
}

function rest(key: string, rows: readonly object[]): string {
  return rows.length > 0 ? `,"${key}":${JSON.stringify(rows)}` : ''
}

const invoice = ({ number, issuedOn, grossPaise }: DocumentRow) => ({
  inum: number,
  idt: portalDay(issuedOn),
  val: toRupees(grossPaise),
})

const note = ({ number, issuedOn, grossPaise, placeOfSupply }: DocumentRow) => ({
  ntty: 'C',
  nt_num: number,
  nt_dt: portalDay(issuedOn),
  val: toRupees(grossPaise),
  pos: placeOfSupply,
})

/** The rates of a document; the offline tool numbers them by the rate. */
const items = ({ rates, isInter }: DocumentRow) => ({
  itms: rates.map((one) => ({ num: one.rateBp + 1, itm_det: money(one, isInter) })),
})

/** The heads that there are, in rupees. */
function money({ rateBp, taxable, cgst, sgst, igst }: RateHeads, isInter: boolean) {
  return {
    txval: toRupees(taxable),
    rt: rateBp / 100,
    ...(isInter ? { iamt: toRupees(igst) } : { camt: toRupees(cgst), samt: toRupees(sgst) }),
    csamt: 0,
  }
}

function nilLines({ free }: ReturnParts) {
  return freeLines(free).map(({ isInter, isBusiness, nilRated, exempt, nonGst }) => ({
    sply_ty: `${isInter ? 'INTR' : 'INTRA'}${isBusiness ? 'B2B' : 'B2C'}`,
    expt_amt: toRupees(exempt),
    nil_amt: toRupees(nilRated),
    ngsup_amt: toRupees(nonGst),
  }))
}

function hsnLines(rows: readonly HsnRow[]) {
  return rows.map((row, at) => ({
    num: at + 1,
    hsn_sc: row.hsn,
    desc: '',
    uqc: row.uqc,
    qty: row.quantity,
    rt: row.rateBp / 100,
    ...allHeads(row),
    csamt: 0,
  }))
}

const allHeads = ({ taxable, cgst, sgst, igst }: Heads) => ({
  txval: toRupees(taxable),
  iamt: toRupees(igst),
  samt: toRupees(sgst),
  camt: toRupees(cgst),
})

function issuedLines({ issued }: ReturnParts) {
  return issuedByNature(issued).map(({ number, name, series }) => ({
    doc_num: number,
    doc_typ: name,
    docs: series.map(({ first, last, count }, at) => ({
      num: at + 1,
      from: first,
      to: last,
      totnum: count,
      cancel: 0,
      net_issue: count,
    })),
  }))
}

/** As `31-10-2026`. */
function portalDay(day: string): string {
  return day.split('-').reverse().join('-')
}
