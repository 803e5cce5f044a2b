import { ProviderAway } from '#platform/http/failures.ts'
import { measureProvider } from '#platform/metrics/process-metrics.ts'

/**
 * The provider understood the request and refused it. `message` is the provider's own text, for the
 * log only.
 */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
  readonly status: number

  constructor(status: number, description: string) {
    super(description)
    this.status = status
  }
}

/** The provider did nothing with the request, so that any request may be repeated. */
export class ProviderNotReached extends ProviderAway {
  override name = 'ProviderNotReached'
}

/** Whether a provider was unreachable or refused; any other error is a fault of the shop. */
export function isProviderFailure(error: unknown): error is ProviderAway | ProviderRefused {
  return error instanceof ProviderAway || error instanceof ProviderRefused
}

export type ProviderCall = {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as an already encoded form. */
  form?: string
  /** For the whole call, including a retry. */
  timeoutMs: number
}

/** Parsed JSON, or the text itself otherwise (a carrier sometimes answers XML). */
export type ProviderAnswer = { status: number; body: unknown }

const pauseMs = 150

/**
 * Calls a provider over HTTP and reads its answer. A GET that could not connect is retried once
 * while time is left. Any other request is sent once, because only its caller knows whether it may
 * repeat.
 * @throws ProviderAway for network errors, timeouts, 429, 5xx and invalid JSON, and nothing else;
 *   ProviderNotReached where there was no connection, and for 429
 */
export async function callProvider(call: ProviderCall): Promise<ProviderAnswer> {
  const deadline = Date.now() + call.timeoutMs
  try {
    return await measureProvider(call.url, () => attempt(call, deadline))
  } catch (error) {
    if (call.method !== 'GET' || Date.now() + 2 * pauseMs > deadline) throw error
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return measureProvider(call.url, () => attempt(call, deadline))
  }
}

async function attempt(call: ProviderCall, deadline: number): Promise<ProviderAnswer> {
  let response: Response
  let text: string
  try {
    response = await fetch(call.url, {
      method: call.method,
      headers: { accept: 'application/json', ...contentType(call), ...call.headers },
      body: call.form ?? (call.json === undefined ? null : JSON.stringify(call.json)),
      // A redirect would send the credentials to a host that nobody configured.
      redirect: 'error',
      signal: AbortSignal.timeout(Math.max(1, deadline - Date.now())),
    })
    text = await response.text()
  } catch (error) {
    const Away = isUnconnected(error) ? ProviderNotReached : ProviderAway
    throw new Away(`${called(call)} had no answer`, { cause: error })
  }
  const { status } = response
  if (status === 429) throw new ProviderNotReached(`${called(call)} was answered ${status}`)
  if (status >= 500) throw new ProviderAway(`${called(call)} was answered ${status}`)
  return { status, body: parse(text, call, response.headers.get('content-type') ?? '') }
}

const unconnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** Whether a request failed before there was a connection to send it over. */
function isUnconnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && unconnected.has(String(cause.code))
}

function parse(text: string, call: ProviderCall, type: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!type.includes('json')) return text
    throw new ProviderAway(`${called(call)} was answered broken JSON`, { cause: error })
  }
}

function contentType(call: ProviderCall): Record<string, string> {
  if (call.form !== undefined) return { 'content-type': 'application/x-www-form-urlencoded' }
  return call.json === undefined ? {} : { 'content-type': 'application/json' }
}

/** Method and path: a query can contain data that must not be logged. */
function called(call: ProviderCall): string {
  return `${call.method} ${call.url.replace(/\?.*$/s, '')}`
}
