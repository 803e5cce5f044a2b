import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const product = globSync(
  '{server/src,contract/src,embedded-db/src,print-engine/src,simulator/src,web/app}/**/*.{ts,tsx}',
  {
    cwd: root,
    exclude: (path) => /node_modules|\.test\.|\.fixture\.|server\/src\/testing/.test(path),
  },
).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

test.each([
  ['turns off the check of certificates', /rejectUnauthorized|NODE_TLS_REJECT/, []],
  ['runs text as code', /(?<![.\w])eval\(|new Function\(|from 'node:vm'/, []],
  ['takes its chances from a source that can be guessed', /Math\.random/, []],
  [
    'hashes by a broken function, but for the codes of apps',
    /['"](?:md5|sha1)['"]/,
    ['server/src/accounts/second-factor/totp.ts'],
  ],
  ['reads XML by a parser', /from '[^'.#][^']*(?:xml|sax)[^']*'|from '(?:xml|sax)|DOMParser/, []],
])('nothing in the product %s', (_what, pattern, but: string[]) => {
  expect(product.length).toBeGreaterThan(1_000)
  expect(product.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual(but)
})
