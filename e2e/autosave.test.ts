import type { Page, Route } from '@playwright/test'
import type { Design } from '@tohfa/contract/studio/designs'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { aDesign, designs, wordsOf } from './support/designs.ts'
import { press, tabTo } from './support/keyboard.ts'
import { expect, test } from './support/shop.ts'
import { layer, picture, tool } from './support/stage.ts'
import { aNamedMug } from './support/studio.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Make it yours' })
const name = (page: Page) => section(page).getByRole('textbox', { name: 'Name' })
const isInAccount = (page: Page) => section(page).getByText('is saved in My designs')
const changed = (page: Page) => section(page).getByText('This design was changed on another')
const both = (page: Page) =>
  page.getByRole('dialog', { name: 'This design was changed on another' })
const save = (page: Page) => page.getByRole('button', { name: 'Save in My designs' })

/** The words of each design of the account. */
const savedWords = async (page: Page) => (await designs(page)).map(({ scene }) => wordsOf(scene))

/** A design of the account, open on its product’s page. */
async function anOpenDesign(page: Page, words: string): Promise<Design> {
  await ensureAccount(page)
  const { design } = await aDesign(page, words)
  await page.goto(`/product-detail/${design.productId}?design=${design.id}`)
  await expect(name(page)).toHaveValue(words)
  return design
}

/** As another phone would. */
async function changeElsewhere(page: Page, { id, version }: Design, words: string): Promise<void> {
  const { token } = await sessionOf(page)
  const data = { version, values: { name: words } }
  await answered(page.request, 'PUT', `/designs/${id}`, { token, data })
}

test('a design of the account is saved by itself after a change', async ({ page }) => {
  const { id, version } = await anOpenDesign(page, 'Asha')
  await expect(isInAccount(page)).toBeVisible()
  await name(page).fill('Meera')
  await expect(section(page).getByText('is kept on this device')).toBeVisible()
  await expect(isInAccount(page)).toBeVisible()
  const [design] = await designs(page)
  expect(design).toMatchObject({ id, version: version + 1 })
  expect(wordsOf(design!.scene)).toEqual(['Meera'])
})

test('what was changed just before the page is left is saved', async ({ page }) => {
  await anOpenDesign(page, 'Asha')
  await name(page).fill('Meera')
  await page.getByRole('link', { name: 'Tohfa' }).first().click()
  await expect.poll(() => savedWords(page)).toEqual([['Meera']])
})

test('a draft is saved in the account with one press, and by itself from then on', async ({
  page,
}) => {
  await ensureAccount(page)
  await page.goto(await aNamedMug(page))
  await expect(save(page)).toBeHidden()
  await name(page).fill('Asha')
  await press(page, save(page))
  await expect(isInAccount(page)).toBeVisible()
  await expect(save(page)).toBeHidden()
  await name(page).fill('Meera')
  await expect.poll(() => savedWords(page)).toEqual([['Meera']])
})

test('at the stage a saved design is saved with what was moved', async ({ page }) => {
  await ensureAccount(page)
  const { design } = await aDesign(page, 'Asha')
  await page.goto(`/studio/${design.productId}?design=${design.id}`)
  await expect(page.getByText('Saved in My designs')).toBeVisible()
  await tool(page, 'Layers').click()
  await layer(page, '“Asha”').click()
  await picture(page).press('ArrowRight')
  await expect.poll(async () => (await designs(page))[0]?.version).toBe(design.version + 1)
  await expect(page.getByText('Saved in My designs')).toBeVisible()
  await expectAccessible(page)
})

test('a proof that is asked for during a save waits for it', async ({ page }) => {
  await anOpenDesign(page, 'Asha')
  let goOn: () => void = () => undefined
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const began = page.waitForRequest((one) => one.method() === 'PUT')
  await page.route(
    '**/v1/designs/*',
    async (route) => {
      await held
      await route.continue()
    },
    { times: 1 },
  )
  await name(page).fill('Meera')
  await began
  await page.getByRole('main').getByRole('button', { name: 'See your proof' }).click()
  await expect(page.getByRole('dialog', { name: 'Your proof' })).toBeVisible()
  goOn()
  await expect(page.getByRole('button', { name: 'I approve this print' })).toBeVisible()
  expect(await savedWords(page)).toEqual([['Meera']])
})

test.describe('a design that was changed elsewhere', () => {
  test.use({ expectedComplaints: [/status of 409/] })

  test('is not overwritten: both versions stay with one press, by keys alone', async ({ page }) => {
    const design = await anOpenDesign(page, 'Asha')
    await changeElsewhere(page, design, 'Ravi')
    await name(page).fill('Meera')
    await expect(changed(page)).toBeVisible()
    const opener = section(page).getByRole('button', { name: 'Look at both' })
    await press(page, opener)
    for (const [version, words] of [
      ['Your design here', 'Meera'],
      ['The other one', 'Ravi'],
    ] as const) {
      const shown = both(page).getByRole('region', { name: version })
      await expect(shown.getByRole('figure')).toHaveAccessibleDescription(RegExp(words))
    }
    await expectAccessible(page)
    await expectFits(page)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, both(page).getByRole('button', { name: 'Keep mine as a copy' }))
    await page.keyboard.press('Enter')
    await expect(both(page)).toBeHidden()
    await expect(isInAccount(page)).toBeVisible()
    expect(await savedWords(page)).toEqual([['Meera'], ['Ravi']])
  })

  test('takes the place of mine with one press', async ({ page }) => {
    const design = await anOpenDesign(page, 'Asha')
    await changeElsewhere(page, design, 'Ravi')
    await name(page).fill('Meera')
    await section(page).getByRole('button', { name: 'Look at both' }).click()
    await both(page).getByRole('button', { name: 'Take the other one' }).click()
    await expect(name(page)).toHaveValue('Ravi')
    await expect(changed(page)).toBeHidden()
    expect(await savedWords(page)).toEqual([['Ravi']])
  })
})

test.describe('on a bad line', () => {
  test.use({ expectedComplaints: [/status of 409|ERR_FAILED/] })

  test('a change that no save had time for is saved when the product is opened again', async ({
    page,
  }) => {
    const { productId } = await anOpenDesign(page, 'Asha')
    const hold = (route: Route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue()
    await page.route('**/v1/designs/*', hold)
    await name(page).fill('Meera')
    await expect(section(page).getByText('is kept on this device')).toHaveAttribute(
      'aria-busy',
      'false',
    )
    await page.goto('about:blank')
    await page.unroute('**/v1/designs/*', hold)
    await page.goto(`/product-detail/${productId}`)
    await expect(name(page)).toHaveValue('Meera')
    await expect.poll(() => savedWords(page)).toEqual([['Meera']])
  })

  test('a save whose answer was lost is no change by another device', async ({ page }) => {
    await anOpenDesign(page, 'Asha')
    await page.route(
      '**/v1/designs/*',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await name(page).fill('Meera')
    await expect(isInAccount(page)).toBeVisible()
    await expect(changed(page)).toBeHidden()
    expect(await savedWords(page)).toEqual([['Meera']])
  })
})
