import type { FastifyInstance } from 'fastify'
import { Failure } from './failures.ts'
import { message } from './messages.ts'

/**
 * Parses JSON, and treats an empty body as none: clients send the content type with every call
 * (docs/product.md 18.11). Invalid JSON, a `__proto__` key, or more values than any call takes is
 * refused like any other bad body.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null)
      const refused = (cause?: Error) =>
        done(new Failure('bad_request', { fields: { body: message('notValid') }, cause }))
      if (hasTooManyParts(body)) return refused()
      void parse(request, body, (cause, value) => {
        if (cause) refused(cause)
        else done(null, value)
      })
    },
  )
}

/** Objects, lists and their values: more than any call takes, and parsed in a few milliseconds. */
const mostParts = 50_000

/**
 * Counts without building values: 8 MB of empty objects take half a second to build, but a few
 * milliseconds to count up to the limit. Strings are skipped from quote to quote.
 */
function hasTooManyParts(json: string): boolean {
  if (json.length <= mostParts) return false
  let parts = 0
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === quote) at = endOfWords(json, at)
    else if (code === comma || code === brace || code === bracket) parts += 1
    if (parts > mostParts) return true
  }
  return false
}

const [quote, comma, brace, bracket, backslash] = Array.from('",{[\\', (one) => one.charCodeAt(0))

/** The end of the string that begins at a quote: the next quote without a backslash escape. */
function endOfWords(json: string, from: number): number {
  let end = from
  let escapes: number
  do {
    end = json.indexOf('"', end + 1)
    if (end < 0) return json.length
    for (escapes = 0; json.charCodeAt(end - 1 - escapes) === backslash;) escapes += 1
  } while (escapes % 2 === 1)
  return end
}
