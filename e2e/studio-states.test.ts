import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, otherPictureFile, pictureFile, test } from './support/admin.ts'
import { answered, ensureAccount, sessionOf } from './support/by-call.ts'
import { aNamedMug, changeNamedMug, withPhoto, withShorterName } from './support/studio.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const section = (page: Page) => page.getByRole('region', { name: 'Make it yours' })
const name = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const face = (page: Page) => section(page).getByLabel('Face')
const proof = (page: Page) => page.getByRole('dialog', { name: 'Your proof' })
const seeProof = (page: Page) => page.getByRole('button', { name: 'See your proof' })
const inProof = (page: Page, button: string) => proof(page).getByRole('button', { name: button })
const approve = (page: Page) => inProof(page, 'I approve this print')
const toCart = (page: Page) => page.getByRole('main').getByRole('link', { name: 'GO TO CART' })

const photos = '**/v1/studio/photos'
const proofs = /\/v1\/proofs\/[0-9a-f]{64}$/

/** The shop's answer to a refused request. */
const refused = (status: number, code: string, error: string) => ({
  status,
  json: { success: false, error, message: error, code, requestId: 'x' },
})

/** A mug’s page of a signed-in person, with a name typed. */
async function openNamed(page: Page, words = 'Meera'): Promise<string> {
  await ensureAccount(page)
  const path = await aNamedMug(page)
  await page.goto(path)
  await name(page).fill(words)
  return path
}

/**
 * Waits for the text shaper, which the first text loads: it would log an error when the connection
 * is cut.
 */
async function shaperCame(page: Page, fill: () => Promise<unknown>): Promise<void> {
  const coming = page.waitForResponse(/\/harfbuzz-[^/]*\.wasm$/)
  await fill()
  await (await coming).finished()
}

/** The same with a photo instead of the name. */
async function openWithPhoto(page: Page): Promise<void> {
  await ensureAccount(page)
  await page.goto(await aNamedMug(page, withPhoto))
  await face(page).setInputFiles(pictureFile)
  await expect(face(page)).toHaveAccessibleDescription(/rather small for its place/)
}

/** Deletes the first item in this list of the account. */
async function deleteFirst(
  page: Page,
  list: '/cart' | '/designs' | '/studio/photos',
): Promise<void> {
  const { token, userId } = await sessionOf(page)
  const path = list === '/cart' ? `/cart/${userId}` : list
  const [first] = await answered<{ id: string }[]>(page.request, 'GET', path, { token })
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.delete(`/v1${list}/${first?.id}`, { headers })
  expect(answer.status()).toBe(200)
}

test('the upload progress of a photo is shown until it has finished', async ({ page }) => {
  // The upload stops at 42 % until the test lets it go on.
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its request below
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 42, total: 100 }))
      addEventListener('go-on', () => send.call(this, body), { once: true })
    }
  })
  await openWithPhoto(page)
  await seeProof(page).click()
  await expect(proof(page).getByText('Sending your photo: 42%')).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => dispatchEvent(new Event('go-on')))
  await expect(approve(page)).toBeVisible()
})

test('a photo that the shop refuses is reported at its field, until another replaces it', async ({
  page,
}) => {
  await openWithPhoto(page)
  for (const [status, code, sentence] of [
    [413, 'payload_too_large', 'This photo has more than 64 megapixels'],
    [415, 'unsupported_media_type', 'Photos must be JPEG, PNG or WebP'],
    [409, 'too_many_photos', 'You keep as many photos here as there is room for'],
    [429, 'too_many_requests', 'Too many tries. Please wait a little and try again'],
  ] as const) {
    await page.route(photos, (route) => route.fulfill(refused(status, code, sentence)))
    await seeProof(page).click()
    await expect(proof(page).getByText(sentence)).toBeVisible()
    // Where the person can free space.
    await expect(proof(page).getByRole('link', { name: 'My designs and photos' })).toHaveCount(
      code === 'too_many_photos' ? 1 : 0,
    )
    await inProof(page, 'Another photo').click()
    await expect(face(page)).toBeFocused()
    await expect(face(page)).toHaveAccessibleDescription(sentence)
    await expect(face(page)).toHaveAttribute('aria-invalid', 'true')
    await page.unrouteAll({ behavior: 'wait' })
  }
  await expectAccessible(page)
  await face(page).setInputFiles(otherPictureFile)
  await expect(face(page)).toHaveAccessibleDescription(/rather small for its place/)
  await seeProof(page).click()
  await expect(approve(page)).toBeVisible()
})

