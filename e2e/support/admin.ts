import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { admin } from './running-shop.ts'
import { expect, test as shopTest } from './shop.ts'

/**
 * A separate, empty shop for tests that add and delete products, so that no other test sees them.
 */
export const test = shopTest.extend({
  baseURL: ({ ownShop }, use) => use(ownShop.url),
})
export { expect }

const samples = join(import.meta.dirname, '../../server/sample-images')
export const pictureFile = join(samples, 'adrak-chai-mug-white-1/360.webp')
export const otherPictureFile = join(samples, 'adrak-chai-mug-white-2/360.webp')
/** For products that a test needs only as data: the shop makes six encodings of each picture. */
const smallPicture = readFileSync(join(import.meta.dirname, 'small-mug.webp'))

async function adminSession(page: Page): Promise<{ token: string; userInfo: object }> {
  const answer = await page.request.post('/v1/auth/login', { data: admin })
  const { data } = (await answer.json()) as { data: { token: string; userInfo: object } }
  return data
}

/** Signs the page in as the shop's staff, without the form; returns their token. */
export async function asAdmin(page: Page): Promise<string> {
  const data = await adminSession(page)
  await page.addInitScript((session) => {
    localStorage.setItem('token', session.token)
    localStorage.setItem('userInfo', JSON.stringify(session.userInfo))
  }, data)
  return data.token
}

export type Made = { id: string; title: string; updatedAt: string }

/** Adds a coffee mug to the shop by calls. */
export async function aMug(
  { request }: Pick<Page, 'request'>,
  token: string,
  changes: object = {},
): Promise<Made> {
  const headers = { authorization: `Bearer ${token}` }
  const images = { name: 'mug.webp', mimeType: 'image/webp', buffer: smallPicture }
  const uploaded = await request.post('/v1/admin-product/upload-files', {
    headers,
    multipart: { productType: 'coffee-mug', images },
  })
  const { imageUrls } = (await uploaded.json()) as { imageUrls: string[] }
  const made = await request.post('/v1/admin-product', {
    headers,
    data: {
      productType: 'coffee-mug',
      category: 'Classic',
      title: `Chai Mug ${crypto.randomUUID().slice(0, 8)}`,
      description: 'Holds as much chai as a train journey from Pune to Mumbai asks for.',
      highlights: ['Printed on both sides', 'Stays warm through a long story'],
      price: 400,
      discount: 10,
      rating: 4,
      material: 'Glazed stoneware',
      capacity: '330 ml',
      colors: [{ color: 'White', images: imageUrls, stock: 7 }],
      ...changes,
    },
  })
  expect(made.status()).toBe(201)
  return ((await made.json()) as { data: Made }).data
}

/** Signs the page in as staff instead of the buyer, on a wide screen. */
export async function becomeStaff(page: Page): Promise<void> {
  const session = await adminSession(page)
  await page.evaluate(({ token, userInfo }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('userInfo', JSON.stringify(userInfo))
  }, session)
  await page.setViewportSize({ width: 1366, height: 768 })
}
