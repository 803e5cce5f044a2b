import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { envelope, type FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { type Design, design } from '@tohfa/contract/studio/designs'
import { doJob } from '#platform/jobs/jobs.fixture.ts'
import { erasedMeanwhile } from '#operations/privacy/erased-meanwhile.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aPhoto, sendPhoto } from '#studio/photos/photos.fixture.ts'
import { aCustomizable, aMugStudio, mugWrap } from '#studio/studio.fixture.ts'

let shop: TestShop
let asha: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  asha = await aPerson(shop)
  mug = await aCustomizable(shop)
})
afterAll(() => shop.close())

const { template } = aMugStudio
/** The template with these words in place of the name. */
const named = (text: string, more: object = {}) => ({
  ...template,
  areas: [
    {
      ...mugWrap,
      items: mugWrap.items.map((item) => (item.id === 'name' ? { ...item, text, ...more } : item)),
    },
  ],
})
const send = <T = { data: Design }>(method: string, path: string, body?: object, by = asha) =>
  shop.call<T>(method, path, { token: by.token, ...(body && { body }) })
const draft = (more: object = {}) => ({ productId: mug, color: 'White', scene: template, ...more })
const create = async (more: object = {}, by = asha) =>
  (await send('POST', '/designs', draft(more), by)).body.data
/** The template with a photo in its frame. */
const withPhoto = (file: string) => ({
  ...template,
  areas: [
    {
      ...mugWrap,
      items: mugWrap.items.map((item) => (item.id === 'face' ? { ...item, file } : item)),
    },
  ],
})
/** Values in place of a scene. */
const filled = (values: object) => ({ scene: undefined, values })
const namesOf = ({ scene }: Design) =>
  scene.areas.flatMap(({ items }) => items.flatMap((item) => ('text' in item ? item.text : [])))

test('what somebody designs is kept, read, changed and deleted', async () => {
  const made = await send('POST', '/designs', draft())
  expect(made.status).toBe(201)
  expect(envelope(design.strict()).strict().parse(made.body)).toEqual(made.body)
  expect(made.body.data).toMatchObject({ productId: mug, color: 'White', version: 1 })
  expect(made.body.data.scene).toMatchObject(template)
  const path = `/designs/${made.body.data.id}`
  const changed = await send('PUT', path, { version: 1, scene: named('आशा') })
  expect([changed.status, changed.body.data.version]).toEqual([200, 2])
  expect((await send('GET', path)).body).toEqual(changed.body)
  expect(namesOf(changed.body.data)).toEqual(['आशा'])
  expect((await send('DELETE', path)).body).toEqual({ success: true })
  expect((await send('GET', path)).status).toBe(404)
  expect((await send('DELETE', path)).status).toBe(404)
})

test('what is filled in is put into the template, whose colours and choices else are their samples', async () => {
  const values = { name: 'आशा\0', ink: '#00AA44', mark: 'bar' }
  const { id, scene } = await create(filled(values))
  const [photo, name, dot, bar] = scene.areas[0]?.items ?? []
  expect(name).toMatchObject({ text: 'आशा', color: '#00aa44' })
  expect([photo, dot, bar]).toMatchObject([{ file: null }, { hidden: true }, { hidden: false }])
  const { body } = await send('PUT', `/designs/${id}`, { version: 1, values: { name: 'ज़ोया' } })
  expect(namesOf(body.data)).toEqual(['ज़ोया'.normalize('NFC')])
  expect(body.data.scene.areas[0]?.items[1]).toMatchObject({ color: '#a8322a' })
})

