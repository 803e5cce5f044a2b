import type { Server, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets the server close as soon as the requests in flight are answered. Browsers keep connections
 * alive, or open them in advance, and the server would wait for these until their timeout.
 */
export function endConnections(app: FastifyInstance): void {
  const open = new Set<Socket>()
  const server: Server = app.server
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  let sweep: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    sweep = setInterval(() => {
      app.server.closeIdleConnections()
      // Node does not count these as idle, because a first request may come.
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    }, 50)
    done()
  })
  app.addHook('onClose', async () => clearInterval(sweep))
}
