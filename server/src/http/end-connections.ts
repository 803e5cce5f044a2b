import type { FastifyInstance } from 'fastify'

/**
 * Lets the server end as soon as the requests in flight are answered. A browser keeps its connection
 * after the answer, and the server would wait for it for as long as it may stay open.
 */
export function endConnections(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    sweep = setInterval(() => app.server.closeIdleConnections(), 50)
    done()
  })
  app.addHook('onClose', async () => clearInterval(sweep))
}
