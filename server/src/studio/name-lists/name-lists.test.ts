import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { envelope } from '@tohfa/contract/shared/envelope'
import {
  nameList,
  type NameList,
  type NameListHeading,
} from '@tohfa/contract/studio/name-lists/name-lists'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { statementsDuring } from '#testing/statements.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { aList, anXlsx, listCall, rosterStudio, sendFile } from './name-lists.fixture.ts'

let shop: TestShop
let asha: Person
let ravi: Person
let mug: string
let shirt: string
beforeAll(async () => {
  shop = await openTestShop()
  asha = await aPerson(shop)
  ravi = await aPerson(shop)
  mug = await aCustomizable(shop, rosterStudio, { colors: ['White', 'Navy'] })
  shirt = await aCustomizable(shop, rosterStudio, {
    colors: ['White', 'Navy'],
    sizes: ['S', 'M', 'XXL'],
  })
})
afterAll(() => shop.close())

const call = <T = NameList>(method: string, path = '', body?: object, by = asha) =>
  listCall<T>(shop, by, method, path, body)
const post = (draft: object, by = asha) =>
  call('POST', '', { productId: mug, color: 'White', ...draft }, by)
const begin = (draft: object, by = asha) => aList(shop, by, { productId: mug, ...draft })
const row = (name: string, more: object = {}) => ({ values: { name }, ...more })
const namesOf = ({ rows }: NameList) => rows.map(({ values }) => values['name'])
const codesOf = ({ rows }: NameList) => rows.map(({ findings }) => findings.map(({ code }) => code))
const targets = ({ columns }: NameList) => columns.map(({ to }) => to)
/** A person of their own, because nobody keeps more than twenty lists. */
const somebody = () => aPerson(shop)

test('a list is kept, read, changed and deleted', async () => {
  const made = await post({ title: 'Class 7B', rows: [row('Asha'), row('Ravi', { quantity: 3 })] })
  expect(made.status).toBe(201)
  expect(envelope(nameList.strict()).strict().parse(made.body)).toEqual(made.body)
  const { id } = made.body.data
  expect(made.body.data).toMatchObject({
    version: 1,
    title: 'Class 7B',
    state: 'draft',
    color: 'White',
    size: null,
    pieces: 4,
    hash: null,
    findings: [],
    price: { unitPrice: 449.1, personalisation: 120.5, total: 2278.4 },
    rows: [
      { n: 1, values: { name: 'Asha' }, color: 'White', size: null, quantity: 1, proof: null },
      { n: 2, values: { name: 'Ravi' }, quantity: 3, note: null, findings: [], preview: null },
    ],
  })
  const changed = await call('PUT', `/${id}`, { version: 1, title: 'Class 8B' })
  expect([changed.status, changed.body.data.version, changed.body.data.title]).toEqual([
    200,
    2,
    'Class 8B',
  ])
  expect(namesOf(changed.body.data)).toEqual(['Asha', 'Ravi'])
  const all = await call<NameListHeading[]>('GET')
  expect(all.body.data.find((one) => one.id === id)).toMatchObject({ pieces: 4, rowCount: 2 })
  expect((await call('DELETE', `/${id}`)).body).toEqual({ success: true })
  expect((await call('GET', `/${id}`)).status).toBe(404)
  expect((await call('DELETE', `/${id}`)).status).toBe(404)
})

test('the title is that of the product until there is another', async () => {
  expect((await begin({})).title).toBe('Chai Weather Mug')
})

test('the list of another person is not there, whatever is asked of it', async () => {
  const { id } = await begin({ rows: [row('Asha')] })
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PUT', '', { version: 1, title: 'Mine' }],
    ['DELETE', '', undefined],
    ['POST', '/proofs', { version: 1 }],
    ['POST', '/approval', { hash: null, ticked: [] }],
  ] as const)
    expect((await call(method, `/${id}${path}`, body, ravi)).body.code).toBe('name_list_not_found')
  expect((await sendFile(shop, ravi, `/${id}/file`, 'Ravi')).status).toBe(404)
  const stranger = await shop.call('GET', `/name-lists/${id}`)
  expect(stranger.status).toBe(401)
  expect(namesOf((await call('GET', `/${id}`)).body.data)).toEqual(['Asha'])
})