test('Try again sends a photo that did not arrive, and clears the message at its field', async ({
  page,
}) => {
  await openWithPhoto(page)
  const late = refused(429, 'too_many_requests', 'Too many tries')
  await page.route(photos, (route) => route.fulfill(late), { times: 1 })
  await seeProof(page).click()
  await inProof(page, 'Try again').click()
  await expect(approve(page)).toBeVisible()
  await inProof(page, 'Change something').click()
  await expect(face(page)).toHaveAccessibleDescription(/rather small for its place/)
})

test('a photo that was deleted elsewhere is requested at its field', async ({ page }) => {
  await openWithPhoto(page)
  await seeProof(page).click()
  await expect(approve(page)).toBeVisible()
  await inProof(page, 'Change something').click()
  await deleteFirst(page, '/studio/photos')
  await seeProof(page).click()
  await inProof(page, 'Another photo').click()
  await expect(face(page)).toHaveAccessibleDescription(
    'This photo is no longer in your account. Please choose it again',
  )
  await face(page).setInputFiles(pictureFile)
  await expect(face(page)).toHaveAccessibleDescription(/rather small for its place/)
  await seeProof(page).click()
  await expect(approve(page)).toBeVisible()
})

test('a message shows the rendering, and after ten seconds that it takes long', async ({
  page,
}) => {
  await page.clock.install()
  await openNamed(page)
  await page.route(proofs, async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: object }
    await route.fulfill({ json: { success: true, data: { ...data, state: 'rendering' } } })
  })
  await seeProof(page).click()
  await expect(proof(page).getByText('Drawing what the press will print…')).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(proof(page).getByText(/takes longer than usual.*your design is kept/)).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'wait' })
  await page.clock.fastForward(3_000)
  await expect(approve(page)).toBeVisible()
})

test('Try again renders a proof that failed', async ({ page }) => {
  await openNamed(page)
  await page.route(proofs, async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: object }
    await route.fulfill({ json: { success: true, data: { ...data, state: 'failed' } } })
  })
  await seeProof(page).click()
  await expect(proof(page)).toContainText(
    'The proof could not be drawn. What you filled in is safe.',
  )
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'wait' })
  await inProof(page, 'Try again').click()
  await expect(approve(page)).toBeVisible()
})

