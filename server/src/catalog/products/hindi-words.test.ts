import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportReport } from '@tohfa/contract/catalog/product-import'
import type { Product, Suggestion } from '@tohfa/contract/catalog/products'
import type { CartLine } from '@tohfa/contract/orders/cart'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { addMug } from './admin-products/product-form.fixture.ts'

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
})
afterAll(() => shop.close())

const hindi = {
  titleHi: 'बारिश वाली चाय का प्याला',
  descriptionHi: 'जून की पहली बारिश के लिए एक मग, दोनों तरफ़ छपा हुआ और माइक्रोवेव में सुरक्षित।',
  highlightsHi: ['दोनों तरफ़ छपाई', '330 मिली आता है', 'माइक्रोवेव और डिशवॉशर में सुरक्षित'],
}

type Answer = { data: Product; fields?: Record<string, string> }
const send = (method: string, path: string, body?: object) =>
  shop.call<Answer>(method, path, { token: admin.token, ...(body && { body }) })
const change = (id: string, part: object) => send('PATCH', `/admin-product/${id}`, part)
const read = async (id: string) => (await shop.call<Answer>('GET', `/product/${id}`)).body.data

async function aHindiMug(words: object = hindi): Promise<string> {
  const { id } = (await addMug(shop, admin)).body.data
  expect((await change(id, words)).status).toBe(200)
  return id
}

async function found(search: string): Promise<Product[]> {
  const path = `/product?limit=60&search=${encodeURIComponent(search)}`
  return (await shop.call<{ data: Product[] }>('GET', path)).body.data
}

test('Hindi texts of staff are stored next to the English, and can be emptied again', async () => {
  const id = await aHindiMug()
  expect(await read(id)).toMatchObject({ title: 'Chai Weather Mug', ...hindi })
  expect((await change(id, { price: 599 })).body.data).toMatchObject(hindi)
  const emptied = await change(id, { titleHi: '', descriptionHi: '  ', highlightsHi: [] })
  expect(emptied.status).toBe(200)
  const product = await read(id)
  for (const name of Object.keys(hindi)) expect(product).not.toHaveProperty(name)
  expect(product.title).toBe('Chai Weather Mug')
})

test('highlights in Hindi are taken as one text with bars too', async () => {
  const { highlightsHi } = hindi
  const id = await aHindiMug({ highlightsHi: highlightsHi.join(' | ') })
  expect((await read(id)).highlightsHi).toEqual(highlightsHi)
})

test('each text in Hindi keeps the limits of its English one, and is reported at its own field', async () => {
  const id = await aHindiMug()
  const long = 'क'.repeat(501)
  const tooLong = { titleHi: 'क'.repeat(121), descriptionHi: long, highlightsHi: [long] }
  const refused = await change(id, tooLong)
  expect(refused.status).toBe(400)
  expect(refused.body.fields).toEqual({
    titleHi: expect.stringContaining('120') as string,
    descriptionHi: 'Description not valid',
    highlightsHi: 'Highlight not valid',
  })
  const tooShort = await change(id, { descriptionHi: 'छोटा', highlightsHi: ['छोटा'] })
  expect(tooShort.body.fields).toEqual({
    descriptionHi: 'Description not valid',
    highlightsHi: 'Highlight not valid',
  })
  expect(await read(id)).toMatchObject(hindi)
})

test('a list tells the title in Hindi and leaves the longer texts to the product', async () => {
  const id = await aHindiMug()
  const staffPath = '/admin-product?search=weather&limit=60'
  const staff = await shop.call<{ data: Product[] }>('GET', staffPath, { token: admin.token })
  for (const list of [await found('weather'), staff.body.data]) {
    const listed = list.find((one) => one.id === id)
    expect(listed).toMatchObject({ title: 'Chai Weather Mug', titleHi: hindi.titleHi })
    expect(listed).not.toHaveProperty('descriptionHi')
    expect(listed).not.toHaveProperty('highlightsHi')
  }
})

test('a duplicate says the same in Hindi, and is found by it', async () => {
  const id = await aHindiMug({ ...hindi, titleHi: 'दुगना मग' })
  const made = await send('POST', `/admin-product/${id}/duplicate`)
  expect(made.body.data).toMatchObject({ ...hindi, titleHi: 'दुगना मग' })
  const path = `/admin-product?visibility=draft&search=${encodeURIComponent('दुगना')}`
  const drafts = await shop.call<{ data: Product[] }>('GET', path, { token: admin.token })
  expect(drafts.body.data.map((one) => one.id)).toContain(made.body.data.id)
})

