import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlacedPiece } from '@tohfa/contract/fulfilment/print/print-jobs'
import { password, signUp } from '#accounts/accounts.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aKeyChain, fetchFile, jobsOf, orderPrinted } from '#fulfilment/print/print.fixture.ts'

type Laid = { data: { id: string; url: string; jobs: PlacedPiece[] } }

let shop: TestShop
let admin: Person
let keyChain: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  keyChain = await aKeyChain(shop)
})
afterAll(() => shop.close())

/** Orders a key chain with this name on it; the print job. */
async function jobOf(person: Person, name: string): Promise<string> {
  const { orderNumber } = await orderPrinted(shop, person, keyChain, { name })
  const [job] = await jobsOf(shop, admin, orderNumber)
  return job?.id ?? ''
}

async function lay(...jobs: string[]) {
  const body = { jobs, sheet: 'A4' }
  return (await shop.call<Laid>('POST', '/admin/gang-sheets', { token: admin.token, body })).body
    .data
}

test('an erased person’s prints are removed from sheets; others stay where they were', async () => {
  const { token, userInfo } = await signUp(shop, 'meera@example.com')
  const meera = { id: userInfo.id, email: userInfo.email, token }
  const theirs = await jobOf(meera, 'Meera')
  const asha = await jobOf(await aPerson(shop), 'Asha')
  const [common, own] = [await lay(theirs, asha), await lay(theirs)]
  const drawn = async () => {
    const pdf = (await fetchFile(shop, admin, common.url)).bytes.toString('latin1')
    return pdf.match(/\/ColorSpace \/DeviceRGB/g)?.length
  }
  expect(await drawn()).toBe(2)

  await shop.db.execute(sql`update orders set status = 'delivered' where user_id = ${meera.id}`)
  const erased = await shop.call('DELETE', `/user/${meera.id}`, { token, body: { password } })
  expect(erased.status).toBe(200)

  expect(await drawn()).toBe(1)
  const { rows } = await shop.db.execute(sql`select id, pieces from gang_sheets`)
  expect(rows).toEqual([{ id: common.id, pieces: common.jobs.filter(({ id }) => id === asha) }])
  expect((await fetchFile(shop, admin, own.url)).status).toBe(404)
})
