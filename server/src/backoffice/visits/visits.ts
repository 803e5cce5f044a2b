import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import type { DayCountKind, visitKinds } from '@tohfa/contract/backoffice/report-limits'
import { isStaffPage } from '@tohfa/contract/shared/staff-pages'
import { indianDay } from '#platform/runtime/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { addCounts, type DayCount } from './day-counts.queries.ts'
import { isRobot } from './is-robot.ts'

/** A crash loses the counts of at most this many milliseconds. */
const flushEveryMs = 60_000

type VisitsDeps = {
  db: Database
  /** The shop's own address outside, where a proxy calls it by another name. */
  publicUrl: string | undefined
  onNotKept: (error: unknown) => void
}

export type Visits = {
  /** Counts the answers from now on. */
  watch(app: FastifyInstance): void
  /** Starts to store the counts, minute by minute. */
  start(): void
  /** Stores the counts so far. */
  flush(): Promise<void>
  /** Writes it down for the last time. */
  stop(): Promise<void>
}

/**
 * Counts visits without identifying a visitor: it sets no cookie, and stores only a count for each
 * kind and day (docs/product.md 15.19). The counts of several processes are added.
 */
export function createVisits({ db, publicUrl, onNotKept }: VisitsDeps): Visits {
  const ownHost = publicUrl && new URL(publicUrl).host
  const counted = new Map<string, DayCount>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function add({ day, kind, number }: DayCount): void {
    const key = `${day} ${kind}`
    const count = counted.get(key)
    if (count) count.number += number
    else counted.set(key, { day, kind, number })
  }

  async function write(): Promise<void> {
    const counts = [...counted.values()]
    counted.clear()
    if (counts.length === 0) return
    try {
      await addCounts(db, counts)
    } catch (error) {
      counts.forEach(add)
      onNotKept(error)
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write)
    return writing
  }

  return {
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const kinds = kindsOf(request, reply, ownHost)
        if (kinds.length > 0) {
          const day = indianDay()
          for (const kind of kinds) add({ day, kind, number: 1 })
        }
        done()
      })
    },
    start() {
      timer = setInterval(() => void flush(), flushEveryMs)
      timer.unref()
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}

/**
 * The kind of an answer: a page, a product that the browser fetched for one, or an addition to the
 * cart.
 */
function kindsOf(
  request: FastifyRequest,
  reply: FastifyReply,
  ownHost: string | undefined,
): DayCountKind[] {
  const { method, headers, url = '' } = request.raw
  const status = reply.raw.statusCode
  const route = request.routeOptions.url
  if (status >= 300 && status !== 304) return []
  if (method === 'POST')
    return route === '/v1/cart' && !isRobot(headers['user-agent']) ? ['bag'] : []
  const isPage = route === '/*'
  if (method !== 'GET' || (!isPage && route !== '/v1/product/:id')) return []
  if (isRobot(headers['user-agent']) || isAhead(headers)) return []
  const from = cameFrom(headers, ownHost)
  // Called by the page of a product after a navigation within the shop.
  if (!isPage) return from !== null && !isStaffPage(from) ? ['product_view'] : []
  const path = url.split('?', 1)[0] ?? url
  if (isStaffPage(path)) return []
  const kind = pageKind(path)
  return [
    ...(from === null ? [kind] : []),
    ...(kind === 'product' ? ['product_view' as const] : []),
  ]
}

function pageKind(path: string): (typeof visitKinds)[number] {
  if (path === '/') return 'home'
  if (path.startsWith('/product-filter')) return 'listing'
  return path.startsWith('/product-detail/') ? 'product' : 'other'
}

/** A prefetch of the browser: nobody has seen it yet. */
function isAhead(headers: IncomingHttpHeaders): boolean {
  return /prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''))
}

/** The path of the shop's own page that the request came from; null for other referrers. */
function cameFrom(headers: IncomingHttpHeaders, ownHost: string | undefined): string | null {
  const from = headers.referer && URL.parse(headers.referer)
  return from && (from.host === headers.host || from.host === ownHost) ? from.pathname : null
}
