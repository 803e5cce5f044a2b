import type { Page } from '@playwright/test'
import { inkField } from '../server/src/studio/mug-studio.fixture.ts'
import { asAdmin, expect, test } from './support/admin.ts'
import { untilAlive } from './support/alive.ts'
import { aNamedMug, namedStudio } from './support/studio.ts'

type Watched = Window & {
  segmenters: number
  __reactRouterManifest: { routes: Record<string, unknown> }
}

/** Runs in the page: counts the tables for breaking a text into letters, which load slowly. */
function countSegmenters(): void {
  const all = Object.assign(globalThis, { segmenters: 0 })
  const Segmenter = new Proxy(Intl.Segmenter, {
    construct(target, given: ConstructorParameters<typeof Intl.Segmenter>) {
      all.segmenters += 1
      return new target(...given)
    },
  })
  Object.assign(Intl, { Segmenter })
}

/** The same mug with names in Latin letters. */
const latinStudio = JSON.parse(JSON.stringify(namedStudio), (key, value: unknown) =>
  key === 'text' || (key === 'sample' && value !== inkField.sample) ? 'Meera' : value,
) as typeof namedStudio

const segmenters = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Watched).segmenters)

test('a product loads the data that breaks text into letters once a letter needs it', async ({
  page,
}) => {
  await page.addInitScript(countSegmenters)
  await page.goto(await aNamedMug(page, latinStudio))
  const name = page
    .getByRole('region', { name: 'Make it yours' })
    .getByRole('textbox', { name: 'Name' })
  await name.fill('Asha')
  await expect(name).toHaveValue('Asha')
  await expect(page.getByRole('figure', { name: 'Preview of your design' })).toBeVisible()
  expect(await segmenters(page)).toBe(0)

  await name.fill('आशा')
  await expect.poll(() => segmenters(page)).toBe(1)
})

test('a shopper’s page leaves out the routes of the staff, and opens theirs as a document', async ({
  page,
}) => {
  await asAdmin(page)
  await page.goto('/')
  await untilAlive(page)
  const routes = await page.evaluate(() =>
    Object.keys((globalThis as unknown as Watched).__reactRouterManifest.routes),
  )
  expect(routes).toContain('/product-filter')
  expect(routes.filter((id) => id.startsWith('/admin'))).toEqual([])

  await page.getByRole('button', { name: /^(Account|Open menu)$/ }).click()
  await page.getByRole('link', { name: 'Shop admin' }).click()
  await expect(page).toHaveURL('/admin/today')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilAlive(page)
  const staffs = await page.evaluate(() =>
    Object.keys((globalThis as unknown as Watched).__reactRouterManifest.routes),
  )
  expect(staffs).toContain('/admin/orders')
  await page.goBack()
  await expect(page).toHaveURL('/')
})
