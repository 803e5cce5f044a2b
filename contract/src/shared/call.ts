import type { $ZodObject, $ZodType, input, output } from 'zod/v4/core'

/** The permitted callers of a call. */
export type Access = 'public' | 'user' | 'admin'

/** What a call answers that hands out a file. */
export type FileType =
  | 'application/json'
  | 'application/octet-stream'
  | 'application/pdf'
  | 'application/zip'
  | 'image/webp'
  | 'image/jpeg'
  | 'text/csv'

/** Under which heading a call stands in the document. */
type Tag =
  | 'Accounts'
  | 'Admin'
  | 'Banners'
  | 'Cart'
  | 'Contact'
  | 'Delivery'
  | 'Orders'
  | 'Products'
  | 'Reviews'
  | 'Shop'
  | 'Studio'
  | 'Webhooks'
  | 'Wish list'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call of /v1. The server's route and its document are made from it, and the web's client is
 * typed by it; nothing else says what goes in and out.
 */
export type CallDescription = {
  access: Access
  tag: Tag
  summary: string
  description?: string
  /** What the names in the path may be; any text when it is left out. */
  params?: $ZodObject
  query?: $ZodObject
  headers?: $ZodObject
  body?: $ZodType
  /** In place of `body`: a form with files, which the handler reads and judges by itself. */
  form?: $ZodType
  /** In place of `body`: bytes that the handler reads and judges by itself. */
  rawBody?: $ZodType
  /** The content types of a `rawBody`; JSON when left out. */
  rawTypes?: readonly string[]
  /** How large the body may be, in bytes; 1 MB when it is left out. */
  mostBytes?: number
  /** What a call that succeeds answers: its envelope, or a file. */
  answer: $ZodType | FileType
  /** The status of that answer; 200 when it is left out. */
  status?: 201 | 202
  /** The status of the same answer when what was to be made is there already. */
  statusAgain?: 200
  /** The statuses of failures that are not those of every call of its kind. */
  failures?: readonly (401 | 409 | 410 | 502 | 507)[]
  /** Open to staff also while their second step is due. */
  beforeSecondFactor?: true
  /** How the log names it, where it is one that the log tells of. */
  logged?: string
}

/** Calls by method and path; a name in the path stands behind a colon. */
export type Calls = Record<`${Method} /${string}`, CallDescription>

type PathOf<Name> = Name extends `${string} ${infer Path}` ? Path : never
type NamesIn<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer One}/${infer More}`
    ? One | NamesIn<More>
    : Rest extends `${infer One}.${string}`
      ? One
      : Rest
  : never

/** The names in the path of a call. */
export type ParamNames<Name> = NamesIn<PathOf<Name>>

type Part = 'params' | 'query' | 'headers' | 'body'

/** What is given to a call for a part of it, before the schema has read it. */
export type PartSent<C, P extends Part> = C extends { [K in P]: infer S extends $ZodType }
  ? input<S>
  : undefined
/** What the schema makes of it. */
export type PartRead<C, P extends Part> = C extends { [K in P]: infer S extends $ZodType }
  ? output<S>
  : undefined

/** What a call answers when it succeeds. */
export type AnswerOf<C> = C extends { answer: infer S extends $ZodType } ? output<S> : never