test('a photo of one’s own is named by its sha256, or by its id among values, and is used again', async () => {
  const { id, sha256, width, height } = (await sendPhoto(shop, asha, await aPhoto())).body.data
  await shop.db.execute(sql`update studio_photos set used_at = now() - interval '80 days'`)
  for (const content of [
    { scene: withPhoto(sha256) },
    filled({ photo: id }),
    filled({ photo: sha256 }),
  ]) {
    const { scene } = await create(content)
    expect(scene.areas[0]?.items[0]).toMatchObject({ kind: 'photo', file: sha256 })
  }
  const [cut] = (await create(filled({ photo: id }))).scene.areas[0]?.items ?? []
  const crop = cut?.kind === 'photo' ? cut.crop : { width: 0, height: 0 }
  expect(crop.width * width).toBeCloseTo(crop.height * height)
  const unused = sql`studio_photos where used_at < now() - interval '79 days'`
  expect(await shop.db.$count(unused)).toBe(0)
  const other = await aPerson(shop)
  for (const [content, path] of [
    [{ scene: withPhoto(sha256) }, 'scene.areas.0.items.0.file'],
    [filled({ photo: id }), 'values.photo'],
    [filled({ photo: sha256 }), 'values.photo'],
  ] as const) {
    const refused = await send<FailureEnvelope>('POST', '/designs', draft(content), other)
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [path]])
  }
})

test('they are listed with the one first that was changed last', async () => {
  const person = await aPerson(shop)
  const first = await create({}, person)
  const second = await create({}, person)
  await send('PUT', `/designs/${first.id}`, { version: 1, scene: named('आशा') }, person)
  const { body } = await send<{ data: Design[] }>('GET', '/designs', undefined, person)
  expect(body.data.map(({ id }) => id)).toEqual([first.id, second.id])
})

test('a visitor is asked to sign in, and nobody else finds them, staff neither', async () => {
  const { id } = await create()
  const others = [await aPerson(shop), await aPerson(shop, 'ADMIN')]
  for (const [method, path] of [
    ['GET', `/designs/${id}`],
    ['PUT', `/designs/${id}`],
    ['DELETE', `/designs/${id}`],
    ['PUT', `/designs/${id}/name`],
    ['POST', `/designs/${id}/copy`],
  ] as const) {
    const isRead = method === 'GET' || method === 'DELETE'
    const body = isRead ? undefined : { version: 1, scene: named('x'), name: 'x' }
    expect((await shop.call(method, path, { ...(body && { body }) })).status).toBe(401)
    for (const other of others) {
      const answer = await send<FailureEnvelope>(method, path, body, other)
      expect([answer.status, answer.body.code]).toEqual([404, 'design_not_found'])
    }
  }
  expect((await shop.call('POST', '/designs', { body: draft() })).status).toBe(401)
  expect((await shop.call('GET', '/designs')).status).toBe(401)
  expect((await send('GET', `/designs/${id}`)).body.data.version).toBe(1)
  expect((await send('GET', '/designs/x')).status).toBe(404)
})

test('a version that is no longer there is told with what is', async () => {
  const { id } = await create()
  await send('PUT', `/designs/${id}`, { version: 1, scene: named('आशा') })
  const late = await send<FailureEnvelope>('PUT', `/designs/${id}`, {
    version: 1,
    scene: named('मीरा'),
  })
  expect([late.status, late.body.code]).toEqual([409, 'design_changed'])
  expect(late.body.data).toEqual((await send('GET', `/designs/${id}`)).body.data)
  expect(late.body.data).toMatchObject({ version: 2 })
})

