import type { Server, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets the server end as soon as the requests in flight are answered. A browser keeps its connection
 * after the answer, or opens one ahead of time, and the server would wait for it for as long as it
 * may stay open.
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
      // To Node these are not idle: a first request may come.
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    }, 50)
    done()
  })
  app.addHook('onClose', async () => clearInterval(sweep))
}
