import { expectAccessible, expectFits } from './support/accessible.ts'
import { aMug, asAdmin, expect } from './support/admin.ts'
import { answered } from './support/by-call.ts'
import { testOfShop } from './support/own-shop.ts'

/** An empty shop: the first product of another test would end the step of this one. */
const test = testOfShop({ SAMPLE_DATA: 'false' })

const mug = 'Name in Devanagari Mug'

test('an owner of an empty shop begins with a template at their own price, and tries out payments', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto('/admin/today')
  await page.getByRole('link', { name: 'Or begin with our templates' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Begin with our templates')
  await page.getByRole('searchbox', { name: 'Find a template' }).fill('devanagari')
  await page.getByRole('checkbox', { name: mug }).check()
  await page.getByRole('textbox', { name: `The buyer pays (₹): ${mug}` }).fill('499')
  await expect(page.getByText('1 chosen')).toBeVisible()
  await expectAccessible(page)
  for (const width of [1366, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
  }
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('button', { name: 'Add to my shop' }).click()
  await expect(page).toHaveURL('/admin/today')
  await expect(page.getByText('Added to your shop.')).toBeVisible()
  const step = page.getByRole('listitem').filter({ hasText: 'The first product' })
  await expect(step).toContainText('Done:')

  await page.getByRole('link', { name: 'Try it out: Payments by the real provider' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Try out payments with ₹1')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay ₹1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payments work')
  await page.getByRole('link', { name: 'Back to Today' }).click()
  await expect(page).toHaveURL('/admin/today')

  await page.goto('/product-filter')
  await expect(page.getByRole('main')).toContainText(mug)
  await expect(page.getByRole('main')).toContainText('₹499')
})

test('what the buyer pays is typed, and the price and a given discount follow', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto('/admin/product-add-update')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('The buyer pays (₹)').pressSequentially('495')
  await expect(field('Price (₹)')).toHaveValue('500')
  await expect(field('Discount (%)')).toHaveValue('1')
  await field('Discount (%)').fill('20')
  await expect(field('The buyer pays (₹)')).toHaveValue('400')
  await field('The buyer pays (₹)').fill('')
  await field('The buyer pays (₹)').pressSequentially('480')
  await expect(field('Price (₹)')).toHaveValue('600')
  await expect(field('Discount (%)')).toHaveValue('20')
})

test('stock that runs low leaves the list of what to set up at the top of Today', async ({
  page,
}) => {
  const token = await asAdmin(page)
  const { id } = await aMug(page, token, { trackStock: true })
  const { colors } = await answered<{ colors: object[] }>(page.request, 'GET', `/product/${id}`)
  const data = { colors: colors.map((color) => ({ ...color, stock: 1 })) }
  await answered(page.request, 'PATCH', `/admin-product/${id}`, { token, data })
  await page.goto('/admin/today')
  await expect(page.getByRole('main').getByRole('link', { name: /low in stock/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Before the shop opens')
})

test('the seller begins with what the shop is called and where it is, and the shop with its seller', async ({
  page,
}) => {
  const token = await asAdmin(page)
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const address = '7 Kumharwada, Pune 411001'
  await page.goto('/admin/settings')
  await field('Name of the shop').fill('Mitti & Mor')
  await field('Address').fill(address)
  await field('Phone').fill('+91 91234 56789')
  await field('E-mail').fill('desk@mitti.in')
  await page.getByRole('button', { name: 'Save: Who the shop is' }).click()
  await expect(page.getByText('Who the shop is: saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('link', { name: 'Tax & legal' }).click()
  await expect(field('Trade name')).toHaveValue('Mitti & Mor')
  await expect(field('Address')).toHaveValue(address)
  await expect(page.getByRole('combobox', { name: 'State', exact: true })).toHaveValue('27')
  await expect(field('Legal name')).toHaveValue('')
  await expect(page.getByText('Filled in from the settings of the shop')).toBeVisible()
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
  }
  const seller = () =>
    answered<{ tradeName?: string }>(page.request, 'GET', '/admin/seller', { token })
  expect((await seller()).tradeName).toBeUndefined()

  const settings = (method: 'GET' | 'PUT', data?: object) =>
    answered<{ particulars: { name: string; address: string } }>(
      page.request,
      method,
      '/admin/settings',
      { token, ...(data && { data }) },
    )
  const unset = { name: 'Tohfa', address: '' }
  await settings('PUT', { particulars: unset })
  await answered(page.request, 'PUT', '/admin/seller', {
    token,
    data: {
      legalName: 'Asha Rao',
      tradeName: 'Asha Gifts',
      address,
      stateCode: '27',
      mode: 'unregistered',
      seriesPrefix: 'AG',
      signatory: 'Asha Rao',
    },
  })
  await page.goto('/admin/settings')
  await expect(field('Name of the shop')).toHaveValue('Asha Gifts')
  await expect(field('Address')).toHaveValue(`${address}, Maharashtra`)
  expect((await settings('GET')).particulars).toMatchObject(unset)
})
