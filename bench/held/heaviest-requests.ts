import { randomBytes } from 'node:crypto'
import { indianDay } from '../../server/src/platform/runtime/clock.ts'
import { boundary, filePart, formOf } from '../../server/src/platform/media/upload.fixture.ts'
import { mostImportRows } from '@tohfa/contract/catalog/product-import'
import { periodOf } from '@tohfa/contract/tax/gst-periods'
import { aMugStudio } from '../../server/src/studio/studio.fixture.ts'
import { anOrdinaryPhoto } from '../studio/phoneshot.ts'
import { type BusyShop, heavyScene, heavyTexts } from './a-busy-shop.ts'
import { describedCalls, largestBodies } from './largest-body.ts'

/** One request; `call` is what it is a request of. */
export type Heavy = {
  call: string
  method: string
  path: string
  token?: string
  type?: string
  body?: string | Buffer
  /** Made to be taken: a refusal measures less than the call can do. */
  byHand?: boolean
}

/**
 * Every call of the API with the largest bodies that its schema and its limit let it take, and by
 * hand those whose rules ask for more than a schema can say.
 */
export async function heaviestRequests(world: BusyShop): Promise<Heavy[]> {
  const calls = await describedCalls()
  const byHand = (await requestsByHand(world)).map((one) => ({ byHand: true, ...one }))
  const generated = [...calls].flatMap(([call, described]) => {
    const [method = '', pattern = ''] = call.split(' ')
    const token = { public: undefined, user: world.buyer.token, admin: world.owner.token }
    const request = {
      call,
      method,
      path: filled(pattern, world),
      ...(described.access !== 'public' && { token: token[described.access] }),
    }
    const bodies = largestBodies(described)
    if (bodies.length === 0) return [request]
    return bodies.map((body) => ({ ...request, type: 'application/json', body }))
  })
  // What ends sessions or takes things away comes last.
  const isLast = ({ call }: Heavy) => /^DELETE|\/user\/:id$|sessions|second-factor|staff/.test(call)
  return [...generated.filter((one) => !isLast(one)), ...byHand, ...generated.filter(isLast)]
}

const filled = (pattern: string, world: BusyShop): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (name === 'user_id' || pattern.startsWith('/user/') || pattern.startsWith('/cart/'))
      return world.buyer.id
    if (name === 'hash') return world.proof
    if (name === 'token') return world.shared
    if (name === 'key') return pattern.includes('tax') ? 't-shirt' : 'about'
    if (name === 'pincode') return '560001'
    if (name === 'file') return 'front.png'
    if (/designs/.test(pattern)) return world.design.id
    if (/gang-sheets/.test(pattern)) return world.sheets.id
    if (/print-jobs/.test(pattern)) return world.jobs[0] ?? ''
    if (/studio\/photos/.test(pattern)) return world.photo
    if (/print\.zip/.test(pattern)) return world.printed
    if (/order/.test(pattern)) return world.orders[0] ?? ''
    return world.customizable
  })

