import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import type { CarrierName } from '@tohfa/contract/fulfilment/carriers'
import { callProvider } from '#platform/outgoing/call-provider.ts'
import type { Carrier, CarrierMaker, ScanMeaning } from './carrier.ts'

/**
 * A second carrier, Parrot Post: the adapter and the maker that a shop would have in a separate
 * folder.
 */
const meanings: Record<string, ScanMeaning> = {
  seen: { scanType: 'In Transit', orderStatus: 'shipped' },
  'at the door': { scanType: 'Out For Delivery', orderStatus: 'out-for-delivery' },
  'nobody home': { scanType: 'Undelivered', orderStatus: 'failed' },
  given: { scanType: 'Delivered', orderStatus: 'delivered' },
}
const parcels = z.array(
  z.object({
    tag: z.string(),
    ref: z.string(),
    words: z.array(z.object({ word: z.string(), at: z.coerce.date() })),
  }),
)

export const parrot: CarrierMaker = {
  environment: {
    PARROT_KEY: z.string().optional(),
    PARROT_URL: z.url().default('https://parrot.example'),
    PARROT_PUSH_KEY: z.string().optional(),
  },
  key: 'PARROT_KEY',
  webhookSecret: 'PARROT_PUSH_KEY',
  worldKey: 'PARROT_URL',
  world: () => undefined,
  keys: () => ({}),

  connect(
    { PARROT_URL: url = '', PARROT_KEY: key = '', PARROT_PUSH_KEY: pushKey },
    { delays },
  ): Carrier {
    async function ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
      const answer = await callProvider({
        method,
        url: url + path,
        headers: { authorization: key },
        json: body,
        timeoutMs: delays.providerMs,
      })
      return answer.body
    }
    const ok = z.object({ ok: z.boolean(), why: z.string().default('') })
    async function book(parcel: { waybill: string | null; reference: string }, kind: string) {
      const { waybill: tag, reference: ref } = parcel
      const { ok: booked, why } = ok.parse(await ask('POST', '/parcels', { tag, ref, kind }))
      return booked
        ? { booked, waybill: tag ?? '' }
        : ({ booked, remark: why } as { booked: false; remark: string })
    }
    return {
      name: 'parrot' as CarrierName,
      serviceability: async () => ({ served: true, cod: true, city: 'Mysuru', state: 'Karnataka' }),
      reserveWaybill: async () => z.string().parse(await ask('POST', '/tags')),
      book: (parcel) => book(parcel, 'parcel'),
      bookReturn: (parcel) => book(parcel, 'return'),
      async findByReference(reference) {
        const found = parcels.parse(await ask('GET', `/parcels?ref=${reference}`))
        return found[0]?.tag ?? null
      },
      async track(waybills) {
        const found = parcels.parse(await ask('GET', `/parcels?tags=${waybills.join(',')}`))
        return found.map(({ tag: waybill, ref: reference, words }) => ({
          waybill,
          reference,
          scans: words.map(({ word, at }) => ({
            type: '',
            scan: word,
            code: '',
            at,
            location: 'Mysuru',
            instructions: '',
          })),
        }))
      },
      scanMeaning: ({ scan }) => meanings[scan] ?? null,
      returnScanMeaning: ({ scan }) => (scan === 'given' ? 'received' : null),
      label: async (waybill) => `${url}/labels/${waybill}`,
      labelFile: async () => Buffer.from('%PDF-1.4 of Parrot Post'),
      requestPickup: async (now) => ({ isBooked: true, date: now.toISOString().slice(0, 10) }),
      async cancel(waybill) {
        const { ok: cancelled, why } = ok.parse(await ask('POST', `/cancel/${waybill}`))
        return { cancelled, remark: why }
      },
      async requestRedelivery(waybill) {
        const reference = z.string().parse(await ask('POST', `/again/${waybill}`))
        return { taken: 'next_round', reference }
      },
      isPushAuthentic: (headers) => headers['x-parrot-key'] === pushKey,
      readPush(body) {
        const { tag, ref, word } = z
          .object({ tag: z.string(), ref: z.string(), word: z.string() })
          .parse(body)
        const scan = {
          type: '',
          scan: word,
          code: '',
          at: new Date(),
          location: '',
          instructions: '',
        }
        return { waybill: tag, reference: ref, scan, key: tag + word }
      },
    }
  },
}

type StoredParcel = { tag: string; ref: string; kind: string; words: { word: string; at: Date }[] }

/** The carrier's failure on the next booking. */
type Mood =
  | 'refuses'
  /** It refuses, but stores the parcel. */
  | 'refuses and keeps'
  /** It stores the parcel and never answers. */
  | 'is silent'

export type ParrotPost = {
  /** The variables of a shop that sends with it. */
  env: Record<string, string>
  /** The parcels that it has, as it got them. */
  parcels: StoredParcel[]
  /** What was called, as `POST /again/P1`. */
  calls: string[]
  next(mood: Mood): void
  /** Sets the state of a parcel and pushes it to the shop. */
  say(shop: { url: string }, tag: string, word: string): Promise<number>
  close(): void
}

/**
 * Parrot Post's server. A tag that was once sent with a booking counts as used, whatever the
 * result.
 */
export async function openParrotPost(): Promise<ParrotPost> {
  const kept: StoredParcel[] = []
  const calls: string[] = []
  const used = new Set<string>()
  let tags = 0
  let mood: Mood | undefined

  async function answer(request: IncomingMessage): Promise<[status: number, body: unknown]> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://parrot')
    const [, what = '', tag = ''] = pathname.split('/')
    if (what === 'tags') return [200, `P${(tags += 1)}`]
    if (what === 'cancel' || what === 'again')
      return [200, what === 'again' ? 'again-1' : { ok: true }]
    if (request.method === 'POST') {
      const asked = (await json(request)) as StoredParcel
      const was = mood
      mood = undefined
      if (used.has(asked.tag)) return [200, { ok: false, why: `${asked.tag} is used` }]
      used.add(asked.tag)
      if (was !== 'refuses') kept.push({ ...asked, words: [] })
      if (was === 'is silent') {
        mood = was
        return [503, 'squawk']
      }
      return [200, was ? { ok: false, why: 'No such street' } : { ok: true }]
    }
    if (mood === 'is silent') return [503, 'squawk']
    const named = searchParams.get('tags')?.split(',') ?? [tag]
    return [
      200,
      kept.filter((one) => one.ref === searchParams.get('ref') || named.includes(one.tag)),
    ]
  }
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    void answer(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const pushKey = 'what parrots push with'

  return {
    env: {
      CARRIER: 'parrot',
      PARROT_KEY: 'a key',
      PARROT_URL: `http://127.0.0.1:${port}`,
      PARROT_PUSH_KEY: pushKey,
    },
    parcels: kept,
    calls,
    next(one) {
      mood = one
    },
    async say(shop, tag, word) {
      mood = undefined
      const parcel = kept.find((one) => one.tag === tag)
      parcel?.words.push({ word, at: new Date() })
      const pushed = await fetch(`${shop.url}/v1/webhooks/parrot`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-parrot-key': pushKey },
        body: JSON.stringify({ tag, ref: parcel?.ref ?? '', word }),
      })
      return pushed.status
    },
    close: () => server.close(),
  }
}
