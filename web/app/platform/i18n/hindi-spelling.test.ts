import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
/** The text of a consent keeps its spelling until its next version. */
const asAgreed = ['web/app/pages/data-notice.hi.md']
const files = globSync(['locales/hi.json', 'web/app/**/*.hi.md', 'server/src/**/*.ts'], {
  cwd: root,
  exclude: asAgreed,
})

test('Hindi words of Persian origin keep their dot: ख़रीद, ख़ाली, ख़त्म', () => {
  const undotted = files.filter((file) =>
    /खरीद|खाली|खत्म/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(undotted).toEqual([])
})
