import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportReport } from '@tohfa/contract/catalog/product-import'
import type { Product } from '@tohfa/contract/catalog/products'
import { images } from '#platform/database/schema/catalog.tables.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

type Row = Record<string, string>
type Answer = { data: ImportReport; code?: string; message?: string; fields?: Row }

let shop: TestShop
let admin: Person
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  await shop.db
    .insert(images)
    .values(['mug-1', 'tee-1', 'tee-2'].map((key) => ({ key, width: 720, height: 900 })))
})
afterAll(() => shop.close())

const mug: Row = {
  productType: 'coffee-mug',
  category: 'Classic',
  title: 'Imported Mug',
  description: 'A mug for the first rain of June, printed on both sides and safe in the oven.',
  highlights: 'Printed on both sides | Holds 330 ml | Safe in the microwave oven',
  price: '₹1,499.50',
  discount: '10%',
  rating: '4.2',
  trackStock: 'Yes',
  colors: 'White | Black',
  images: '/images/mug-1/720.webp | /images/mug-1/720.webp /images/tee-1/720.webp',
  stock: '5 | 0',
  material: 'Ceramic',
  capacity: '330 ml',
}
const tee: Row = {
  ...mug,
  productType: 't-shirts',
  category: 'Printed',
  title: 'Imported Tee',
  colors: 'Navy',
  images: '/images/tee-1/720.webp',
  stock: 'S:3 M:0',
  material: 'Cotton',
  capacity: '',
  sleeveType: 'Half',
  neckType: 'Round',
}

/** A file as a person's spreadsheet writes it. */
function csvOf(rows: readonly Row[], separator = ','): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cell = (text = '') => `"${text.replaceAll('"', '""')}"`
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(cell).join(separator))
    .join('\r\n')
}

async function send(csv: string, dryRun: boolean) {
  return shop.call<Answer>('POST', '/admin-import/products', {
    token: admin.token,
    body: { csv, dryRun },
  })
}
async function imported(csv: string): Promise<ImportReport> {
  const { status, body } = await send(csv, false)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
async function exported(): Promise<{ text: string; rows: Row[] }> {
  const answer = await fetch(`${shop.url}/v1/admin-export/products`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/filename="products-\d{4}.*\.csv"/)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.bytes())
  return { text, rows: parse(text, { columns: true, bom: true }) }
}
const countOf = async () => {
  const { rows } = await shop.db.execute<{ n: number }>(sql`select count(*)::int n from products`)
  return rows[0]?.n
}
async function named(title: string): Promise<Product | undefined> {
  const path = `/product?search=${encodeURIComponent(title)}&limit=60`
  const { body } = await shop.call<{ data: Product[] }>('GET', path)
  return body.data.find((one) => one.title === title)
}

test('a dry run says what would happen and writes nothing; then the file is imported whole', async () => {
  const csv = csvOf([mug, tee])
  const dry = await send(csv, true)
  const priced = [
    { column: 'price', from: '', to: '₹1,499.50' },
    { column: 'discount', from: '', to: '10' },
  ]
  expect(dry.body.data).toEqual({
    dryRun: true,
    rows: 2,
    created: 2,
    changed: 0,
    unchanged: 0,
    stockChanged: 0,
    problems: [],
    plan: expect.any(String) as string,
    changes: [
      { line: 2, title: 'Imported Mug', cells: priced },
      { line: 3, title: 'Imported Tee', cells: priced },
    ],
  })
  expect(await named('Imported Mug')).toBeUndefined()
  expect(await imported(csv)).toMatchObject({ dryRun: false, created: 2 })
  expect(await named('Imported Mug')).toMatchObject({
    price: 1499.5,
    discount: 10,
    brand: 'Tohfa',
    trackStock: true,
    highlights: ['Printed on both sides', 'Holds 330 ml', 'Safe in the microwave oven'],
    colors: [
      { color: 'White', images: ['/images/mug-1/720.webp'], stock: 5 },
      { color: 'Black', stock: 0 },
    ],
  })
  expect((await named('Imported Tee'))?.colors[0]?.sizes).toMatchObject([
    { size: 'S', stock: 3 },
    { size: 'M', stock: 0 },
  ])
})

