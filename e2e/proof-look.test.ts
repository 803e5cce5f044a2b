import type { Page } from '@playwright/test'
import { expectAccessible, expectFits, expectWell, widths } from './support/accessible.ts'
import { expect, test } from './support/admin.ts'
import { ensureAccount } from './support/by-call.ts'
import { choosePlain, logOut } from './support/shopper.ts'
import { aNamedMug, namedOnBothSides } from './support/studio.ts'
import { shiftsOf, watchShifts } from './support/shifts.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const proof = (page: Page) => page.getByRole('dialog', { name: 'Your proof' })
const seeProof = (page: Page) => page.getByRole('button', { name: 'See your proof' })
const preview = (page: Page) => page.getByRole('button', { name: 'Sign in to approve and buy' })
const approve = (page: Page) => proof(page).getByRole('button', { name: 'I approve this print' })

test('a visitor learns why the proof needs a sign-in, sees the design, and may sign up as well', async ({
  page,
}) => {
  await page.goto(await aNamedMug(page))
  await name(page).fill('Meera')
  await expect(page.getByRole('figure', { name: 'Preview of your design' })).toBeVisible()
  await seeProof(page).click()
  await page.getByRole('button', { name: 'Sign in to approve and buy' }).click()
  await expect(page).toHaveURL('/signin')
  const main = page.getByRole('main')
  await expect(main.getByText('Sign in to see your proof')).toBeVisible()
  await expect(main.getByText(/^What you made is kept/)).toBeVisible()
  await expect(main.getByRole('img', { name: 'Your design' })).toBeVisible()
  await expectWell(page)
  const [signUp, signIn] = [
    main.getByRole('link', { name: 'Create an account' }),
    main.getByRole('button', { name: 'Log In' }),
  ]
  for (const size of widths) {
    await page.setViewportSize(size)
    const [one, other] = await Promise.all([signUp.boundingBox(), signIn.boundingBox()])
    expect(one?.width).toBe(other?.width)
  }
  await signUp.click()
  await expect(page).toHaveURL('/signup')
  await expect(main.getByText('Sign in to see your proof')).toBeVisible()
  await page.reload()
  await expect(main.getByText('Sign in to see your proof')).toBeVisible()
  await expect(main.getByRole('img', { name: 'Your design' })).toBeVisible()
  // A visitor who comes here directly sees no proof.
  await page.goto('/signin')
  await expect(main.getByText('Sign in to see your proof')).toHaveCount(0)
})

test(
  'a visitor who asks for the proof before the first picture is drawn sees the preview when it is',
  { tag: '@fresh' },
  async ({ page }) => {
    const fonts = Promise.withResolvers<void>()
    // A busy worker leaves the shaping to the server.
    await page.route(/\/fonts\/studio\/|\/studio\/outlines$/, async (route) => {
      await fonts.promise
      await route.continue()
    })
    await page.goto(await aNamedMug(page))
    await name(page).fill('Meera')
    await seeProof(page).click()
    await expect(page.getByText(/^Your picture is being drawn/)).toBeInViewport()
    await expect(preview(page)).toHaveCount(0)
    fonts.resolve()
    await expect(preview(page)).toBeVisible()
    await expect(page).toHaveURL(/\/product-detail\//)
    await expect(page.getByText(/^Your picture is being drawn/)).toHaveCount(0)
  },
)

test('a print with two sides is approved once both were viewed', async ({ page }) => {
  await ensureAccount(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(await aNamedMug(page, namedOnBothSides))
  await name(page).fill('Meera')
  await seeProof(page).click()
  const [front, back] = ['Front', 'Back'].map((side) =>
    proof(page).getByRole('button', { name: `Look closer: ${side}` }),
  )
  await expect(front ?? page.locator('nothing')).toBeVisible()
  await expect(
    proof(page).getByText('Please look at every side before you approve: Back.'),
  ).toHaveCount(1)
  await expect(approve(page)).toBeDisabled()
  await expectAccessible(page)
  await expectFits(page)
  // A press moves to the unviewed side, for keys and screen readers too, and approves nothing.
  await approve(page).press('Enter')
  await expect(back ?? page.locator('nothing')).toBeFocused()
  await expect(back ?? page.locator('nothing')).toBeInViewport()
  await expect(approve(page)).toBeEnabled()
  await expect(proof(page).getByText(/^Please look at every side/)).toHaveCount(0)
  await approve(page).click()
  await expect(page.locator('[aria-live]').getByText('Added to your cart')).toBeVisible()
})

test('the proof shows colour and price, and its sheet is as wide as the window allows', async ({
  page,
}) => {
  await ensureAccount(page)
  await page.goto(await aNamedMug(page))
  await name(page).fill('Meera')
  await seeProof(page).click()
  const sheet = proof(page).getByRole('button', { name: /^Look closer/ })
  await expect(sheet).toBeVisible()
  await expect(proof(page).getByText('White', { exact: true })).toBeVisible()
  await expect(proof(page).getByText(/^a piece: ₹[\d.,]+ \+ ₹49 for your print$/)).toBeVisible()
  const width = page.viewportSize()?.width ?? 0
  const shown = (await sheet.boundingBox())?.width ?? 0
  expect(shown / width).toBeGreaterThan(width < 640 ? 0.88 : 0.6)
  if (width < 640) expect((await approve(page).boundingBox())?.width).toBeGreaterThan(width * 0.88)
})

test('a product without a print is not described as made for its buyer', async ({ page }) => {
  await page.goto(await aNamedMug(page, { required: false }))
  const main = page.getByRole('main')
  await expect(main.getByText(/^What is made for you alone comes back/)).toBeVisible()
  await choosePlain(page)
  await expect(main.getByText(/^What you buy comes back only for a fault/)).toBeVisible()
  await expect(main.getByText(/^What is made for you alone/)).toHaveCount(0)
})

test('a Log Out in another window shows a message at the fields, which are cleared', async ({
  page,
  context,
}) => {
  await ensureAccount(page)
  await page.goto(await aNamedMug(page))
  await name(page).fill('Sheru')
  await expect(page.getByText('What you fill in is kept on this device.')).toHaveAttribute(
    'aria-busy',
    'false',
  )
  // Far below, among the reviews.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const other = await context.newPage()
  await logOut(other)
  await other.close()
  await expect(page.getByText(/^You signed out in another window/)).toBeInViewport()
  await expect(name(page)).toHaveValue('')
  await seeProof(page).click()
  await expect(name(page)).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const studio of [{}, { required: false }])
  test(
    `the fields load without a gap and without a layout shift ${JSON.stringify(studio)}`,
    {
      tag: '@fresh',
    },
    async ({ page }) => {
      const path = await aNamedMug(page, studio)
      await watchShifts(page)
      await page.goto(path)
      await expect(name(page)).toBeVisible()
      const { shift, moved } = await shiftsOf(page)
      expect(shift, `what moved: ${moved}`).toBeLessThan(0.02)
      const ink = page.getByRole('group', { name: 'Ink' })
      const below = page.getByRole('button', { name: 'BUY NOW' })
      const [last, next] = await Promise.all([ink.boundingBox(), below.boundingBox()])
      expect((next?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeLessThan(140)
    },
  )
