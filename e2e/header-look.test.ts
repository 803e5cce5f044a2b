import { expectAccessible, expectFits } from './support/accessible.ts'
import { asAdmin, expect, pictureFile, test } from './support/admin.ts'

test('logo and colours of the header are on the next page that anybody opens, and words stay readable', async ({
  page,
}) => {
  // The page is kept from here on.
  await page.goto('/about')
  const header = page.getByRole('banner')
  await asAdmin(page)
  await page.goto('/admin/settings#look.logo')
  const section = page.getByRole('region', { name: 'Logo and colours' })
  await section.getByLabel('Logo', { exact: true }).setInputFiles(pictureFile)
  await expect(section.getByRole('img', { name: 'Logo', exact: true })).toBeVisible()
  await section.getByRole('textbox', { name: 'Background', exact: true }).fill('#26345e')
  await section.getByRole('button', { name: 'Save the look' }).click()
  await expect(section.getByText(/These words would be hard to read: 1\.\d to 1/)).toBeVisible()
  await section.getByRole('textbox', { name: 'Words', exact: true }).fill('FFF')
  await section.getByRole('button', { name: 'Save the look' }).click()
  await expect(page.getByText('Logo and colours are saved.')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectFits(page)
  await page.setViewportSize({ width: 1366, height: 768 })

  await page.goto('/about')
  await expect(header.locator('img').first()).toHaveAttribute('src', /^\/images\//)
  await expect(header).toHaveCSS('background-color', 'rgb(38, 52, 94)')
  await expect(header).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expectAccessible(page)
  for (const width of [1366, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page)
  }
})
