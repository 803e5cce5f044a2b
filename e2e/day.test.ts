import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { asAdmin, expect, test } from './support/admin.ts'
import { aCaller, answered, type Caller } from './support/by-call.ts'
import { address } from './support/orders.ts'
import { countPresses, typeInto } from './support/presses.ts'
import { aPrintedMug } from './support/printed.ts'

/** A day of TEST_DAY=60 orders takes minutes; without a number there is none. */
const orders = Number(process.env['TEST_DAY'] ?? 0)
const byLink = 6
const byPhone = 6
const atCounter = 6
const online = orders - byLink - byPhone - atCounter
const namesOfList = 40
const shots = process.env['SHOTS']

const names = ['Asha', 'मीरा', 'Ravi', 'Zoya', 'कीर्ति']
const nameOf = (n: number) => names[n % names.length] ?? ''

type Mug = Awaited<ReturnType<typeof aPrintedMug>>
type Request = { razorpayOrderId: string }

/** The payment window's answer to the page. */
async function paid(request: APIRequestContext, { razorpayOrderId }: Request): Promise<object> {
  const path = `/sandbox/razorpay/v1/orders/${razorpayOrderId}/pay`
  const answer = await request.post(path, { data: { outcome: 'captured', webhook: false } })
  return (await answer.json()) as object
}

/** A buyer approves a mug with a name and pays for it in the shop. */
async function buyOnline({ request, token, userId }: Caller, mug: Mug, name: string) {
  const call = <T>(method: 'GET' | 'POST', path: string, data?: object) =>
    answered<T>(request, method, path, { token, ...(data && { data }) })
  const design = await call<{ id: string }>('POST', '/designs', {
    productId: mug.id,
    color: mug.color,
    values: { name },
  })
  const proofs = `/designs/${design.id}/proofs`
  const { hash } = await call<{ hash: string }>('POST', proofs, { version: 1 })
  const read = () =>
    call<{ state: string; preflight: { code: string }[] }>('GET', `/proofs/${hash}`)
  await expect.poll(async () => (await read()).state).toBe('ready')
  const ticked = (await read()).preflight.map(({ code }) => code)
  await call('POST', `/proofs/${hash}/approval`, { ticked })
  await call('POST', '/cart', {
    product_id: mug.id,
    user_id: userId,
    selectedDetails: { color: mug.color, proof: hash },
  })
  const placed = await call<Request>('POST', '/order', {
    user_id: userId,
    payment_method: 'online',
    shipping_address: address,
  })
  await call('POST', '/user-orders/verify-order', { ...(await paid(request, placed)), ...address })
}

/** Whoever got a link approves what it shows, gives an address and pays. */
async function buyByLink(request: APIRequestContext, link: string) {
  const path = `/quotes/${link}`
  type Quote = {
    needed: { ticks: object }
    totals: { total: number }
    items: { personalisation: { state: string } | null }[]
  }
  const read = () => answered<Quote>(request, 'GET', path)
  // Nobody approves what is not drawn yet.
  const states = async () =>
    new Set((await read()).items.map((item) => item.personalisation?.state ?? 'ready'))
  await expect.poll(states).toEqual(new Set(['ready']))
  const quote = await read()
  const { name: _name, phone: _phone, email, ...place } = address
  const placed = await answered<Request>(request, 'POST', `${path}/order`, {
    data: {
      approved: true,
      ticked: quote.needed.ticks,
      address: place,
      email,
      payment_method: 'online',
      shown_total: quote.totals.total,
    },
  })
  const data = await paid(request, placed)
  await answered(request, 'POST', `${path}/verify-order`, { data })
}

const button = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true })
const link = (on: Page, name: string) => on.getByRole('link', { name, exact: true })
const field = (on: Page | Locator, name: string) => on.getByLabel(name, { exact: true })

/** Staff begin a quote of a mug with a name; what is typed is no press. */
async function beginQuote(page: Page, mug: Mug, chat: string, name: string | null) {
  await link(page, 'Quotes').click()
  await link(page, 'New quote').click()
  await typeInto(field(page, 'Paste the chat'), chat)
  await typeInto(page.getByLabel('Find a product'), mug.title)
  await button(page, `Add ${mug.title}`).click()
  const line = page.getByRole('listitem').filter({ hasText: mug.title })
  if (name !== null) await typeInto(line.getByRole('textbox', { name: 'Name' }), name)
  return line
}

async function saved(page: Page) {
  await button(page, 'Save').click()
  await expect(page).toHaveURL(/\/admin\/drafts\/[0-9a-f-]{36}$/)
}

/** Makes the link, and sends it by the staff's WhatsApp; its token. */
async function sendLink(page: Page): Promise<string> {
  await button(page, 'Make the link').click()
  const opened = page.waitForEvent('popup')
  await link(page, 'Send by WhatsApp').click()
  await (await opened).close()
  const url = await page.getByLabel('Link for the customer').inputValue()
  return url.split('/').at(-1) ?? ''
}

/** Writes the payment down that staff were paid. */
async function takePayment(page: Page, mug: Mug) {
  const line = page.getByRole('listitem').filter({ hasText: mug.title })
  await expect(line.getByRole('img')).toBeVisible()
  await button(page, 'Take the payment').click()
  await button(page.getByRole('dialog'), 'It is paid: make the order').click()
  await expect(page.getByText(/It is ordered as TF\d+/)).toBeVisible()
}

