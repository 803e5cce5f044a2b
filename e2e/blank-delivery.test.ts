import { expectAccessible, expectWell } from './support/accessible.ts'
import { asAdmin, expect, test } from './support/admin.ts'
import { blankData } from './support/blanks.ts'
import { expectHindiAtWidths } from './support/reading.ts'

test('staff paste a delivery, mend a wrong row, and book it once', async ({
  page,
  context,
  baseURL,
}) => {
  const token = await asAdmin(page)
  const title = `Blue mug ${crypto.randomUUID().slice(0, 8)}`
  const reference = `Mehta 4711 of ${title}`
  const made = await page.request.post('/v1/admin/blanks', {
    headers: { authorization: `Bearer ${token}` },
    data: { title, variants: [{ color: 'Blue', stock: 2 }], trackStock: true },
  })
  expect(made.status()).toBe(201)

  await page.goto('/admin/blank-count')
  await page.getByRole('button', { name: 'Book a delivery' }).click()
  const form = page.getByRole('dialog', { name: 'Book a delivery of blanks' })
  await form.getByLabel('Supplier’s reference and date').fill(reference)
  const table = form.getByLabel('Blank, colour, size and pieces')
  await table.fill(`blank\tcolour\tsize\tpieces\n${title}\tBlack\t\t24`)
  await form.getByRole('button', { name: 'Check' }).click()
  await expect(
    form.getByRole('row', { name: `2 colour ${title} has no such colour` }),
  ).toBeVisible()
  await expectAccessible(page)
  await expectWell(page)
  await form.getByLabel('Or a CSV file').setInputFiles({
    name: 'delivery.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`blank,colour,size,pieces\n${title},blue,,24\n`),
  })
  await form.getByRole('button', { name: 'Check' }).click()
  await expect(form.getByText('26 in stock then')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Book 24 pieces' }).click()
  await expect(form).toBeHidden()
  const lines = page.getByRole('listitem').filter({ hasText: title })
  await expect(lines.getByText('Kept: 26')).toBeVisible()
  await expect(lines.getByText('24 delivered')).toBeVisible()
  await expect(lines.getByText(reference)).toBeVisible()

  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }])
  await page.goto('/admin/blanks')
  await page.getByRole('button', { name: 'डिलीवरी दर्ज करें' }).click()
  const hindi = page.getByRole('dialog', { name: 'कोरे माल की डिलीवरी दर्ज करें' })
  await hindi.getByLabel('सप्लायर का रेफ़रेंस और तारीख़').fill(reference)
  const wrong = 'blank,colour,pieces\nx,y,0'
  await hindi.getByLabel('कोरा माल, रंग, साइज़ और पीस').fill(wrong)
  await hindi.getByRole('button', { name: 'जाँचें' }).click()
  await expect(hindi.getByText('इस रेफ़रेंस की डिलीवरी पहले ही दर्ज है')).toBeVisible()
  await hindi.getByLabel('सप्लायर का रेफ़रेंस और तारीख़').fill(`${reference} b`)
  await hindi.getByRole('button', { name: 'जाँचें' }).click()
  await expect(hindi.getByText('पीस की पूरी संख्या, कम से कम 1')).toBeVisible()
  const example = 'blank,colour,size,pieces\nWhite mug 330 ml,White,,120'
  const typed = await blankData(page, token)
  await expectHindiAtWidths(page, [example, wrong, ...typed, 'blank', 'pieces'])
})
