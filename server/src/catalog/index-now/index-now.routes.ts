import type { FastifyInstance } from 'fastify'
import type { Settings } from '#backoffice/settings/settings.service.ts'

/**
 * `/<key>.txt`, by which IndexNow sees that the sender of addresses is the shop. Any other name is
 * an unknown page, which leads home.
 */
export function serveIndexNowKey(
  app: FastifyInstance,
  { settings }: { settings: Pick<Settings, 'read'> },
): void {
  app.get<{ Params: { key: string } }>(
    '/:key(^[\\dA-Za-z-]{8,128}).txt',
    { schema: { hide: true } },
    async (request, reply) => {
      const { on, key } = (await settings.read()).indexNow
      void reply.header('cache-control', 'no-store')
      if (!on || request.params.key !== key) return reply.redirect('/')
      return reply.type('text/plain; charset=utf-8').send(key)
    },
  )
}