test('a file that nobody touched changes nothing; of one that was, only what differs', async () => {
  const { text, rows } = await exported()
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(await imported(text)).toMatchObject({ created: 0, changed: 0, unchanged: rows.length })
  const before = await named('Imported Tee')
  const changed = rows
    .filter((row) => row['title'] === 'Imported Tee')
    .map((row) => ({ ...row, price: '500', rating: String(Number(row['rating'])) }))
  expect(await imported(csvOf(changed, ';'))).toMatchObject({ changed: 1, stockChanged: 0 })
  const after = await named('Imported Tee')
  expect(after).toMatchObject({
    ...before,
    price: 500,
    discountedPrice: 450,
    payable: 450,
    updatedAt: after?.updatedAt,
  })
  const stock = [
    { id: before?.id ?? '', colors: 'Navy', images: '/images/tee-2/720.webp', stock: 'S:9 XL:1' },
  ]
  expect(await imported(csvOf(stock, '\t'))).toMatchObject({ changed: 1, stockChanged: 1 })
  expect((await named('Imported Tee'))?.colors).toMatchObject([
    {
      images: ['/images/tee-2/720.webp'],
      sizes: [
        { size: 'S', stock: 9 },
        { size: 'XL', stock: 1 },
      ],
    },
  ])
  const { rows: log } = await shop.db.execute<{ subject: string; details: object }>(sql`
    select subject, details from staff_changes
    where subject = 'import' or subject_id = ${before?.id ?? ''} order by at, id`)
  expect(log.filter(({ subject }) => subject === 'import')).toHaveLength(3)
  expect(log).toContainEqual({ subject: 'product', details: { price: [1499.5, 500] } })
})

test('each bad row is named by its line, its column and a sentence, and nothing is written', async () => {
  const before = await countOf()
  const id = (await named('Imported Mug'))?.id ?? ''
  const csv = csvOf([
    { ...mug, title: 'Good one', description: `Two lines\nof words ${mug['description']}` },
    { ...mug, title: '', price: 'cheap', discount: '99' },
    { ...tee, stock: 'S:three' },
    { ...mug, images: '/images/none/720.webp | /images/mug-1/720.webp' },
    { ...mug, stock: '1', trackStock: 'perhaps' },
  ])
  const again = csvOf([
    { id: '00000000-0000-7000-8000-000000000000', title: 'Nobody' },
    { id: 'mug', title: 'Nothing' },
    { id, title: 'Once' },
    { id, title: 'Twice' },
  ])
  const problems = [
    [2, 'id', 'This product is no longer available'],
    [3, 'id', 'This product is no longer available'],
    [5, 'id', 'An earlier line is of the same product'],
    [4, 'title', 'Required'],
    [4, 'price', 'Price not valid'],
    [4, 'discount', 'Discount should be between 1% to 80%'],
    [5, 'stock', 'Each size with its number, such as S:3'],
    [6, 'images', 'Please upload this picture first'],
    [7, 'trackStock', 'Should be yes or no'],
    [7, 'stock', 'One part for each colour, separated by a vertical bar'],
  ]
  const told = [
    ...(await send(csv, true)).body.data.problems,
    ...(await send(again, true)).body.data.problems,
  ]
  expect(told.map(({ line, field, sentence }) => `${line} ${field}: ${sentence}`).sort()).toEqual(
    problems.map(([line, field, sentence]) => `${line} ${field}: ${sentence}`).sort(),
  )
  const refused = await send(csv, false)
  expect([refused.status, refused.body.code]).toEqual([400, 'bad_request'])
  expect(refused.body.message).toMatch(/Nothing was imported.* 7$/)
  expect(refused.body.fields?.['4.price']).toBe('Price not valid')
  expect(await countOf()).toBe(before)
  expect(await named('Once')).toBeUndefined()
})

test.each([
  ['', 'The file has no rows'],
  ['title,price', 'The file has no rows'],
  ['title,prise\nMug,500', 'There is no column prise'],
  ['title,Title\nMug,Mug', 'The column title stands here twice'],
  ['title\nMug,500', 'This line has more cells than there are columns'],
  ['title\n"Mug\nMug', /cannot be read/],
])('a file such as %j is refused in words', async (csv, sentence) => {
  const { problems } = (await send(csv, true)).body.data
  expect(problems.map((one) => one.sentence)).toContainEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  )
})

