import type { Page } from '@playwright/test'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { mailTo, password } from './support/shopper.ts'
import { expect, test } from './support/shop.ts'

type Line = { quantity: number; selectedDetails: { color: string; size?: string } }

const added = (page: Page) => page.locator('[aria-live]').getByText('Added to your cart')
const toCart = (page: Page) => page.getByRole('main').getByRole('link', { name: 'GO TO CART' })

async function aShirt(page: Page) {
  const shirts = await answered<{ id: string; title: string; customizable?: boolean }[]>(
    page.request,
    'GET',
    '/product?categories=t-shirts&limit=60',
  )
  const shirt = shirts.find(({ customizable }) => !customizable)
  if (!shirt) throw new Error('no shirt')
  return { ...shirt, path: `/product-detail/${shirt.id}` }
}

/** An account that is not signed in. */
async function haveAccountElsewhere(page: Page): Promise<string> {
  const email = await ensureAccount(page)
  await page.evaluate(() => localStorage.clear())
  return email
}

async function chooseLast(page: Page, name: RegExp): Promise<string> {
  const radio = page.getByRole('group', { name }).getByRole('radio').last()
  await radio.check()
  return radio.inputValue()
}

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

async function linesOf(page: Page): Promise<Line[]> {
  const { token, userId } = await sessionOf(page)
  return answered<Line[]>(page.request, 'GET', `/cart/${userId}`, { token })
}

test('a visitor’s cart is in the account’s cart after the sign-in, once, with a message', async ({
  page,
}) => {
  const email = await haveAccountElsewhere(page)
  const { path } = await aShirt(page)
  await page.goto(path)
  const color = await chooseLast(page, /^Colour/)
  const size = await chooseLast(page, /^Size/)
  await page.getByRole('button', { name: 'ADD TO BAG' }).click()
  await expect(page).toHaveURL('/signin')
  await signIn(page, email)
  await expect(page).toHaveURL(path)
  await expect(added(page)).toBeVisible()
  await expect(toCart(page)).toBeVisible()
  expect(await linesOf(page)).toMatchObject([{ quantity: 1, selectedDetails: { color, size } }])
  // Once removed, the line stays out, whatever leads to this page again.
  await page.goto('/cart')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty!' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('button', { name: 'ADD TO BAG' })).toBeEnabled()
  await page.reload()
  await expect(page.getByRole('button', { name: 'ADD TO BAG' })).toBeEnabled()
  expect(await linesOf(page)).toEqual([])
})

test('BUY NOW leads a new customer through the sign-up to the checkout, with the product', async ({
  page,
}) => {
  const { path, title } = await aShirt(page)
  await page.goto(path)
  await page.getByRole('button', { name: 'BUY NOW' }).click()
  await expect(page).toHaveURL('/signin')
  await page.getByRole('link', { name: 'Create an account' }).click()
  // The address changes before the page: the sign-in has a field with the same label.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
  const email = `first-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Generate OTP' }).click()
  await expect(page.getByLabel('OTP')).toBeVisible()
  const code = /\b\d{6}\b/.exec((await mailTo(page, email)).text)?.[0] ?? ''
  // Returning from the mail reloads the page.
  await page.reload()
  await page.getByLabel('OTP').fill(code)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByText(title)).toBeVisible()
  // Back skips the sign-in to the product, and orders nothing more.
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(toCart(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(toCart(page)).toBeVisible()
  expect(await linesOf(page)).toMatchObject([{ quantity: 1 }])
})

test('a product that is already in the cart is not added again, with a message', async ({
  page,
}) => {
  const email = await haveAccountElsewhere(page)
  const { path } = await aShirt(page)
  for (const sentence of ['Added to your cart', 'It is in your cart already']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'ADD TO BAG' }).click()
    await expect(page).toHaveURL('/signin')
    await signIn(page, email)
    await expect(page.locator('[aria-live]').getByText(sentence)).toBeVisible()
    await expect(toCart(page)).toBeVisible()
    expect(await linesOf(page)).toMatchObject([{ quantity: 1 }])
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
})

test('a choice waits for a sign-in in any window, and BUY NOW opens no checkout there', async ({
  page,
  context,
}) => {
  const email = await haveAccountElsewhere(page)
  const { path } = await aShirt(page)
  await page.goto(path)
  await page.getByRole('button', { name: 'ADD TO BAG' }).click()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled()

  // After a sign-in in another window, this one follows, and the choice is in the cart once.
  const other = await context.newPage()
  await other.goto('/signin')
  await signIn(other, email)
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL(path)
  await expect(toCart(page)).toBeVisible()
  expect(await linesOf(page)).toMatchObject([{ quantity: 1 }])
  await page.goto('/cart')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty!' })).toBeVisible()
  await other.evaluate(() => localStorage.clear())
  // An open window may add the next choice and report it there.
  await other.close()

  // After a sign-in by another way it is in the cart too, and nothing opens the checkout.
  await page.goto(path)
  await page.getByRole('button', { name: 'BUY NOW' }).click()
  await expect(page).toHaveURL('/signin')
  await page.getByRole('banner').getByRole('link', { name: 'Tohfa' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/signin')
  await signIn(page, email)
  await expect(page).toHaveURL('/')
  await expect(added(page)).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(toCart(page)).toBeVisible()
  expect(await linesOf(page)).toMatchObject([{ quantity: 1 }])
})
