import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

const floors = 'Imports run down the floors of docs/architecture.md.'
const service =
  'A feature reaches another through its *.service.ts, and its SQL through *.fragments.ts.'
const sql = 'SQL is written in *.queries.ts, and what several rooms share of it in *.fragments.ts.'
const pages = 'The server reaches the pages only as the built bundle.'
const climbing = 'A file of another folder is named from the root: #room/file.ts.'
const engine = 'The print engine imports nothing of the shop and runs everywhere.'
const embeddedDb = 'The embedded database knows nothing of the shop.'
const simulator = 'The simulator is handed what it needs of the shop (simulator-deps.ts).'
const contract = 'The contract imports only the print engine and runs everywhere.'

/** A file, its import, and the linter's error; null where it is allowed. */
const imports: [file: string, from: string, refused: string | null][] = [
  ['server/src/platform/database/a.ts', '#platform/http/failures.ts', floors],
  ['server/src/platform/database/pool/a.ts', '#platform/http/failures.ts', floors],
  ['server/src/platform/http/a.ts', '#platform/database/failures.ts', null],
  ['server/src/platform/http/b.ts', '#platform/limits/rate-limit.ts', floors],
  ['server/src/platform/http/log/a.ts', '#shop/app.ts', floors],
  ['server/src/catalog/wish-list/a.ts', '#catalog/products/catalog.service.ts', floors],
  ['server/src/orders/order/cart/a.ts', '#studio/designs.service.ts', null],
  ['server/src/orders/order/cart/b.ts', '#platform/http/failures.ts', null],
  ['server/src/orders/order/order/a.ts', '#orders/checkout/checkout.service.ts', floors],
  ['server/src/orders/order/checkout/a.ts', '#orders/order/orders.service.ts', null],
  ['server/src/orders/checkout/b.ts', '#orders/order/to-order.ts', service],
  ['server/src/orders/order/checkout/c.ts', '#orders/cart/cart.queries.ts', service],
  ['server/src/payments/payment/refund/a.ts', '#fulfilment/shipping/shipping.service.ts', floors],
  ['server/src/payments/payment/refund/b.ts', '#orders/order/to-order.ts', service],
  ['server/src/payments/payment/refund/c.ts', '#payments/payment/payments.queries.ts', null],
  [
    'server/src/operations/sample/a.ts',
    '#catalog/products/import-export/import-products.service.ts',
    null,
  ],
  ['server/src/payments/providers/razorpay/a.ts', '#payments/providers/calls.ts', null],
  ['server/src/platform/simulator/a.ts', '@tohfa/simulator/simulator.routes', null],
  ['server/src/orders/order/cart/c.ts', 'drizzle-orm', sql],
  ['server/src/orders/order/cart/d.ts', '#platform/database/schema/cart.tables.ts', sql],
  ['server/src/payments/payment/settle/a.ts', 'drizzle-orm/pg-core', sql],
  ['server/src/orders/order/cart/cart.queries.ts', 'drizzle-orm', null],
  ['server/src/orders/order/cart/e.queries.ts', '#orders/checkout/checkout.service.ts', floors],
  ['server/src/platform/database/b.ts', 'drizzle-orm', null],
  ['server/src/platform/web-pages/a.ts', '@tohfa/web/root', pages],
  ['server/src/platform/web-pages/b.ts', '../../../web/app/root.tsx', climbing],
  ['server/src/studio/press/worker/a.ts', '#orders/checkout/checkout.service.ts', floors],
  ['server/src/studio/press/worker/b.ts', '#tax/seller/seller.ts', service],
  ['server/src/studio/press/worker/c.ts', 'drizzle-orm', sql],
  ['server/src/studio/press/worker/d.ts', '../tasks.ts', climbing],
  ['print-engine/src/text/a.ts', 'node:fs', engine],
  ['print-engine/src/text/b.ts', '@tohfa/contract/orders/cart', engine],
  ['embedded-db/src/a.ts', 'node:fs', null],
  ['embedded-db/src/b.ts', '@tohfa/contract/shared/money', embeddedDb],
  ['embedded-db/src/c.ts', '../../server/src/platform/config/config.ts', climbing],
  ['simulator/src/razorpay/a.ts', '#pages/page.ts', null],
  ['simulator/src/a.ts', '@tohfa/contract/shared/money', null],
  ['simulator/src/b.ts', '@tohfa/server/ids', simulator],
  ['simulator/src/c.ts', 'drizzle-orm', simulator],
  ['simulator/src/d.ts', '../../server/src/platform/config/config.ts', climbing],
  ['contract/src/a.ts', 'node:fs', contract],
  ['contract/src/c.ts', '@tohfa/print-engine/scene/scene', null],
  ['contract/src/b.ts', '../../server/src/http/ids.ts', climbing],
  ['contract/src/studio/a.ts', '#fields.ts', null],
  ['contract/src/studio/b.ts', '../fields.ts', climbing],
  ['contract/src/studio/c.ts', '@tohfa/server/ids', contract],
  ['web/app/ui/a.ts', '#catalog/products/card.tsx', floors],
  ['web/app/ui/form/a.ts', '@tohfa/contract/orders/orders', 'ui knows no feature words.'],
  ['web/app/orders/cart/a.ts', '#orders/checkout/steps.ts', floors],
  ['web/app/catalog/products/listing/a.ts', '#cart/lines.ts', null],
  ['web/app/root.tsx', './admin/shell.tsx', 'The shop never imports the admin.'],
]

