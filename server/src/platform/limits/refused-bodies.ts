import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The maximum size of a body that the call parses itself, in bytes. */
    mostBytes?: number
  }
}

/** How long a client may still send to a closed connection, so that it reads the answer. */
const lingerMs = 2_000

/**
 * Handles the rest of a body that was refused early, which would otherwise be parsed as the next
 * request. A body with a declared length within the limit is read and discarded, and the connection
 * stays open. For any other the answer closes the connection.
 */
export function drainRefusedBodies(app: FastifyInstance): void {
  const closing = new WeakSet<Socket>()

  app.addHook('onRequest', (request, reply, done) => {
    if (!closing.has(request.raw.socket)) return done()
    // It arrived together with the end of the refused body.
    reply.hijack()
    request.raw.socket.destroy()
  })

  app.addHook('onSend', (request, reply, _payload, done) => {
    const { raw } = request
    if (!hasBody(raw.headers)) return done()
    const { bodyLimit, config } = request.routeOptions
    const most = config.mostBytes ?? bodyLimit
    if (raw.complete || Number(raw.headers['content-length']) <= most) {
      // The framework also closes the connection after a body that it cannot parse. The answer must
      // announce that, or a proxy would send it the next request.
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
 * Closes a connection in two steps once its answer is written. Closing at once would discard the
 * answer while the client is still sending.
 */
function linger(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end()
    const timer = setTimeout(() => socket.destroy(), lingerMs)
    socket.once('close', () => clearTimeout(timer))
  }
}
