import type { Page } from '@playwright/test'
import { addByCall, answered, ensureAccount, haveInCart, sessionOf } from './support/by-call.ts'
import { choose, expectFocusKept, press, tabTo, typeInto } from './support/keyboard.ts'
import { address } from './support/orders.ts'
import { seeConfirmation } from './support/shopper.ts'
import { expect, test } from './support/shop.ts'

const main = (page: Page) => page.getByRole('main')
const card = (page: Page) => main(page).getByRole('link').filter({ hasText: '₹' }).first()
const spoken = (page: Page, words: string | RegExp) =>
  page.locator('[aria-live], output, [role=status], [role=alert]').filter({ hasText: words })

test('with the keyboard alone a person goes from the home page over filters to a product in the cart', async ({
  page,
  isMobile,
}) => {
  await ensureAccount(page)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport()
  await press(page, page.getByRole('link', { name: 'Skip to content' }))
  await expect(main(page)).toBeFocused()
  const strip = page.getByRole('navigation', { name: 'Shop by kind' })
  await press(page, strip.getByRole('link', { name: /T-shirts/ }))
  await expect(page).toHaveURL(/categorie=T-shirts/)
  await expect(main(page)).toBeFocused()

  const open = page.getByRole('button', { name: /^Filters/ })
  if (isMobile) await press(page, open)
  const filters = isMobile
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('complementary')
  await choose(
    page,
    filters.getByRole('group', { name: 'Price' }),
    filters.getByLabel('Under ₹700'),
  )
  await press(page, filters.getByRole('checkbox', { name: 'M', exact: true }), 'Space')
  await expect(filters.getByRole('checkbox', { name: 'M', exact: true })).toBeFocused()
  await expect(page).toHaveURL(/price=700&size=m$/)
  if (isMobile) {
    await press(page, filters.getByRole('button', { name: /^Show \d/ }))
    await expect(open).toBeFocused()
  }
  await expect(spoken(page, /^\d+ products?$/)).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Remove filter M' }))
  await expect(page).not.toHaveURL(/size/)
  await expectFocusKept(page)
  await press(page, page.getByRole('button', { name: 'Clear All' }))
  await expect(page).toHaveURL('/product-filter')
  await expect(main(page)).toBeFocused()
  await press(page, page.getByRole('link', { name: 'Next page' }))
  await expect(page).toHaveURL('/product-filter?page=2')
  await expect(main(page)).toBeFocused()

  if (isMobile) await press(page, page.getByRole('button', { name: 'Open search' }))
  const field = page.getByRole('combobox', { name: 'Search for gifts' })
  await typeInto(page, field, 'bagru')
  await expect(spoken(page, /^\d+ suggestions?$/)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/product-filter?search=bagru')
  await expectFocusKept(page)
  await press(page, card(page))
  await expect(page).toHaveURL(/\/product-detail\//)
  await expect(main(page)).toBeFocused()

  const opener = page.getByRole('button', { name: /^Look closer/ })
  await press(page, opener)
  const viewer = page.getByRole('dialog')
  await press(page, viewer.getByRole('button', { name: 'Zoom in' }))
  await page.keyboard.press('+')
  await expect(spoken(page, 'Zoomed to 225 percent')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  for (const name of [/^Colour/, /^Size/]) {
    const group = page.getByRole('group', { name })
    await choose(page, group, group.getByRole('radio').and(page.locator(':enabled')).last())
  }
  await press(page, page.getByRole('button', { name: 'ADD TO BAG' }))
  await expect(spoken(page, 'Added to your cart')).toBeVisible()
  const toCart = main(page).getByRole('link', { name: 'GO TO CART' })
  await expect(toCart).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')
  await expect(main(page)).toBeFocused()
})

test('with the keyboard alone the cart is changed, an address typed, and an order paid in cash', async ({
  page,
}) => {
  await ensureAccount(page)
  const shirt = await addByCall(page, 't-shirts')
  const mug = await haveInCart(page, 'coffee-mug')
  const increase = page.getByRole('button', { name: `Increase quantity of ${mug}` })
  const decrease = page.getByRole('button', { name: `Decrease quantity of ${mug}` })
  await press(page, increase)
  await expect(spoken(page, 'Price (3 items)')).toBeVisible()
  await expect(increase).toBeFocused()
  await press(page, decrease)
  await expect(spoken(page, 'Price (2 items)')).toBeVisible()
  await expect(increase).toBeFocused()
  await press(page, page.getByRole('button', { name: `Remove ${shirt.title}` }))
  await expect(spoken(page, `${shirt.title} left your cart.`)).toBeVisible()
  await expectFocusKept(page)
  await press(page, page.getByRole('button', { name: `Remove ${mug}` }))
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty!' })).toBeVisible()
  await expectFocusKept(page)
  await press(page, page.getByRole('button', { name: 'Undo' }))
  await expect(spoken(page, 'Price (1 item)')).toBeVisible()
  await expectFocusKept(page)

  await press(page, page.getByRole('link', { name: 'Checkout' }))
  await expect(page).toHaveURL('/checkout')
  const form = main(page)
  await typeInto(page, form.getByRole('textbox', { name: 'Name' }), 'Meera Joshi')
  await typeInto(page, form.getByLabel('Phone'), '9876543210')
  await typeInto(page, form.getByLabel('PIN code'), '302003')
  await expect(spoken(page, 'Service available in this area')).toBeVisible()
  await expect(form.getByLabel('City')).toHaveValue('Jaipur')
  await typeInto(page, form.getByLabel('Street address'), '14 Johari Bazaar')
  await press(page, form.getByRole('button', { name: 'Save address' }))
  await expect(form.getByRole('radio', { name: /Meera Joshi/ })).toBeChecked()
  await expectFocusKept(page)
  await expect(form.getByText(/^Arrives by/)).toBeVisible()
  const payment = form.getByRole('group', { name: 'How would you like to pay?' })
  await choose(page, payment, payment.getByRole('radio', { name: 'Cash' }))
  await press(page, form.getByRole('button', { name: 'CONFIRM ORDER' }))
  await seeConfirmation(page)
  await expect(main(page)).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'CHECK STATUS' }))
})

test('by keys alone one pays online, after a refusal by the bank and after closing the window', async ({
  page,
}) => {
  await ensureAccount(page)
  await addByCall(page, 'key-chain')
  const { token, userId } = await sessionOf(page)
  await answered(page.request, 'PUT', `/user/${userId}`, { token, data: { addresses: [address] } })
  await page.goto('/checkout')
  const confirm = page.getByRole('button', { name: 'CONFIRM ORDER' })
  const payWindow = page.getByRole('dialog')
  const pay = payWindow.getByRole('button', { name: /^Pay/ })
  await press(page, confirm)
  await expect(pay).toBeFocused()
  await press(page, payWindow.getByRole('button', { name: /^Fail/ }))
  await expect(payWindow.getByRole('alert')).toHaveText(/\w/)
  await expectFocusKept(page)
  await page.keyboard.press('Escape')
  await expect(spoken(page, 'You closed the payment window. Nothing was charged.')).toBeVisible()
  await expect(confirm).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pay).toBeFocused()
  await page.keyboard.press('Enter')
  await seeConfirmation(page)
  await expect(main(page)).toBeFocused()
})