const pipe =
  'pipeline() ends every stream when one of them ends or fails; pipe() leaves the others open.'
const hook = 'A hook that answers returns its reply, or throws.'
const aHook = (body: string, params = '(request, reply)') =>
  `export const add = (app) => app.addHook('onRequest', async ${params} => ${body})`

/** A source and the linter's error; null where there is none. */
const sources: [file: string, source: string, refused: string | null][] = [
  ['server/src/platform/http/pipes.ts', 'export const join = (a, b) => a.pipe(b)', pipe],
  [
    'server/src/platform/http/pipelines.ts',
    'export const join = (a, b, to) => to.pipeline(a, b)',
    null,
  ],
  ['contract/src/shapes.ts', 'export const shape = (a, b) => a.pipe(b)', null],
  ['server/src/platform/http/not-found.ts', aHook('{ if (request.a) reply.callNotFound() }'), hook],
  ['server/src/platform/http/void.ts', aHook('{ void reply.code(401).send({}) }'), hook],
  ['server/src/platform/http/awaits.ts', aHook('{ await reply.code(302).redirect("/") }'), hook],
  ['server/src/platform/http/renamed.ts', aHook('{ answer.send({}) }', '(_, answer)'), hook],
  [
    'server/src/platform/http/returns.ts',
    aHook('{ if (request.a) return reply.callNotFound() }'),
    null,
  ],
  [
    'server/src/platform/http/chooses.ts',
    aHook('request.a ? reply.code(401).send({}) : undefined'),
    null,
  ],
  ['server/src/platform/http/elsewhere.ts', aHook('{ await request.queue.send({}) }'), null],
  [
    'server/src/platform/http/calls-back.ts',
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

describe('the imports that a room may have', () => {
  test.each(imports)('%s imports %s: %s', (file, _from, refused) => {
    const output = found
      .filter(({ filename, code }) => filename === file && code.includes('no-restricted-imports'))
      .map(({ help }) => help)
    expect(output).toEqual(refused === null ? [] : [refused])
  })
})

test.each(sources)('for %s, which is %s, the linter reports %s', (file, _source, refused) => {
  const ours = /no-restricted-properties|return-reply/
  const output = found
    .filter(({ filename, code }) => filename === file && ours.test(code))
    .map(({ help, message }) => help || message)
  expect(output).toEqual(refused === null ? [] : [refused])
})