test('a cell that a spreadsheet would run is written as text, and read back as it was', async () => {
  const title = '=HYPERLINK("https://evil.example";"Mug")'
  await imported(csvOf([{ ...mug, title, material: '-2+3', brand: '@Tohfa' }]))
  const { text, rows } = await exported()
  const row = rows.find((one) => one['title']?.includes('HYPERLINK'))
  expect(row).toMatchObject({ title: `'${title}`, material: "'-2+3", brand: "'@Tohfa" })
  expect(await imported(text)).toMatchObject({ changed: 0, created: 0 })
  const { rows: kept } = await shop.db.execute(
    sql`select title from products where brand = '@Tohfa'`,
  )
  expect(kept).toEqual([{ title }])
})

/** The long form is TEST_ROWS=1000. */
const manyRows = Number(process.env['TEST_ROWS'] ?? 200)

test('many rows are added in one go, and changed in another', async () => {
  const many = Array.from({ length: manyRows }, (_, n) => ({
    ...(n % 2 ? tee : mug),
    title: `Many ${n}`,
  }))
  expect(await imported(csvOf(many))).toMatchObject({ created: manyRows })
  const rows = (await exported()).rows.filter(({ title }) => title?.startsWith('Many'))
  expect(rows).toHaveLength(manyRows)
  const dearer = rows.map((row) => ({
    ...row,
    price: '600',
    stock: row['productType'] === 't-shirts' ? 'S:1 M:2' : '1 | 2',
  }))
  expect(await imported(csvOf(dearer))).toMatchObject({
    changed: manyRows,
    stockChanged: manyRows,
  })
  const tooMany = Array.from({ length: Math.ceil(2_001 / manyRows) }, () => dearer).flat()
  expect((await send(csvOf(tooMany), true)).body.message).toMatch(/At most 2000/)
})

test('a title of several lines is one line, whatever marks are in it', async () => {
  await imported(csvOf([{ ...mug, title: 'Papa\u2028Mug\nRow2\u202E gum' }]))
  expect(await named('Papa Mug Row2 gum')).toBeDefined()
})

/** The effect of a file with this price on a product that costs 800. */
async function priceRead(price: string, separator: string) {
  const title = `Priced ${price} ${separator.charCodeAt(0)}`
  await imported(csvOf([{ ...mug, title, price: '800' }]))
  const { id = '' } = (await named(title)) ?? {}
  const { data } = (await send(csvOf([{ id, title, price }], separator), true)).body
  const { problems, changes = [], plan } = data
  if (problems.length > 0) return problems.map((one) => one.sentence).join()
  await shop.call('POST', '/admin-import/products', {
    token: admin.token,
    body: { csv: csvOf([{ id, title, price }], separator), dryRun: false, plan },
  })
  return [(await named(title))?.price, changes[0]?.cells[0]?.to ?? 'unchanged']
}

test.each([
  ['649,75', ';', [649.75, '₹649.75']],
  ['1.249,50', ';', [1249.5, '₹1,249.50']],
  ['₹ 1\u00A0249,50', ';', [1249.5, '₹1,249.50']],
  ['649.75', ';', [649.75, '₹649.75']],
  ['1.249', ';', /semicolons the comma is the decimal sign/],
  ['1,24,900', ';', /semicolons the comma is the decimal sign/],
  ['649.75', ',', [649.75, '₹649.75']],
  ['1,249', ',', [1249, '₹1,249']],
  ['1,24,900.50', ',', [124_900.5, '₹1,24,900.50']],
  ['1,249.5', '\t', [1249.5, '₹1,249.50']],
  ['₹६४९.७५', ',', [649.75, '₹649.75']],
  ['१,२४,९००', ',', [124_900, '₹1,24,900']],
  ['৬৪৯,৭৫', ';', [649.75, '₹649.75']],
  ['649,75', ',', /This number is not clear/],
  ['649,75', '\t', /This number is not clear/],
  ['12,49,5', ',', /This number is not clear/],
  ['1.249,50', ',', /This number is not clear/],
  ['1.249.500', ',', /This number is not clear/],
  ['800,00', ';', [800, 'unchanged']],
  ['8 00', ',', /This number is not clear/],
  ['1 249', ',', /This number is not clear/],
  ['12 49,50', ';', /semicolons the comma is the decimal sign/],
  ['64₹9', ',', /This number is not clear/],
  ['6%49', ',', /This number is not clear/],
  ['649%', ',', /This number is not clear/],
  ['649\u2060.75', ',', [649.75, '₹649.75']],
])(
  'a price of %s in a file with %j between its cells is %j',
  async (price, separator, expected) => {
    const read = await priceRead(price, separator)
    if (expected instanceof RegExp) expect(read).toMatch(expected)
    else expect(read).toEqual(expected)
  },
)

