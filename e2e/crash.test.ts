import { type RunningShop, startShop } from './support/running-shop.ts'
import { expect, test } from './support/shop.ts'

const address = {
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@example.com',
  streetAddress: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pinCode: '560001',
}

async function post<T>(shop: RunningShop, path: string, body: object, token = ''): Promise<T> {
  const answer = await fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  expect(answer.ok, `${path} answered ${answer.status}`).toBe(true)
  return (await answer.json()) as T
}

async function read<T>(shop: RunningShop, path: string, token = ''): Promise<T> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  return (await (await fetch(`${shop.url}${path}`, { headers })).json()) as T
}

async function signUp(shop: RunningShop) {
  const email = 'asha@example.com'
  await post(shop, '/v1/api/service/generate-otp', { email })
  const { data } = await read<{ data: { text: string }[] }>(shop, '/sandbox/mail')
  const otp = /^\d{6}$/m.exec(data[0]?.text ?? '')?.[0]
  const body = { email, otp, password: 'Kesar2026', addresses: [] }
  const made = await post<{ data: { token: string; userInfo: { id: string } } }>(
    shop,
    '/v1/user',
    body,
  )
  return { id: made.data.userInfo.id, token: made.data.token }
}

test('a server killed between payment and callback has the order exactly once after its restart', async () => {
  const killed = await startShop()
  const { id, token } = await signUp(killed)
  const products = await read<{
    data: { id: string; personalisation?: { required: boolean }; colors: { color: string }[] }[]
  }>(killed, '/v1/product?categories=coffee-mug&limit=60')
  const mug = products.data.find(({ personalisation }) => !personalisation?.required)
  await post(
    killed,
    '/v1/cart',
    { product_id: mug?.id, user_id: id, selectedDetails: { color: mug?.colors[0]?.color } },
    token,
  )
  const placed = await post<{ data: { razorpayOrderId: string } }>(
    killed,
    '/v1/order',
    { user_id: id, payment_method: 'online', shipping_address: address },
    token,
  )
  const paid = await post<object>(
    killed,
    `/sandbox/razorpay/v1/orders/${placed.data.razorpayOrderId}/pay`,
    { outcome: 'captured', webhook: false },
  )
  await killed.kill()

  const shop = await startShop({}, killed.dataDir)
  try {
    const orders = () =>
      read<{ data: { id: string }[]; totalCount: number }>(shop, `/v1/order/${id}`, token)
    await expect.poll(async () => (await orders()).totalCount, { timeout: 60_000 }).toBe(1)
    const verified = await post<{ data: { id: string } }>(
      shop,
      '/v1/user-orders/verify-order',
      { ...paid, ...address },
      token,
    )
    const { data } = await orders()
    expect(data.map((order) => order.id)).toEqual([verified.data.id])
  } finally {
    await shop.stop()
  }
})
