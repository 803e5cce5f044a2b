import type { z } from 'zod'

/** Who may make a call. */
export type Access = 'public' | 'user' | 'admin'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call of /v1. The server's route and its document are made from it, and the web's client is
 * typed by it; nothing else says what goes in and out.
 */
export type CallDescription = {
  access: Access
  tag: string
  summary: string
  description?: string
  /** What the names in the path may be; any text when it is left out. */
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  /** In place of `body`: a form with files, which the handler reads and judges by itself. */
  form?: z.ZodType
  /** In place of `body`: bytes that the handler reads and judges by itself. */
  rawBody?: z.ZodType
  /** How large the body may be, in bytes; 1 MB when it is left out. */
  mostBytes?: number
  /** What a call that succeeds answers: its envelope, or a file. */
  answer: z.ZodType | 'text/csv'
  /** The status of that answer; 200 when it is left out. */
  status?: 201 | 202
  /** The statuses of failures that are not those of every call of its kind. */
  failures?: readonly (401 | 409 | 502)[]
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
    : Rest
  : never

/** The names in the path of a call. */
export type ParamNames<Name> = NamesIn<PathOf<Name>>

type Part = 'params' | 'query' | 'headers' | 'body'

/** What is given to a call for a part of it, before the schema has read it. */
export type PartSent<C, P extends Part> = C extends { [K in P]: infer S extends z.ZodType }
  ? z.input<S>
  : undefined
/** What the schema makes of it. */
export type PartRead<C, P extends Part> = C extends { [K in P]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined

/** What a call answers when it succeeds. */
export type AnswerOf<C> = C extends { answer: infer S extends z.ZodType } ? z.output<S> : never
