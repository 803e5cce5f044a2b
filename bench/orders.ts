import { measureBareOrders } from './bare-orders.ts'

const buyers = 10
const ordersEach = 20
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
 * Orders a second, end to end: ten buyers at once, each adding to the cart and ordering in turn;
 * beside the rate at which the
 * embedded database of `dataDir` alone writes the same rows, where that is given.
 */
export async function measureOrders(shop: string, dataDir?: string) {
  const product = await firstMug(shop)
  const people: Buyer[] = []
  for (let n = 0; n < buyers; n++) people.push(await signUp(shop, `buyer${n}@example.com`))
  const ms: number[] = []
  const started = performance.now()
  await Promise.all(
    people.map(async (buyer) => {
      for (let n = 0; n < ordersEach; n++) {
        const from = performance.now()
        await buy(shop, buyer, product)
        ms.push(performance.now() - from)
      }
    }),
  )
  const took = (performance.now() - started) / 1000
  ms.sort((a, b) => a - b)
  const goods = { product: product.id, color: product.color, people: people.map(({ id }) => id) }
  const rate = ms.length / took
  const bare = dataDir === undefined ? null : await measureBareOrders(dataDir, goods, ordersEach)
  return {
    orders: ms.length,
    'orders/s': Math.round(rate),
    ...(bare && { 'bare transactions/s': Math.round(bare), ratio: (rate / bare).toFixed(2) }),
    'p50 ms': Math.round(ms[Math.floor(ms.length * 0.5)] ?? 0),
    'p99 ms': Math.round(ms[Math.floor(ms.length * 0.99)] ?? 0),
  }
}

/** Adds the product to the cart and orders it. */
export async function buy(
  shop: string,
  { id, token }: Buyer,
  product: { id: string; color: string },
) {
  const selectedDetails = { color: product.color }
  await post(shop, '/cart', { product_id: product.id, user_id: id, selectedDetails }, token)
  const order = { user_id: id, payment_method: 'cash', shipping_address: address }
  await post(shop, '/order', order, token)
}

/** Somebody with an account, as the page makes one. */
export async function signUp(shop: string, email: string): Promise<Buyer> {
  await post(shop, '/api/service/generate-otp', { email })
  const mailbox = await fetch(`${shop}/sandbox/mail`, { headers: { accept: 'application/json' } })
  const { data } = (await mailbox.json()) as { data: { to: string; text: string }[] }
  const otp = /^\d{6}$/m.exec(data.find((mail) => mail.to === email)?.text ?? '')?.[0]
  const body = { email, otp, password: 'Kesar2026', addresses: [] }
  const made = (await post(shop, '/user', body)) as {
    data: { token: string; userInfo: { id: string } }
  }
  return { id: made.data.userInfo.id, token: made.data.token }
}

/** A mug that is made to order, so that buying it changes no page. */
export async function firstMug(shop: string): Promise<{ id: string; color: string }> {
  const answer = await fetch(`${shop}/v1/product?categories=coffee-mug&limit=60`)
  const { data } = (await answer.json()) as {
    data: { id: string; trackStock: boolean; colors: { color: string }[] }[]
  }
  const mug = data.find((product) => !product.trackStock)
  if (!mug?.colors[0]) throw new Error('the shop has no mug')
  return { id: mug.id, color: mug.colors[0].color }
}

/** What a call of the shop answers; it must succeed. */
export async function post(
  shop: string,
  path: string,
  body: object,
  token?: string,
): Promise<unknown> {
  const answer = await fetch(`${shop}/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
