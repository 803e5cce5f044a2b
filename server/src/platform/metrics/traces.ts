import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createExporter, type Exporter, type Span, type TraceSettings } from './traces.export.ts'

type SpanContext = { traceId: string; spanId: string }
type Attributes = Span['attributes']
type Begun = Omit<Span, 'endNs' | 'attributes' | 'failed'>

const place = new AsyncLocalStorage<SpanContext>()
/** One per process, like its metrics; undefined unless traces are configured. */
let exporter: Exporter | undefined

/** W3C Trace Context: version, trace, parent, flags. */
const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/

/**
 * Exports spans of requests, provider calls and jobs from now on; `stop` sends the last of them.
 */
export function startTraces(settings: TraceSettings, log: (sentence: string) => void) {
  const mine = createExporter(settings, log)
  exporter = mine
  return async function stop(): Promise<void> {
    if (exporter === mine) exporter = undefined
    await mine.close()
  }
}

/** Makes each request a span, as a child of the caller's `traceparent`. */
export function traceRequests(app: FastifyInstance): void {
  const begun = new WeakMap<FastifyRequest, Begun>()
  app.addHook('onRequest', (request, _reply, done) => {
    const given = traceparent.exec(request.headers.traceparent?.toString() ?? '')
    const span = beginSpan(request.method, 'server', given ? parentOf(given) : undefined)
    begun.set(request, span)
    place.run(span, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = begun.get(request)
    if (span) {
      const route = request.routeOptions.url ?? 'none'
      endSpan(
        { ...span, name: `${request.method} ${route}` },
        {
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': reply.raw.statusCode,
          'tohfa.request_id': request.id,
        },
        reply.raw.statusCode >= 500,
      )
    }
    done()
  })
}

/** Runs work as a span of its own, as a child of the current one. */
export async function inSpan<T>(
  name: string,
  kind: Span['kind'],
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  if (!exporter) return work()
  const span = beginSpan(name, kind, place.getStore())
  try {
    const result = await place.run(span, work)
    endSpan(span, attributes, false)
    return result
  } catch (error) {
    endSpan(span, { ...attributes, 'error.type': (error as Error).name }, true)
    throw error
  }
}

function parentOf([, traceId = '', spanId = '']: RegExpExecArray): SpanContext {
  return { traceId, spanId }
}

function beginSpan(name: string, kind: Span['kind'], parent: SpanContext | undefined): Begun {
  return {
    name,
    kind,
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    parentSpanId: parent?.spanId,
    startNs: now(),
  }
}

function endSpan(span: Begun, attributes: Attributes, failed: boolean): void {
  exporter?.add({ ...span, attributes, failed, endNs: now() })
}

const now = () => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6))
