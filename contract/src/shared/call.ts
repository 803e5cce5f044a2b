import type { $ZodObject, $ZodType, input, output } from 'zod/v4/core'

/** The permitted callers of a call. */
export type Access = 'public' | 'user' | 'admin'

/** The answer of a call that returns a file. */
export type FileType =
  | 'application/json'
  | 'application/octet-stream'
  | 'application/pdf'
  | 'application/xml'
  | 'application/zip'
  | 'image/webp'
  | 'image/jpeg'
  | 'text/csv'
  | 'text/plain'

/** The heading of a call in the API document. */
type Tag =
  | 'Accounts'
  | 'Admin'
  | 'Banners'
  | 'Cart'
  | 'Contact'
  | 'Delivery'
  | 'Orders'
  | 'Products'
  | 'Reminders'
  | 'Reviews'
  | 'Shop'
  | 'Studio'
  | 'Webhooks'
  | 'Wish list'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call of /v1. The server's route and its document are made from it, and the web's client has
 * its types. Nothing else defines its input and output.
 */
export type CallDescription = {
  access: Access
  tag: Tag
  summary: string
  description?: string
  /** The schema of the path parameters; any text by default. */
  params?: $ZodObject
  query?: $ZodObject
  headers?: $ZodObject
  body?: $ZodType
  /** Instead of `body`: a form with files, which the handler parses and validates itself. */
  form?: $ZodType
  /** Instead of `body`: bytes that the handler parses and validates itself. */
  rawBody?: $ZodType
  /** The content types of a `rawBody`; JSON by default. */
  rawTypes?: readonly string[]
  /** The maximum size of the body in bytes; 1 MB by default. */
  mostBytes?: number
  /** The answer of a successful call: its envelope, or a file. */
  answer: $ZodType | FileType
  /** The handler sends the JSON as text, where checking it would hold the thread for too long. */
  asText?: true
  /** The type of the file that it answers with instead, where the query asks for one. */
  orFile?: FileType
  /** The status of that answer; 200 by default. */
  status?: 201 | 202
  /** The status of the same answer when the resource existed already. */
  statusAgain?: 200
  /** The statuses of failures besides those of every call of its kind. */
  failures?: readonly (401 | 409 | 410 | 502 | 507)[]
  /** Open to staff also before their second factor is set up. */
  beforeSecondFactor?: true
  /** Its name in the log, if the log records each call. */
  logged?: string
}

/** Calls by method and path; a path parameter begins with a colon. */
export type Calls = Record<`${Method} /${string}`, CallDescription>

type PathOf<Name> = Name extends `${string} ${infer Path}` ? Path : never
type NamesIn<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer One}/${infer More}`
    ? One | NamesIn<More>
    : Rest extends `${infer One}.${string}`
      ? One
      : Rest
  : never

/** The path parameters of a call. */
export type ParamNames<Name> = NamesIn<PathOf<Name>>

type Part = 'params' | 'query' | 'headers' | 'body'

/** The input of a part of a call, before its schema has parsed it. */
export type PartSent<C, P extends Part> = C extends { [K in P]: infer S extends $ZodType }
  ? input<S>
  : undefined
/** The same after parsing. */
export type PartRead<C, P extends Part> = C extends { [K in P]: infer S extends $ZodType }
  ? output<S>
  : undefined

/** The answer of a successful call. */
export type AnswerOf<C> = C extends { answer: infer S extends $ZodType } ? output<S> : never