test.describe('without a connection', { tag: '@fresh' }, () => {
  test.use({ expectedComplaints: [/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] })

  test('fields and proof show that, and the proof continues when the connection is back', async ({
    page,
    context,
  }) => {
    await shaperCame(page, () => openNamed(page))
    const note = /You are offline. Saved on this phone.*opens as soon as/
    const fieldsNote = /You are offline. Saved on this phone.*needs a connection/
    // The connection is cut while the proof is polled.
    await page.route(proofs, async (route) => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await seeProof(page).click()
    await expect(proof(page).getByText(note)).toBeVisible()
    // And below the fields.
    await expect(page.getByText(fieldsNote)).toBeAttached()
    await expect(inProof(page, 'Try again')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
    await context.setOffline(false)
    await expect(approve(page)).toBeVisible()
    await expect(page.getByText(/You are offline/)).toHaveCount(0)
  })

  test('See your proof stays visible and waits for the connection, with a message', async ({
    page,
    context,
  }) => {
    await shaperCame(page, () => openNamed(page))
    await context.setOffline(true)
    const banner = page.getByText('You are offline. What you see may be old')
    await expect(banner).toBeVisible()
    const [bar, said] = [await seeProof(page).boundingBox(), await banner.boundingBox()]
    expect((said?.y ?? Number.NaN) + (said?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await expect(
      page.getByText(/Saved on this phone or computer; the proof needs a connection/),
    ).toBeAttached()
    await seeProof(page).click()
    await expect(page.getByText(/your proof opens as soon as/)).toBeInViewport()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(approve(page)).toBeVisible()
  })

  test('a visitor who pressed it sees the preview when the connection is back, and loses nothing', async ({
    page,
    context,
  }) => {
    const path = await aNamedMug(page)
    await page.goto(path)
    await shaperCame(page, () => name(page).fill('Meera'))
    await context.setOffline(true)
    await seeProof(page).click()
    await expect(page.getByText(/your proof opens as soon as/)).toBeInViewport()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Sign in to approve and buy' }).click()
    await expect(page).toHaveURL('/signin')
    await page.goBack()
    await expect(name(page)).toHaveValue('Meera')
  })
})

test('a proof that was purged before its approval is rendered again and shown again', async ({
  page,
}) => {
  await openNamed(page)
  await seeProof(page).click()
  const gone = refused(404, 'proof_not_found', 'This proof is no longer here')
  await page.route('**/approval', (route) => route.fulfill(gone), { times: 1 })
  await approve(page).click()
  // Where people look, above the pictures.
  await expect(proof(page).getByText(/drawn again. Please look at it once more/)).toBeInViewport()
  await expectAccessible(page)
  await approve(page).click()
  await expect(toCart(page)).toBeVisible()
})

test('a design that was deleted elsewhere is saved again from this page', async ({ page }) => {
  await openNamed(page)
  await seeProof(page).click()
  await expect(approve(page)).toBeVisible()
  await inProof(page, 'Change something').click()
  await deleteFirst(page, '/designs')
  await name(page).fill('Asha')
  await seeProof(page).click()
  await expect(proof(page).getByText('Asha')).toBeVisible()
  await approve(page).click()
  await expect(toCart(page)).toBeVisible()
})

test('a line that was removed elsewhere is added to the cart again with its new print', async ({
  page,
}) => {
  await openNamed(page)
  await seeProof(page).click()
  await approve(page).click()
  await toCart(page).click()
  const edit = page.getByRole('main').getByRole('button', { name: /^Edit design/ })
  await edit.click()
  await expect(name(page)).toHaveValue('Meera')
  await name(page).fill('Asha')
  await deleteFirst(page, '/cart')
  await seeProof(page).click()
  await approve(page).click()
  await expect(page.locator('[aria-live]').getByText('Added to your cart')).toBeVisible()
  await expect(toCart(page)).toBeVisible()
})

test('a studio that ended while its page was open returns to the product as it is sold now', async ({
  page,
}) => {
  const path = await openNamed(page)
  await changeNamedMug(page, path, { live: false })
  await seeProof(page).click()
  await expect(proof(page).getByText('can no longer be personalised')).toBeVisible()
  await inProof(page, 'Back to the product').click()
  await expect(page.getByText('can no longer be personalised')).toBeVisible()
  await page.getByRole('button', { name: 'ADD TO BAG' }).click()
  await expect(toCart(page)).toBeVisible()
})

test('fields that the shop changed meanwhile are reloaded, and their values stay', async ({
  page,
}) => {
  const path = await openNamed(page)
  await changeNamedMug(page, path, withShorterName(3))
  await seeProof(page).click()
  await expect(proof(page).getByText('The shop has changed what can be printed')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(name(page)).toHaveAccessibleDescription('At most 3 letters fit here')
  await expect(name(page)).toHaveValue('Meera')
  await name(page).fill('Anu')
  await seeProof(page).click()
  await expect(approve(page)).toBeVisible()
})

test('a price that changed while the page was open is shown before the approval', async ({
  page,
}) => {
  const path = await openNamed(page)
  await changeNamedMug(page, path, { surcharge: 79 })
  await seeProof(page).click()
  await expect(proof(page).getByText(/cost ₹49, now ₹79/)).toBeVisible()
})
