import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { namesTag } from './send-cached.ts'

/**
 * Adds a strong ETag to uncached answers of public GETs, and answers 304 to clients that have them
 * (docs/product.md 18.9). Answers that must not be stored get none.
 */
export function tagPublicAnswers(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isPublic = request.routeOptions.config.access === 'public'
    if (!isRead || !isPublic || reply.statusCode !== 200 || typeof payload !== 'string')
      return payload
    if (String(reply.getHeader('cache-control')).includes('no-store')) return payload
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    void reply.header('etag', etag)
    if (!reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'public, max-age=0, must-revalidate')
    const known = request.headers['if-none-match']
    if (known === undefined || !namesTag(known, etag)) return payload
    void reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return null
  })
}
