import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { admin } from './running-shop.ts'
import { mailTo, password } from './shopper.ts'

/** Test data is made by calls, which is faster than by hand. */

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
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
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

/** A token of the shop's staff. */
export async function staffToken(request: APIRequestContext): Promise<string> {
  const { token } = await answered<{ token: string }>(request, 'POST', '/auth/login', {
    data: admin,
  })
  return token
}

/** A person with an account who acts by calls alone. A window of their own takes half a second. */
export type Caller = { request: APIRequestContext; token: string; userId: string; email: string }

/** The signed-in person, on a page of the shop or without one. */
export async function sessionOf(who: Page | Caller): Promise<{ token: string; userId: string }> {
  if ('token' in who) return who
  return who.evaluate(() => ({
    token: localStorage.getItem('token') ?? '',
    userId: (JSON.parse(localStorage.getItem('userInfo') ?? '{}') as { id: string }).id,
  }))
}

type Signed = { token: string; userInfo: { id: string; email: string } }

async function makeAccount(request: APIRequestContext): Promise<Signed> {
  const email = `shopper-${crypto.randomUUID().slice(0, 8)}@example.com`
  await answered(request, 'POST', '/api/service/generate-otp', { data: { email } })
  const otp = /\b\d{6}\b/.exec((await mailTo({ request }, email)).text)?.[0]
  return answered<Signed>(request, 'POST', '/user', {
    data: { email, otp, password, addresses: [] },
  })
}

/** Creates an account that is signed in on no page. */
export async function aCaller(request: APIRequestContext): Promise<Caller> {
  const { token, userInfo } = await makeAccount(request)
  return { request, token, userId: userInfo.id, email: userInfo.email }
}

/** Creates an account and signs it in from the next page on; returns its e-mail. */
export async function ensureAccount(page: Page): Promise<string> {
  const made = await makeAccount(page.request)
  // Any address of the shop gives access to its storage; this one is small.
  await page.goto('/robots.txt')
  await page.evaluate(({ token, userInfo }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('userInfo', JSON.stringify(userInfo))
  }, made)
  return made.userInfo.email
}

/** Adds a product of this type to the cart of the signed-in person. */
export async function addByCall(who: Page | Caller, kind: string, nth = 0): Promise<Goods> {
  const { request } = who
  const { token, userId } = await sessionOf(who)
  const list = await answered<Goods[]>(request, 'GET', `/product?categories=${kind}&limit=60`)
  // Products made to order never run out, however many tests buy them; some need no proof.
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

/** Opens the cart with one product of this type; returns the product's title. */
export async function haveInCart(page: Page, kind: string): Promise<string> {
  const { title } = await addByCall(page, kind)
  await page.goto('/cart')
  return title
}
