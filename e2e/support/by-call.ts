import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { mailTo, password } from './shopper.ts'

/** What a test needs but is not about is made by calls: quicker than by hand. */

type Goods = {
  id: string
  title: string
  trackStock: boolean
  quantity?: number[]
  personalisation?: { required: boolean }
  colors: { color: string; sizes?: { size: string }[] }[]
}

/** The `data` of a call that must succeed. */
export async function answered<T>(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  options: { token?: string; data?: object } = {},
): Promise<T> {
  const { token, data } = options
  const answer = await request.fetch(`/v1${path}`, {
    method,
    ...(data && { data }),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  })
  const body = (await answer.json()) as { data: T }
  expect(answer.status(), `${method} ${path}: ${JSON.stringify(body)}`).toBeLessThan(300)
  return body.data
}

/** The person signed in on a page of the shop. */
export function sessionOf(page: Page): Promise<{ token: string; userId: string }> {
  return page.evaluate(() => ({
    token: localStorage.getItem('token') ?? '',
    userId: (JSON.parse(localStorage.getItem('userInfo') ?? '{}') as { id: string }).id,
  }))
}

/** A new account, signed in from the next page on; its e-mail. */
export async function ensureAccount(page: Page): Promise<string> {
  const { request } = page
  const email = `shopper-${crypto.randomUUID().slice(0, 8)}@example.com`
  await answered(request, 'POST', '/api/service/generate-otp', { data: { email } })
  const otp = /\b\d{6}\b/.exec((await mailTo(page, email)).text)?.[0]
  const made = await answered<{ token: string; userInfo: object }>(request, 'POST', '/user', {
    data: { email, otp, password, addresses: [] },
  })
  // Any address of the shop will do to write into its storage; this one is small.
  await page.goto('/robots.txt')
  await page.evaluate(({ token, userInfo }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('userInfo', JSON.stringify(userInfo))
  }, made)
  return email
}

/** Adds one of a product of this kind to the cart of the signed-in person. */
export async function addByCall(page: Page, kind: string, nth = 0): Promise<Goods> {
  const { request } = page
  const { token, userId } = await sessionOf(page)
  const list = await answered<Goods[]>(request, 'GET', `/product?categories=${kind}&limit=60`)
  // What is made to order never runs out, however many tests buy it, and not all of it needs a proof.
  const plain = list.filter(
    ({ trackStock, personalisation }) => !trackStock && !personalisation?.required,
  )
  const product = plain[nth % plain.length]
  const color = product?.colors[0]
  if (!product || !color) throw new Error(`no ${kind}`)
  const size = color.sizes?.[0]?.size
  const pack = product.quantity?.[0]
  await answered(request, 'POST', '/cart', {
    token,
    data: {
      product_id: product.id,
      user_id: userId,
      quantity: 1,
      selectedDetails: {
        color: color.color,
        ...(size && { size }),
        ...(pack && { quantity: pack }),
      },
    },
  })
  return product
}

/** The cart with one product of this kind, opened; the product's title. */
export async function haveInCart(page: Page, kind: string): Promise<string> {
  const { title } = await addByCall(page, kind)
  await page.goto('/cart')
  return title
}