test('of changes that come at once one is made, and the others are told', async () => {
  const { id } = await create()
  const answers = await Promise.all(
    ['क', 'ख', 'ग', 'घ'].map((text) =>
      send('PUT', `/designs/${id}`, { version: 1, scene: named(text) }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409,
  ])
  const kept = (await send('GET', `/designs/${id}`)).body.data
  for (const { body } of answers) expect(body.data).toEqual(kept)
})

test('fifty are kept for a person, also when two come at once', async () => {
  const person = await aPerson(shop)
  const first = await create({}, person)
  await shop.db.execute(sql`
    insert into designs (id, user_id, product_id, color, scene)
    select gen_random_uuid(), user_id, product_id, color, scene from designs, generate_series(1, 48)
    where id = ${first.id}`)
  const answers = await Promise.all(
    [1, 2, 3].map(() => send<FailureEnvelope>('POST', '/designs', draft(), person)),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect(answers.map(({ body }) => body.code).filter(Boolean)).toEqual([
    'too_many_designs',
    'too_many_designs',
  ])
  await send('DELETE', `/designs/${first.id}`, undefined, person)
  expect((await send('POST', '/designs', draft(), person)).status).toBe(201)
})

test('a copy is another design, and the same limit applies to it', async () => {
  const person = await aPerson(shop)
  const first = await create({ name: 'For Mira' }, person)
  const path = `/designs/${first.id}/copy`
  const copied = await send('POST', path, { name: 'For Mira, copy' }, person)
  expect([copied.status, copied.body.data.name]).toEqual([201, 'For Mira, copy'])
  expect(copied.body.data).toMatchObject({ color: 'White', version: 1, shared: false })
  expect(copied.body.data.scene).toEqual(first.scene)
  const change = { version: 1, scene: named('आशा') }
  await send('PUT', `/designs/${copied.body.data.id}`, change, person)
  expect(namesOf((await send('GET', `/designs/${first.id}`, undefined, person)).body.data)).toEqual(
    namesOf(first),
  )
  expect((await send('POST', path, {}, person)).body.data).not.toHaveProperty('name')
  await shop.db.execute(sql`
    insert into designs (id, user_id, product_id, color, scene)
    select gen_random_uuid(), user_id, product_id, color, scene from designs, generate_series(1, 46)
    where id = ${first.id}`)
  const answers = await Promise.all(
    [1, 2, 3].map(() => send<FailureEnvelope>('POST', path, {}, person)),
  )
  expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([
    201,
    'too_many_designs',
    'too_many_designs',
  ])
})

test('a name is one line of its owner’s, and leaves the version and the order of the list', async () => {
  const person = await aPerson(shop)
  const first = await create({}, person)
  const second = await create({}, person)
  const path = `/designs/${first.id}/name`
  const answer = await send('PUT', path, { name: '  आशा के लिए\n' }, person)
  expect(answer.body.data).toMatchObject({ name: 'आशा के लिए', version: 1 })
  const { body } = await send<{ data: Design[] }>('GET', '/designs', undefined, person)
  expect(body.data.map(({ id }) => id)).toEqual([second.id, first.id])
  expect((await send('PUT', path, { name: null }, person)).body.data).not.toHaveProperty('name')
  for (const name of ['', 'x'.repeat(61), 5, undefined]) {
    const refused = await send<FailureEnvelope>('PUT', path, { name }, person)
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['name']])
  }
})

test('a design says whether its product can be personalised now', async () => {
  const productId = await aCustomizable(shop)
  const { id, offered } = await create({ productId })
  expect(offered).toBe(true)
  const admin = await aPerson(shop, 'ADMIN')
  await send('DELETE', `/admin-product/${productId}/studio`, undefined, admin)
  expect((await send('GET', `/designs/${id}`)).body.data.offered).toBe(false)
  const refused = await send<FailureEnvelope>('POST', `/designs/${id}/copy`, {})
  expect([refused.status, refused.body.code]).toEqual([404, 'not_customizable'])
})

test('who is erased meanwhile leaves no design behind', async () => {
  const person = await aPerson(shop)
  const answer = await erasedMeanwhile(shop, person, () =>
    send<FailureEnvelope>('POST', '/designs', draft(), person),
  )
  expect(answer).toMatchObject({ status: 401, body: { code: 'session_ended' } })
  expect(await shop.db.$count(sql`designs where user_id = ${person.id}`)).toBe(0)
})

