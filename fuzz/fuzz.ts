import { Agent, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import fc from 'fast-check'
import { order, putIntoCart } from '../server/src/orders/order/orders.fixture.ts'
import { aCustomizable, aDesign } from '../server/src/studio/studio.fixture.ts'
import { aProduct } from '../server/testing/goods.ts'
import { aPhoto, sendPhoto } from '../server/src/studio/photos/photos.fixture.ts'
import { aPerson } from '../server/testing/people.ts'
import type { TestShop } from '../server/testing/shop.ts'
import { type ApiDocument, type GeneratedRequest, placeholders, requestsOf } from './requests.ts'

type FuzzOptions = {
  requests: number
  /** The same seed sends the same requests, but for the ids in them. */
  seed: number
  /** Called after every five hundred. */
  onProgress?: (sent: number) => Promise<void> | void
}
type FuzzReport = { sent: number; statuses: Record<string, number>; findings: string[] }

const atOnce = 16
const inChunk = 500
const longestMs = 15_000
/** Text in another person's account, which a non-staff member must never read. */
const secretMark = 'Nobody Else May Read This'
/** Text that only reveals internals of the program. */
const inner =
  /\n\s+at |node_modules|\.ts:\d|\bselect [\w*].* from |duplicate key|violates|ECONN|pg_/i

/**
 * Sends generated requests to all calls of a shop. None may cause a server fault, every refusal is
 * the envelope (docs/product.md 18.2), and no answer reveals internals or data of others.
 */
export async function fuzz(shop: TestShop, options: FuzzOptions): Promise<FuzzReport> {
  const document = (await (await fetch(`${shop.url}/openapi.json`)).json()) as ApiDocument
  const requests = requestsOf(document)
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const report: FuzzReport = { sent: 0, statuses: {}, findings: [] }
  const { token } = await aPerson(shop, 'ADMIN')
  const settings = await shop.call<{ data: ShopSettings }>('GET', '/admin/settings', { token })
  for (let chunk = 0; report.sent < options.requests; chunk++) {
    const count = Math.min(inChunk, options.requests - report.sent)
    const world = await aWorld(shop, settings.body.data)
    const waiting = fc.sample(requests, { seed: options.seed + chunk, numRuns: count })
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const finding = await tryOne(shop, agent, world, next, report)
        if (finding) report.findings.push(`${finding}: ${describe(next)}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    report.sent += count
    await options.onProgress?.(report.sent)
  }
  agent.destroy()
  return report
}

type World = { ids: Record<string, string>; tokens: { user: string; admin: string } }

/**
 * People, goods and an order to speak of; made anew, for requests may end sessions and products.
 * Cash is taken as at first, whatever requests have set since.
 */
async function aWorld(shop: TestShop, { cash }: ShopSettings): Promise<World> {
  const [asha, other, admin] = await Promise.all([
    aPerson(shop),
    aPerson(shop),
    aPerson(shop, 'ADMIN'),
  ])
  await shop.call('PUT', '/admin/settings', { token: admin.token, body: { cash } })
  await shop.call('PUT', `/user/${other.id}`, { token: other.token, body: { name: secretMark } })
  const product = await aProduct(shop, { sizes: ['S', 'M'], stock: 1_000 })
  const mug = await aProduct(shop)
  const [customizable, design, othersDesign] = await Promise.all([
    aCustomizable(shop),
    aDesign(shop, asha),
    aDesign(shop, other),
  ])
  await putIntoCart(shop, asha, mug)
  const placed = await order(shop, asha, 'cash')
  if (placed.status !== 201) throw new Error(`no order to speak of: ${JSON.stringify(placed.body)}`)
  await putIntoCart(shop, asha, mug)
  const cart = await shop.call<{ data: { id: string }[] }>('GET', `/cart/${asha.id}`, {
    token: asha.token,
  })
  const photo = await sendPhoto(shop, asha, await aPhoto())
  return {
    ids: {
      product,
      user: asha.id,
      other: other.id,
      order: placed.body.data.order.id,
      line: cart.body.data[0]?.id ?? '',
      photo: photo.body.data.id,
      customizable,
      design: design.id,
      othersDesign: othersDesign.id,
    },
    tokens: { user: asha.token, admin: admin.token },
  }
}

async function tryOne(
  shop: TestShop,
  agent: Agent,
  world: World,
  generated: GeneratedRequest,
  report: FuzzReport,
): Promise<string | undefined> {
  const began = performance.now()
  const answer = await ask(shop.url, agent, world, generated).catch((error: Error) => error)
  if (answer instanceof Error) {
    // Refused unread: nothing says that it was a HEAD, whose refusal has no body (early-errors.ts).
    if (generated.method === 'HEAD' && isOverlong(generated)) return undefined
    return `no answer (${answer.message})`
  }
  const { status, type, body } = answer
  report.statuses[status] = (report.statuses[status] ?? 0) + 1
  if (status >= 500) return `${status} ${body.slice(0, 200)}`
  if (performance.now() - began > longestMs) return 'too slow'
  if (inner.test(body)) return `tells of its inside: ${inner.exec(body)?.[0]}`
  if (generated.as !== 'admin' && body.includes(secretMark)) return 'tells of somebody else'
  if (status >= 400 && generated.method !== 'HEAD' && !isEnvelope(type, body))
    return `${status} is no envelope: ${body.slice(0, 200)}`
  return undefined
}

/** Whether a request has more before its body than the server reads, or nearly so. */
const isOverlong = ({ path, headers }: GeneratedRequest): boolean =>
  path.length + JSON.stringify(headers).length > 60_000

function isEnvelope(type: string, body: string): boolean {
  if (!type.startsWith('application/json')) return false
  const { success, error, message, code, requestId } = JSON.parse(body) as Record<string, unknown>
  return (
    success === false &&
    typeof error === 'string' &&
    error.length > 0 &&
    message === error &&
    /^[a-z0-9_]+$/.test(String(code)) &&
    typeof requestId === 'string'
  )
}

function ask(
  url: string,
  agent: Agent,
  { ids, tokens }: World,
  { method, path, as, headers, body }: GeneratedRequest,
): Promise<{ status: number; type: string; body: string }> {
  const fill = (words: string) =>
    words.replaceAll(placeholders, (_, name: string) => ids[name] ?? '')
  const { hostname, port } = new URL(url)
  const token = as === 'user' || as === 'admin' ? tokens[as] : undefined
  const bytes = body === undefined ? undefined : Buffer.from(fill(body))
  return new Promise((resolve, reject) => {
    const outgoing = send(
      {
        hostname,
        port,
        agent,
        method,
        path: `/v1${fill(path)}`,
        headers: {
          ...headers,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(bytes && { 'content-length': bytes.length }),
        },
      },
      (response) => {
        const { statusCode: status = 0, headers: answered } = response
        text(response).then(
          (read) => resolve({ status, type: answered['content-type'] ?? '', body: read }),
          reject,
        )
      },
    )
    outgoing.on('error', reject).end(bytes)
  })
}

function describe({ method, path, as, headers, body }: GeneratedRequest): string {
  const said = [JSON.stringify(headers), body?.slice(0, 300)].filter(Boolean).join(' ')
  return `${method} ${path.slice(0, 300)} as ${as} ${said}`
}