async function requestsByHand(world: BusyShop): Promise<Heavy[]> {
  const { owner, buyer, customizable, design, orders, jobs, proof } = world
  const json = (
    call: string,
    path: string,
    { token }: { token?: string },
    body: object,
  ): Heavy => ({
    call,
    method: call.split(' ')[0] ?? '',
    path,
    ...(token && { token }),
    type: 'application/json',
    body: JSON.stringify(body),
  })
  const get = (call: string, path: string, { token }: { token?: string } = {}): Heavy => ({
    call,
    method: 'GET',
    path,
    ...(token && { token }),
  })
  const photo = await anOrdinaryPhoto()
  const form = formOf(...Array.from({ length: 10 }, () => filePart(photo, 'photo.jpg')))
  const page = {
    title: 'About',
    description: 'Who makes what you give, where it is made, and of what.',
    body: longestPage(),
  }
  const scene = heavyScene()
  const ids = orders.join(',')
  const today = indianDay()
  const formType = `multipart/form-data; boundary=${boundary}`
  const upload = (call: string): Heavy => ({
    call,
    method: 'POST',
    path: call.split(' ')[1] ?? '',
    token: owner.token,
    type: formType,
    body: form,
  })
  const sendPhoto = (call: string): Heavy => ({
    call,
    method: 'POST',
    path: call.split(' ')[1] ?? '',
    token: buyer.token,
    type: 'image/jpeg',
    body: Buffer.concat([photo, randomBytes(8)]),
  })
  return [
    json('POST /studio/outlines', '/studio/outlines', {}, { items: heavyTexts }),
    json('POST /designs', '/designs', buyer, { productId: customizable, color: 'White', scene }),
    json('POST /name-lists', '/name-lists', buyer, {
      productId: customizable,
      color: 'White',
      rows: Array.from({ length: 500 }, (_, n) => ({ values: { name: `न${n}` } })),
    }),
    json('POST /name-lists', '/name-lists', buyer, {
      productId: customizable,
      color: 'White',
      text: Array.from({ length: 500 }, (_, n) => `न${n}\tM\t1\t${'x'.repeat(400)}`).join('\n'),
    }),
    json('PUT /designs/:id', `/designs/${design.id}`, buyer, { version: 1, scene }),
    json('POST /designs/:id/proofs', `/designs/${design.id}/proofs`, buyer, { version: 2 }),
    get('GET /designs/:id/preview.webp', `/designs/${design.id}/preview.webp`, buyer),
    get('GET /designs', '/designs', buyer),
    json('PUT /admin-product/:id/studio', `/admin-product/${customizable}/studio`, owner, {
      ...aMugStudio,
      template: scene,
      fields: [],
    }),
    json('POST /admin/pages/:key/preview', '/admin/pages/about/preview', owner, page),
    json('PUT /admin/pages/:key', '/admin/pages/about', owner, {
      language: 'en',
      version: 0,
      ...page,
    }),
    json('POST /admin-import/products', '/admin-import/products', owner, { csv: longestFile() }),
    // Far more rows than it takes.
    {
      ...json('POST /admin-import/products', '/admin-import/products', owner, {
        csv: `id;price\n${'x;1\n'.repeat(800_000)}`,
      }),
      byHand: false,
    },
    upload('POST /admin-product/upload-files'),
    sendPhoto('POST /studio/photos'),
    sendPhoto('POST /returns/photos'),
    sendPhoto('POST /reviews/photos'),
    json('POST /admin/orders/advance', '/admin/orders/advance', owner, {
      ids: orders.slice(0, 60),
      status: 'shipped',
    }),
    json('POST /admin/gang-sheets', '/admin/gang-sheets', owner, { jobs, sheet: 'A4', gap: 4 }),
    get(
      'GET /admin/gang-sheets/:id/sheets.pdf',
      `/admin/gang-sheets/${world.sheets.id}/sheets.pdf`,
      owner,
    ),
    get('GET /admin/tickets.pdf', `/admin/tickets.pdf?ids=${jobs.join(',')}`, owner),
    get('GET /admin/labels.pdf', `/admin/labels.pdf?ids=${ids}`, owner),
    get('GET /admin/packing-slips.pdf', `/admin/packing-slips.pdf?ids=${ids}`, owner),
    get('GET /admin/print-queue.zip', `/admin/print-queue.zip?day=${today}`, owner),
    get('GET /admin/print-queue', '/admin/print-queue?limit=60', owner),
    get('GET /user-orders', '/user-orders?limit=60', owner),
    get('GET /order/:user_id', `/order/${buyer.id}?limit=60`, buyer),
    get('GET /admin/gst', `/admin/gst?period=${periodOf(today)}`, owner),
    get('GET /admin/gst', `/admin/gst?period=${periodOf(today)}&format=zip`, owner),
    get('GET /admin/numbers', `/admin/numbers?from=2026-01-01&to=${today}&by=month`, owner),
    get('GET /product', '/product?limit=60&search=mug', {}),
    get('GET /admin-product', '/admin-product?limit=60', owner),
    get('GET /proofs/:hash', `/proofs/${proof}`, owner),
  ]
}

/** As many links and letters as a page may have. */
function longestPage(): string {
  const links = '[क्षि](/about), '.repeat(4)
  const words = 'with words that go on for a while '.repeat(2)
  const paragraphs = Array.from({ length: 240 }, (_, n) => `${n} ${links}${words}and end.`)
  return ['# How it travels', 'By van.', '## When? {#when}', ...paragraphs].join('\n\n')
}

/** As many rows as a file of products may have, all of them good. */
function longestFile(): string {
  const words = 'A mug for the first rain of June, printed on both sides and safe in the oven.'
  const highlights = 'Printed on both sides | Holds 330 ml | Safe in the microwave oven'
  const head =
    'productType,category,title,description,highlights,price,discount,rating,colors,images,material,capacity'
  const row = (n: number) =>
    `coffee-mug,Classic,Imported Mug ${n},"${words.repeat(12)}",${highlights},1499.50,10,4.2,White,/images/mug-1/720.webp,Ceramic,330 ml`
  return [head, ...Array.from({ length: mostImportRows }, (_, n) => row(n))].join('\n')
}
