import { readFile } from 'node:fs/promises'
import { expectWell } from './support/accessible.ts'
import { asAdmin, expect, test } from './support/admin.ts'
import { orderPrinted } from './support/printed.ts'

test('an ordered print with a name is read, put on a gang sheet, put on hold, and printed', async ({
  page,
}) => {
  await asAdmin(page)
  const { number } = await orderPrinted(page, 'कीर्ति')
  await page.goto(`/admin/print?search=${number}`)
  const job = page.getByRole('article', { name: `${number}, line 1` })
  await expect(job.getByText('कीर्ति')).toBeVisible()
  await expect(job.getByRole('img', { name: /What is printed on Chai Mug/ })).toBeVisible()
  await expectWell(page)

  const [ticket] = await Promise.all([
    page.waitForEvent('download'),
    job.getByRole('button', { name: /^Download Ticket/ }).click(),
  ])
  expect(ticket.suggestedFilename()).toBe(`${number}-1-ticket.pdf`)

  await page.getByRole('button', { name: 'Select the 1 that matches' }).click()
  await expect(job.getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: 'Lay on sheets' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lay on sheets' })
  await expectWell(page)
  await dialog.getByLabel('Gap in millimetres').fill('80')
  await dialog.getByRole('button', { name: 'Lay them' }).click()
  await expect(dialog.getByText('The gap is 0 to 50 millimetres')).toBeVisible()
  await dialog.getByLabel('Gap in millimetres').fill('4')
  await dialog.getByRole('button', { name: 'Lay them' }).click()
  await expect(dialog.getByText('1 piece on 1 sheet.')).toBeVisible()
  const [sheets] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download the PDF' }).click(),
  ])
  expect((await readFile(await sheets.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.keyboard.press('Escape')

  await job.getByRole('button', { name: /^Hold/ }).click()
  const hold = page.getByRole('dialog', { name: `Hold ${number}, line 1?` })
  await hold.getByRole('button', { name: 'Hold and tell the buyer' }).click()
  await expect(hold.getByText('Required')).toBeVisible()
  await expectWell(page)
  await hold.getByLabel('Reason, for the buyer').fill('The name is cut off')
  await hold.getByRole('button', { name: 'Hold and tell the buyer' }).click()
  await expect(job.getByText('Held: The name is cut off')).toBeVisible()

  await job.getByRole('link', { name: `${number}, line 1` }).click()
  const order = page.getByRole('dialog', { name: `Order ${number}` })
  await order.getByRole('button', { name: 'Move to ship' }).click()
  const question = page.getByRole('alertdialog', { name: 'Not ready to be sent' })
  await expect(question.getByText(/Chai Mug .*\(Held\)/)).toBeVisible()
  await expect(question.getByRole('button', { name: /^Yes/ })).toHaveCount(0)
  await question.getByRole('checkbox', { name: 'Send it all the same' }).check()
  const yes = page.getByRole('button', { name: 'Yes, ship 1 order' })
  await yes.click()
  await expect(page.getByText('Required')).toBeVisible()
  await expectWell(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(order.getByText('Confirmed', { exact: true })).toBeVisible()
  await page.goto(`/admin/print?search=${number}`)

  for (const move of ['Back to ready', 'Start printing', 'Printed'])
    await job.getByRole('button', { name: `${move}: ${number}, line 1` }).click()
  await expect(job.getByRole('button', { name: /^Hold/ })).toBeHidden()
  const line = `${number}, line 1`
  await job.getByRole('button', { name: `Printed by mistake: ${line}` }).click()
  for (const move of ['Start printing', 'Printed'])
    await job.getByRole('button', { name: `${move}: ${line}` }).click()
  await job.getByRole('button', { name: `Misprint: print again: ${line}` }).click()
  const again = page.getByRole('dialog', { name: `Print ${line} again?` })
  await again.getByRole('button', { name: 'Print again' }).click()
  await expect(again.getByText('Required')).toBeVisible()
  await expectWell(page)
  await again.getByLabel('What went wrong').fill('A nozzle was blocked')
  await again.getByRole('button', { name: 'Print again' }).click()
  await expect(page.getByText(`${line} is printed again.`)).toBeVisible()
  for (const move of ['Start printing', 'Printed'])
    await job.getByRole('button', { name: `${move}: ${line}` }).click()
  const states = page.getByRole('group', { name: 'Show by state' })
  await states.getByRole('button', { name: /^Printed/ }).click()
  await expect(page).toHaveURL(/state=printed/)
  await expect(job.getByText('कीर्ति')).toBeVisible()
  await job.getByRole('link', { name: `${number}, line 1` }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Printing of Chai Mug .*: Printed, by admin/)
      .last(),
  ).toBeVisible()
  await expect(
    page.getByRole('dialog').getByText(/: again, 1 piece spoilt, by .* \(A nozzle was blocked\)/),
  ).toBeVisible()
})
