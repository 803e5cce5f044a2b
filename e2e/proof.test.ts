import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from './support/accessible.ts'
import { expect, test } from './support/admin.ts'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { expectFocusKept, press, tabTo, typeInto } from './support/keyboard.ts'
import { mailTo, password } from './support/shopper.ts'
import { aNamedMug, nameTwice } from './support/studio.ts'

type Line = {
  selectedDetails: { proof?: string }
  personalisation?: { price: number; values: { label: string; value: string }[] }
}

const name = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const proof = (page: Page) => page.getByRole('dialog', { name: 'Your proof' })
const seeProof = (page: Page) => page.getByRole('button', { name: 'See your proof' })
const approve = (page: Page) => proof(page).getByRole('button', { name: 'I approve this print' })
const toCart = (page: Page) => page.getByRole('main').getByRole('link', { name: 'GO TO CART' })

async function linesOf(page: Page): Promise<Line[]> {
  const { token, userId } = await sessionOf(page)
  return answered<Line[]>(page.request, 'GET', `/cart/${userId}`, { token })
}

/** Counts presses by mouse or finger from now on, until another document is opened. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const counted = { taps: 0 }
    addEventListener('pointerdown', () => (counted.taps += 1), { capture: true })
    return counted
  })
  return () => counter.evaluate(({ taps }) => taps)
}

test('a visitor’s text waits through the sign-up and leads to its proof; Back returns to the fields', async ({
  page,
}) => {
  const path = await aNamedMug(page)
  await page.goto(path)
  await name(page).fill('अनन्या')
  // Until it is drawn, the press leads to the sign-in at once.
  await expect(page.getByRole('figure', { name: 'Preview of your design' })).toBeVisible()
  await seeProof(page).click()
  await page.getByRole('button', { name: 'Sign in to approve and buy' }).click()
  await expect(page).toHaveURL('/signin')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveTitle('Create an account')
  const email = `first-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Generate OTP' }).click()
  await expect(page.getByLabel('OTP')).toBeVisible()
  const code = /\b\d{6}\b/.exec((await mailTo(page, email)).text)?.[0] ?? ''
  await page.getByLabel('OTP').fill(code)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(path)
  await expect(proof(page).getByText('अनन्या')).toBeVisible()
  await expect(proof(page).getByRole('img', { name: /^What is printed/ })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(proof(page)).toHaveCount(0)
  await expect(page).toHaveURL(path)
  await expect(name(page)).toHaveValue('अनन्या')
})

test('from the product to the approved cart line it takes three taps besides the text', async ({
  page,
}) => {
  await ensureAccount(page)
  await page.goto(await aNamedMug(page))
  const taps = await countTaps(page)
  await name(page).click()
  await page.keyboard.type('Meera')
  await seeProof(page).click()
  await approve(page).click()
  await expect(page.locator('[aria-live]').getByText('Added to your cart')).toBeVisible()
  await expect(toCart(page)).toBeVisible()
  expect(await taps()).toBe(3)
  const [line] = await linesOf(page)
  expect(line?.selectedDetails.proof).toMatch(/^[0-9a-f]{64}$/)
  expect(line?.personalisation).toMatchObject({
    price: 49,
    values: [{ label: 'Name', labelHi: 'नाम', value: 'Meera' }, { label: 'Ink' }],
  })
  // Another text is another print.
  await name(page).fill('Asha')
  await expect(seeProof(page)).toBeVisible()
})

test('the cart shows the field values, and colours by name, in the language of the page', async ({
  page,
}) => {
  await ensureAccount(page)
  await page.goto(await aNamedMug(page))
  await name(page).fill('Meera')
  await seeProof(page).click()
  await approve(page).click()
  await toCart(page).click()
  const inBag = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Meera' })
  await expect(inBag.getByRole('term')).toHaveText(['Colour:', 'Name:', 'Ink:'])
  await expect(inBag.getByRole('definition')).toHaveText([/./, 'Meera', 'red'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(inBag.getByRole('term')).toHaveText(['रंग:', 'नाम:', 'स्याही:'])
  await expect(inBag.getByRole('definition')).toHaveText([/./, 'Meera', 'लाल'])
})

test('what was found must be ticked before the approval, once for a repeated text', async ({
  page,
}) => {
  await ensureAccount(page)
  await page.goto(await aNamedMug(page, nameTwice))
  await name(page).fill('Asha')
  await page.getByRole('group', { name: 'Ink' }).getByRole('radio', { name: 'white' }).check()
  await seeProof(page).click()
  const warning = proof(page).getByRole('checkbox', { name: /hardly seen on the colour/ })
  await expect(warning).toBeVisible()
  await approve(page).click()
  await expect(proof(page).getByText('Please tick every line first.')).toBeVisible()
  await expectAccessible(page)
  await warning.check()
  await approve(page).click()
  await expect(toCart(page)).toBeVisible()
})

/** Saves words of this person’s latest design from another device. */
async function changeElsewhere(page: Page, words: string) {
  const { token } = await sessionOf(page)
  const [design] = await answered<{ id: string; version: number }[]>(
    page.request,
    'GET',
    '/designs',
    { token },
  )
  await answered(page.request, 'PUT', `/designs/${design?.id}`, {
    token,
    data: { version: design?.version, values: { name: words } },
  })
}

