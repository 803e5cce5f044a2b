import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { ensureAccount } from './support/by-call.ts'
import { placeOrder } from './support/orders.ts'
import { password, logOut } from './support/shopper.ts'
import { expect, test } from './support/shop.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Customer Reviews' })
const write = (page: Page) => section(page).getByRole('button', { name: 'Write a review' })
const form = (page: Page) => section(page).getByRole('form', { name: 'Your review' })
const comment = (page: Page) => form(page).getByLabel('How is it?')
const newest = (page: Page) =>
  section(page)
    .locator('li')
    .filter({ has: page.locator('time') })
    .first()

async function openProduct(page: Page, id: string) {
  await page.goto(`/product-detail/${id}#reviews`)
  await section(page).scrollIntoViewIfNeeded()
}

async function aProductId(page: Page, nth: number): Promise<string> {
  const answer = await page.request.get(`/v1/product?categories=pillow&limit=60`)
  const { data } = (await answer.json()) as { data: { id: string }[] }
  return data[nth]?.id ?? ''
}

test('a visitor who wants to review signs in first, comes back, and learns that it needs a purchase', async ({
  page,
}) => {
  const email = await ensureAccount(page)
  await logOut(page)
  const id = await aProductId(page, 0)
  await openProduct(page, id)
  await section(page).getByRole('link', { name: 'Write a review' }).click()
  await expect(page).toHaveURL('/signin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(`/product-detail/${id}#reviews`)

  await section(page).scrollIntoViewIfNeeded()
  await write(page).click()
  const sentence = "Sorry! You are not allowed to review this product since you haven't bought it"
  await expect(section(page)).toContainText(sentence)
  const cancel = section(page).getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeFocused()
  await expect(cancel).toHaveAccessibleDescription(sentence)
  await page.keyboard.press('Enter')
  await expect(section(page)).not.toContainText(sentence)
  await expect(write(page)).toBeFocused()
})

test('a buyer writes with the keyboard, sees the review and the new rating at once, and changes it', async ({
  page,
}) => {
  await ensureAccount(page)
  const { productId } = await placeOrder(page, 'mousepad')
  await openProduct(page, productId)
  const count = section(page).getByText(/^[\d,]+ reviews?$/)
  const before = async () => Number((await count.textContent())?.replace(/\D/g, ''))

  await write(page).press('Enter')
  const star = (name: string) => form(page).getByRole('radio', { name })
  await expect(star('1 star')).toBeFocused()
  await form(page).getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(form(page).getByRole('group', { name: 'Your rating' })).toHaveAccessibleDescription(
    'Required',
  )
  await expect(comment(page)).toHaveAccessibleDescription('Required')
  await expect(star('1 star')).toBeFocused()
  await expectAccessible(page)

  const earlier = (await count.isVisible()) ? await before() : 0
  await page.keyboard.press('Space')
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight')
  await expect(star('4 stars')).toBeChecked()
  await comment(page).fill('Smooth, and <b>the colours</b> stay.\nMy son draws on it.')
  await form(page).getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(page.getByText('Thank you. Your review is shown to everyone now.')).toBeVisible()
  await expect(form(page)).toBeHidden()
  await expect(newest(page)).toContainText('<b>the colours</b> stay.')
  await expect(newest(page)).toContainText('4')
  await expect.poll(before).toBe(earlier + 1)

  await write(page).click()
  await expect(comment(page)).toHaveValue(/My son draws on it/)
  await star('2 stars').check()
  await comment(page).fill('It curls at one corner by now.')
  await form(page).getByRole('button', { name: 'Submit' }).click()
  await expect(newest(page)).toContainText('It curls at one corner by now.')
  await expect(section(page)).not.toContainText('My son draws on it.')
  await expect.poll(before).toBe(earlier + 1)
  await page.reload()
  await section(page).scrollIntoViewIfNeeded()
  await expect(newest(page)).toContainText('It curls at one corner by now.')
  await expect(write(page)).toBeVisible()
})

test.describe('when sending fails', () => {
  test.use({ expectedComplaints: [/status of 503/] })

  test('the text stays, also over a reload, until it is sent or cancelled', async ({ page }) => {
    await ensureAccount(page)
    const { productId } = await placeOrder(page, 'photoframe')
    await openProduct(page, productId)
    await write(page).click()
    await form(page).getByRole('radio', { name: '5 stars' }).check()
    await comment(page).fill('It hangs beside the door')
    const error = 'The shop is taking a short break. Please try again in a minute'
    await page.route('**/v1/reviews', (route) =>
      route.fulfill({ status: 503, json: { success: false, error, message: error } }),
    )
    await form(page).getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(error)).toBeVisible()
    await expect(comment(page)).toHaveValue('It hangs beside the door')
    await page.unrouteAll({ behavior: 'wait' })

    await page.reload()
    await section(page).scrollIntoViewIfNeeded()
    await expect(comment(page)).toHaveValue('It hangs beside the door')
    await expect(form(page).getByRole('radio', { name: '5 stars' })).toBeChecked()
    await form(page).getByRole('button', { name: 'Cancel review' }).click()
    await expect(write(page)).toBeFocused()
    await write(page).click()
    await expect(comment(page)).toHaveValue('')
    await expect(form(page).getByRole('radio', { checked: true })).toHaveCount(0)

    await form(page).getByRole('radio', { name: '5 stars' }).check()
    await comment(page).fill('It hangs beside the door now')
    await form(page).getByRole('button', { name: 'Submit' }).click()
    await expect(newest(page)).toContainText('It hangs beside the door now')
  })
})
