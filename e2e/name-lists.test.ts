import type { Page } from '@playwright/test'
import { expectWell } from './support/accessible.ts'
import { asAdmin, expect, test } from './support/admin.ts'
import { ensureAccount } from './support/by-call.ts'
import { openCheckout } from './support/orders.ts'
import { seeConfirmation } from './support/shopper.ts'
import { aNamedMug, narrowName } from './support/studio.ts'

const rowNamed = (page: Page, n: number) =>
  page.getByRole('listitem', { name: `Row ${n}`, exact: true })
const nameOf = (page: Page, n: number) => page.getByRole('textbox', { name: `Name, row ${n}` })

test('names are pasted, put right, drawn, looked at and approved at once', async ({ page }) => {
  const path = await aNamedMug(page)
  await ensureAccount(page)
  await page.goto(`/name-lists/new?product=${path.split('/').at(-1)}`)
  await page
    .getByLabel('Rows')
    .fill('Name\tQuantity\nअनन्या\t2\nகார்த்திக்\t1\nVenkatanarasimharajuvaripeta\t1\nMina\t1')
  await page.getByRole('button', { name: 'Read the rows' }).click()
  await expect(page).toHaveURL(/\/name-lists\/[0-9a-f-]{36}$/)

  // Problems first.
  await page.getByRole('button', { name: /^To look at/ }).click()
  await expect(rowNamed(page, 1)).toBeHidden()
  await expect(rowNamed(page, 3)).toContainText('At most')
  await expectWell(page)
  await nameOf(page, 3).fill('Venkat')
  await page.getByRole('button', { name: /^All/ }).click()
  await expect(rowNamed(page, 3)).not.toContainText('At most')
  await page.getByRole('button', { name: 'Add a row' }).click()
  await nameOf(page, 5).fill('مینا')
  await expect(page.getByText('6 pieces')).toBeVisible()
  await page.getByRole('button', { name: 'Remove row 4, Mina' }).click()
  await expect(page.getByText('5 pieces')).toBeVisible()

  await page.getByRole('button', { name: 'Draw 4 rows' }).click()
  await expect(page.getByRole('img', { name: /^Page 1: rows 1 to 4/ })).toBeVisible()
  await page.getByRole('button', { name: 'See row 2, கார்த்திக்' }).click()
  const picture = page.getByRole('dialog', { name: 'Row 2' })
  await expect(picture.getByRole('img', { name: 'Row 2: கார்த்திக்' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectWell(page)
  for (const tick of await page.getByRole('checkbox').all()) await tick.check({ force: true })
  await page.getByRole('button', { name: 'I approve these 5 prints' }).click()
  await expect(page.getByText('You have approved these prints.')).toBeVisible()

  // Another name ends the approval, and only that row is drawn anew.
  await nameOf(page, 1).fill('आन्या')
  await expect(page.getByText('One row is new or changed and must be drawn.')).toBeVisible()
  await page.goto('/account/lists')
  await expect(page.getByText('Draft · 5 pieces')).toBeVisible()
  await expectWell(page)
})

test('an approved list is bought online, and staff see a job for each row', async ({
  page,
  browser,
  baseURL,
}) => {
  const path = await aNamedMug(page)
  await ensureAccount(page)
  await page.goto(path)
  await page.getByRole('link', { name: 'Many names at once' }).click()
  await page.getByLabel('Rows').fill('Name\tQuantity\nअनन्या\t12\nRavi\t1')
  await page.getByRole('button', { name: 'Read the rows' }).click()
  await page.getByRole('button', { name: 'Draw 2 rows' }).click()
  await expect(page.getByRole('img', { name: /^Page 1: rows 1 to 2/ })).toBeVisible()
  for (const tick of await page.getByRole('checkbox').all()) await tick.check({ force: true })
  await page.getByRole('button', { name: 'I approve these 13 prints' }).click()
  await page.getByRole('button', { name: 'Put 13 pieces into the cart' }).click()
  await page.getByRole('link', { name: 'See your cart' }).click()
  await expect(page.getByText('13 pieces')).toBeVisible()
  await page.getByText(/: 2 rows$/).click()
  await expect(page.getByText('अनन्या')).toBeVisible()
  await expectWell(page)

  await openCheckout(page)
  await expect(page.getByRole('radio', { name: 'Cash' })).toBeDisabled()
  await expect(page.getByText('A list with names is paid for online')).toBeVisible()
  await page.getByRole('button', { name: 'CONFIRM ORDER' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
  const number = await seeConfirmation(page)

  const staff = await browser.newPage({ ...(baseURL && { baseURL }) })
  await asAdmin(staff)
  await staff.goto(`/admin/print?search=${number}`)
  for (const row of [1, 2])
    await expect(
      staff.getByRole('article', { name: `${number}, line 1, row ${row}` }),
    ).toBeVisible()
  await staff.close()
})

test('where long names are smaller than the others, all rows get one size at a press', async ({
  page,
}) => {
  const path = await aNamedMug(page, narrowName)
  await ensureAccount(page)
  await page.goto(`/name-lists/new?product=${path.split('/').at(-1)}`)
  await page.getByLabel('Rows').fill('Asha\nWilhelma\nMina\nZoya')
  await page.getByRole('button', { name: 'Read the rows' }).click()
  await page.getByRole('button', { name: 'Draw 4 rows' }).click()
  await expect(
    page.getByRole('checkbox', { name: /^Row 2: .* those of the other rows/ }),
  ).toBeVisible()
  await expect(page.getByText('all rows are as small as row 2')).toBeVisible()
  await expectWell(page)
  await page.getByRole('button', { name: 'Print all rows in one size' }).click()
  await expect(page.getByText('All rows have one size')).toBeVisible()
  await page.getByRole('button', { name: 'Draw 4 rows' }).click()
  await expect(page.getByRole('img', { name: /^Page 1: rows 1 to 4/ })).toBeVisible()
  await expect(page.getByText(/those of the other rows/)).toBeHidden()
  await expectWell(page)
  await page.getByRole('button', { name: 'I approve these 4 prints' }).click()
  await expect(page.getByText('You have approved these prints.')).toBeVisible()
  await page.getByRole('button', { name: 'Print each row as large as it fits' }).click()
  await expect(page.getByText('all rows are as small as row 2')).toBeVisible()
})

test('the owner sees who is missing and reminds them, and a link of one’s own names nobody', async ({
  page,
  browser,
  baseURL,
}) => {
  const path = await aNamedMug(page)
  await ensureAccount(page)
  await page.goto(`/name-lists/new?product=${path.split('/').at(-1)}`)
  await page.getByLabel('Rows').fill('Asha')
  await page.getByRole('button', { name: 'Read the rows' }).click()

  const people = page.getByLabel('People you expect')
  await people.fill('Asha\nKabir Singh, 98765 43210\nZoya 987654321')
  await page.getByRole('button', { name: 'Add to those expected' }).click()
  await expect(page.getByText('Line 3: Mobile number not valid')).toBeVisible()
  await people.fill('Asha\nKabir Singh, 98765 43210\nZoya')
  await page.getByRole('button', { name: 'Add to those expected' }).click()
  await expect(page.getByText('1 of 3 are on the list.')).toBeVisible()
  const missing = page.getByRole('list', { name: 'Missing' })
  await expect(missing.getByRole('listitem')).toHaveText([/Kabir Singh/, /Zoya/])
  await expect(page.getByText('Make the link above')).toBeVisible()
  await page.getByRole('button', { name: 'Make the link' }).click()

  const remind = missing.getByRole('link', { name: 'Remind Kabir Singh by WhatsApp' })
  await expect(remind).toHaveAttribute('href', /^https:\/\/wa\.me\/919876543210\?text=/)
  await expectWell(page)
  const address = new URL((await remind.getAttribute('href')) ?? '')
  const reminder = address.searchParams.get('text') ?? ''
  expect(reminder).toMatch(/^Hello Kabir Singh, your row for “.+” is still missing/)
  await expect(missing.getByRole('link', { name: /^Remind Zoya/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  )

  const phone = await browser.newPage({ ...(baseURL && { baseURL }) })
  await phone.goto(/https?:\S+$/.exec(reminder)?.[0] ?? '')
  await expect(phone.getByLabel('Name')).toBeVisible()
  await expect(phone.getByText(/Kabir|Zoya|Asha/)).toHaveCount(0)
  await phone.getByLabel('Name').fill('Kabir')
  await phone.getByRole('button', { name: 'Put me on the list' }).click()
  await expect(phone.getByText('You are on the list. Thank you!')).toBeVisible()
  await phone.close()

  await page.getByRole('button', { name: 'Look for new rows' }).click()
  await expect(page.getByText('2 of 3 are on the list.')).toBeVisible()
  await expect(missing.getByRole('listitem')).toHaveText([/Zoya/])
  await missing.getByRole('button', { name: 'Take Zoya off' }).click()
  await expect(page.getByText('All 2 are on the list.')).toBeVisible()
})
