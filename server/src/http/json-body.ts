import type { FastifyInstance } from 'fastify'

/**
 * Reads JSON, and no body as none: clients that name the type with every call
 * (docs/product.md 18.11) name it where there is nothing to send, too.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null)
      else void parse(request, body, done)
    },
  )
}
