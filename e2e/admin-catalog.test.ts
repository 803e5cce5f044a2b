import { expectAccessible } from './support/accessible.ts'
import { aMug, asAdmin, expect, otherPictureFile, pictureFile, test } from './support/admin.ts'

test('a duplicate is a draft whose pictures are sorted by pointer and keys, and which shoppers see once published', async ({
  page,
}) => {
  const token = await asAdmin(page)
  const mug = await aMug(page, token)
  const title = `${mug.title} (copy)`
  await page.goto(`/admin/product-details/${mug.id}`)
  await page.getByRole('button', { name: 'DUPLICATE' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EDIT PRODUCT')
  await expect(page.getByLabel('Title')).toHaveValue(title)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await expect(page.getByRole('radio', { name: /^Draft/ })).toBeChecked()

  await page.getByLabel('Images').setInputFiles([pictureFile, otherPictureFile, pictureFile])
  await expect(page.getByAltText('Picture 3')).toBeVisible()
  const pictures = () =>
    page
      .locator('[data-picture]')
      .evaluateAll((tiles) => tiles.map((tile) => tile.dataset['picture']))
  const [first, second, third] = await pictures()
  await page.getByRole('button', { name: /^Move picture 1:/ }).press('ArrowRight')
  await expect.poll(pictures).toEqual([second, first, third])
  await expect(page.getByText('Picture 1 is now number 2 of 3.')).toBeAttached()
  const grip = page.getByRole('button', { name: /^Move picture 3:/ })
  await grip.hover()
  await page.mouse.down()
  // The grip captures the pointer, so its position is passed on; nothing is hovered.
  const place = await page.locator('[data-picture]').first().boundingBox()
  if (!place) throw new Error('the first picture has no place')
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(pictures).toEqual([third, second, first])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'update' }).click()
  await expect(page).toHaveURL('/admin')
  await page.getByRole('button', { name: 'Drafts' }).click()
  await expect(page).toHaveURL('/admin?visibility=draft')
  const card = page.getByRole('main').getByRole('link', { name: title })
  await expect(card).toContainText('Draft')
  const inShop = async () => (await page.request.get(`/v1/product/${id}`)).status()
  expect(await inShop()).toBe(404)
  await page.goto(`/admin/product-details/${id}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(`“${title}” is in the shop.`)).toBeVisible()
  expect(await inShop()).toBe(200)
  const { data } = (await (await page.request.get(`/v1/product/${id}`)).json()) as {
    data: { colors: { images: string[] }[] }
  }
  expect(data.colors[0]?.images).toEqual([third, second, first])
})

test('stocks are changed in the list and saved at once; one sold meanwhile is reported at its field', async ({
  page,
}) => {
  const token = await asAdmin(page)
  const [one, other] = [await aMug(page, token), await aMug(page, token)]
  await page.goto('/admin?view=stock')
  const field = (title: string) => page.getByLabel(`Stock of ${title}`)
  const before = Number(await field(one.title).inputValue())
  await field(one.title).fill('many')
  await page.getByRole('button', { name: 'Save stock' }).click()
  await expect(field(one.title)).toBeFocused()
  await expect(field(one.title)).toHaveAccessibleDescription('Stock not valid')
  const [color] = (
    (await (await page.request.get(`/v1/product/${one.id}`)).json()) as {
      data: { colors: { color: string }[] }
    }
  ).data.colors
  const sold = { id: one.id, color: color?.color, seen: before, stock: before + 3 }
  await page.request.put('/v1/admin-product/stock', {
    headers: { authorization: `Bearer ${token}` },
    data: { rows: [sold] },
  })
  await field(one.title).fill('71')
  await field(other.title).fill('72')
  await expect(page.getByText('2 changes not saved')).toBeVisible()
  await page.getByRole('button', { name: 'Save stock' }).click()
  await expect(field(one.title)).toHaveAccessibleDescription(/Meanwhile it became/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save stock' }).click()
  await expect(page.getByText('One stock was saved.').first()).toBeVisible()
  for (const [title, value] of [
    [one.title, '71'],
    [other.title, '72'],
  ] as const)
    await expect(field(title)).toHaveValue(value)
  await page.reload()
  await expect(field(one.title)).toHaveValue('71')
  await expect(field(other.title)).toHaveValue('72')
})

test('stocks typed on several pages are kept, counted, guarded on leaving, and saved together', async ({
  page,
}) => {
  const token = await asAdmin(page)
  const headers = { authorization: `Bearer ${token}` }
  const mug = await aMug(page, token)
  for (let copies = 0; copies < 25; copies++)
    await page.request.post(`/v1/admin-product/${mug.id}/duplicate`, { headers })
  const words = mug.title.split(' ').at(-1) ?? ''
  await page.goto(`/admin?view=stock&search=${words}`)
  const fields = page.getByLabel(/^Stock of /)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const saveAll = page.getByRole('button', { name: 'Save stock' })
  await expect(fields).toHaveCount(24)
  await fields.nth(0).fill('31')
  await fields.nth(1).fill('32')
  await pages.getByRole('link', { name: 'Next page' }).click()
  await expect(fields).toHaveCount(2)
  await fields.nth(0).fill('none')
  await expect(page.getByText('3 changes not saved, on 2 pages')).toBeVisible()
  const otherPage = page.url()
  const key = (await fields.nth(0).getAttribute('name')) ?? ''

  await pages.getByRole('link', { name: 'Previous page' }).click()
  await expect(fields.nth(0)).toHaveValue('31')
  await page.getByRole('main').getByRole('link', { name: mug.title }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(fields.nth(1)).toHaveValue('32')

  await saveAll.click()
  await expect(page.getByText('One was not saved: see its field.')).toBeVisible()
  await expectAccessible(page)
  const elsewhere = page.getByRole('list', { name: 'Not saved, on other pages' })
  await elsewhere.getByRole('link', { name: mug.title }).click()
  await expect(page).toHaveURL(otherPage)
  await expect(fields.nth(0)).toHaveAccessibleDescription('Stock not valid')
  await fields.nth(0).fill('33')

  // After a forced sign-in in between, the page shows the same.
  await page.goto('/signin')
  // The sign-in leads on by a document of its own, which would abort the next one.
  await page.waitForURL((url) => url.pathname !== '/signin')
  await page.goto(otherPage)
  await expect(page.getByText('3 changes not saved, on 2 pages')).toBeVisible()
  const [id = ''] = key.split(' ')
  const [color = ''] = key.split(' ').slice(1)
  const seen = id === mug.id ? 7 : 0
  const row = { id, color, seen, stock: 5 }
  await page.request.put('/v1/admin-product/stock', { headers, data: { rows: [row] } })
  await pages.getByRole('link', { name: 'Previous page' }).click()
  await expect(fields).toHaveCount(24)
  await saveAll.click()
  await expect(page.getByText('2 stocks were saved.').first()).toBeVisible()
  await elsewhere.getByRole('link').click()
  await expect(fields.nth(0)).toHaveAccessibleDescription(/Meanwhile it became 5/)
  await saveAll.click()
  await expect(page.getByText('One stock was saved.').first()).toBeVisible()
  await expect(page.getByText(/not saved/)).toHaveCount(0)
  await page.reload()
  await expect(fields.nth(0)).toHaveValue('33')
  await page.goto(`/admin?view=stock&search=${words}`)
  await expect(fields.nth(0)).toHaveValue('31')
  await expect(fields.nth(1)).toHaveValue('32')
})

test('the log names values by the labels of the pages where they are chosen, in either language', async ({
  page,
}) => {
  const token = await asAdmin(page)
  const headers = { authorization: `Bearer ${token}` }
  const mug = await aMug(page, token)
  const path = `/v1/admin-product/${mug.id}`
  await page.request.patch(path, { headers, data: { visibility: 'hidden' } })
  const rows = [{ id: mug.id, color: 'White', seen: 7, stock: 12 }]
  await page.request.put('/v1/admin-product/stock', { headers, data: { rows } })
  const email = `printer-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.request.post('/v1/admin/staff', { headers, data: { email, staffRole: 'printer' } })

  await page.goto('/admin/audit-log')
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  await expect(row(email)).toContainText('Role: none → Printer')
  await expect(row(mug.title).nth(0)).toContainText('Stock of White: 7 → 12')
  await expect(row(mug.title).nth(1)).toContainText('Visibility: In the shop → Hidden')
  await page.context().addCookies([{ name: 'lang', value: 'hi', url: page.url() }])
  await page.goto('/admin/audit-log')
  await expect(row(email)).toContainText('प्रिंटर')
  await expect(row(mug.title).nth(1)).toContainText('छिपे हुए')
  await expect(page.getByRole('table')).not.toContainText(/hidden|published|printer$/)
})
