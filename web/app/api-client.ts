import type { FailureEnvelope } from '@tohfa/contract/envelope'
import { texts } from '@tohfa/contract/texts'
import { callTexts, inLanguage } from './sentences.texts.ts'
import { endSession, storedToken } from './account/stored-session.ts'

/** Every way in which a call can fail, as one shape. `status` is 0 when no answer came. */
export type Failed = {
  success: false
  /** A sentence for a person. */
  error: string
  /** The same sentence. */
  message: string
  status: number
  code?: string
  fields?: Record<string, string>
}

/** What a call answers: the envelope of api.md, `data` typed by the caller. */
export type Answer<T> =
  | { success: true; data: T; message?: string; totalCount?: number; page?: number; limit?: number }
  | Failed

export type Call = {
  body?: unknown
  query?: Record<string, string | number | readonly (string | number)[] | undefined>
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** Is sent though the page is left. */
  keepalive?: boolean
}

/**
 * The one way to /v1: adds the token, parses the envelope, and never throws: every failure comes
 * back as `Failed`. A token that is no longer good ends the session (spec section 8, api.md).
 */
export async function call<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { body, query, headers, signal, keepalive }: Call = {},
): Promise<Answer<T>> {
  const token = storedToken()
  const upload = body instanceof FormData
  try {
    const response = await fetch(`/v1${path}${queryString(query)}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !upload && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: upload ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    })
    const answer = (await response.json()) as Answer<T> | FailureEnvelope
    if (response.ok && answer.success)
      return answer.message ? { ...answer, message: inLanguage(answer.message) } : answer
    if (response.status === 401 && token) endSession(token)
    return asFailed(answer as Partial<FailureEnvelope>, response.status)
  } catch (error) {
    if (signal?.aborted) return failed(texts.requestCanceled)
    return error instanceof SyntaxError
      ? failed(texts.somethingWrong, 502)
      : failed(callTexts.unreachable)
  }
}

function asFailed(answer: Partial<FailureEnvelope>, status: number): Failed {
  const sentence = inLanguage(answer.error ?? answer.message ?? texts.somethingWrong)
  return {
    ...failed(sentence, status),
    ...(answer.code && { code: answer.code }),
    ...(answer.fields && { fields: mapValues(answer.fields, inLanguage) }),
  }
}

function mapValues(record: Record<string, string>, to: (value: string) => string) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]))
}

export function failed(sentence: string, status = 0): Failed {
  return { success: false, error: sentence, message: sentence, status }
}

/** True for a call that was overtaken by another: nothing is shown for it. */
export function wasCanceled(failure: { error: string }): boolean {
  return failure.error === texts.requestCanceled
}

function queryString(query: Call['query'] = {}): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue
    params.set(key, Array.isArray(value) ? value.join(',') : String(value))
  }
  const text = params.toString()
  return text && `?${text}`
}