test('a stale version is refused with the list as it is, and of two changes at once one is kept', async () => {
  const { id } = await begin({ rows: [row('Asha')] })
  const answers = await Promise.all(
    ['Meera', 'Zoya'].map((name) => call('PUT', `/${id}`, { version: 1, rows: [row(name)] })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const kept = answers.find(({ status }) => status === 200)?.body.data
  const refused = answers.find(({ status }) => status === 409)?.body
  expect(refused).toMatchObject({ code: 'list_changed', data: kept })
  const stale = await sendFile(shop, asha, `/${id}/file?version=1`, 'Rahul')
  expect([stale.status, stale.body.code]).toEqual([409, 'list_changed'])
  expect((await sendFile(shop, asha, `/${id}/file?version=2`, 'Rahul')).status).toBe(200)
})

test('a person keeps twenty lists, also when they begin several at once', async () => {
  const person = await somebody()
  const answers = await Promise.all(
    Array.from({ length: 22 }, () => post({ rows: [row('Asha')] }, person)),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(answers.find(({ status }) => status !== 201)?.body.code).toBe('too_many_lists')
})

describe('what is sent as rows', () => {
  test.each([
    [{ rows: [row('Asha'), { values: { name: 7 } }] }, 'rows.1.values.name'],
    [{ rows: [row('Asha'), row('Ravi', { quantity: 51 })] }, 'rows.1.quantity'],
    [{ rows: [row('Asha', { quantity: 0 })] }, 'rows.0.quantity'],
    [{ rows: [row('Asha', { quantity: 1.5 })] }, 'rows.0.quantity'],
    [{ rows: [{ values: { nothing: 'Asha' } }] }, 'rows.0.values.nothing'],
    [{ rows: Array.from({ length: 501 }, () => row('A')) }, 'rows'],
    [{ rows: Array.from({ length: 21 }, () => row('A', { quantity: 50 })) }, 'rows'],
    [{ rows: 'Asha' }, 'rows'],
    [{ rows: [row('x'.repeat(2_001))] }, 'rows.0.values.name'],
    [{ rows: [], text: 'Asha' }, 'rows'],
    [{ values: { nothing: 'x' } }, 'values.nothing'],
    [{ values: {}, scene: rosterStudio.template }, 'scene'],
    [{ color: 'Pink' }, 'color'],
    [{ size: 'M' }, 'size'],
    [{ columns: [{ index: 0, to: 'nothing' }], text: 'A' }, 'columns.0.to'],
    [
      {
        columns: [
          { index: 0, to: 'name' },
          { index: 1, to: 'name' },
        ],
        text: 'A\tB',
      },
      'columns.1.to',
    ],
    [{ text: ' ' }, 'text'],
  ])('is refused at its field (%#)', async (draft, field) => {
    const { status, body } = await post(draft)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  })

  test('has its findings on each row, and one bad row costs no other', async () => {
    const person = await somebody()
    const list = await begin(
      {
        productId: shirt,
        rows: [
          row('Asha', { size: 'm' }),
          row('Ravi'),
          row('Zoya', { size: 'XXXL' }),
          row('Meera', { color: 'pink', size: 'S' }),
          row('A name of more than twenty letters', { size: '2XL', color: 'navy' }),
          row('', { size: 'S' }),
        ],
      },
      person,
    )
    expect(codesOf(list)).toEqual([
      [],
      ['size_missing'],
      ['unknown_size'],
      ['unknown_color'],
      ['too_long'],
      ['empty_design', 'required_field_empty'],
    ])
    expect(list.rows.map(({ color, size }) => [color, size])).toEqual([
      ['White', 'M'],
      ['White', null],
      ['White', 'XXXL'],
      ['pink', 'S'],
      ['Navy', 'XXL'],
      ['White', 'S'],
    ])
    expect(list.findings[0]).toMatchObject({ level: 'stop', code: 'size_missing', rows: [2] })
    expect(list.findings.every(({ text }) => text.length > 10)).toBe(true)
  })

  test('takes colour and size of the list where it has none', async () => {
    const person = await somebody()
    const rows = [row('Asha'), row('Ravi', { size: 'S' })]
    const list = await begin({ productId: shirt, size: 'M', rows }, person)
    expect(list.rows.map(({ size }) => size)).toEqual(['M', 'S'])
    const changed = await call(
      'PUT',
      `/${list.id}`,
      { version: 1, size: 'XXL', color: 'Navy' },
      person,
    )
    expect(changed.body.data.rows.map(({ color, size }) => [color, size])).toEqual([
      ['Navy', 'XXL'],
      ['Navy', 'S'],
    ])
  })

  test('comes on top of the shared values', async () => {
    const person = await somebody()
    const rows = [row('Asha'), { values: { name: 'Ravi', number: '9' } }]
    const list = await begin({ values: { number: '7' }, rows }, person)
    expect(codesOf(list)).toEqual([[], []])
    expect(list.values).toEqual({ number: '7' })
    expect(list.rows.map(({ values }) => values['number'])).toEqual([undefined, '9'])
  })
})

test('doubled names and numbers and words that are smaller than all others are warnings', async () => {
  const person = await somebody()
  const list = await begin(
    {
      rows: [
        { values: { name: 'Asha', number: '7' } },
        { values: { name: 'asha ', number: '9' } },
        { values: { name: 'Ravi', number: '7' } },
        { values: { name: 'Venkateswaran Rajkum', number: '1' } },
      ],
    },
    person,
  )
  const codes = codesOf(list)
  expect(codes[0]).toEqual(['duplicate_number', 'duplicate_name'])
  expect(codes[1]).toEqual(['duplicate_name'])
  expect(codes[2]).toEqual(['duplicate_number'])
  expect(codes[3]).toContain('shrunk_unlike_others')
  expect(list.findings.find(({ code }) => code === 'duplicate_name')).toMatchObject({
    level: 'warn',
    rows: [1, 2],
  })
})

describe('a pasted text', () => {
  test.each([
    ['Asha\nRavi', ['name'], ['Asha', 'Ravi']],
    ['Name\nAsha\nRavi', ['name'], ['Asha', 'Ravi']],
    ['नाम\tनंबर\nआशा\t7\n\nरवि\t9\n', ['name', 'number'], ['आशा', 'रवि']],
    ['Roll No,Student Name\n1,Asha\n2,Ravi', ['number', 'name'], ['Asha', 'Ravi']],
    ['Asha\t7\nRavi\t9', ['name', 'number'], ['Asha', 'Ravi']],
    ['\uFEFFname;number\r\n"Rao; Asha";7\r\nRavi;9', ['name', 'number'], ['Rao; Asha', 'Ravi']],
    [
      'Asha "Ashu" Rao\t7\n"Rocky\t8\nRavi\t9',
      ['name', 'number'],
      ['Asha "Ashu" Rao', '"Rocky', 'Ravi'],
    ],
    ['Name,Number\n"Rao\tAsha",7\n"x;y",9', ['name', 'number'], ['Rao Asha', 'x;y']],
    ['Class 7B\nName\tNumber\nAsha\t7', ['name', 'number'], ['Asha']],
    ['Player\tQty\nAsha\t2', ['name', 'quantity'], ['Asha']],
  ])('%j is read with its columns', async (text, columns, names) => {
    const list = await begin({ text }, await somebody())
    expect([targets(list), namesOf(list)]).toEqual([columns, names])
  })

  test('names sizes and colours in their own words', async () => {
    const text = 'Name\tSize\tColour\nAsha\tmedium\tNAVY\nRavi\t2xl\t\nZoya\tXXXS\tWhite'
    const list = await begin({ productId: shirt, text }, await somebody())
    expect(list.rows.map(({ color, size }) => [color, size])).toEqual([
      ['Navy', 'M'],
      ['White', 'XXL'],
      ['White', 'XXXS'],
    ])
    expect(codesOf(list)).toEqual([[], [], ['unknown_size']])
  })

  test('keeps a wrong cell as a stop on its row', async () => {
    const text = 'Name,Qty,Note\nAsha,many,left door\nRavi,51,\nZoya,50,'
    const list = await begin({ text }, await somebody())
    expect(codesOf(list)).toEqual([['bad_quantity'], ['bad_quantity'], []])
    expect(list.rows.map(({ quantity, note }) => [quantity, note])).toEqual([
      [1, 'left door'],
      [1, null],
      [50, null],
    ])
  })

  test('warns of cells that a spreadsheet changed, and of no others', async () => {
    const text = 'Name,Number\nAsha,04-Mar\nRavi,1.23E+11\nZoya,07\nMeera,3-4'
    const list = await begin({ text }, await somebody())
    expect(codesOf(list)).toEqual([
      ['too_long', 'number_changed'],
      ['too_long', 'number_changed'],
      [],
      [],
    ])
    expect(list.rows[2]?.values['number']).toBe('07')
  })

  test.each([
    ['नाम\nआशा\nvk’kk', [[], ['legacy_font']]],
    ['Name\nआशा\nरवि\nvk’kk', [[], [], ['legacy_font']]],
    ['Name\nAsha\nRavi\nआशा', [[], [], []]],
  ])('warns of Latin letters where Hindi is expected: %j', async (text, codes) => {
    expect(codesOf(await begin({ text }, await somebody()))).toEqual(codes)
  })

  test('is read anew when its columns are chosen, with its header known all the same', async () => {
    const person = await somebody()
    const list = await begin({ text: 'Name\tNumber\nAsha\t7' }, person)
    const columns = [{ index: 1, to: 'name' }]
    const { body } = await call('PUT', `/${list.id}`, { version: 1, columns }, person)
    expect(body.data.rows.map(({ values }) => values)).toEqual([{ name: '7' }])
    const again = await begin({ text: 'Name\tNumber\nAsha\t7', columns }, person)
    expect(namesOf(again)).toEqual(['7'])
  })

  test.each([
    [Array.from({ length: 501 }, (_, n) => `Name ${n}x`).join('\n'), 'rows'],
    [Array.from({ length: 13 }, () => 'A').join('\t'), 'columns'],
  ])('is refused beyond the limits', async (text, field) => {
    const { status, body } = await post({ text })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  })
})

describe('a file', () => {
  const sendTo = async (bytes: Uint8Array | string, productId = mug) => {
    const person = await somebody()
    const { id } = await begin({ productId }, person)
    return sendFile(shop, person, `/${id}/file`, bytes)
  }

  test('of a spreadsheet is read as it is seen there, and its formulas are not evaluated', async () => {
    const { status, body } = await sendTo(
      anXlsx([
        ['Name', 'Number'],
        ['R & <S>', { v: 7, s: 2 }],
        ['आशा', { v: 46085, s: 1 }],
        ['Zoya', { v: 12, f: 'WEBSERVICE("http://127.0.0.1/")' }],
      ]),
    )
    expect(status).toBe(200)
    expect(body.data.rows.map(({ values }) => [values['name'], values['number']])).toEqual([
      ['R & <S>', '07'],
      ['आशा', '04-Mar'],
      ['Zoya', '12'],
    ])
    expect(codesOf(body.data)).toEqual([[], ['too_long', 'number_changed'], []])
    expect(body.data.version).toBe(2)
  })

  test.each([
    ['UTF-16', Buffer.from('\uFEFFName\tNumber\nआशा\t7', 'utf16le'), 'आशा'],
    ['Windows-1252', Buffer.from('Name;Number\nJos\u00E9;7', 'latin1'), 'José'],
    ['UTF-8', Buffer.from('\uFEFFनाम,Number\nஆஷா,7'), 'ஆஷா'],
  ])('of CSV in %s is read', async (_, bytes, name) => {
    const { body } = await sendTo(bytes)
    expect(namesOf(body.data)).toEqual([name])
  })

  test.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 415],
    ['an archive of other things', anXlsx([]).slice(0, 40), 415],
    ['a PDF', '%PDF-1.7 Asha', 415],
    ['more than 2 MB', 'x'.repeat(2 * 1024 * 1024 + 1), 413],
    [
      'one that unpacks to more',
      anXlsx([['Asha']], { 'xl/media/x': new Uint8Array(21_000_000) }),
      413,
    ],
    ['nothing', '', 400],
  ])('that is %s is refused, and the next one is taken', async (_, bytes, status) => {
    const person = await somebody()
    const { id } = await begin({ rows: [row('Asha')] }, person)
    const answer = await sendFile(shop, person, `/${id}/file`, bytes)
    expect([answer.status, answer.body.success]).toEqual([status, false])
    expect(namesOf((await call('GET', `/${id}`, undefined, person)).body.data)).toEqual(['Asha'])
    expect((await sendFile(shop, person, `/${id}/file`, 'Ravi')).status).toBe(200)
  })
})

