import { expect, test } from './support/shop.ts'

test.describe('without a connection', () => {
  test.use({ expectedComplaints: [/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] })

  test('the page stays and says so, and a link leads on when the line is back', async ({
    page,
    context,
  }) => {
    const note = page.getByText('You are offline. What you see may be old')
    await page.goto('/about', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await expect(note).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'How to order' }).click()
    await expect(page.getByText('this page opens as soon as the connection is back')).toBeVisible()
    await expect(page).toHaveURL('/about')
    await context.setOffline(false)
    await expect(page).toHaveURL('/how-to-order')
    await expect(note).toBeHidden()

    await page.goto('/signin', { waitUntil: 'networkidle' })
    await page.getByLabel('Email').fill('meera@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Gift4Someone')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('The shop cannot be reached').first()).toBeVisible()
  })
})

test.describe('a page that breaks in the browser', () => {
  test.use({ expectedComplaints: [/./] })

  test('says so, shows the number that the log has it under, and leads home', async ({ page }) => {
    await page.route('**/assets/how-to-order.page-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("a part is missing") }',
      }),
    )
    await page.goto('/about')
    const reported = page.waitForResponse('**/v1/broken-page')
    await page.getByRole('contentinfo').getByRole('link', { name: 'How to order' }).click()
    const { data } = (await (await reported).json()) as { data: { requestId: string } }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
    await expect(page.getByText(data.requestId)).toBeVisible()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gifts printed for one person')
  })
})
