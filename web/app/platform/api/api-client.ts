import type { AnswerOf, FileType, ParamNames, PartSent } from '@tohfa/contract/shared/call'
import type { FailureEnvelope, MessageKey } from '@tohfa/contract/shared/envelope'
import type { ShopCalls } from '@tohfa/contract/shared/shop-calls'
import { callTexts as texts } from '@tohfa/contract/shared/call.texts'
import { connectionTexts } from './error-messages.texts.ts'
import { inLanguage } from './in-language.ts'
import { endSession } from '#platform/session/session.store.ts'
import { storedToken } from '#platform/session/stored-session.ts'

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
  /** The first day that can be met, where a day was refused. */
  first?: string
}

/** What a call with `data` answers: the envelope (docs/product.md 18.1), or how it failed. */
export type Answer<T> =
  | ({ success: true; data: T; message?: string | undefined } & Partial<MessageKey>)
  | Failed

/** A call that answers a file, by its method and path. */
export type FileName = {
  [Name in keyof ShopCalls]: ShopCalls[Name] extends { answer: FileType } ? Name : never
}[keyof ShopCalls]

/** Any other call, as the contract describes it. */
export type CallName = Exclude<keyof ShopCalls, FileName>

/** What this call answers. */
export type AnswerTo<Name extends CallName> =
  | (AnswerOf<ShopCalls[Name]> & { success: true })
  | Failed

/** A part of a call under its key: left out where the call has none, optional where it may be. */
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

/** What goes with a call. */
export type CallOptions<Name extends keyof ShopCalls> = Parts<Name, ShopCalls[Name]> & {
  signal?: AbortSignal | undefined
  /** Is sent though the page is left. */
  keepalive?: boolean
}

/** A call as it is asked for. */
export type CallArguments<Name extends CallName> =
  object extends CallOptions<Name>
    ? [name: Name, options?: CallOptions<Name>]
    : [name: Name, options: CallOptions<Name>]

/** Those of any call. */
type Options = {
  params?: Record<string, string>
  query?: Record<string, string | number | readonly (string | number)[] | undefined>
  headers?: Record<string, string>
  body?: unknown
  signal?: AbortSignal
  keepalive?: boolean
}

/**
 * The one way to /v1: adds the token, parses the envelope, and never throws: every failure comes
 * back as `Failed`. A token that is no longer good ends the session (docs/product.md 13.11, 24.3).
 */
export async function call<Name extends CallName>(
  ...args: CallArguments<Name>
): Promise<AnswerTo<Name>>
export async function call(name: CallName, ...[given = {}]: unknown[]): Promise<unknown> {
  const options = given as Options
  const { headers, body, signal, keepalive } = options
  const token = storedToken()
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

/** What a call answered that failed, in the language of the page. */
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

/** True for a call that was overtaken by another: nothing is shown for it. */
export function wasCanceled(failure: { error: string }): boolean {
  return failure.error === texts.requestCanceled
}

export function methodOf(name: keyof ShopCalls): string {
  return name.slice(0, name.indexOf(' '))
}

/** Where a call is made, with what its path and its query say. */
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
