import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { openTestServer, siblingUrl } from '../../server/testing/test-server.ts'
import { startShopProcess } from '../../torture/shop-process.ts'
import { keepResult } from '../history.ts'
import { aBusyShop } from './a-busy-shop.ts'
import type { Held } from './beat.ts'
import { type Heavy, heaviestRequests } from './heaviest-requests.ts'

/** The maximum in milliseconds for which a call may block the main thread. */
const aim = 50
const runs = 3
const shown = 15
/** What goes on in turns or in jobs after an answer belongs to its call. */
const afterMs = 60

type Row = {
  call: string
  byHand: boolean
  status: string
  bytes: number
  first: number
  worked: number
  clock: number
}

/**
 * The longest time that each call blocks the main thread of a shop, at its largest bodies: the work
 * without a break, and its wall-clock time. Each request is sent four times. The first, which loads
 * modules, is reported separately. Of the others the median counts, because a garbage collection
 * may fall into any.
 */
export async function measureHeld(): Promise<void> {
  const server = await openTestServer()
  const socket = join(tmpdir(), `tohfa-beat-${process.pid}.sock`)
  const beat = pathToFileURL(join(import.meta.dirname, 'beat.ts'))
  beat.searchParams.set('socket', socket)
  const shop = await startShopProcess(siblingUrl(server.url, server.template), {
    NODE_OPTIONS: `--import=${beat.href}`,
  })
  const heldSince = async () => (await json(connect(socket))) as Held
  const after = async (work: () => Promise<number>) => {
    await heldSince()
    const status = await work()
    await sleep(afterMs)
    return { status, ...(await heldSince()) }
  }
  try {
    const world = await aBusyShop(shop)
    const idle = await after(async () => (await sleep(2_000), 200))
    const health = await after(async () => {
      for (let n = 0; n < 200; n++) await (await fetch(`${shop.url}/healthz`)).text()
      return 200
    })
    const rows: Row[] = []
    for (const heavy of await heaviestRequests(world)) {
      const seen = []
      for (let run = 0; run <= runs; run++) seen.push(await after(() => send(shop.url, heavy)))
      const [first, ...others] = seen
      const middle = (figure: keyof Held) =>
        others.map((one) => one[figure]).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
      rows.push({
        call: heavy.call,
        byHand: heavy.byHand ?? false,
        status: seen.map(({ status }) => status).join(' '),
        bytes: heavy.body?.length ?? 0,
        first: round(first?.worked ?? 0),
        worked: round(middle('worked')),
        clock: round(middle('clock')),
      })
    }
    for (const { call, status, byHand } of rows)
      if (byHand && !status.includes('20')) console.log(`${call} was refused: ${status}`)
    rows.sort((a, b) => b.worked - a.worked)
    console.table(rows.slice(0, shown), ['call', 'status', 'bytes', 'first', 'worked', 'clock'])
    const [worst] = rows
    console.log(
      `idle ${round(idle.worked)} ms, GET /healthz ${round(health.worked)} ms; of ${rows.length} requests ` +
        `${worst?.call} holds the thread longest: ${worst?.worked} ms`,
    )
    const over = rows.filter(({ worked }) => worked > aim)
    for (const { call, worked } of over)
      console.log(`Failed: ${call}: ${worked} ms, goal ${aim} ms`)
    if (over.length > 0) process.exitCode = 1
    await keepResult('held', {
      'idle, ms': round(idle.worked),
      'GET /healthz, ms': round(health.worked),
      'longest of all calls, ms': worst?.worked ?? 0,
      'calls above 50 ms': new Set(over.map(({ call }) => call)).size,
    })
  } finally {
    await shop.close()
    await server.close()
  }
}

const round = (ms: number) => Math.round(ms * 10) / 10

async function send(url: string, { method, path, token, type, body }: Heavy): Promise<number> {
  try {
    const answer = await fetch(`${url}/v1${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(type && { 'content-type': type }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      signal: AbortSignal.timeout(60_000),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    // Refused while it was sent, or too slow.
    return 0
  }
}
