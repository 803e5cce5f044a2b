import { addByCall, answered, ensureAccount } from './support/by-call.ts'
import { expect, test } from './support/shop.ts'

test('the header shows the signed-in person and the number of items in the cart, and logs out', async ({
  page,
}) => {
  await ensureAccount(page)
  await addByCall(page, 'key-chain')
  const caps = await answered<{ id: string; customizable?: boolean }[]>(
    page.request,
    'GET',
    '/product?categories=caps&limit=60',
  )
  const cap = caps.find(({ customizable }) => !customizable)
  await page.goto(`/product-detail/${cap?.id}`)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Cart 1 item', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'ADD TO BAG' }).click()
  await expect(header.getByRole('link', { name: 'Cart 2 items' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Signup' })).toBeHidden()

  // What was looked at is kept once the page has nothing else to do.
  const kept = () => page.evaluate(() => localStorage.getItem('recently-viewed'))
  await expect.poll(kept).toContain(cap?.id)
  await header.getByRole('button', { name: 'Account' }).click()
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
  await header.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/signin')
  const left = await page.evaluate(() => Object.keys(localStorage))
  // A page that rests marks the device as one that keeps pages, also after a sign-out.
  expect(left.filter((key) => key !== 'keeps-pages')).toEqual([])
  await expect(header.getByRole('link', { name: 'Signup' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
})

test('the menu sets a name in Urdu off from the words around it', async ({ page }) => {
  await ensureAccount(page)
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('userInfo') ?? '{}') as object
    localStorage.setItem('userInfo', JSON.stringify({ ...user, name: 'محمد علی' }))
  })
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Account' }).click()
  await expect(header.getByText('Hello, \u2068محمد علی\u2069')).toBeVisible()
})

test('the button of the account is a link to the sign-in that becomes a menu', async ({
  page,
  browser,
  baseURL,
}) => {
  const still = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const plain = await still.newPage()
  await plain.goto('/')
  await plain.getByRole('link', { name: 'Account' }).click()
  await expect(plain).toHaveURL('/signin')
  await still.close()

  await page.goto('/')
  const header = page.getByRole('banner')
  const account = header.getByRole('button', { name: 'Account' })
  await expect(account).toHaveAttribute('aria-expanded', 'false')
  for (const key of ['Space', 'Enter', 'ArrowDown']) {
    await page.goto('/')
    await account.focus()
    await page.keyboard.press(key)
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(account).toHaveAttribute('aria-expanded', 'true')
  }
})

test('a toast appears at the top right below the header, and disappears after 5 seconds', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/signup', { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill(`toast-${crypto.randomUUID()}@example.com`)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Generate OTP' }).click()
  const toasts = page.locator('body > [aria-live]')
  const toast = toasts.getByText('OTP sent successfully!')
  const comes = async () => {
    await page.clock.runFor(100)
    return toast.isVisible()
  }
  await expect.poll(comes, { intervals: [50] }).toBe(true)
  const box = await toasts.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  const header = await page.getByRole('banner').boundingBox()
  expect(box?.y).toBeGreaterThan(header?.height ?? Number.NaN)
  expect(box?.y).toBeLessThan(160)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width - 16)
  await page.clock.runFor(4_899)
  await expect(toast).toBeVisible()
  await page.clock.runFor(101)
  await expect(toast).toBeHidden()
})

test(
  'a shop without a measurement id counts no visits, even after an old consent, and requests nothing of Google',
  { tag: '@fresh' },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'analytics-consent', value: 'granted', url: baseURL ?? '' }])
    const google: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).host.includes('google')) google.push(request.url())
    })
    await page.goto('/shipping-info')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    expect(google).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    for (const role of ['region', 'button'] as const)
      await expect(page.getByRole(role, { name: 'Counting visits' })).toHaveCount(0)
  },
)