describe('refused at its path', () => {
  const back = { ...template, areas: [{ ...mugWrap, id: 'back' }] }
  const sha256 = 'a'.repeat(64)
  const cases: [rule: string, path: string, sent: object][] = [
    ['a scene that is none', 'scene.v', { scene: {} }],
    ['a key that no scene has', 'scene', { scene: { ...template, href: 'https://x.example' } }],
    [
      'a script in a colour',
      'scene.areas.0.items.1.color',
      { scene: named('x', { color: '"/><script>' }) },
    ],
    [
      'a path of files as a font',
      'scene.areas.0.items.1.font',
      { scene: named('x', { font: '../../etc/passwd' }) },
    ],
    ['a scene for another blank', 'scene.blank', { scene: { ...template, blank: 'frame' } }],
    ['a place that the product has not', 'scene.areas.0.id', { scene: back }],
    [
      'a field that the product has not',
      'scene.areas.0.items.1.field',
      { scene: named('x', { field: 'none' }) },
    ],
    [
      'more letters than the field takes',
      'scene.areas.0.items.1.text',
      { scene: named('क्षितिजक्षितिजक्षितिज') },
    ],
    ['a photo that is not one’s own', 'scene.areas.0.items.0.file', { scene: withPhoto(sha256) }],
    [
      'more letters in a value than the field takes',
      'values.name',
      filled({ name: 'क्षितिजक्षितिजक्षितिज' }),
    ],
    ['a value for no field', 'values.none', filled({ none: 'x' })],
    ['a colour that is none', 'values.ink', filled({ ink: 'red' })],
    ['a choice that there is not', 'values.mark', filled({ mark: 'star' })],
    ['a photo in the values that is not one’s own', 'values.photo', filled({ photo: sha256 })],
    ['a value that is no text', 'values.name', filled({ name: 5 })],
    ['neither a scene nor values', 'scene', { scene: undefined }],
    ['both a scene and values', 'scene', { values: { name: 'मीरा' } }],
  ]
  test.each(cases)('%s', async (_rule, path, sent) => {
    const made = await send<FailureEnvelope>('POST', '/designs', draft(sent))
    expect([made.status, Object.keys(made.body.fields ?? {})[0]]).toEqual([400, path])
    expect(made.body.fieldSentences).toHaveProperty([path, 'code'])
    const { id } = await create()
    const change = { version: 1, scene: template, ...sent }
    const put = await send<FailureEnvelope>('PUT', `/designs/${id}`, change)
    expect([put.status, put.body.fields]).toEqual([400, made.body.fields])
  })

  test.each([
    ['color', { color: 'Plaid' }],
    ['size', { size: 'XXL' }],
  ])('a %s that the product has not', async (path, choice) => {
    const { status, body } = await send<FailureEnvelope>('POST', '/designs', draft(choice))
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [path]])
  })

  test('a size that was not chosen', async () => {
    const productId = await aCustomizable(shop, {}, { sizes: ['S', 'M'] })
    const refused = await send<FailureEnvelope>('POST', '/designs', draft({ productId }))
    expect([refused.status, refused.body.fields]).toEqual([400, { size: 'Required' }])
    expect(await create({ productId, size: 'M' })).toMatchObject({ size: 'M' })
  })

  test('a design of more than 64 kB is refused', async () => {
    const more = { more: 'x'.repeat(65 * 1024) }
    expect((await send('POST', '/designs', draft(more))).status).toBe(413)
  })
})

test('a product without a live studio cannot be designed, and designs of it stay readable', async () => {
  const productId = await aCustomizable(shop)
  const { id } = await create({ productId })
  const admin = await aPerson(shop, 'ADMIN')
  for (const path of [`/admin-product/${productId}/studio`, `/admin-product/${productId}`]) {
    await send('DELETE', path, undefined, admin)
    for (const [method, at, body] of [
      ['POST', '/designs', draft({ productId })],
      ['PUT', `/designs/${id}`, { version: 1, scene: template }],
    ] as const) {
      const answer = await send<FailureEnvelope>(method, at, body)
      expect([answer.status, answer.body.code]).toEqual([404, 'not_customizable'])
    }
    expect((await send('GET', `/designs/${id}`)).body.data).toMatchObject({ id, version: 1 })
  }
  const unknown = draft({ productId: '00000000-0000-7000-8000-000000000000' })
  expect((await send('POST', '/designs', unknown)).status).toBe(404)
  expect((await send('POST', '/designs', draft({ productId: 'x' }))).status).toBe(404)
})

test('a design is forgotten 90 days after its last use', async () => {
  const [old, young] = [await create(), await create()]
  for (const [{ id }, days] of [
    [old, 91],
    [young, 89],
  ] as const)
    await shop.db.execute(sql`update designs set created_at = now() - interval '1 year',
      used_at = now() - make_interval(days => ${days}) where id = ${id}`)
  await doJob(shop, 'forget-designs')
  expect((await send('GET', `/designs/${old.id}`)).status).toBe(404)
  expect((await send('GET', `/designs/${young.id}`)).status).toBe(200)
})
