import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importersOf } from './imports.ts'
import { relatedJourneys, relatedTests } from './related-tests.ts'

const graph = (imports: Record<string, string[]>) => {
  const importers = new Map<string, string[]>()
  for (const [file, names] of Object.entries(imports))
    for (const name of names) importers.set(name, [...(importers.get(name) ?? []), file])
  return importers
}

test('the test of the same name comes first, then those that import by fewer steps', () => {
  const imports = {
    'server/src/orders/cart/cart.service.ts': ['server/src/orders/cart/cart.queries.ts'],
    'server/src/orders/cart/cart.test.ts': ['server/testing/shop.ts'],
    'server/src/orders/cart/limits.test.ts': ['server/testing/shop.ts'],
    'server/src/orders/lines.test.ts': ['server/src/orders/cart/cart.service.ts'],
    'server/src/tax/tax.test.ts': ['server/src/orders/cart/cart.queries.ts'],
  }
  const files = [...Object.keys(imports), 'server/src/orders/cart/cart.queries.ts']
  const tests = relatedTests(['server/src/orders/cart/cart.queries.ts'], files, graph(imports))
  expect(tests).toEqual([
    'server/src/orders/cart/cart.test.ts',
    'server/src/tax/tax.test.ts',
    'server/src/orders/cart/limits.test.ts',
    'server/src/orders/lines.test.ts',
  ])
})

test('a file that assembles the whole shop relates a file to no other test', () => {
  const imports = {
    'server/src/shop/shop.ts': ['server/src/tax/tax.service.ts'],
    'server/testing/shop.ts': ['server/src/shop/shop.ts'],
    'server/src/orders/orders.test.ts': ['server/testing/shop.ts'],
  }
  const files = [...Object.keys(imports), 'server/src/tax/tax.service.ts']
  expect(relatedTests(['server/src/tax/tax.service.ts'], files, graph(imports))).toEqual([])
  expect(relatedTests(['server/testing/shop.ts'], files, graph(imports))).toEqual([
    'server/src/orders/orders.test.ts',
  ])
})

test('a file of the pages leads to the browser tests that open a page made of it', () => {
  const importers = graph({
    'web/app/cart/cart.page.tsx': ['web/app/cart/line.tsx'],
    'web/app/about.page.tsx': [],
  })
  const pages = [
    { pattern: '/cart', file: 'cart/cart.page.tsx' },
    { pattern: '/about', file: 'about.page.tsx' },
    { pattern: '/cart/:id', file: 'cart/one.page.tsx' },
  ]
  const journeys = new Map([
    ['e2e/a.test.ts', `await page.goto('/about')`],
    ['e2e/b.test.ts', `await page.goto('/cartoons')`],
    ['e2e/c.test.ts', 'await page.goto(`${shop.url}/cart`)'],
  ])
  expect(relatedJourneys(['web/app/cart/line.tsx'], importers, pages, journeys)).toEqual([
    'e2e/c.test.ts',
  ])
})

test('imports are found by relative path, from the root of a package, and between packages', () => {
  const root = join(import.meta.dirname, '..')
  const listed = execFileSync('git', ['-C', root, 'ls-files'], { encoding: 'utf8' })
  const importers = importersOf(root, listed.split('\n'))
  expect(importers.get('check/imports.ts')).toContain('check/related-tests.test.ts')
  expect(importers.get('server/testing/shop.ts')).toContain('server/src/orders/cart/cart.test.ts')
  expect(importers.get('server/src/shop/shop.ts')).toContain('server/testing/shop.ts')
  expect(importers.get('contract/src/shared/site-map.ts')).toContain('web/app/routes.ts')
  expect(importers.get('server/src/platform/pdf/pdf-thread.ts')).toContain(
    'server/src/platform/pdf/draw-in-thread.ts',
  )
})
