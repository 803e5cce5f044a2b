import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { editablePages } from '@tohfa/contract/backoffice/cms-pages/static-pages'
import type { CmsPage } from '@tohfa/contract/backoffice/cms-pages/cms-pages.calls'
import type { StaffChange } from '@tohfa/contract/backoffice/staff-log'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

type Reply = { data: CmsPage } & Partial<FailureEnvelope>

const env = { STORE_ADDRESS: '7 Kumharwada, Pune 411001' }

let shop: TestShop
let second: TestShop
let manager: Person
beforeAll(async () => {
  shop = await openTestShop({ pages: true, env })
  second = await openTestShop({ pages: true, env, on: shop })
  manager = await aPerson(shop, 'manager')
})
afterAll(async () => {
  await second.stop()
  await shop.close()
})

const text = {
  title: 'Shipping',
  description: 'How long an order takes from our press to your door, and what it costs.',
  body: '# How it travels\n\nBy van, [ask us](/contact).\n\n## When? {#when}\n\n- On Fridays\n\n:seller\n',
}
const read = async (key: string, language = 'en') =>
  (
    await shop.call<Reply>('GET', `/admin/pages/${key}?language=${language}`, {
      token: manager.token,
    })
  ).body.data
const put = (key: string, body: object, at = shop) =>
  at.call<Reply>('PUT', `/admin/pages/${key}`, { token: manager.token, body })
const save = async (key: string, change: object = {}, language = 'en') => {
  const { version } = (await read(key, language)).now
  return put(key, { language, version, ...text, ...change })
}
const page = async (path: string, { url } = shop, lang = 'en') =>
  (await fetch(url + path, { headers: { cookie: `lang=${lang}` } })).text()

test('a page begins with its built-in text, which the shop can read as it would an edit', async () => {
  for (const key of editablePages)
    for (const language of ['en', 'hi']) {
      const { now, original, history } = await read(key, language)
      expect(now).toMatchObject({ ...original, version: 0, builtIn: true })
      expect(history).toEqual([])
      const { title, description, body } = original
      const preview = await shop.call('POST', `/admin/pages/${key}/preview`, {
        token: manager.token,
        body: { title, description, body },
      })
      expect([preview.status, key, language]).toEqual([200, key, language])
    }
})

test('what staff write stands on the page at once, in its language, in every process, and in the log', async () => {
  await page('/shipping-info', second)
  const { status, body } = await save('shipping-info')
  expect([status, body.data.now.version]).toEqual([200, 1])
  const html = await page('/shipping-info')
  expect(html).toContain('How it travels</h1>')
  expect(html).toMatch(/By van, <a[^>]* href="\/contact"[^>]*>ask us<\/a>/)
  expect(html).toContain(env.STORE_ADDRESS)
  expect(await page('/shipping-info', shop, 'hi')).not.toContain('How it travels')
  await expect.poll(() => page('/shipping-info', second)).toContain('How it travels</h1>')
  const moved = await shop.call<{ data: { content: { heading: string } } }>(
    'GET',
    '/pages/shipping-info?language=en',
  )
  expect(moved.body.data.content.heading).toBe('How it travels')
  const owner = await aPerson(shop, 'owner')
  const log = await shop.call<{ data: StaffChange[] }>('GET', '/admin-audit-log?subject=page', {
    token: owner.token,
  })
  expect(log.body.data[0]).toMatchObject({ by: manager.email, name: '/shipping-info (en)' })
})

test('of two who save at once one is told, with what is there, and nothing is lost', async () => {
  const { version } = (await read('about')).now
  const answers = await Promise.all(
    [shop, second].map((at, index) =>
      put('about', { language: 'en', version, ...text, title: `Ours ${index}` }, at),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  const kept = answers.find(({ status }) => status === 200)
  expect(refused?.body.code).toBe('page_changed')
  expect(refused?.body.data.now).toMatchObject({ title: kept?.body.data.now.title })
  expect((await read('about')).history).toHaveLength(1)
})

test('an older text is there to be saved again, and the built-in one can be taken back', async () => {
  await save('how-to-order', { title: 'First' })
  await save('how-to-order', { title: 'Second' })
  const { history } = await read('how-to-order')
  expect(history.map(({ title, version, by }) => [title, version, by])).toEqual([
    ['Second', 2, manager.email],
    ['First', 1, manager.email],
  ])
  const answer = await put('how-to-order', { language: 'en', version: 2, builtIn: true })
  expect(answer.body.data.now).toMatchObject({ version: 3, builtIn: true })
  expect(await page('/how-to-order')).not.toContain('How it travels')
  expect(answer.body.data.history).toHaveLength(3)
})

test.each<[string, object, string]>([
  ['HTML', { body: '# A\n\nB\n\n## S {#s}\n\n<script>alert(1)</script>\n' }, 'body'],
  ['HTML within words', { body: '# A\n\nB <b>x</b>\n' }, 'body'],
  ['a link that runs', { body: '# A\n\nB [x](javascript:alert(1))\n' }, 'body'],
  ['a link to elsewhere', { body: '# A\n\nB [x](https://evil.example/a)\n' }, 'body'],
  ['a link past the shop', { body: '# A\n\nB [x](//evil.example/contact)\n' }, 'body'],
  ['a picture', { body: '# A\n\n![x](/a.png)\n' }, 'body'],
  ['no heading', { body: 'Just words\n' }, 'body'],
  ['nothing', { body: '  ' }, 'body'],
  ['a quotation within thousands', { body: `# A\n\nB\n\n${'>'.repeat(30_000)}` }, 'body'],
  ['a list within thousands', { body: `# A\n\nB\n\n${'1. '.repeat(13_000)}` }, 'body'],
  ['emphasis thousands of times', { body: `# A\n\n${'_a_ '.repeat(9_000)}` }, 'body'],
  ['emphasis in many paragraphs', { body: `# A\n\n${'*_a \n\n'.repeat(480)}` }, 'body'],
  ['a word without an end', { body: `# A\n\n${'a'.repeat(20_000)}@${'b'.repeat(19_000)}` }, 'body'],
  ['thousands of lines', { body: `# A\n\n${'a\n'.repeat(9_000)}` }, 'body'],
  ['no title', { title: '' }, 'title'],
  ['a short description', { description: 'Short' }, 'description'],
  ['a language that is none', { language: 'fr' }, 'language'],
])('%s is refused at its field, and the page stays', async (_, change, field) => {
  const before = await read('disclaimer')
  const answer = await save('disclaimer', change)
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]])
  expect(await read('disclaimer')).toEqual(before)
})

test('the notice, whose version people agreed to, is no page to be changed; printers change none', async () => {
  const body = { language: 'en', version: 0, ...text }
  expect((await put('data-notice', body)).status).toBeGreaterThanOrEqual(400)
  const printer = await aPerson(shop, 'printer')
  const answer = await shop.call('PUT', '/admin/pages/about', { token: printer.token, body })
  expect(answer.status).toBe(403)
})