test.each([
  ['its title', 'अनोखी कटोरी'],
  ['its title, unfinished', 'अनो'],
  ['its title and an English word', 'अनोखी weather'],
  ['its title, spelled with a nukta', 'अनोख़ी'],
  ['its title, with a letter wrong', 'अनोजी कटोरी'],
  ['its highlights', 'गुलदस्ता'],
  ['its description', 'मिट्टी'],
])('a search in Hindi finds a product by %s', async (_, search) => {
  const id = await aHindiMug({
    titleHi: 'अनोखी कटोरी',
    descriptionHi: `${hindi.descriptionHi} मिट्टी से बनी।`,
    highlightsHi: [...hindi.highlightsHi, 'गुलदस्ता भी बन जाए'],
  })
  expect((await found(search))[0]?.id).toBe(id)
  await change(id, { titleHi: null, descriptionHi: null, highlightsHi: null })
})

test('a product that is named so in Hindi comes before one that only says so', async () => {
  const says = await aHindiMug({ descriptionHi: `${hindi.descriptionHi} तितली के साथ।` })
  const named = await aHindiMug({ titleHi: 'तितली' })
  expect((await found('तितली')).map((one) => one.id)).toEqual([named, says])
})

test('a suggestion of a product names it in both languages, where it has both', async () => {
  const id = await aHindiMug({ titleHi: 'झरोखा मग' })
  const suggested = async (search: string) => {
    const path = `/product/suggestions?search=${encodeURIComponent(search)}`
    return (await shop.call<{ data: Suggestion[] }>('GET', path)).body.data
  }
  expect(await suggested('झरोखा')).toContainEqual({
    text: 'Chai Weather Mug',
    textHi: 'झरोखा मग',
    productType: 'coffee-mug',
    id,
  })
})

test('a cart tells the title in both languages, and its order keeps the English one', async () => {
  const id = await aHindiMug()
  const asha = await aPerson(shop)
  await putIntoCart(shop, asha, id)
  const { token } = asha
  const cart = await shop.call<{ data: CartLine[] }>('GET', `/cart/${asha.id}`, { token })
  const both = { title: 'Chai Weather Mug', titleHi: hindi.titleHi }
  expect(cart.body.data[0]?.product).toMatchObject(both)
  await order(shop, asha, 'cash')
  const orders = await shop.call<object>('GET', `/order/${asha.id}`, { token })
  expect(orders.status).toBe(200)
  expect(JSON.stringify(orders.body)).toContain(both.title)
  expect(JSON.stringify(orders.body)).not.toContain(both.titleHi)
})

type Row = Record<string, string>
async function exported(id: string): Promise<Row> {
  const answer = await fetch(`${shop.url}/v1/admin-export/products`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const rows: Row[] = parse(await answer.text(), { columns: true, bom: true })
  return rows.find((row) => row['id'] === id) ?? {}
}

function csvOf(row: Row): string {
  const cells = (list: string[]) => list.map((cell) => `"${cell}"`).join(',')
  return `${cells(Object.keys(row))}\n${cells(Object.values(row))}`
}

async function importing(row: Row, dryRun: boolean): Promise<ImportReport> {
  const { status, body } = await shop.call<{ data: ImportReport }>(
    'POST',
    '/admin-import/products',
    { token: admin.token, body: { csv: csvOf(row), dryRun } },
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}

test('a file has what is written in Hindi, and importing it as it is changes nothing', async () => {
  const id = await aHindiMug()
  const row = await exported(id)
  expect(row).toMatchObject({ ...hindi, highlightsHi: hindi.highlightsHi.join(' | ') })
  expect(await importing(row, false)).toMatchObject({ unchanged: 1, changed: 0 })
  const added = { ...row, id: '', title: 'Added by file' }
  expect(await importing(added, false)).toMatchObject({ created: 1 })
  expect((await found('Added by file'))[0]?.titleHi).toBe(hindi.titleHi)
})

test('a check of a file tells what changes in Hindi; a file without its columns leaves it', async () => {
  const id = await aHindiMug()
  const row = { id, titleHi: 'नया नाम', highlightsHi: '' }
  const [told] = (await importing(row, true)).changes ?? []
  expect(told?.cells).toEqual([
    { column: 'titleHi', from: hindi.titleHi, to: 'नया नाम' },
    { column: 'highlightsHi', from: hindi.highlightsHi.join(' | '), to: '' },
  ])
  await importing(row, false)
  await importing({ id, price: '777' }, false)
  const product = await read(id)
  const { titleHi, descriptionHi, price } = product
  expect({ titleHi, descriptionHi, price }).toEqual({
    titleHi: 'नया नाम',
    descriptionHi: hindi.descriptionHi,
    price: 777,
  })
  expect(product).not.toHaveProperty('highlightsHi')
  const { problems } = await importing({ id, descriptionHi: 'छोटा' }, true)
  expect(problems).toMatchObject([{ field: 'descriptionHi', sentence: 'Description not valid' }])
})