test('a scene of one’s own is the base of all rows, and its words stay on none of them', async () => {
  const person = await somebody()
  const rows = [row('Asha'), { values: {} }]
  const list = await begin({ scene: rosterStudio.template, rows }, person)
  expect(codesOf(list)).toEqual([[], ['required_field_empty']])
  expect(list.values).toBeNull()
})

test('the price of a list has the break that its own pieces reach, and none on the print', async () => {
  const person = await somebody()
  const productId = await aCustomizable(shop, rosterStudio)
  await shop.db.execute(sql`update products set price_breaks = '[{"from": 10, "percent": 20}]'
    where id = ${productId}`)
  const list = await begin({ productId, rows: [row('Asha', { quantity: 9 })] }, person)
  expect(list.price).toEqual({ unitPrice: 449.1, personalisation: 120.5, total: 5126.4 })
  const rows = [row('Asha', { quantity: 9 }), row('Ravi')]
  const { body } = await call('PUT', `/${list.id}`, { version: 1, rows }, person)
  expect(body.data.price).toEqual({ unitPrice: 359.28, personalisation: 120.5, total: 4797.8 })
})

test('a long list is read and changed in as few statements as a short one', async () => {
  const person = await somebody()
  const long = Array.from({ length: 200 }, (_, n) => row(`Name ${n}`))
  const counts = await Promise.all(
    [long.slice(0, 2), long].map(async (rows) => {
      const { id } = await begin({ rows }, person)
      return { id, rows }
    }),
  )
  const measured: number[][] = []
  for (const { id, rows } of counts) {
    const read = await statementsDuring(() => call('GET', `/${id}`, undefined, person))
    const change = { version: 1, rows: [...rows, row('One more')] }
    const changed = await statementsDuring(() => call('PUT', `/${id}`, change, person))
    expect(changed.answer.status).toBe(200)
    measured.push([read.texts.length, changed.texts.length])
  }
  expect(measured[1]).toEqual(measured[0])
})
