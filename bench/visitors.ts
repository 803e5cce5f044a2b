import { brotliDecompressSync } from 'node:zlib'
import { ask, type HttpAnswer } from './ask.ts'
import { address, type Buyer, firstMug, signUp } from './orders.ts'

/** What is measured; each has its own goal. */
export type Kind = 'listing' | 'page' | 'add to cart' | 'order' | 'other'
type ReportAnswer = (kind: Kind, answer: HttpAnswer, fault?: string) => void

/** Visitors of a shop: 80 % look around, 15 % put something into their cart or take it out, 5 % buy. */
export type Visitors = { visit(report: ReportAnswer): Promise<void> }

const people = 40

export async function visitors(shop: string): Promise<Visitors> {
  const mug = await firstMug(shop)
  const pages = await publicPages(shop)
  const free: (Buyer & { inCart?: string | undefined })[] = []
  for (let n = 0; n < people; n++) free.push(await signUp(shop, `visitor${n}@example.com`))

  async function look(report: ReportAnswer): Promise<void> {
    const page = pages[Math.floor(Math.random() * pages.length)]
    if (!page) throw new Error('the shop has no pages')
    const answer = await ask(shop + page.path, { encoding: 'br' })
    const isRight = answer.status === 200 && isSame(page, answer.body)
    report(page.kind, answer, isRight ? undefined : `${page.path}: other bytes`)
  }

  async function withPerson(work: (person: (typeof free)[number]) => Promise<void>) {
    const person = free.pop()
    if (!person) throw new Error('more visitors sign in than there are people')
    await work(person)
    free.push(person)
  }

  async function call(
    report: ReportAnswer,
    kind: Kind,
    wanted: number,
    path: string,
    options: Parameters<typeof ask>[1],
  ): Promise<Record<string, unknown>> {
    const answer = await ask(`${shop}${path}`, options)
    const text = answer.body.toString()
    const fault = answer.status === wanted ? undefined : `${path}: ${answer.status} ${text}`
    report(kind, answer, fault)
    return (JSON.parse(text) as { data?: Record<string, unknown> }).data ?? {}
  }

  const add = (report: ReportAnswer, { id, token }: Buyer) =>
    call(report, 'add to cart', 201, '/v1/cart', {
      method: 'POST',
      token,
      body: { product_id: mug.id, user_id: id, selectedDetails: { color: mug.color } },
    })

  const fillCart = (report: ReportAnswer) =>
    withPerson(async (person) => {
      const { token, inCart } = person
      if (inCart) {
        person.inCart = undefined
        await call(report, 'other', 200, `/v1/cart/${inCart}`, { method: 'DELETE', token })
      } else person.inCart = String((await add(report, person))['id'])
    })

  const buy = (report: ReportAnswer) =>
    withPerson(async (person) => {
      const { id, token } = person
      if (!person.inCart) await add(report, person)
      person.inCart = undefined
      const isOnline = Math.random() < 0.5
      const made = await call(report, 'order', 201, '/v1/order', {
        method: 'POST',
        token,
        body: {
          user_id: id,
          payment_method: isOnline ? 'online' : 'cash',
          shipping_address: address,
        },
      })
      if (!isOnline) return
      const orderId = String(made['razorpayOrderId'])
      const paid = await ask(`${shop}/sandbox/razorpay/v1/orders/${orderId}/pay`, {
        method: 'POST',
        body: { outcome: 'captured', webhook: true },
      })
      await call(report, 'other', 200, '/v1/user-orders/verify-order', {
        method: 'POST',
        token,
        body: { ...(JSON.parse(paid.body.toString()) as object), ...address },
      })
    })

  return {
    visit(report) {
      const chance = Math.random()
      return chance < 0.8 ? look(report) : chance < 0.95 ? fillCart(report) : buy(report)
    },
  }
}

type Page = { path: string; kind: Kind; bytes: Buffer }

/** Packed anew, perhaps better, it is still the same page; its new form is the one to expect. */
function isSame(page: Page, bytes: Buffer): boolean {
  if (bytes.equals(page.bytes)) return true
  try {
    if (!brotliDecompressSync(bytes).equals(brotliDecompressSync(page.bytes))) return false
  } catch {
    return false
  }
  page.bytes = bytes
  return true
}

/** What people look at, with the bytes that each must go on to have. */
async function publicPages(shop: string): Promise<Page[]> {
  const { body } = await ask(`${shop}/v1/product?limit=20`)
  const { data } = JSON.parse(body.toString()) as { data: { id: string; thumbnail: string }[] }
  const types = ['T-shirts', 'Coffee Mug', 'Custom Cap', 'Pillow Cover', 'Key Chain']
  const paths: [Kind, string][] = [
    ['page', '/'],
    ...types.map((type): [Kind, string] => [
      'listing',
      `/product-filter?categorie=${encodeURIComponent(type)}`,
    ]),
    ...[1, 2, 3, 4, 5].map((n): [Kind, string] => ['listing', `/v1/product?page=${n}&limit=12`]),
    ...['mug', 'diwali', 'cofee', 'silk'].map((word): [Kind, string] => [
      'listing',
      `/v1/product?search=${word}`,
    ]),
    ...data.flatMap(({ id, thumbnail }): [Kind, string][] => [
      ['page', `/product-detail/${id}`],
      ['page', `/v1/product/${id}`],
      ['other', thumbnail],
    ]),
  ]
  const pages: Page[] = []
  for (const [kind, path] of paths) {
    const { status, body: bytes } = await ask(shop + path, { encoding: 'br' })
    if (status !== 200) throw new Error(`${path} was answered ${status}`)
    pages.push({ path, kind, bytes })
  }
  return pages
}
