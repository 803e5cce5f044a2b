import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin, expect, test } from './support/admin.ts'
import { press } from './support/keyboard.ts'

test('every page of the menu is visible at 1024 × 768, in groups under headings', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto('/admin/today')
  for (const [language, actions, catalogue, last] of [
    ['en', 'Actions', 'Catalogue', 'Form Builder'],
    ['hi', 'काम', 'कैटलॉग', 'फ़ॉर्म बिल्डर'],
  ] as const) {
    await page.context().addCookies([{ name: 'lang', value: language, url: page.url() }])
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto('/admin/today')
    await page.getByRole('button', { name: actions }).click()
    const menu = page.getByRole('navigation', { name: actions })
    await expect(menu.getByRole('list', { name: catalogue }).getByRole('link')).toHaveCount(5)
    const links = await menu.getByRole('link').all()
    expect(links).toHaveLength(28)
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

test('orders and prints are one press away where the bar has space, and are never listed twice', async ({
  page,
}) => {
  await asAdmin(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/admin/today')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Print queue' }).click()
  await expect(page).toHaveURL('/admin/print')
  await page.getByRole('button', { name: 'Actions' }).click()
  for (const name of ['Orders', 'Print queue'])
    await expect(header.getByRole('link', { name })).toHaveCount(1)
  await header.getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL('/admin/orders')
  await expect(header.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(header.getByRole('link', { name: 'Print queue' })).toHaveCount(0)
})
