import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeclaredCall, withDeclaredCalls } from '#platform/http/declared-calls.fixture.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'

const config = readFileSync(new URL('../../../../deploy/nginx.conf', import.meta.url), 'utf8')
const megabyte = 1024 * 1024

/** The maximum body of each location of the example, in the order in which nginx matches them. */
const places = [...config.matchAll(/location ~ (\S+) \{([^}]*)\}/g)].flatMap(([, path, body]) => {
  const most = /client_max_body_size (\d+)m;/.exec(body ?? '')?.[1]
  return path && most ? [{ path: new RegExp(path), most: Number(most) * megabyte }] : []
})
const elsewhere = Number(/^ {4}client_max_body_size (\d+)m;/m.exec(config)?.[1]) * megabyte

let shop: TestShop
let calls: readonly DeclaredCall[]
beforeAll(async () => {
  ;({ shop, calls } = await withDeclaredCalls(openTestShop))
})
afterAll(() => shop.close())

test('the example for nginx accepts every body that the shop accepts, and few larger ones', () => {
  expect(places.length).toBeGreaterThan(0)
  for (const { name, path, mostBytes } of calls) {
    const passed = places.find((place) => place.path.test(`/v1${path}`))?.most ?? elsewhere
    expect(passed, name).toBeGreaterThanOrEqual(mostBytes)
  }
  expect(elsewhere).toBeLessThanOrEqual(2 * megabyte)
})

test('its log has no tokens of mailed links', () => {
  expect(config).toContain('access_log off;')
  expect(config).toMatch(/error_log \S+ crit;/)
})
