import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How large a body may be that the call reads by itself, in bytes. */
    mostBytes?: number
  }
}

/** How long one may go on sending to a connection that is closed, so as to read the answer. */
const lingerMs = 2_000

/**
 * Sees to bodies of which nobody reads the rest, because they were refused before their end: unread,
 * they would stand before the connection's next request. One that names a length which the call
 * might have taken is read and thrown away, and the connection lives. Of any other the answer says
 * that the connection is closed.
 */
export function drainRefusedBodies(app: FastifyInstance): void {
  const closing = new WeakSet<Socket>()

  app.addHook('onRequest', (request, reply, done) => {
    if (!closing.has(request.raw.socket)) return done()
    // It came behind the end of what was refused, in the same breath.
    reply.hijack()
    request.raw.socket.destroy()
  })

  app.addHook('onSend', (request, reply, _payload, done) => {
    const { raw } = request
    if (!hasBody(raw.headers)) return done()
    const { bodyLimit, config } = request.routeOptions
    const most = config.mostBytes ?? bodyLimit
    if (raw.complete || Number(raw.headers['content-length']) <= most) {
      // Also where the framework closes the connection after any body that it cannot read. A connection
      // that does end says so, or a proxy would send it the next request.
      if (reply.raw.shouldKeepAlive) reply.removeHeader('connection')
    } else {
      void reply.header('connection', 'close')
      closing.add(raw.socket)
    }
    if (!raw.complete && (closing.has(raw.socket) || !reply.raw.shouldKeepAlive)) linger(raw.socket)
    raw.unpipe()
    raw.resume()
    done()
  })
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Ends a connection in two steps, when its answer is written: whoever is still sending would have
 * the answer torn away if it broke at once.
 */
function linger(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end()
    const timer = setTimeout(() => socket.destroy(), lingerMs)
    socket.once('close', () => clearTimeout(timer))
  }
}
