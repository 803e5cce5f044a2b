import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shiftClock } from '#platform/runtime/clock.ts'
import type { Person } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'
import {
  askOverview,
  askReturn,
  copyDocuments,
  type PortalReturn,
  readSheets,
  sumsOf,
  sumsOfDocuments,
  sumsOfReturn,
} from './gst-returns.fixture.ts'
import { buyerGstin, openYearEnd, type YearEnd } from './year-end.fixture.ts'

const [march, april] = ['2037-03', '2037-04']

let shop: TestShop
let admin: Person
let numbers: YearEnd['numbers']
beforeAll(async () => {
  const yearEnd = await openYearEnd()
  shop = yearEnd.shop
  admin = yearEnd.admin
  numbers = yearEnd.numbers
}, 120_000)
afterAll(async () => {
  shiftClock(0)
  await shop.close()
})

async function read(period: string): Promise<PortalReturn> {
  const { status, body } = await askReturn(shop, admin, `period=${period}`)
  expect(status).toBe(200)
  return body
}

test.each([march, april])(
  'the tables of %s come to what its documents come to, head by head',
  async (period) => {
    const gstr1 = await read(period)
    const documents = await sumsOfDocuments(shop, period)
    expect(Object.values(documents).every((sum) => sum !== 0)).toBe(true)
    expect(sumsOfReturn(gstr1)).toEqual(documents)
    expect(sumsOf([...gstr1.hsn.hsn_b2b, ...gstr1.hsn.hsn_b2c])).toEqual(documents)
    const { data } = (await askOverview(shop, admin, `period=${period}`)).body
    const { taxable, cgst, sgst, igst } = data.totals
    expect(sumsOf([{ txval: taxable, camt: cgst, samt: sgst, iamt: igst }])).toEqual(documents)
  },
)

test('each invoice is in the table of its buyer, place and amount', async () => {
  const { gstin, fp, b2b, b2cl, b2cs, cdnr, cdnur } = await read(march)
  expect([gstin, fp, cdnr, cdnur]).toEqual(['29AAGCB7383J1Z4', '032037', undefined, undefined])
  expect(b2b).toEqual([
    {
      ctin: buyerGstin,
      inv: [
        {
          inum: numbers('businessAtHome').invoice,
          idt: '31-03-2037',
          val: 3556.64,
          pos: '29',
          rchrg: 'N',
          inv_typ: 'R',
          itms: [
            { num: 501, itm_det: { txval: 529.08, rt: 5, camt: 13.23, samt: 13.23, csamt: 0 } },
            { num: 1801, itm_det: { txval: 2543.3, rt: 18, camt: 228.9, samt: 228.9, csamt: 0 } },
          ],
        },
        {
          inum: numbers('businessBeyond').invoice,
          idt: '31-03-2037',
          val: 1796.4,
          pos: '07',
          rchrg: 'N',
          inv_typ: 'R',
          itms: [{ num: 501, itm_det: { txval: 1710.86, rt: 5, iamt: 85.54, csamt: 0 } }],
        },
      ],
    },
  ])
  expect(b2cl).toEqual([
    {
      pos: '07',
      inv: [
        {
          inum: numbers('largeBeyond').cum_bill,
          idt: '31-03-2037',
          // Including untaxed goods, which are in their own table.
          val: 120_251.02,
          itms: [{ num: 1801, itm_det: { txval: 101_694.93, rt: 18, iamt: 18_305.09, csamt: 0 } }],
        },
      ],
    },
  ])
  expect(b2cs?.map(({ pos, rt, sply_ty, typ }) => [pos, rt, sply_ty, typ])).toEqual([
    ['07', 18, 'INTER', 'OE'],
    ['29', 5, 'INTRA', 'OE'],
    ['29', 18, 'INTRA', 'OE'],
  ])
})

test('a credit note follows its invoice: listed individually, or netted for small consumers', async () => {
  const { b2b, b2cl, b2cs, cdnr, cdnur } = await read(april)
  expect([b2b, b2cl]).toEqual([undefined, undefined])
  expect(cdnr?.map(({ ctin }) => ctin)).toEqual([buyerGstin])
  expect(
    cdnr?.flatMap(({ nt }) => nt.map((note) => [note.nt_num, note.ntty, note.nt_dt, note.val])),
  ).toEqual([
    // The rest of the refund is for its bill of supply.
    [numbers('businessAtHome').credit, 'C', '01-04-2037', 93.42],
    [numbers('businessBeyond').credit, 'C', '01-04-2037', 100.01],
  ])
  expect(cdnur).toMatchObject([{ typ: 'B2CL', ntty: 'C', nt_num: numbers('largeBeyond').credit }])
  expect(b2cs?.every(({ txval }) => txval < 0)).toBe(true)
  expect(b2cs?.find(({ pos }) => pos === '07')).toMatchObject({ txval: -84.75, iamt: -15.26 })
})

test('untaxed lines are in table 8, also those of an invoice that has both', async () => {
  const free = async (period: string) =>
    Object.fromEntries(
      (await read(period)).nil?.inv.map((one) => [
        one.sply_ty,
        [one.nil_amt, one.expt_amt, one.ngsup_amt],
      ]) ?? [],
    )
  expect(await free(march)).toEqual({
    INTRB2B: [0, 0, 0],
    INTRAB2B: [251, 0, 0],
    INTRB2C: [251, 0, 0],
    INTRAB2C: [251, 251, 0],
  })
  expect((await free(april))['INTRAB2C']).toEqual([-50.01, -50, 0])
})

