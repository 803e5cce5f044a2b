import { expectAccessible } from './support/accessible.ts'
import { aMug, asAdmin, expect, otherPictureFile, pictureFile, test } from './support/admin.ts'

test('a duplicate is a draft whose pictures are put in order by pointer and by keys, and which the shop shows once it is published', async ({
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
  // While it is held every pointer event is the grip's: the place is asked for, not hovered.
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

test('stocks are changed in the list and saved at once; one that was sold meanwhile says so at its field', async ({
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