test('a file saved again by a spreadsheet with decimal commas changes nothing', async () => {
  await imported(csvOf([{ ...mug, title: 'Comma Mug', price: '649.75', discount: '7.5' }]))
  const { rows } = await exported()
  const commas = rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      ['price', 'discount', 'rating'].map((column) => [column, row[column]?.replace('.', ',')]),
    ),
  }))
  expect(await imported(csvOf(commas as Row[], ';'))).toMatchObject({
    created: 0,
    changed: 0,
    unchanged: rows.length,
  })
})

const hindi: Row = {
  titleHi: 'दादी का प्यार – चाय का मग',
  descriptionHi: 'बारिश की पहली शाम के लिए एक मग, जिसके दोनों ओर छपाई है, केवल ₹249 में।',
}

test.each([
  ['titleHi', '???? ?? ????? – ??? ?? ??'],
  ['titleHi', 'नया ???'],
  ['titleHi', 'दा?ी का प्यार – चाय का मग'],
  ['titleHi', 'नानी के ह?थ का मग'],
  ['descriptionHi', hindi['descriptionHi']?.replace('₹', '?')],
  [
    'description',
    'A mug for the first rain of June, with grandma?s own words, which lasts for years.',
  ],
  ['description', `A mug for the first rain of June, which costs ?249 and lasts for years.`],
  ['highlights', 'Printed on both sides, for ?249 | Holds 330 ml | Safe in the microwave oven'],
])(
  'letters that have become question marks in %s are a problem of that cell',
  async (column, cell) => {
    const title = `Lost ${column} ${cell?.length}`
    await imported(
      csvOf([{ ...mug, ...hindi, title, highlights: `${mug['highlights']} | only ₹249` }]),
    )
    const { id = '' } = (await named(title)) ?? {}
    for (const row of [
      { id, [column]: cell ?? '' },
      { ...mug, ...hindi, title: 'Other', [column]: cell ?? '' },
    ]) {
      const { problems } = (await send(csvOf([row]), true)).body.data
      expect(problems).toMatchObject([{ line: 2, field: column, code: 'csvQuestionMarks' }])
      expect((await send(csvOf([row]), false)).status).toBe(400)
    }
  },
)

test('a letter lost at the end of a cell is known by what stood there', async () => {
  const title = 'Last letter'
  await imported(csvOf([{ ...mug, ...hindi, title }]))
  const { id = '' } = (await named(title)) ?? {}
  const titleHi = hindi['titleHi']?.replace(/.$/u, '?') ?? ''
  const { problems } = (await send(csvOf([{ id, titleHi }]), true)).body.data
  expect(problems).toMatchObject([{ line: 2, field: 'titleHi', code: 'csvQuestionMarks' }])
})

test('letters of other languages are no letters that were misread', async () => {
  const title = 'Crème brûlée, São Tomé à la carte, âge d’or – ÃO'
  expect(await imported(csvOf([{ ...mug, title }]))).toMatchObject({ created: 1, problems: [] })
})

test('a question is no lost letter', async () => {
  const title = 'Whose mug is it?'
  await imported(csvOf([{ ...mug, title, titleHi: 'यह किसका मग है?' }]))
  const { id = '' } = (await named(title)) ?? {}
  const asked = { titleHi: 'किसका मग है यह??', description: `What?? ${mug['description']}` }
  expect(await imported(csvOf([{ id, ...asked }]))).toMatchObject({ changed: 1, problems: [] })
})

