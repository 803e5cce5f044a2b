import type { Page } from '@playwright/test'
import { expectWell } from './support/accessible.ts'
import { aMug, expect, type Made, pictureFile, test } from './support/admin.ts'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { admin } from './support/running-shop.ts'
import { mailTo, password, logOut } from './support/shopper.ts'
import { aNamedMug, nameAndPhoto } from './support/studio.ts'

type Line = { quantity: number; product: { title: string } }

const asStaff = (page: Page) =>
  answered<{ token: string }>(page.request, 'POST', '/auth/login', { data: admin })

/** A mug without a print. */
async function aPlainMug(page: Page): Promise<Made> {
  const { token } = await asStaff(page)
  return aMug(page, token, { trackStock: true })
}

/** A visitor chooses it, and is led to the sign-in. */
async function choose(page: Page, { id }: Made): Promise<void> {
  await page.goto(`/product-detail/${id}`)
  await page.getByRole('button', { name: 'ADD TO BAG' }).click()
  await expect(page).toHaveURL('/signin')
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

async function signUpFrom(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account')
  const email = `guest-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Generate OTP' }).click()
  await expect(page.getByLabel('OTP')).toBeVisible()
  await page.getByLabel('OTP').fill(/\b\d{6}\b/.exec((await mailTo(page, email)).text)?.[0] ?? '')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

async function linesOf(page: Page): Promise<Line[]> {
  const { token, userId } = await sessionOf(page)
  return answered<Line[]>(page.request, 'GET', `/cart/${userId}`, { token })
}

const titles = (lines: Line[]) => lines.map(({ product }) => product.title).toSorted()
const waiting = (page: Page) => page.evaluate(() => localStorage.getItem('waiting-choices'))

/** An account that is not signed in. */
async function haveAccountElsewhere(page: Page): Promise<string> {
  const email = await ensureAccount(page)
  await page.evaluate(() => localStorage.clear())
  return email
}

test('a plain and a designed mug wait through the sign-up, and the designed one opens at its proof', async ({
  page,
}) => {
  const plain = await aPlainMug(page)
  const path = await aNamedMug(page, nameAndPhoto)
  await choose(page, plain)
  await page.goto(path)
  const section = page.getByRole('region', { name: 'Make it yours' })
  await section.getByRole('textbox', { name: 'Name' }).fill('Meera')
  await section.getByLabel('Face').setInputFiles(pictureFile)
  await expect(section.getByRole('button', { name: 'Remove' })).toBeVisible()
  // Until it is drawn, the press leads to the sign-in at once.
  await expect(page.getByRole('figure', { name: 'Preview of your design' })).toBeVisible()
  await page.getByRole('button', { name: 'See your proof' }).click()

  const preview = page.getByRole('dialog', { name: 'Preview of your proof' })
  await expect(preview.getByRole('figure', { name: /^What is printed/ })).toBeVisible()
  await expect(preview.getByText('Preview', { exact: true })).toBeVisible()
  await expect(preview.getByText('Meera', { exact: true })).toBeVisible()
  await expect(preview.getByText(/rather small for its place/)).toBeVisible()
  await expect(preview.getByText(/^a piece: ₹[\d.,]+ \+ ₹49 for your print$/)).toBeVisible()
  await expectWell(page)
  await preview.getByRole('button', { name: 'Sign in to approve and buy' }).click()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByText(/^2 products that you chose wait for you/)).toBeVisible()
  await expectWell(page)
  await signUpFrom(page)

  await expect(page).toHaveURL(path)
  const proof = page.getByRole('dialog', { name: 'Your proof' })
  await expect(proof.getByText('Meera', { exact: true })).toBeVisible()
  // Postponed, it waits in the cart, next to the plain one.
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: plain.title })).toBeVisible()
  expect(titles(await linesOf(page))).toEqual([plain.title])
  await expectWell(page)
  await page
    .getByRole('region', { name: 'Waiting for you' })
    .getByRole('button', { name: /^See your proof/ })
    .click()
  await expect(page).toHaveURL(path)
  await proof.getByRole('checkbox').check()
  await proof.getByRole('button', { name: 'I approve this print' }).click()
  await expect(page.locator('[aria-live]').getByText('Added to your cart')).toBeVisible()
  expect(await linesOf(page)).toHaveLength(2)
  expect(await waiting(page)).toBeNull()
})

test('visitors see their choices on the cart page and can remove them there', async ({ page }) => {
  const [one, two] = [await aPlainMug(page), await aPlainMug(page)]
  await choose(page, one)
  await choose(page, two)
  await choose(page, two)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/cart')
  for (const language of ['हिन्दी', 'English']) {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2)
    await expectWell(page)
    await page.getByRole('contentinfo').getByRole('link', { name: language }).click()
  }
  await page.getByRole('button', { name: `Remove ${one.title}` }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1)
  await page.getByRole('button', { name: `Remove ${two.title}` }).click()
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty!' })).toBeVisible()
})

test('waiting choices are added to the existing cart once, though two windows are open', async ({
  page,
  context,
}) => {
  const email = await haveAccountElsewhere(page)
  const [one, two, three] = [await aPlainMug(page), await aPlainMug(page), await aPlainMug(page)]
  await choose(page, one)
  await signIn(page, email)
  await expect(page).toHaveURL(`/product-detail/${one.id}`)
  await expect(page.getByRole('main').getByRole('link', { name: 'GO TO CART' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  for (const mug of [one, two, three]) await choose(page, mug)
  const other = await context.newPage()
  await other.goto('/cart')
  await expect(other.getByRole('main').getByRole('button', { name: /^Remove/ })).toHaveCount(3)
  await signIn(page, email)
  await expect(other.getByRole('link', { name: 'Checkout' })).toBeVisible()
  await expect(other.getByRole('main').getByRole('button', { name: /^Remove/ })).toHaveCount(3)
  await expect.poll(() => waiting(page)).toBeNull()
  const lines = await linesOf(page)
  expect(titles(lines)).toEqual(
    titles([one, two, three].map((product) => ({ quantity: 1, product }))),
  )
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1, 1])
})

test('unavailable choices are reported, and the others are added to the cart', async ({ page }) => {
  const email = await haveAccountElsewhere(page)
  const [plain, gone, soldOut] = [
    await aPlainMug(page),
    await aPlainMug(page),
    await aPlainMug(page),
  ]
  await choose(page, gone)
  await choose(page, soldOut)
  await choose(page, plain)
  const { token } = await asStaff(page)
  const deleted = await page.request.delete(`/v1/admin-product/${gone.id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(deleted.ok()).toBe(true)
  await answered(page.request, 'PUT', '/admin-product/stock', {
    token,
    data: { rows: [{ id: soldOut.id, color: 'White', seen: 7, stock: 0 }] },
  })
  await signIn(page, email)
  await expect(page.locator('[aria-live]').getByText(/It is no longer sold\.$/)).toBeVisible()
  await page.goto('/cart')
  const left = page.getByRole('region', { name: 'Waiting for you' })
  await expect(left.getByText('It is no longer sold.')).toBeVisible()
  await expect(left.getByText('It is sold out meanwhile.')).toBeVisible()
  expect(titles(await linesOf(page))).toEqual([plain.title])
  await expect(left.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  await logOut(page)
  expect(await waiting(page)).toBeNull()
})
