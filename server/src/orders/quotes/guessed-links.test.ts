import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAuditPasses } from '#operations/audit/audit.fixture.ts'
import { count } from '#payments/payment/payments.fixture.ts'
import { createSignedIds } from '#platform/encryption/signed-ids.ts'
import { aProduct } from '#testing/goods.ts'
import { patienceMs } from '#testing/patience.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop, tokenSecret } from '#testing/shop.ts'
import { aDraft, orderQuote, readQuote, send, thePlace } from './quotes.fixture.ts'

/** The long form is TEST_GUESSES=10000. */
const guesses = Number(process.env['TEST_GUESSES'] ?? 300)
const atOnce = 20
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

let shop: TestShop
let staff: Person
/** Links of every end that one can have, and what each answers. */
let links: { link: string; status: number }[]
beforeAll(async () => {
  // Without limits: each guess is judged. quote-links.test.ts covers the limit itself.
  shop = await openTestShop()
  staff = await aPerson(shop, 'manager')
  const mug = await aProduct(shop)
  const made = async () => {
    const draft = await aDraft(shop, staff, mug)
    return { draft, link: await send(shop, staff, draft) }
  }
  const [open, used, ended, replaced, expired] = await Promise.all(
    Array.from({ length: 5 }, () => made()),
  )
  if (!open || !used || !ended || !replaced || !expired) throw new Error('no links')
  expect((await orderQuote(shop, used.link)).status).toBe(201)
  const { token } = staff
  await shop.call('DELETE', `/admin/drafts/${ended.draft.id}`, { token })
  await shop.call('PUT', `/admin/drafts/${replaced.draft.id}`, { token, body: { version: 1 } })
  await shop.db.execute(sql`
    update drafts set until = india_day(now()) - 1 where id = ${expired.draft.id}`)
  links = [
    { link: open.link, status: 200 },
    { link: used.link, status: 200 },
    { link: ended.link, status: 404 },
    { link: replaced.link, status: 404 },
    { link: expired.link, status: 410 },
  ]
})
afterAll(async () => {
  await expectAuditPasses(shop)
  await shop.close()
})

/** How a guess comes of the link of one draft, another, and a random number. */
const ways: Record<string, (link: string, other: string, n: number) => string> = {
  random: (link) => randomBytes(link.length).toString('base64url').slice(0, link.length),
  letter: (link, _other, n) => withLetter(link, n % link.length, n),
  lastLetter: (link, _other, n) => withLetter(link, link.length - 1, n),
  shorter: (link, _other, n) => link.slice(0, 1 + (n % (link.length - 1))),
  longer: (link, _other, n) => link + letters[n % letters.length],
  otherCase: (link, _other, n) => withOtherCase(link, n % link.length),
  lowerCase: (link) => link.toLowerCase(),
  halves: (link, other, n) => {
    const at = 1 + (n % (link.length - 1))
    return link.slice(0, at) + other.slice(at)
  },
  swapped: (link, _other, n) => {
    const at = n % (link.length - 1)
    return link.slice(0, at) + link.slice(at + 1, at + 2) + link[at] + link.slice(at + 2)
  },
  otherSecret: (link) => signedAgain(link, 'another secret, long enough for this', 'quote'),
  otherPurpose: (link) => signedAgain(link, tokenSecret, 'reminder'),
}
const wayNames = Object.keys(ways)

function withLetter(link: string, at: number, n: number): string {
  const next = letters[(letters.indexOf(link[at] ?? 'A') + 1 + (n % 63)) % letters.length]
  return link.slice(0, at) + next + link.slice(at + 1)
}

/** The first letter from a place on in its other case. */
function withOtherCase(link: string, from: number): string {
  const turned = link.slice(from).replace(/[a-z]/i, (letter) => {
    const upper = letter.toUpperCase()
    return letter === upper ? letter.toLowerCase() : upper
  })
  return link.slice(0, from) + turned
}

function signedAgain(link: string, secret: string, purpose: string): string {
  const ids = createSignedIds([tokenSecret], { purpose: 'quote', ids: 2 }).idsOf(link) ?? []
  return createSignedIds([secret], { purpose, ids: 2 }).tokenOf(...ids)
}

/** Every door that a link opens. */
const doors: ((link: string) => [string, string, object?])[] = [
  (link) => ['GET', `/quotes/${link}`],
  (link) => ['GET', `/quotes/${link}.pdf`],
  (link) => ['GET', `/quotes/${link}/items/x.webp`],
  (link) => [
    'POST',
    `/quotes/${link}/order`,
    { approved: true, address: thePlace, payment_method: 'cash', shown_total: 898.2 },
  ],
  (link) => [
    'POST',
    `/quotes/${link}/verify-order`,
    { razorpay_order_id: 'order_x', razorpay_payment_id: 'pay_x', razorpay_signature: 'x' },
  ],
  (link) => ['POST', `/quotes/${link}/decline`, {}],
]

const guess = fc.record({
  way: fc.constantFrom(...wayNames),
  door: fc.nat(doors.length - 1),
  of: fc.nat(4),
  other: fc.nat(3),
  n: fc.nat(1_000_000),
})

test(
  `none of ${guesses} guesses opens a link, and all are answered alike`,
  { timeout: patienceMs * Math.max(2, guesses / 500) },
  async () => {
    const states = () =>
      shop.db.execute(sql`select id, state, version, link_id from drafts order by id`)
    const before = (await states()).rows
    const known = new Set(links.map(({ link }) => link))
    const answers = new Map<string, string>()
    let tried = 0
    const all = fc.sample(guess, guesses)
    for (let from = 0; from < all.length; from += atOnce)
      await Promise.all(
        all.slice(from, from + atOnce).map(async ({ way, door, of, other, n }) => {
          const link = links[of]?.link ?? ''
          const rest = links.filter((_, at) => at !== of)
          const token = ways[way]?.(link, rest[other]?.link ?? '', n) ?? ''
          if (known.has(token)) return
          tried++
          const [method, path, body] = doors[door]?.(token) ?? ['GET', '/']
          const { status, body: said } = await shop.call<object>(method, path, body && { body })
          const alike = JSON.stringify({ ...said, requestId: undefined })
          answers.set(`${status} ${alike}`, `${way}: ${method} ${path}`)
        }),
      )
    expect([...answers]).toEqual([
      [expect.stringMatching(/^404 .*"quote_not_found"/), expect.any(String)],
    ])
    // Halves of two links of one moment may be one of them.
    expect(tried).toBeGreaterThan(guesses * 0.9)
    expect((await states()).rows).toEqual(before)
    expect(await count(shop, sql`orders`)).toBe(1)
    for (const { link, status } of links) expect((await readQuote(shop, link)).status).toBe(status)
  },
)
