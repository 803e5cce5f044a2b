import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/shop.ts'

type Schema = {
  type?: string
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
}
type Call = {
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>
  security?: object[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
}
type Document = {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Call>>
}

let shop: TestShop
let document: Document
beforeAll(async () => {
  shop = await openTestShop()
  document = (await (await fetch(`${shop.url}/openapi.json`)).json()) as Document
})
afterAll(() => shop.close())

test('the document is OpenAPI 3.1 with /v1 as its server, and its paths are without /v1', () => {
  expect(document.openapi).toMatch(/^3\.1/)
  expect(document.servers).toEqual([{ url: '/v1' }])
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(calls).toEqual(
    expect.arrayContaining([
      'get /product',
      'get /product/{id}',
      'get /product/get-best-products',
      'get /api/banners',
      'post /api/service/generate-otp',
      'post /user',
      'post /auth/login',
      'post /auth/forgot-password',
      'post /auth/reset-password/{token}',
      'post /api/service/send-message',
      'get /check-serviceability/{pincode}',
      'post /cart',
      'get /cart/{id}',
      'put /cart/{id}',
      'delete /cart/{id}',
      'post /order',
      'post /user-orders/verify-order',
      'get /order/{user_id}',
      'get /user-orders/track-order/{id}',
      'get /user/{id}',
      'put /user/{id}',
      'get /user-orders',
      'put /user-orders/{id}',
    ]),
  )
  expect(calls.filter((call) => /sandbox|healthz|\/v1/.test(call))).toEqual([])
})

test('every call lists its failures, and whether it needs a token', () => {
  for (const call of Object.values(document.paths).flatMap((methods) => Object.values(methods)))
    expect(Object.keys(call.responses)).toEqual(expect.arrayContaining(['400', '429', '500']))
  const order = document.paths['/order']?.['post']
  expect(order?.security).toEqual([{ token: [] }])
  expect(Object.keys(order?.responses ?? {})).toEqual(
    expect.arrayContaining(['201', '401', '403', '409', '502']),
  )
  expect(
    Object.keys(document.paths['/admin-product/upload-files']?.['post']?.responses ?? {}),
  ).toEqual(expect.arrayContaining(['413', '415']))
  expect(document.paths['/product']?.['get']?.security).toBeUndefined()
  expect(document.paths['/auth/login']?.['post']?.responses['401']?.description).toBe(
    'Unauthorized',
  )
})

test('a failure is described with its code and its messages', () => {
  const failure = document.paths['/cart']?.['post']?.responses['400']?.content
  const { properties } = failure?.['application/json']?.schema ?? {}
  expect(Object.keys(properties ?? {})).toEqual(
    expect.arrayContaining(['error', 'code', 'sentence', 'fields', 'fieldSentences']),
  )
  expect(properties?.['sentence']?.properties).toHaveProperty('params')
})

/** All references within a value. */
function references(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
  )
}

test('every reference resolves within the document', () => {
  for (const reference of references(document)) {
    const keys = reference.replace(/^#\//, '').split('/')
    const place = keys.reduce<unknown>(
      (part, key) =>
        (part as Record<string, unknown> | undefined)?.[
          key.replaceAll('~1', '/').replaceAll('~0', '~')
        ],
      document,
    )
    expect(place, reference).toBeDefined()
  }
})

/** Calls whose only input is their path. */
const withoutBody = [
  'post /cart/{id}/edit',
  'post /designs/{id}/share',
  'post /user-orders/{id}/items/{itemId}/edit',
  'put /wish-list/{productId}',
  'post /reminders/{id}/again',
  'post /cod/{token}/payment',
  'post /user-orders/{id}/pay-now',
  'post /admin/drafts/{id}/send',
  'post /admin/orders/{id}/call-back',
  'post /admin/orders/{id}/start-printing',
  'post /admin/orders/{id}/printed',
  'post /admin/orders/{id}/came-back',
  'post /admin/orders/{id}/resend',
  'post /refunds/{id}/details-link',
  'post /admin/refunds/{id}/read-details',
  'post /admin/refunds/{id}/ask-details',
  'post /admin-product/{id}/duplicate',
  'post /name-lists/{id}/cart',
  'post /admin/settlements/fetch',
  'post /admin/settlements/{id}/corrections',
]

test('every call with a body describes it', () => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, call })),
  )
  const takesBody = calls.filter(
    ({ name }) => /^(?:post|put|patch) /.test(name) && !withoutBody.includes(name),
  )
  expect(takesBody.length).toBeGreaterThan(20)
  for (const { name, call } of takesBody) {
    const contents = Object.values(call.requestBody?.content ?? {})
    expect(contents, name).not.toEqual([])
    for (const { schema } of contents)
      for (const one of schema?.oneOf ?? [schema]) expect(one, name).toHaveProperty('type')
  }
})

test('an upload describes its pictures as files', () => {
  const content = document.paths['/admin-product/upload-files']?.['post']?.requestBody?.content
  expect(Object.keys(content ?? {})).toEqual(['multipart/form-data'])
  const { images, productType } = content?.['multipart/form-data']?.schema?.properties ?? {}
  expect(images).toMatchObject({ type: 'array', items: { type: 'string', format: 'binary' } })
  expect(productType).toMatchObject({ type: 'string' })
})

test('a call that takes a raw file lists its media types, and both of its answers', () => {
  const { requestBody, responses } = document.paths['/studio/photos']?.['post'] ?? {}
  expect(Object.keys(requestBody?.content ?? {})).toEqual(['image/jpeg', 'image/png', 'image/webp'])
  expect(requestBody?.content['image/webp']?.schema).toMatchObject({ format: 'binary' })
  expect(Object.keys(responses ?? {})).toEqual(
    expect.arrayContaining(['200', '201', '409', '413', '415', '429', '507']),
  )
  for (const status of ['200', '201'])
    expect(responses?.[status]?.content?.['application/json']?.schema.properties).toHaveProperty(
      'data',
    )
})

test('the reference page has no inline script and loads nothing from other hosts', async () => {
  const answer = await fetch(`${shop.url}/docs`)
  expect(answer.status).toBe(200)
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)|https?:|upgrade-insecure/)
})
