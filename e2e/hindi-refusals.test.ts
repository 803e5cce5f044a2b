import { aMug, expect, test } from './support/admin.ts'
import { answered, ensureAccount, sessionOf, staffToken } from './support/by-call.ts'

test.use({ locale: 'hi-IN' })

test('a refusal is in Hindi, with its number and title', async ({ page }) => {
  const staff = await staffToken(page.request)
  const { id, title } = await aMug(page, staff, { trackStock: true })
  await ensureAccount(page)
  const { token, userId } = await sessionOf(page)
  await answered(page.request, 'POST', '/cart', {
    token,
    data: { product_id: id, user_id: userId, selectedDetails: { color: 'White' } },
  })
  await page.goto('/cart')
  const more = page.getByRole('button', { name: `${title} की संख्या बढ़ाएँ` })
  await expect(more).toBeEnabled()
  const { colors } = await answered<{ colors: object[] }>(page.request, 'GET', `/product/${id}`)
  const sold = await page.request.patch(`/v1/admin-product/${id}`, {
    headers: { authorization: `Bearer ${staff}` },
    data: { colors: colors.map((color) => ({ ...color, stock: 1 })) },
  })
  expect(sold.status()).toBe(200)
  await more.click()
  await expect(page.getByText(`${title}: सिर्फ़ 1 बचे हैं`)).toBeVisible()
})
