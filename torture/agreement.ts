import sharp from 'sharp'
import type { Product } from '@tohfa/contract/catalog/products'
import { aPerson } from '../server/testing/people.ts'
import type { TestShop } from '../server/testing/shop.ts'
import { must, until } from './checks.ts'

/**
 * Writes at one process are visible at the other: pictures, prices within a second, and with Redis
 * the counted attempts.
 * @param front both processes through the balancer
 */
export async function agree([a, b]: readonly TestShop[], front: TestShop, sharedLimits: boolean) {
  must(a !== undefined && b !== undefined, 'there are not two processes')
  const { token } = await aPerson(front, 'ADMIN')
  const imageUrl = await upload(a, token)
  const seen = await fetch(b.url + imageUrl)
  must(seen.status === 200, `a picture of the other process was answered ${seen.status}`)

  const mug = { ...aMug, colors: [{ color: 'White', images: [imageUrl], stock: 5 }] }
  const made = await a.call<{ data: Product }>('POST', '/admin-product', { token, body: mug })
  must(made.status === 201, `a product was answered ${made.status}`)
  let slowestMs = 0
  for (let price = 600; price < 620; price++) {
    const [here, there] = price % 2 ? [a, b] : [b, a]
    slowestMs = Math.max(slowestMs, await changePrice(here, there, token, made.body.data.id, price))
  }

  const body = { email: 'nobody@example.com', password: 'Wrong2026' }
  let heard = 0
  for (let tries = 0; tries < 20; tries++)
    if ((await front.call('POST', '/auth/login', { body })).status === 401) heard += 1
  if (sharedLimits) must(heard === 10, `${heard} wrong passwords were heard, and 10 are allowed`)
  return { 'price seen elsewhere after ms': Math.round(slowestMs) }
}

/** Milliseconds from the answer at one process until the other shows the price too. */
async function changePrice(
  here: TestShop,
  there: TestShop,
  token: string,
  id: string,
  price: number,
): Promise<number> {
  const shown = async () =>
    (await there.call<{ data: Product }>('GET', `/product/${id}`)).body.data.price
  await shown()
  const { status } = await here.call('PATCH', `/admin-product/${id}`, { token, body: { price } })
  must(status === 200, `a price was answered ${status}`)
  const from = performance.now()
  await until('the other process has the new price', async () => (await shown()) === price, 1)
  return performance.now() - from
}

async function upload(to: TestShop, token: string): Promise<string> {
  const plain = { width: 800, height: 800, channels: 3, background: 'teal' } as const
  const form = new FormData()
  const picture = await sharp({ create: plain }).png().toBuffer()
  form.append('images', new Blob([new Uint8Array(picture)]), 'a.png')
  const response = await fetch(`${to.url}/v1/admin-product/upload-files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { imageUrls = [] } = (await response.json()) as { imageUrls?: string[] }
  must(imageUrls[0] !== undefined, `an upload was answered ${response.status}`)
  return imageUrls[0]
}

const aMug = {
  productType: 'coffee-mug',
  category: 'Classic',
  title: 'Two Processes Mug',
  description: 'A mug for two, printed on both sides and filled from whichever pot is nearer.',
  highlights: ['Printed on both sides', 'Holds 330 ml', 'Safe in the microwave oven'],
  price: 500,
  discount: 10,
  rating: 4.2,
  material: 'Ceramic',
  capacity: '330 ml',
}
