import { firstProduct } from './support/routes.ts'
import { expect, test } from './support/shop.ts'

test('recently viewed products are the last row of home and product, without the current one, until cleared', async ({
  page,
}) => {
  const { data } = (await (await page.request.get('/v1/product?limit=2')).json()) as {
    data: { id: string; title: string }[]
  }
  const row = page.getByRole('region', { name: 'Recently viewed' })
  for (const { id } of data) {
    await page.goto(`/product-detail/${id}`)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recently-viewed')))
      .toContain(id)
  }
  await row.scrollIntoViewIfNeeded()
  await expect(row.getByRole('link')).toHaveCount(1)
  await expect(row.getByRole('link')).toHaveAttribute('href', `/product-detail/${data[0]?.id}`)
  await page.goto('/')
  await row.scrollIntoViewIfNeeded()
  await expect(row.getByRole('link')).toHaveCount(2)
  await row.getByRole('button', { name: 'Clear recently viewed' }).click()
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(page.locator('html[data-session]')).toHaveCount(1)
  await expect(row).toHaveCount(0)
})

test('no visits are stored for a person who declined the counting', async ({ page }) => {
  const { id } = await firstProduct(page)
  await page.goto(`/product-detail/${id}`)
  const kept = () => page.evaluate(() => localStorage.getItem('recently-viewed'))
  await expect.poll(kept).toContain(id)
  await page.evaluate(() => (document.cookie = 'analytics-consent=denied; path=/'))
  await page.reload()
  await expect.poll(kept).toBeNull()
})

test('a question on WhatsApp is a plain link, and the address of the product can be copied', async ({
  page,
  context,
}) => {
  const { id, title } = await firstProduct(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto(`/product-detail/${id}`)
  const link = page.getByRole('link', { name: 'Ask on WhatsApp' })
  const href = new URL((await link.getAttribute('href')) ?? '')
  expect(href.origin).toBe('https://wa.me')
  expect(href.searchParams.get('text')).toContain(title)
  expect(href.searchParams.get('text')).toContain(`/product-detail/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('The link is copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `/product-detail/${id}`,
  )
})
