import type { FastifyInstance } from 'fastify'
import { Failure } from './failures.ts'
import { say } from './sentences.ts'

/**
 * Reads JSON, and no body as none: clients that name the type with every call
 * (docs/product.md 18.11) name it where there is nothing to send, too.
 * What is no JSON, or would reach for an object's prototype, is refused like any other bad body.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null)
      void parse(request, body, (cause, value) => {
        if (!cause) return done(null, value)
        done(new Failure('bad_request', { fields: { body: say('notValid') }, cause }))
      })
    },
  )
}