const bytes = (hex: string, text = '') =>
  Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(text)])

/** The output of a program that read each byte of UTF-8 as a letter. */
const misreadText = (text: string) => Buffer.from(Buffer.from(text).toString('latin1'))

test('a file may name tax class and HSN, and is written with them', async () => {
  const title = 'Imported Polo'
  await imported(csvOf([{ ...tee, title, taxClass: 'polo', hsn: '6105' }]))
  expect(await named(title)).toMatchObject({ taxClass: 'polo', hsn: '6105' })
  const row = (await exported()).rows.find((one) => one['title'] === title)
  expect(row).toMatchObject({ taxClass: 'polo', hsn: '6105' })
  const { body } = await send(csvOf([{ ...tee, title: 'Other', taxClass: 'none-such' }]), true)
  expect(body.data.problems).toMatchObject([
    { line: 2, field: 'taxClass', sentence: 'There is no such tax class' },
  ])
})

test('a file may give the measures of the sizes, is written with them, and changes nothing when it comes back', async () => {
  const title = 'Imported Loose Tee'
  const sizeChart = 'M chest 104 length 71,5 | S chest 98 length 68–70'
  await imported(csvOf([{ ...tee, price: '1499,50', rating: '4,2', title, sizeChart }], ';'))
  const { rows } = await exported()
  const row = rows.find((one) => one['title'] === title) ?? {}
  expect(row['sizeChart']).toBe('S chest 98 length 68-70 | M chest 104 length 71.5')
  expect(await imported(csvOf([row]))).toMatchObject({ changed: 0, unchanged: 1 })
  const wrong = [
    ['S chest 98 | M', 'Measure the same of each size'],
    ['S bust 98 | M bust 99', 'Each size with its measures in cm'],
    ['S chest wide | M chest 99', '1 to 300 cm'],
  ] as const
  for (const [cell, sentence] of wrong) {
    const { body } = await send(csvOf([{ ...row, sizeChart: cell }]), true)
    expect(body.data.problems).toMatchObject([
      { line: 2, field: 'sizeChart', sentence: expect.stringContaining(sentence) as string },
    ])
  }
  await imported(csvOf([{ ...row, sizeChart: '' }]))
  const emptied = (await exported()).rows.find((one) => one['title'] === title)
  expect(emptied?.['sizeChart']).toBe('')
})

test.each([
  [
    'a workbook (.xlsx)',
    bytes('504b0304140006000800', '[Content_Types].xml'),
    /^This is a workbook/,
  ],
  ['an old workbook (.xls)', bytes('d0cf11e0a1b11ae1', '\0'), /^This is a workbook/],
  ['a PDF', bytes('255044462d312e37'), /^This is a PDF/],
  ['text in UTF-16', Buffer.from('\uFEFFid,title\n', 'utf16le'), /not text in UTF-8/],
  ['Hindi that was read as Latin-1', misreadText('id,titleHi\n1,दादी का मग\n'), /another encoding/],
  ['Tamil that was read as Latin-1', misreadText('title\nபாட்டி mug\n'), /another encoding/],
  ['a rupee sign that was', misreadText('description\nonly ₹249 today\n'), /another encoding/],
  ['text in Latin-1', Buffer.from('title\nCafé mug\n', 'latin1'), /not text in UTF-8/],
])('%s that is called .csv is told what it is, before anything is read', async (_, file, what) => {
  const csv = await new Blob([file]).text()
  for (const dryRun of [true, false]) {
    const { status, body } = await send(csv, dryRun)
    expect([status, body.code]).toEqual([400, 'bad_request'])
    expect(body.message).toMatch(what)
    expect(body.fields?.['csv']).toMatch(what)
  }
})

