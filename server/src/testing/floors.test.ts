import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const floors = 'Imports run down the floors of docs/architecture.md.'
const service = 'A feature reaches another through its service.'
const sql = 'SQL stands in *.queries.ts.'
const pages = 'The server reaches the pages only as the built bundle.'
const climbing = 'A file of another folder is named from the root: #room/file.ts.'
const contract = 'contract imports nothing of ours and runs everywhere.'

/** A file, what it imports, and why the linter refuses that; null where it does not. */
const imports: [file: string, from: string, refused: string | null][] = [
  ['server/src/database/a.ts', '#http/failures.ts', floors],
  ['server/src/database/pool/a.ts', '#http/failures.ts', floors],
  ['server/src/http/a.ts', '#database/failures.ts', null],
  ['server/src/http/b.ts', '#limits/rate-limit.ts', floors],
  ['server/src/http/log/a.ts', '#app.ts', floors],
  ['server/src/reviews/a.ts', '#catalog/catalog.service.ts', floors],
  ['server/src/cart/a.ts', '#studio/designs.service.ts', null],
  ['server/src/cart/b.ts', '#http/failures.ts', null],
  ['server/src/orders/a.ts', '#checkout/checkout.service.ts', floors],
  ['server/src/checkout/a.ts', '#orders/orders.service.ts', null],
  ['server/src/checkout/b.ts', '#orders/to-order.ts', service],
  ['server/src/checkout/c.ts', '#cart/cart.queries.ts', service],
  ['server/src/payments/refund/a.ts', '#shipping/shipping.service.ts', floors],
  ['server/src/payments/refund/b.ts', '#orders/to-order.ts', service],
  ['server/src/payments/refund/c.ts', '#payments/payments.queries.ts', null],
  ['server/src/sample/a.ts', '#catalog/import-export/import-products.service.ts', null],
  ['server/src/sandbox/razorpay/a.ts', '#sandbox/pages/page.ts', null],
  ['server/src/cart/c.ts', 'drizzle-orm', sql],
  ['server/src/cart/d.ts', '#database/schema/cart.tables.ts', sql],
  ['server/src/payments/settle/a.ts', 'drizzle-orm/pg-core', sql],
  ['server/src/cart/cart.queries.ts', 'drizzle-orm', null],
  ['server/src/cart/e.queries.ts', '#checkout/checkout.service.ts', floors],
  ['server/src/database/b.ts', 'drizzle-orm', null],
  ['server/src/pages/a.ts', '@tohfa/web/root', pages],
  ['server/src/pages/b.ts', '../../../web/app/root.tsx', climbing],
  ['server/src/studio/press/apart/a.ts', '#checkout/checkout.service.ts', floors],
  ['server/src/studio/press/apart/b.ts', '#tax/seller.ts', service],
  ['server/src/studio/press/apart/c.ts', 'drizzle-orm', sql],
  ['server/src/studio/press/apart/d.ts', '../works.ts', climbing],
  ['contract/src/a.ts', 'node:fs', contract],
  ['contract/src/b.ts', '../../server/src/http/ids.ts', climbing],
  ['contract/src/studio/a.ts', '#fields.ts', null],
  ['contract/src/studio/b.ts', '../fields.ts', climbing],
  ['contract/src/studio/c.ts', '@tohfa/server/ids', contract],
  ['web/app/ui/a.ts', '#catalog/card.tsx', floors],
  ['web/app/ui/form/a.ts', '@tohfa/contract/orders', 'ui knows no feature words.'],
  ['web/app/cart/a.ts', '#checkout/steps.ts', floors],
  ['web/app/catalog/listing/a.ts', '#cart/lines.ts', null],
  ['web/app/root.tsx', './admin/shell.tsx', 'The shop never imports the admin.'],
]

const pipe =
  'pipeline() ends every stream when one of them ends or fails; pipe() leaves the others open.'
const hook = 'A hook that answers returns its reply, or throws.'
const aHook = (body: string, params = '(request, reply)') =>
  `export const add = (app) => app.addHook('onRequest', async ${params} => ${body})`

/** A source, and what the linter says of it; null where that is nothing. */
const sources: [file: string, source: string, refused: string | null][] = [
  ['server/src/http/pipes.ts', 'export const join = (a, b) => a.pipe(b)', pipe],
  ['server/src/http/pipelines.ts', 'export const join = (a, b, to) => to.pipeline(a, b)', null],
  ['contract/src/shapes.ts', 'export const shape = (a, b) => a.pipe(b)', null],
  ['server/src/http/not-found.ts', aHook('{ if (request.a) reply.callNotFound() }'), hook],
  ['server/src/http/void.ts', aHook('{ void reply.code(401).send({}) }'), hook],
  ['server/src/http/awaits.ts', aHook('{ await reply.code(302).redirect("/") }'), hook],
  ['server/src/http/renamed.ts', aHook('{ answer.send({}) }', '(_, answer)'), hook],
  ['server/src/http/returns.ts', aHook('{ if (request.a) return reply.callNotFound() }'), null],
  ['server/src/http/chooses.ts', aHook('request.a ? reply.code(401).send({}) : undefined'), null],
  ['server/src/http/elsewhere.ts', aHook('{ await request.queue.send({}) }'), null],
  [
    'server/src/http/calls-back.ts',
    `export const add = (app) => app.addHook('onRequest', (request, reply) => { reply.callNotFound() })`,
    null,
  ],
]

type Finding = { filename: string; code: string; help: string; message: string }
let dir: string
let found: Finding[]

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'floors-'))
  for (const file of ['oxlint.config.ts', 'oxlint.rules.ts'])
    await cp(join(root, file), join(dir, file))
  for (const [file, source] of sources) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), `${source}\n`)
  }
  for (const [file, from] of imports) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), `import type { A } from '${from}'\nexport type B = A\n`)
  }
  const output = await new Promise<string>((resolve) => {
    const bin = join(root, 'node_modules/oxlint/bin/oxlint')
    execFile(process.execPath, [bin, '--format', 'json'], { cwd: dir }, (_, out) => resolve(out))
  })
  found = (JSON.parse(output) as { diagnostics: Finding[] }).diagnostics
})
afterAll(() => rm(dir, { recursive: true }))

describe('what a room may import', () => {
  test.each(imports)('%s imports %s: %s', (file, _from, refused) => {
    const said = found
      .filter(({ filename, code }) => filename === file && code.includes('no-restricted-imports'))
      .map(({ help }) => help)
    expect(said).toEqual(refused === null ? [] : [refused])
  })
})

test.each(sources)('of %s, which is %s, the linter says %s', (file, _source, refused) => {
  const ours = /no-restricted-properties|return-reply/
  const said = found
    .filter(({ filename, code }) => filename === file && ours.test(code))
    .map(({ help, message }) => help || message)
  expect(said).toEqual(refused === null ? [] : [refused])
})
