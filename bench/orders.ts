import { ask } from './ask.ts'
import { type BareChoice, openBareShop } from './bare-orders.ts'
import { processorTime } from './processor-time.ts'
import type { RunningShop } from './start-shop.ts'

const buyers = 10
const each = 20
const turns = 3
export const address = {
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@example.com',
  streetAddress: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pinCode: '560001',
}

export type Buyer = { id: string; token: string }

/**
 * Orders and cart lines, end to end, by ten concurrent buyers at a shop that was just started. The
 * first hundred orders come first. Then orders, lines and the same rows written by the plain driver
 * follow in turns.
 */
export async function measureOrders(shop: RunningShop) {
  const { url, dataDir } = shop
  const mugs = await mugsToOrder(url)
  const [mug] = mugs
  if (!mug) throw new Error('the shop has no mug')
  const people: Buyer[] = []
  for (let n = 0; n < buyers; n++) people.push(await signUp(url, `buyer${n}@example.com`))
  const order = (buyer: Buyer) => buy(url, buyer, mug)
  const first = started()
  await counted(first, shop, () => atOnce(people, 100 / buyers, order))

  const bare = await openBareShop(dataDir, people)
  const [orders, bareOrders, lines, bareLines] = [started(), started(), started(), started()]
  await atOnce(people, each, order)
  for (let turn = 0; turn < turns; turn++) {
    await bare.mailsSent()
    await counted(orders, shop, async () => {
      const done = await atOnce(people, each, order)
      await bare.mailsSent()
      return done
    })
    await counted(bareOrders, shop, () => atOnce(people, each, ({ id }) => bare.order(id, mug)))
    const fill = (buyer: Buyer, n: number) => addToCart(url, buyer, mugs[n % mugs.length] ?? mug)
    await counted(lines, shop, () => atOnce(people, mugs.length, fill))
    await bare.emptyCarts()
    const write = ({ id }: Buyer, n: number) => bare.line(id, mugs[n % mugs.length] ?? mug)
    await counted(bareLines, shop, () => atOnce(people, mugs.length, write))
    await bare.emptyCarts()
  }
  await bare.close()
  return {
    'first hundred orders': rowOf(first, bareOrders),
    'orders, 10 buyers at once': rowOf(orders, bareOrders),
    'lines into the cart, 10 at once': rowOf(lines, bareLines),
  }
}

type Done = { ms: number[]; seconds: number }
type Counted = Done & { node: number; database: number }
const started = (): Counted => ({ ms: [], seconds: 0, node: 0, database: 0 })

/** Each person does the work a number of times in sequence, all of them in parallel. */
async function atOnce(
  people: readonly Buyer[],
  times: number,
  work: (person: Buyer, n: number) => Promise<unknown>,
): Promise<Done> {
  const ms: number[] = []
  const from = performance.now()
  await Promise.all(
    people.map(async (person) => {
      for (let n = 0; n < times; n++) {
        const began = performance.now()
        await work(person, n)
        ms.push(performance.now() - began)
      }
    }),
  )
  return { ms, seconds: (performance.now() - from) / 1_000 }
}

/** Adds a measurement to a sum, with its processor time. */
async function counted(sum: Counted, shop: RunningShop, work: () => Promise<Done>): Promise<void> {
  const before = processorTime(shop)
  const { ms, seconds } = await work()
  const after = processorTime(shop)
  sum.ms.push(...ms)
  sum.seconds += seconds
  sum.node += after.node - before.node
  sum.database += after.database - before.database
}

function rowOf(own: Counted, bare: Counted) {
  const ms = own.ms.toSorted((a, b) => a - b)
  const [rate, bareRate] = [own, bare].map(({ ms, seconds }) => ms.length / seconds) as [
    number,
    number,
  ]
  const hundredths = (number: number) => Math.round(number * 100) / 100
  return {
    'a second': Math.round(rate),
    'bare transactions a second': Math.round(bareRate),
    ratio: hundredths(rate / bareRate),
    'p50 ms': Math.round(ms[Math.floor(ms.length * 0.5)] ?? 0),
    'p99 ms': Math.round(ms[Math.floor(ms.length * 0.99)] ?? 0),
    'Node ms each': hundredths(own.node / ms.length),
    'PostgreSQL ms each': hundredths(own.database / ms.length),
    'bare PostgreSQL ms each': hundredths(bare.database / bare.ms.length),
  }
}

/** Adds the product to the cart and orders it. */
export async function buy(shop: string, buyer: Buyer, product: BareChoice): Promise<void> {
  const { id, token } = buyer
  await addToCart(shop, buyer, product)
  const order = { user_id: id, payment_method: 'cash', shipping_address: address }
  await post(shop, '/order', order, token)
}

/** Adds the product to the cart; the id of its line. */
export async function addToCart(
  shop: string,
  { id, token }: Buyer,
  { id: product_id, color }: BareChoice,
): Promise<string> {
  const selectedDetails = { color }
  const added = await post(shop, '/cart', { product_id, user_id: id, selectedDetails }, token)
  return (added as { data: { id: string } }).data.id
}

/** A person with an account, as the page creates one. */
export async function signUp(shop: string, email: string): Promise<Buyer> {
  await post(shop, '/api/service/generate-otp', { email })
  const mailbox = await fetch(`${shop}/sandbox/mail?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  })
  const { data } = (await mailbox.json()) as { data: { text: string }[] }
  const otp = /^\d{6}$/m.exec(data[0]?.text ?? '')?.[0]
  const body = { email, otp, password: 'Kesar2026', addresses: [] }
  const made = (await post(shop, '/user', body)) as {
    data: { token: string; userInfo: { id: string } }
  }
  return { id: made.data.userInfo.id, token: made.data.token }
}

/** A mug that is made to order, so that buying it changes no page. */
export async function firstMug(shop: string): Promise<BareChoice> {
  const [mug] = await mugsToOrder(shop)
  if (!mug) throw new Error('the shop has no mug')
  return mug
}

/** The mugs that are made to order and sold without a print, in each of their colours. */
async function mugsToOrder(shop: string): Promise<BareChoice[]> {
  const answer = await fetch(`${shop}/v1/product?categories=coffee-mug&limit=60`)
  const { data } = (await answer.json()) as {
    data: {
      id: string
      trackStock: boolean
      colors: { color: string }[]
      personalisation?: { required: boolean }
    }[]
  }
  return data
    .filter(({ trackStock, personalisation }) => !trackStock && !personalisation?.required)
    .flatMap(({ id, colors }) => colors.map(({ color }) => ({ id, color })))
}

/** The answer of a call, which must succeed. */
export async function post(
  shop: string,
  path: string,
  body: object,
  token?: string,
): Promise<unknown> {
  const answer = await ask(`${shop}/v1${path}`, {
    method: 'POST',
    body,
    ...(token !== undefined && { token }),
  })
  const text = answer.body.toString()
  if (answer.status >= 300) throw new Error(`POST ${path} answered ${answer.status}: ${text}`)
  return JSON.parse(text)
}
