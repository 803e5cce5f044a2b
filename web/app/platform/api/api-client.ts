import type { AnswerOf, FileType, ParamNames, PartSent } from '@tohfa/contract/shared/call'
import type { FailureEnvelope, MessageKey } from '@tohfa/contract/shared/envelope'
import type { ShopCalls } from '@tohfa/contract/shared/shop-calls'
import { callTexts as texts } from '@tohfa/contract/shared/call.texts'
import { connectionTexts } from './error-messages.texts.ts'
import { inLanguage } from './in-language.ts'
import { endSession } from '#platform/session/session.store.ts'
import { storedToken } from '#platform/session/stored-session.ts'

/** Every kind of failure in one shape. `status` is 0 when no answer arrived. */
export type Failed = {
  success: false
  /** A message for a person. */
  error: string
  /** The same message. */
  message: string
  status: number
  code?: string
  fields?: Record<string, string>
  /** The first possible day, where a day was refused. */
  first?: string
}

/** The answer of a call with `data`: the envelope (docs/product.md 18.1), or the failure. */
export type Answer<T> =
  | ({ success: true; data: T; message?: string | undefined } & Partial<MessageKey>)
  | Failed

/** A call that returns a file, by its method and path. */
export type FileName = {
  [Name in keyof ShopCalls]: ShopCalls[Name] extends { answer: FileType } ? Name : never
}[keyof ShopCalls]

/** Any other call, as the contract describes it. */
export type CallName = Exclude<keyof ShopCalls, FileName>

/** The answer of this call. */
export type AnswerTo<Name extends CallName> =
  | (AnswerOf<ShopCalls[Name]> & { success: true })
  | Failed

/** A part of a call under its key: absent where the call has none, optional where it may be. */
type RequestPart<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : object extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

type Parts<Name, C> = RequestPart<
  'params',
  [ParamNames<Name>] extends [never] ? undefined : Record<ParamNames<Name>, string>
> &
  RequestPart<'query', PartSent<C, 'query'>> &
  RequestPart<'headers', PartSent<C, 'headers'>> &
  RequestPart<'body', C extends { form: unknown } ? FormData : PartSent<C, 'body'>>

/** The options of a call. */
export type CallOptions<Name extends keyof ShopCalls> = Parts<Name, ShopCalls[Name]> & {
  signal?: AbortSignal | undefined
  /** Sent even if the page is left. */
  keepalive?: boolean
  /** Called if no response came and the call waits for the connection (line.ts). */
  onLost?: (() => void) | undefined
}

/** A call by its method and path. */
export type CallArguments<Name extends CallName> =
  object extends CallOptions<Name>
    ? [name: Name, options?: CallOptions<Name>]
    : [name: Name, options: CallOptions<Name>]

/** The options of any call. */
type Options = {
  params?: Record<string, string>
  query?: Record<string, string | number | readonly (string | number)[] | undefined>
  headers?: Record<string, string>
  body?: unknown
  signal?: AbortSignal
  keepalive?: boolean
  onLost?: () => void
}

/**
 * A public call that a document fetches ahead (stage.page.tsx). Firefox uses that answer only for a
 * request without a token, and would otherwise ask again.
 */
const fetchedAhead: CallName = 'GET /studio/products/:id'

/**
 * The only client of /v1: it adds the token, parses the envelope, and never throws; every failure
 * is a `Failed`. An expired token ends the session (docs/product.md 13.11, 24.3). An idempotent call
 * whose response was lost is retried (line.ts).
 */
export async function call<Name extends CallName>(
  ...args: CallArguments<Name>
): Promise<AnswerTo<Name>>
export async function call(name: CallName, ...[given = {}]: unknown[]): Promise<unknown> {
  const options = given as Options
  const send = () => sendOnce(name, options)
  const answer = await send()
  if (answer.success || answer.status) return answer
  // Loaded already, as a part of the `later` chunk.
  return import('./line.ts').then(
    ({ sendAgain }) => sendAgain(name, options, send, answer),
    () => answer,
  )
}

async function sendOnce(name: CallName, options: Options): Promise<Answer<unknown>> {
  const { headers, body, signal, keepalive } = options
  const token = name === fetchedAhead ? null : storedToken()
  const upload = body instanceof FormData
  try {
    const response = await fetch(addressOf(name, options), {
      method: methodOf(name),
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
    const answer = (await response.json()) as Answer<unknown> | FailureEnvelope
    if (response.ok && answer.success)
      return answer.message ? { ...answer, message: inLanguage(answer.message, answer) } : answer
    if (response.status === 401 && token) endSession(token)
    return asFailed(answer as Partial<FailureEnvelope>, response.status)
  } catch (error) {
    if (signal?.aborted) return failed(texts.requestCanceled)
    return error instanceof SyntaxError
      ? failed(texts.somethingWrong, 502)
      : failed(connectionTexts.unreachable)
  }
}

/** A failed call's answer, in the language of the page. */
export function asFailed(answer: Partial<FailureEnvelope>, status: number): Failed {
  const { error, message, code, fields, fieldSentences, first } = answer
  const translated = error ?? message ?? texts.somethingWrong
  return {
    ...failed(inLanguage(translated, answer.sentence ?? answer), status),
    ...(code && { code }),
    ...(first && { first }),
    ...(fields && { fields: fieldsInLanguage(fields, fieldSentences) }),
  }
}

function fieldsInLanguage(
  fields: Record<string, string>,
  keys: Record<string, MessageKey> = {},
): Record<string, string> {
  const translated = Object.entries(fields).map(([path, text]) => [
    path,
    inLanguage(text, keys[path]),
  ])
  return Object.fromEntries(translated)
}

export function failed(sentence: string, status = 0): Failed {
  return { success: false, error: sentence, message: sentence, status }
}

/** True for a call that a newer one replaced: no message is shown. */
export function wasCanceled(failure: { error: string }): boolean {
  return failure.error === texts.requestCanceled
}

export function methodOf(name: keyof ShopCalls): string {
  return name.slice(0, name.indexOf(' '))
}

/** The address of a call with its path parameters and query. */
export function addressOf(name: keyof ShopCalls, options: object = {}): string {
  const { params = {}, query = {} } = options as Options
  const path = name
    .slice(name.indexOf(' ') + 1)
    .replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const set = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue
    set.set(key, Array.isArray(value) ? value.join(',') : String(value))
  }
  return `/v1${path}${set.size > 0 ? `?${set.toString()}` : ''}`
}
