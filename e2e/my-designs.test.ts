import type { Page } from '@playwright/test'
import type { Design } from '@tohfa/contract/studio/designs'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { aDesign, designs, wordsOf } from './support/designs.ts'
import { press, tabTo, typeInto } from './support/keyboard.ts'
import { expect, test } from './support/admin.ts'
import { layer, picture, tool } from './support/stage.ts'
import { aMugWith, namedOnBothSides, namedStudio } from './support/studio.ts'

const shared = async (page: Page, { id }: Design) => {
  const { token } = await sessionOf(page)
  return answered<{ token: string }>(page.request, 'POST', `/designs/${id}/share`, { token })
}

test('a design is named and copied by keys alone', async ({ page }) => {
  await ensureAccount(page)
  const { title } = await aDesign(page, 'Asha')
  await page.goto('/account/designs')
  await press(page, page.getByRole('button', { name: `Rename ${title}` }))
  const dialog = page.getByRole('dialog', { name: 'Name of the design' })
  await expectAccessible(page)
  await typeInto(page, dialog.getByLabel('Name'), 'x'.repeat(61))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('At most 60 characters')).toBeVisible()
  await dialog.getByLabel('Name').fill('For Asha')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'For Asha' })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Copy For Asha' }))
  await expect(page.getByRole('heading', { name: 'For Asha, copy' })).toBeVisible()
  expect((await designs(page)).map(({ name }) => name)).toEqual(['For Asha, copy', 'For Asha'])
})

test('at fifty designs the page and the refused copy say that there is no room', async ({
  page,
}) => {
  await ensureAccount(page)
  const { design, title } = await aDesign(page, 'Asha')
  const { token } = await sessionOf(page)
  for (let nth = 1; nth < 50; nth++)
    await answered(page.request, 'POST', `/designs/${design.id}/copy`, { token, data: {} })
  await page.goto('/account/designs')
  await expect(page.getByText(/^You keep 50 designs, which is the most/)).toBeVisible()
  await page
    .getByRole('button', { name: `Copy ${title}` })
    .first()
    .click()
  await expect(page.getByText('You keep 50 designs here already')).toBeVisible()
})

test('a design is seen on another product before it is kept there', async ({ page }) => {
  await ensureAccount(page)
  const { design, title } = await aDesign(page, 'Asha')
  const cards = await aMugWith(page, { ...namedStudio, ...namedOnBothSides })
  await page.goto('/account/designs')
  const opener = page.getByRole('button', { name: `On another product: ${title}` })
  await press(page, opener)
  const dialog = page.getByRole('dialog', { name: 'On another product' })
  await typeInto(page, dialog.getByLabel('Search for a product'), cards.title)
  const found = dialog.getByRole('button', { name: cards.title })
  await expectAccessible(page)
  await tabTo(page, found)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/“Asha”/)).toBeVisible()
  await expect(dialog.getByRole('heading', { name: `Your design on ${cards.title}` })).toBeFocused()
  await expectAccessible(page)
  await expectFits(page)
  // Nothing is kept yet.
  expect((await designs(page)).map(({ id }) => id)).toEqual([design.id])
  await press(page, dialog.getByRole('button', { name: 'Keep it on this product' }))
  await expect(page).toHaveURL(new RegExp(`/product-detail/${cards.id}`))
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha')
  const [made] = await designs(page)
  expect(made).toMatchObject({ productId: cards.id })
  expect(wordsOf(made!.scene)).toContain('Asha')
})

test('a failure on the way to another product is a sentence with a second try', async ({
  page,
}) => {
  await ensureAccount(page)
  const { title } = await aDesign(page, 'Asha')
  const other = await aMugWith(page, namedStudio)
  await page.route(
    `**/v1/studio/products/${other.id}`,
    (route) => route.fulfill({ status: 429, json: {} }),
    {
      times: 1,
    },
  )
  await page.goto('/account/designs')
  await page.getByRole('button', { name: `On another product: ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'On another product' })
  const search = dialog.getByLabel('Search for a product')
  await page.route('**/v1/product?*none*', async (route) => {
    const found = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...found, data: [] } })
  })
  await search.fill('none')
  await expect(dialog.getByText('No product that can be personalised is called so.')).toBeVisible()
  await search.fill(other.title)
  await dialog.getByRole('button', { name: other.title }).click()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText(/“Asha”/)).toBeVisible()
})

test('a design opens in the studio from My Designs', async ({ page }) => {
  await ensureAccount(page)
  const { title } = await aDesign(page, 'Rukmini')
  await page.goto('/account/designs')
  await page.getByRole('link', { name: `Arrange freely: ${title}` }).click()
  await expect(picture(page)).toBeVisible()
  await tool(page, 'Layers').click()
  await expect(layer(page, '“Rukmini”')).toBeVisible()
})

test('a visitor starts from a shared design, and a draft of their own is asked for first', async ({
  page,
  browser,
}) => {
  await ensureAccount(page)
  const { design } = await aDesign(page, 'Rukmini')
  const { token } = await shared(page, design)
  const context = await browser.newContext()
  const friend = await context.newPage()
  await friend.goto(`/shared/${token}`)
  await friend.getByRole('link', { name: 'Start from this design' }).click()
  await expect(picture(friend)).toBeVisible()
  await expect(friend).toHaveURL(new RegExp(`/studio/${design.productId}$`))
  await tool(friend, 'Layers').click()
  await layer(friend, '“Rukmini”').click()
  await picture(friend).press('ArrowRight')
  await expect(friend.getByText('Kept on this device')).toBeVisible()
  // A second time there is a draft.
  await friend.goto(`/shared/${token}`)
  await friend.getByRole('link', { name: 'Start from this design' }).click()
  const question = friend.getByRole('heading', {
    name: 'You have a design of this product here already',
  })
  await expect(question).toBeVisible()
  await expectAccessible(friend)
  await friend.getByRole('button', { name: 'Keep mine' }).click()
  await expect(friend.getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled')
  await friend.goto(`/shared/${token}`)
  await friend.getByRole('link', { name: 'Start from this design' }).click()
  await friend.getByRole('button', { name: 'Start from the shared one' }).click()
  await expect(friend.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled')
  await context.close()
})

test('a link that has ended starts nothing', async ({ page }) => {
  const { id } = await aMugWith(page, namedStudio)
  await page.goto(`/studio/${id}#start=${'a'.repeat(32)}`)
  await expect(page.getByText('This link shows nothing any more.')).toBeVisible()
  await expectAccessible(page)
})