/** The words of this person’s designs, the latest first. */
async function designedWords(page: Page) {
  const { token } = await sessionOf(page)
  const kept = await answered<{ scene: unknown }[]>(page.request, 'GET', '/designs', { token })
  return kept.map(({ scene }) => /Asha|Meera|Ravi/.exec(JSON.stringify(scene))?.[0])
}

test('a design that was changed elsewhere raises a question, and both versions are available', async ({
  page,
}) => {
  await ensureAccount(page)
  await page.goto(await aNamedMug(page))
  await name(page).fill('Asha')
  await seeProof(page).click()
  await expect(approve(page)).toBeVisible()
  await proof(page).getByRole('button', { name: 'Change something' }).click()
  await changeElsewhere(page, 'Ravi')
  await name(page).fill('Meera')
  await seeProof(page).click()
  for (const [version, words] of [
    ['Your design here', 'Meera'],
    ['The other one', 'Ravi'],
  ] as const) {
    const shown = proof(page).getByRole('region', { name: version })
    await expect(shown.getByRole('figure')).toHaveAccessibleDescription(RegExp(words))
    await expect(shown.locator('canvas')).toBeVisible()
  }
  await expectAccessible(page)
  await expectFits(page)
  await proof(page).getByRole('button', { name: 'Keep mine as a copy' }).click()
  await expect(proof(page).getByText('Meera', { exact: true })).toBeVisible()
  expect(await designedWords(page)).toEqual(['Meera', 'Ravi'])
  await proof(page).getByRole('button', { name: 'Change something' }).click()
  await changeElsewhere(page, 'Ravi')
  await seeProof(page).click()
  await proof(page).getByRole('button', { name: 'Take the other one' }).click()
  await expect(name(page)).toHaveValue('Ravi')
})