test('a dry run says which cells change from what to what, and exactly that is imported', async () => {
  await imported(csvOf([{ ...mug, title: 'Planned Mug' }]))
  const made = await named('Planned Mug')
  const row = { id: made?.id ?? '', title: 'Planned Mug again', price: '1600', discount: '10' }
  const { data } = (await send(csvOf([row]), true)).body
  expect(data.changes).toEqual([
    {
      line: 2,
      id: made?.id,
      title: 'Planned Mug',
      cells: [
        { column: 'title', from: 'Planned Mug', to: 'Planned Mug again' },
        { column: 'price', from: '₹1,499.50', to: '₹1,600' },
      ],
    },
  ])
  const apply = () =>
    shop.call<Answer & { code?: string }>('POST', '/admin-import/products', {
      token: admin.token,
      body: { csv: csvOf([row]), dryRun: false, plan: data.plan },
    })
  await shop.call('PATCH', `/admin-product/${made?.id}`, {
    token: admin.token,
    body: { price: 1550 },
  })
  const refused = await apply()
  expect([refused.status, refused.body.code]).toEqual([409, 'product_changed'])
  expect(await named('Planned Mug')).toMatchObject({ price: 1550 })
  await shop.call('PATCH', `/admin-product/${made?.id}`, {
    token: admin.token,
    body: { price: 1499.5 },
  })
  expect((await apply()).status).toBe(200)
  expect(await named('Planned Mug again')).toMatchObject({ price: 1600 })
})

test('a long file is read as a short one is, letters of three bytes and all', async () => {
  const titles = Array.from({ length: 500 }, (_, nth) => `बारिश वाला मग क्रमांक ${nth}`)
  const rows = titles.map((titleHi, nth) => ({ ...mug, title: `Long Mug ${nth}`, titleHi }))
  const csv = csvOf([...rows, { ...rows[0], titleHi: '' }])
  expect(Buffer.byteLength(csv)).toBeGreaterThan(130_000)
  const { status, body } = await send(csv, true)
  expect([status, body.data.rows, body.data.created, body.data.problems]).toEqual([
    200,
    501,
    501,
    [],
  ])
})

test('what is larger than any list of products is refused before it is read to its end', async () => {
  const many = await send(`title\n${'a\n'.repeat(400_000)}`, true)
  expect([many.status, many.body.message]).toEqual([400, 'At most 2000 rows at once'])
  const endless = [`title\n${'a,'.repeat(1_000_000)}`, `${'a,'.repeat(20_000)}\na`]
  for (const csv of endless) {
    const { body } = await send(csv, true)
    expect(body.data.problems.map(({ line, code }) => [line, code])).toEqual([
      [expect.any(Number), 'csvUnreadable'],
    ])
  }
})

test('a file may give prices by quantity, and changes nothing when it comes back', async () => {
  const cards = {
    ...mug,
    productType: 'business-cards',
    category: 'Standard',
    title: 'Cards By Quantity',
    material: '',
    capacity: '',
    paperType: 'Matte',
    dimensions: '9 × 5 cm',
    quantity: '100 250',
    priceBreaks: '10:5 50:12,5',
    packPrices: '250:2999,90',
  }
  expect(await imported(csvOf([{ ...cards, price: '1499,50' }], ';'))).toMatchObject({ created: 1 })
  expect(await named('Cards By Quantity')).toMatchObject({
    priceBreaks: [
      { from: 10, percent: 5 },
      { from: 50, percent: 12.5 },
    ],
    packPrices: [{ quantity: 250, price: 2999.9 }],
  })
  const { rows } = await exported()
  const row = rows.find(({ title }) => title === 'Cards By Quantity') ?? {}
  expect(row).toMatchObject({ priceBreaks: '10:5 50:12.5', packPrices: '250:2999.9' })
  expect(await imported(csvOf([row]))).toMatchObject({ unchanged: 1, changed: 0 })

  const wrong = await send(csvOf([{ ...row, priceBreaks: '10:5 50' }]), true)
  expect(wrong.body.data.problems).toContainEqual(
    expect.objectContaining({ line: 2, field: 'priceBreaks' }),
  )
  const falling = await send(csvOf([{ ...row, priceBreaks: '10:5 50:4' }]), true)
  expect(falling.body.data.problems).toMatchObject([{ line: 2, field: 'priceBreaks' }])
  expect(await imported(csvOf([{ ...row, priceBreaks: '' }]))).toMatchObject({ changed: 1 })
  expect((await named('Cards By Quantity'))?.priceBreaks).toEqual([])
})
