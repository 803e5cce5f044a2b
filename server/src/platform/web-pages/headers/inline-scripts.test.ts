import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { approveScripts } from './inline-scripts.ts'

const nonce = 'q1w2e3r4'
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('a script with the renderer’s nonce is allowed by its hash, and sent without the nonce', () => {
  const { html, hashes } = approveScripts(
    `<script nonce="${nonce}">one()</script><p>x</p><script type="module" nonce="${nonce}">two()</script>`,
    nonce,
  )
  expect(html).toBe('<script>one()</script><p>x</p><script type="module">two()</script>')
  expect([...hashes]).toEqual([hashOf('one()'), hashOf('two()')])
})

test.each([
  ['without a mark', '<script>alert(1)</script>'],
  ['with a guessed one', '<script nonce="guessed">alert(1)</script>'],
  ['with the word in an attribute', `<script data-x="nonce='${nonce}'">alert(1)</script>`],
  ['that begins before one of the page’s own', '<script>alert(1);/*'],
  ['that swallows the mark of another', "<script x='"],
])('a script %s is allowed by no hash', (_what, injected) => {
  const own = `<script nonce="${nonce}">own()</script>`
  const { hashes } = approveScripts(`<body>${injected}${own}</body>`, nonce)
  expect([...hashes].filter((hash) => hash !== hashOf('own()'))).toEqual([])
})

test('data and scripts from files need no hash', () => {
  const { hashes } = approveScripts(
    `<script nonce="${nonce}" src="/a.js"></script>` +
      `<script nonce="${nonce}" type="application/ld+json">{}</script>`,
    nonce,
  )
  expect(hashes.size).toBe(0)
})