test('table 13 names the first and the last number of each series, vouchers too', async () => {
  const issued = async (period: string) =>
    (await read(period)).doc_issue.doc_det.map(({ doc_num, docs }) => [
      doc_num,
      docs.map(({ from, to, totnum, cancel, net_issue }) => [from, to, totnum, cancel, net_issue]),
    ])
  const series = (letter: string, last: number, fy = '3637') => [
    `${fy}/EX${letter}0000001`,
    `${fy}/EX${letter}${String(last).padStart(7, '0')}`,
    last,
    0,
    last,
  ]
  expect(await issued(march)).toEqual([
    [1, [series('B', 2), series('M', 1), series('I', 5)]],
    [6, [series('R', 7)]],
  ])
  const [credits] = await issued(april)
  expect(credits?.[0]).toBe(5)
})

test('the sheets of the offline tool say the same as the JSON', async () => {
  const { name, sheets } = await readSheets(shop, admin, march)
  expect(name).toBe('attachment; filename="GSTR1-29AAGCB7383J1Z4-2037-03.zip"')
  expect([...sheets.keys()]).toEqual(
    ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'exemp', 'hsn-b2b', 'hsn-b2c', 'docs'].map(
      (sheet) => `${sheet}.csv`,
    ),
  )
  expect(sheets.get('b2b.csv')?.[0]).toEqual({
    'GSTIN/UIN of Recipient': buyerGstin,
    'Receiver Name': 'Rao Traders',
    'Invoice Number': numbers('businessAtHome').invoice,
    'Invoice date': '31-Mar-2037',
    'Invoice Value': '3556.64',
    'Place Of Supply': '29-Karnataka',
    'Reverse Charge': 'N',
    'Applicable % of Tax Rate': '',
    'Invoice Type': 'Regular B2B',
    'E-Commerce GSTIN': '',
    Rate: '5',
    'Taxable Value': '529.08',
    'Cess Amount': '0',
  })
  const { hsn, ...gstr1 } = await read(march)
  const rows = [...(sheets.get('hsn-b2b.csv') ?? []), ...(sheets.get('hsn-b2c.csv') ?? [])]
  expect(
    sumsOf(
      rows.map((row) => ({
        txval: Number(row['Taxable Value']),
        camt: Number(row['Central Tax Amount']),
        samt: Number(row['State/UT Tax Amount']),
        iamt: Number(row['Integrated Tax Amount']),
      })),
    ),
  ).toEqual(sumsOf([...hsn.hsn_b2b, ...hsn.hsn_b2c]))
  expect(sheets.get('b2cs.csv')?.map((row) => Number(row['Taxable Value']))).toEqual(
    gstr1.b2cs?.map(({ txval }) => txval),
  )
})

test('the overview counts documents, table by table, and says what was issued', async () => {
  const { data } = (await askOverview(shop, admin, `period=${march}`)).body
  expect(data).toMatchObject({
    gstin: '29AAGCB7383J1Z4',
    sample: false,
    complete: true,
    others: [],
  })
  expect(data.tables.map(({ table, documents }) => [table, documents])).toEqual([
    ['b2b', 2],
    ['b2cl', 1],
    ['b2cs', 3],
    ['cdnr', 0],
    ['cdnur', 0],
    ['nil', 3],
  ])
  expect(data.issued).toEqual([
    { nature: 1, count: 8 },
    { nature: 6, count: 7 },
  ])
  expect((await askOverview(shop, admin, `period=${april}`)).body.data.complete).toBe(false)
})

test('a month that is none, or still to come, is refused at its field; an empty one has an empty return', async () => {
  for (const [query, sentence] of [
    ['', 'Required'],
    ['period=2037-13', 'Should be a month from July 2017 on, such as 2026-10'],
    ['period=2017-06', 'Should be a month from July 2017 on, such as 2026-10'],
    ['period=2037-05', 'This month is still to come'],
  ] as const) {
    const { status, body } = await askReturn(shop, admin, query)
    expect([status, body.fields?.['period']]).toEqual([400, sentence])
  }
  const other = await askReturn(shop, admin, `period=${march}&gstin=${buyerGstin}`)
  expect([other.status, Object.keys(other.body.fields ?? {})]).toEqual([400, ['gstin']])
  expect(await read('2036-01')).toEqual({
    gstin: '29AAGCB7383J1Z4',
    fp: '012036',
    version: 'GST3.2.4',
    hash: 'hash',
    hsn: { hsn_b2b: [], hsn_b2c: [] },
    doc_issue: { doc_det: [] },
  })
})

test('a file is whole and private, and whoever hangs up leaves nothing behind', async () => {
  await copyDocuments(shop.db, numbers('businessAtHome').invoice ?? '', {
    places: [1, 1_234],
    day: '2036-05-31',
    toBusiness: true,
  })
  const gstr1 = await read('2036-05')
  const counts = gstr1.b2b?.map(({ inv }) => inv.length) ?? []
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1_234)
  expect(new Set(gstr1.b2b?.map(({ ctin }) => ctin)).size).toBe(97)
  expect(sumsOfReturn(gstr1)).toEqual(await sumsOfDocuments(shop, '2036-05'))
  expect(gstr1.doc_issue.doc_det[0]?.docs).toHaveLength(1)

  const { headers } = await askReturn(shop, admin, 'period=2036-05')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="GSTR1-29AAGCB7383J1Z4-2036-05.json"',
  )
  const leaving = new AbortController()
  const asked = fetch(`${shop.url}/v1/admin/gst?period=2036-05`, {
    headers: { authorization: `Bearer ${admin.token}` },
    signal: leaving.signal,
  })
  leaving.abort()
  await expect(asked).rejects.toThrow()
  const begun = await fetch(`${shop.url}/v1/admin/gst?period=2036-05`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  await begun.body?.cancel()
  expect((await askReturn(shop, admin, 'period=2036-05')).status).toBe(200)
  expect(await readdir(join(shop.dataDir, 'gst-returns'))).toEqual([])
})