test('the question about a design changed elsewhere is answered by keys alone', async ({
  page,
}) => {
  const keepMine = proof(page).getByRole('button', { name: 'Keep mine as a copy' })
  const takeOther = proof(page).getByRole('button', { name: 'Take the other one' })
  const close = proof(page).getByRole('button', { name: 'Close' })
  await ensureAccount(page)
  await page.goto(await aNamedMug(page))
  await typeInto(page, name(page), 'Asha')
  await press(page, seeProof(page))
  await expect(approve(page)).toBeVisible()
  await press(page, proof(page).getByRole('button', { name: 'Change something' }))
  await changeElsewhere(page, 'Ravi')
  await typeInto(page, name(page), 'Meera')
  await press(page, seeProof(page))

  // The answers are reached in the order in which they are read, and back.
  await expect(keepMine).toBeVisible()
  await expect(close).toBeFocused()
  for (const answer of [keepMine, takeOther, keepMine]) await tabTo(page, answer)

  // Escape leaves both versions as they are.
  await page.keyboard.press('Escape')
  await expect(proof(page)).toHaveCount(0)
  await expect(seeProof(page)).toBeFocused()
  await expect(name(page)).toHaveValue('Meera')
  expect(await designedWords(page)).toEqual(['Ravi'])

  await press(page, seeProof(page))
  await press(page, keepMine)
  await expect(proof(page).getByText('Meera', { exact: true })).toBeVisible()
  await expectFocusKept(page)
  expect(await designedWords(page)).toEqual(['Meera', 'Ravi'])
  await page.keyboard.press('Escape')
  await expect(seeProof(page)).toBeFocused()

  await changeElsewhere(page, 'Ravi')
  await press(page, seeProof(page))
  await press(page, takeOther)
  await expect(proof(page)).toHaveCount(0)
  await expect(name(page)).toHaveValue('Ravi')
  await expect(seeProof(page)).toBeFocused()
  expect(await designedWords(page)).toEqual(['Ravi', 'Ravi'])
})

test('a line’s design opens with its text, and a new proof replaces the old one', async ({
  page,
}) => {
  await ensureAccount(page)
  await page.goto(await aNamedMug(page))
  await name(page).fill('Meera')
  await seeProof(page).click()
  await approve(page).click()
  await toCart(page).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Edit design/ })
    .click()
  await expect(page).toHaveURL(/\?design=.*line=|\?line=.*design=/)
  await expect(name(page)).toHaveValue('Meera')
  await name(page).fill('Anu')
  await seeProof(page).click()
  await approve(page).click()
  await expect(page.locator('[aria-live]').getByText('Changed in your cart')).toBeVisible()
  const lines = await linesOf(page)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.personalisation?.values[0]).toMatchObject({ label: 'Name', value: 'Anu' })
})

test('a design that loads late never overwrites typed text', async ({ page }) => {
  await ensureAccount(page)
  const path = await aNamedMug(page)
  await page.goto(path)
  await name(page).fill('Meera')
  await seeProof(page).click()
  await expect(approve(page)).toBeVisible()
  const { token } = await sessionOf(page)
  const [design] = await answered<{ id: string; productId: string }[]>(
    page.request,
    'GET',
    '/designs',
    { token },
  )
  const other = await answered<{ id: string }>(page.request, 'POST', '/designs', {
    token,
    data: { productId: design?.productId, color: 'White', values: { name: 'Ravi' } },
  })
  // The phone has a draft of another design while this one loads.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(`**/designs/${other.id}`, async (route) => {
    await held
    await route.continue()
  })
  const isAsked = page.waitForRequest(`**/designs/${other.id}`)
  await page.goto(`${path}?design=${other.id}`)
  await isAsked
  await expect(name(page)).toHaveCount(0)
  letGo()
  await expect(name(page)).toHaveValue('Ravi')
})

test('with the keyboard alone, in Hindi, a person goes from the fields over the proof to the cart', async ({
  page,
  context,
  baseURL,
}) => {
  await ensureAccount(page)
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }])
  await page.goto(await aNamedMug(page))
  await typeInto(page, page.getByRole('textbox', { name: 'नाम' }), 'अनन्या')
  await press(page, page.getByRole('button', { name: 'प्रूफ़ देखें' }))
  const dialog = page.getByRole('dialog', { name: 'आपका प्रूफ़' })
  await expect(dialog.getByText('अनन्या')).toBeVisible()
  await press(page, dialog.getByRole('button', { name: /^पास से देखें/ }))
  const viewer = page.getByRole('dialog', { name: /^जो छपेगा/ })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('+')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  const approval = dialog.getByRole('button', { name: 'यह प्रिंट मंज़ूर है' })
  await tabTo(page, approval)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  const cart = page.getByRole('main').getByRole('link', { name: 'कार्ट पर जाएँ' })
  await press(page, cart)
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('अनन्या').first()).toBeVisible()
})
