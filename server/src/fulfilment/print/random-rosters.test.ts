import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import { buyCart, putList } from '#orders/order/list-order.fixture.ts'
import { readPdf } from '#platform/pdf/read-pdf.fixture.ts'
import { approvedList, listCall, rosterStudio } from '#studio/name-lists/name-lists.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { patienceMs } from '#testing/patience.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { fetchFile, jobsOf } from './print.fixture.ts'

/** The long form is TEST_ROSTERS=10000. */
const rosters = Number(process.env['TEST_ROSTERS'] ?? 24)
/** So many of them are drawn, bought and compared at the press. */
const printed = Math.max(2, Math.floor(rosters / 200))
const timeout = patienceMs * Math.max(2, rosters / 50)

let shop: TestShop
let printer: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  printer = await aPerson(shop, 'printer')
  mug = await aCustomizable(shop, rosterStudio, {
    colors: ['White', 'Navy'],
    sizes: ['S', 'M', 'L'],
  })
})
afterAll(() => shop.close())

/** Few, so that rosters have doubles. */
const words = [
  'आरव|क्षितिज|மீனா|கார்த்திக்|مینا|محمد|Asha|Zoë|O’Neil|ರವಿ|گل 7',
  '🎂|🌸|Jo "Jo" B|5" tall|A, B|x;y|two\tparts',
].flatMap((some) => some.split('|'))
const name = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(' '))
  .filter((joined) => graphemes(joined).length <= 20)
const row = fc.record({
  name,
  number: fc.constantFrom('07', '7', '٠', '10', '99', '१२'),
  size: fc.constantFrom('S', 'M', 'L'),
  color: fc.constantFrom('White', 'Navy'),
  quantity: fc.integer({ min: 1, max: 50 }),
})
type Row = typeof row extends fc.Arbitrary<infer R> ? R : never
const roster = fc.record({
  rows: fc.array(row, { minLength: 2, maxLength: 8 }),
  separator: fc.constantFrom('\t', ',', ';'),
  crlf: fc.boolean(),
})
type Roster = typeof roster extends fc.Arbitrary<infer R> ? R : never

/** The table as a spreadsheet saves it. */
function textOf({ rows, separator, crlf }: Roster): string {
  const cell = (text: string) => (/[\t,;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = rows.map((one) => [one.name, one.number, one.size, one.color, `${one.quantity}`])
  return [['Name', 'Number', 'Size', 'Colour', 'Quantity'], ...lines]
    .map((cells) => cells.map(cell).join(separator))
    .join(crlf ? '\r\n' : '\n')
}

const printedName = ({ name: typed }: Row) => typed.replaceAll('\t', ' ')
const expectedOf = (one: Row, at: number) => ({
  n: at + 1,
  values: { name: printedName(one), number: one.number },
  size: one.size,
  color: one.color,
  quantity: one.quantity,
})

test(
  'no row of a pasted table has the words, size, colour or pieces of another',
  () => {
    let person: Person
    let begun = 0
    return fc.assert(
      fc.asyncProperty(roster, async (given) => {
        // A person begins so many lists in ten minutes.
        if (begun++ % 100 === 0) person = await aPerson(shop)
        const body = { productId: mug, color: 'White', text: textOf(given) }
        const made = await listCall(shop, person, 'POST', '', body)
        expect(made.status, JSON.stringify(made.body)).toBe(201)
        const { id, rows } = made.body.data
        expect(rows).toMatchObject(given.rows.map(expectedOf))
        expect(rows).toHaveLength(given.rows.length)
        expect(stopsOf(made.body.data)).toEqual([])
        await listCall(shop, person, 'DELETE', `/${id}`)
      }),
      { numRuns: rosters, endOnFailure: true },
    )
  },
  timeout,
)

test(
  'the press file and the ticket of a row are those of its words, size, colour and pieces',
  () =>
    fc.assert(
      fc.asyncProperty(roster, async (given) => {
        const person = await aPerson(shop)
        const draft = { productId: mug, text: textOf(given) }
        const list = await approvedList(shop, person, draft)
        expect((await putList(shop, person, list)).status).toBe(201)
        const { order } = await buyCart(shop, person)
        const jobs = await jobsOf(shop, printer, order.orderNumber)
        expect(jobs.map(({ row: n }) => n)).toEqual(given.rows.map((_, at) => at + 1))
        /** The words of each press file, by its bytes. */
        const wordsOf = new Map<string, string>()
        const fileOf = new Map<string, string>()
        for (const [at, job] of jobs.entries()) {
          const expected = given.rows[at]
          if (!expected) throw new Error('there are more jobs than rows')
          expect(job).toMatchObject({
            size: expected.size,
            color: expected.color,
            quantity: expected.quantity,
          })
          const spelt = [printedName(expected), expected.number]
          expect(job.values.map(({ value }) => value)).toEqual(spelt)
          expect(await textsOfProof(job)).toEqual(spelt)
          const file = await pressFileOf(job)
          const key = spelt.join('\n')
          expect(wordsOf.get(file) ?? key).toBe(key)
          expect(fileOf.get(key) ?? file).toBe(file)
          wordsOf.set(file, key)
          fileOf.set(key, file)
          await compareTicket(job, expected)
        }
      }),
      { numRuns: printed, endOnFailure: true },
    ),
  timeout,
)

const stopsOf = ({ findings }: NameList) =>
  findings.filter(({ level }) => level === 'stop').map(({ code }) => code)

/** The texts of what was approved for a job, in the order of the template. */
async function textsOfProof({ proof }: PrintJob): Promise<string[]> {
  const { rows } = await shop.db.execute<{ scene: Scene }>(
    sql`select scene from proofs where hash = ${proof}`,
  )
  const items = rows.flatMap(({ scene }) => scene.areas.flatMap((area) => area.items))
  return items.flatMap((item) => (item.kind === 'text' ? [item.text] : []))
}

/** The sha256 of a job's press file, which is the one that the queue names. */
async function pressFileOf({ files }: PrintJob): Promise<string> {
  const file = files.find(({ kind }) => kind === 'png')
  const { bytes } = await fetchFile(shop, printer, file?.url ?? '')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(sha256).toBe(file?.sha256)
  return sha256
}

/** Emoji are pictures on paper, and viewers put words from the right together by themselves. */
const isWritten = (text: string) => !/\p{Script=Arabic}|\p{Extended_Pictographic}/u.test(text)
const bare = (text: string) => text.replaceAll(/\s/g, '')

async function compareTicket(job: PrintJob, expected: Row): Promise<void> {
  const { bytes } = await fetchFile(shop, printer, `/v1/admin/print-jobs/${job.id}/ticket.pdf`)
  const texts = (await readPdf(bytes)).flatMap((page) => page.map(({ text }) => text))
  const written = bare(texts.join(''))
  const { line, row: n, orderNumber } = job
  const { color, size, quantity } = expected
  const known = [`${orderNumber}-${line}.${n}`, `${color} · ${size} · × ${quantity}`]
  for (const text of [...known, printedName(expected), expected.number].filter(isWritten))
    expect(written).toContain(bare(text))
}
