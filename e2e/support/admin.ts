import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { admin } from './running-shop.ts'
import { expect, test as shopTest } from './shop.ts'

/**
 * A shop of its own for tests that add and delete products: nobody else's test meets them. It
 * starts empty.
 */
export const test = shopTest.extend({
  baseURL: ({ ownShop }, use) => use(ownShop.url),
})
export { expect }

const samples = join(import.meta.dirname, '../../server/sample-images')
export const pictureFile = join(samples, 'adrak-chai-mug-white-1/360.webp')
export const otherPictureFile = join(samples, 'adrak-chai-mug-white-2/360.webp')
/** For products that a test needs but is not about: each costs the shop six encodings, which are soon done here. */
const smallPicture = readFileSync(join(import.meta.dirname, 'small-mug.webp'))

/** Signs the page in as the shop's staff, without the form; their token. */
export async function asAdmin(page: Page): Promise<string> {
  const answer = await page.request.post('/v1/auth/login', { data: admin })
  const { data } = (await answer.json()) as { data: { token: string; userInfo: object } }
  await page.addInitScript((session) => {
    localStorage.setItem('token', session.token)
    localStorage.setItem('userInfo', JSON.stringify(session.userInfo))
  }, data)
  return data.token
}

export type Made = { id: string; title: string; updatedAt: string }

/** A coffee mug in the shop, made by calls. */
export async function aMug(page: Page, token: string, changes: object = {}): Promise<Made> {
  const headers = { authorization: `Bearer ${token}` }
  const images = { name: 'mug.webp', mimeType: 'image/webp', buffer: smallPicture }
  const uploaded = await page.request.post('/v1/admin-product/upload-files', {
    headers,
    multipart: { productType: 'coffee-mug', images },
  })
  const { imageUrls } = (await uploaded.json()) as { imageUrls: string[] }
  const made = await page.request.post('/v1/admin-product', {
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
