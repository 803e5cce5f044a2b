import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '@tohfa/contract/orders/orders'
import { jobsOf } from '#fulfilment/print/print.fixture.ts'
import { aBoughtList, row } from '#orders/order/list-order.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { patienceMs } from '#testing/patience.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { openBox, scanCode } from './packing.fixture.ts'

/** The long form is TEST_BOXES=1000. */
const boxes = Number(process.env['TEST_BOXES'] ?? 3)

/** Two orders of twenty pieces with the same names, so that nothing but the codes tells them apart. */
const names = ['Asha', 'आरव', 'மீனா', 'مینا', 'Asha']
const pieces = 20
const rows = Array.from({ length: pieces }, (_, n) =>
  row(names[n % names.length] ?? '', n % 3 === 0 ? { color: 'Navy' } : {}),
)

let shop: TestShop
/** Two people at one bench. */
let packers: [Person, Person]
beforeAll(async () => {
  shop = await openTestShop()
  packers = [await aPerson(shop, 'printer'), await aPerson(shop, 'printer')]
})
afterAll(() => shop.close())

const timeout = patienceMs * Math.max(4, boxes / 10)

/** An order of which every piece is printed, and their codes. */
async function aPrinted(): Promise<{ order: Order; codes: string[] }> {
  const [printer] = packers
  const { order } = await aBoughtList(shop, rows)
  const jobs = await jobsOf(shop, printer, order.orderNumber)
  const codes = jobs.map(({ line, row: n }) => `${order.orderNumber}-${line}.${n}`)
  for (const code of codes)
    expect((await scanCode(shop, printer, code, 'printed')).status).toBe(200)
  return { order, codes }
}

test(
  'forty pieces of two lists, scanned in any order by two people, lie in their own boxes',
  async () => {
    const both = [await aPrinted(), await aPrinted()]
    const own = new Map(both.map(({ order, codes }) => [order.orderNumber, codes]))
    const codesOf = (code: string) => own.get(code.split('-')[0] ?? '') ?? []
    const inOrder = fc.asyncProperty(scans(both.flatMap(({ codes }) => codes)), async (scanned) => {
      const packed = new Set<string>()
      // Two at the same time, often of the same box, sometimes the same piece.
      for (let at = 0; at < scanned.length; at += 2) {
        const pair = scanned.slice(at, at + 2)
        const before = new Set(packed)
        const answers = await Promise.all(
          pair.map((code, n) => scanCode(shop, packers[n] ?? packers[0], code, 'packed')),
        )
        for (const code of pair) packed.add(code)
        for (const [n, { status, body }] of answers.entries()) {
          const code = pair[n] ?? ''
          const { line, already, box } = body.data
          expect([status, line, code.startsWith(`${box.orderNumber}-`)]).toEqual([200, code, true])
          if (before.has(code)) expect(already).toBe(true)
          const there = box.lines.flatMap((one) => (one.packed ? one.code : []))
          // What the other packs at this moment may be there or not.
          const least = codesOf(code).filter((each) => before.has(each) || each === code)
          expect(there).toEqual(expect.arrayContaining(least))
          expect([...packed]).toEqual(expect.arrayContaining(there))
        }
        if (pair.length === 2 && pair[0] === pair[1] && !before.has(pair[0] ?? ''))
          expect(answers.filter(({ body }) => !body.data.already)).toHaveLength(1)
      }
      for (const { order, codes } of both) {
        const again = await scanCode(shop, packers[0], codes[0] ?? '', 'packed')
        expect(again.body.data).toMatchObject({ already: true, box: { missing: [] } })
        expect(again.body.data.box.packedAt).not.toBeNull()
        const opened = await openBox(shop, packers[0], order.id)
        expect([opened.status, opened.body.data.missing.length]).toEqual([200, pieces])
      }
    })
    await fc.assert(inOrder, { numRuns: boxes, endOnFailure: true })
  },
  timeout,
)

/** Every code once in any order, and some of them a second time. */
function scans(all: string[]): fc.Arbitrary<string[]> {
  const every = fc.shuffledSubarray(all, { minLength: all.length })
  const twice = fc.array(fc.record({ at: fc.nat(all.length), code: fc.constantFrom(...all) }), {
    maxLength: 6,
  })
  return fc
    .tuple(every, twice)
    .map(([order, more]) =>
      more.reduce((so, { at, code }) => so.toSpliced(at, 0, code), [...order]),
    )
}
