export type TraceSettings = {
  /** The collector's base address, such as `http://127.0.0.1:4318`. */
  endpoint: string
  /** `name=value`, separated by commas. */
  headers: string
  serviceName: string
}

export type Span = {
  name: string
  kind: 'internal' | 'server' | 'client'
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  /** Nanoseconds since 1970. */
  startNs: bigint
  endNs: bigint
  attributes: Record<string, string | number>
  failed: boolean
}

export type Exporter = {
  add(span: Span): void
  /** Sends the remaining spans. */
  close(): Promise<void>
}

const kinds = { internal: 1, server: 2, client: 3 } as const
const everyMs = 2_000
const timeoutMs = 5_000
/** Spans beyond this number between two exports are dropped: traces must never delay a shopper. */
const mostWaiting = 4_096

/** Exports spans to a collector as OTLP JSON (opentelemetry.io/docs/specs/otlp). */
export function createExporter(settings: TraceSettings, log: (sentence: string) => void): Exporter {
  const headers = { 'content-type': 'application/json', ...pairs(settings.headers) }
  let waiting: Span[] = []
  let away = false

  async function send(): Promise<void> {
    if (waiting.length === 0) return
    const spans = waiting
    waiting = []
    try {
      const response = await fetch(`${settings.endpoint}/v1/traces`, {
        method: 'POST',
        headers,
        body: JSON.stringify(message(settings.serviceName, spans)),
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`it answered ${response.status}`)
      away = false
    } catch (error) {
      if (!away) log(`traces are lost while their collector is away: ${(error as Error).message}`)
      away = true
    }
  }

  const timer = setInterval(() => void send(), everyMs).unref()
  return {
    add(span) {
      if (waiting.length < mostWaiting) waiting.push(span)
    },
    async close() {
      clearInterval(timer)
      await send()
    },
  }
}

function message(serviceName: string, spans: readonly Span[]) {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': serviceName }) },
        scopeSpans: [{ scope: { name: 'tohfa' }, spans: spans.map(asJson) }],
      },
    ],
  }
}

function asJson({ startNs, endNs, kind, failed, attributes, ...span }: Span) {
  return {
    ...span,
    kind: kinds[kind],
    startTimeUnixNano: String(startNs),
    endTimeUnixNano: String(endNs),
    attributes: attributesOf(attributes),
    status: failed ? { code: 2 } : {},
  }
}

function attributesOf(attributes: Span['attributes']) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
}

function pairs(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split(',')
      .map((pair) => /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair))
      .flatMap((found) => (found?.[1] ? [[found[1], found[2] ?? '']] : [])),
  )
}