test('a day of sixty orders over four channels takes staff at most 250 presses', async ({
  page,
  ownShop,
}) => {
  test.skip(orders === 0, 'TEST_DAY says how many orders')
  test.setTimeout(3_600_000)
  const token = await asAdmin(page)
  const read = <T>(path: string) => answered<T>(page.request, 'GET', path, { token })
  const mug = await aPrintedMug(page)
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const buyer = await aCaller(page.request)
  for (let n = 0; n < online; n += 1) await buyOnline(buyer, mug, nameOf(n))

  const presses = await countPresses(page)
  await page.goto('/admin/today')
  const spent: Record<string, number> = {}
  let before = 0
  const note = (what: string) => {
    spent[what] = presses() - before
    before = presses()
  }
  for (let n = 0; n < byLink; n += 1) {
    const chat = `[10:12, 28/11/2026] Link ${n}: one mug please\n98765 0110${n}`
    const isList = n === 0
    const line = await beginQuote(page, mug, chat, isList ? null : nameOf(n))
    if (isList) {
      await line.getByText('Each piece has other words').click()
      const rows = Array.from({ length: namesOfList }, (_, at) => `Person ${at + 1}`)
      await typeInto(line.getByLabel('Names, one a line'), rows.join('\n'))
    }
    // Two of them are businesses.
    if (n < 2) await typeInto(page.getByLabel('GSTIN (optional)'), '29AAGCB7383J1Z4')
    await saved(page)
    await buyByLink(page.request, await sendLink(page))
  }
  note('links')
  for (let n = 0; n < byPhone; n += 1) {
    await beginQuote(page, mug, `Name: Phone ${n}\n98765 0120${n}\n302003`, nameOf(n))
    await typeInto(field(page, 'House and street'), address.streetAddress)
    await typeInto(field(page, 'City'), address.city)
    await field(page, 'State').selectOption(address.state)
    await saved(page)
    await takePayment(page, mug)
  }
  note('phone')
  for (let n = 0; n < atCounter; n += 1) {
    await beginQuote(page, mug, `Name: Counter ${n}\n98765 0130${n}`, nameOf(n))
    await field(page, 'Delivery').selectOption('At the counter')
    await saved(page)
    await takePayment(page, mug)
  }
  note('counter')

  type Counts = { counts: Record<string, number> }
  const jobs = orders - 1 + namesOfList
  const counts = async () => {
    const answer = await page.request.get('/v1/admin/print-queue?limit=1', {
      headers: { authorization: `Bearer ${token}` },
    })
    return ((await answer.json()) as Counts).counts
  }
  await expect.poll(async () => (await counts())['ready'], { timeout: 1_200_000 }).toBe(jobs)
  await link(page, 'Print room').click()
  await button(page, `Select all ${jobs} that match`).click()
  await button(page, `Start printing ${jobs}`).click()
  await expect(page.getByText(`${jobs} designs are being printed.`)).toBeVisible()
  await button(page, `Mark ${jobs} as printed`).click()
  await expect(page.getByText(`${jobs} designs are printed.`)).toBeVisible()
  note('print')

  await link(page, 'Sales').click()
  await link(page, 'Orders').click()
  for (let n = 0; n < atCounter; n += 1) {
    const row = page.getByRole('row').filter({ hasText: `Counter ${n}` })
    await row.getByRole('button', { name: /^View order/ }).click()
    await button(page.getByRole('dialog'), 'Hand over').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  note('hand over')
  const parcels = orders - atCounter
  await page.getByRole('button', { name: /^Confirmed/ }).click()
  await button(page, `Select all ${parcels} that match`).click()
  await button(page, `Move ${parcels} to ship`).click()
  await button(page, `Yes, ship ${parcels} orders`).click()
  await expect(page.getByText(`${parcels} orders are shipped.`)).toBeVisible()
  const labels = page.waitForEvent('download')
  await button(page, 'Labels as PDF').click()
  await labels
  note('ship')
  if (shots) console.log(presses(), spent)
  test.info().annotations.push({ type: 'presses', description: JSON.stringify(spent) })
  expect(presses()).toBeLessThanOrEqual(250)

  type Listed = {
    status: string
    paid: number
    total: number
    order_items: { quantity: number; selectedDetails: { proof?: string } }[]
  }
  const made = await read<Listed[]>('/user-orders?limit=60')
  const inState = (state: string) => made.filter(({ status }) => status === state).length
  expect([inState('shipped'), inState('delivered')]).toEqual([parcels, atCounter])
  expect(made.filter(({ paid: sum, total }) => sum !== total)).toEqual([])
  type Job = { proof: string; row?: number; values: { value: string }[] }
  const printed: Job[] = []
  for (const at of [1, 2])
    printed.push(...(await read<Job[]>(`/admin/print-queue?state=printed&limit=60&page=${at}`)))
  expect(printed.length).toBe(jobs)
  const approved = new Set(
    made.flatMap(({ order_items: items }) => items.map((item) => item.selectedDetails.proof)),
  )
  const ofList = printed.filter(({ row }) => row !== undefined)
  const own = printed.filter(({ row }) => row === undefined)
  expect(own.filter(({ proof }) => !approved.has(proof))).toEqual([])
  expect(new Set(ofList.map(({ row, values }) => `${row} ${values[0]?.value}`))).toEqual(
    new Set(Array.from({ length: namesOfList }, (_, at) => `${at + 1} Person ${at + 1}`)),
  )
  await expectBooksClosed(ownShop.dataDir)
})

/** Payments, refunds, orders, checkouts, stock and documents add up. */
async function expectBooksClosed(dataDir: string): Promise<void> {
  const { PATH = '', HOME = '' } = process.env
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'audit'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH, HOME, DATA_DIR: dataDir },
  })
  expect(stdout).toContain('add up')
}
