import { expectAccessible, expectFits } from './support/accessible.ts'
import { aMug, asAdmin, expect, test } from './support/admin.ts'
import { press } from './support/keyboard.ts'

test('every page of the menu is visible at 1024 × 768, in groups under headings', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto('/admin/today')
  for (const [language, actions, products, last] of [
    ['en', 'Actions', 'Products', 'Form Builder'],
    ['hi', 'काम', 'प्रोडक्ट', 'फ़ॉर्म बिल्डर'],
  ] as const) {
    await page.context().addCookies([{ name: 'lang', value: language, url: page.url() }])
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto('/admin/today')
    await page.getByRole('button', { name: actions }).click()
    const menu = page.getByRole('navigation', { name: actions })
    await expect(menu.getByRole('list', { name: products }).getByRole('link')).toHaveCount(7)
    const links = await menu.getByRole('link').all()
    expect(links).toHaveLength(32)
    for (const link of links) await expect(link).toBeInViewport({ ratio: 1 })
    await expect(menu.getByRole('link').last()).toHaveText(last)
    await expectAccessible(page)
    await expectFits(page)
  }
})

test('in a small window the menu scrolls inside it, also by keys', async ({ page }) => {
  await asAdmin(page)
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 480 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/admin/today')
    await press(page, page.getByRole('button', { name: 'Actions' }))
    await page.keyboard.press('End')
    const last = page.getByRole('button', { name: 'Log Out' })
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Home')
    await expect(page.getByRole('link', { name: 'Today' })).toBeInViewport({ ratio: 1 })
    await expectFits(page)
  }
})

test('seven groups are one press away where the bar has space; the current group and page are marked', async ({
  page,
}) => {
  const token = await asAdmin(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/admin/today')
  const groups = page.getByRole('navigation', { name: 'Staff pages' })
  await expect(groups.getByRole('link')).toHaveText([
    'Sales',
    'Print room',
    'Products',
    'Shop front',
    'Books',
    'Set-up',
    'More',
  ])
  await groups.getByRole('link', { name: 'Print room' }).click()
  await expect(page).toHaveURL('/admin/print')
  await expect(groups.locator('[aria-current]')).toHaveText('Print room')
  const pages = page.getByRole('navigation', { name: 'Print room: pages' })
  await expect(pages.locator('[aria-current=page]')).toHaveText('Print queue')
  await expectAccessible(page)
  await press(page, pages.getByRole('link', { name: 'Pick list' }))
  await expect(page).toHaveURL('/admin/pick-list')
  await expect(pages.locator('[aria-current=page]')).toHaveText('Pick list')

  const { id } = await aMug(page, token)
  await page.goto(`/admin/product-details/${id}`)
  await expect(groups.locator('[aria-current]')).toHaveText('Products')
  await expect(page.locator('nav [aria-current]').nth(1)).toHaveText('Product List')

  await page.getByRole('button', { name: 'Actions' }).click()
  const menu = page.getByRole('navigation', { name: 'Actions' })
  for (const name of ['Product List', 'Add Product', 'Orders', 'Form Builder'])
    await expect(menu.getByRole('link', { name })).toHaveCount(1)
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL('/admin/orders')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(groups).toHaveCount(0)
  await page.getByRole('button', { name: 'Actions' }).click()
  for (const link of await menu.getByRole('link').all())
    await expect(link).toBeInViewport({ ratio: 1 })
  await expect(menu.locator('[aria-current=page]')).toHaveText('Orders')
  await expectAccessible(page)
})
