import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** When a connection without traffic is cut off. */
export type IdleLimits = {
  /**
   * Milliseconds without a byte in either direction while it is the client's turn: who stops reading is
   * cut off as well.
   */
  idleMs: number
  /** Milliseconds between two looks at the clock. */
  checkMs: number
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

/**
 * Cuts off who sends or reads nothing for the idle time, and nobody for whom the shop itself is at work:
 * that may take longer than any client waits in silence.
 */
export function cutOffIdle(server: Server, { idleMs, checkMs }: IdleLimits): void {
  const underWay = new WeakMap<Socket, Exchange>()
  /** How many bytes had passed when a connection was first found idle. */
  const foundIdle = new WeakMap<Socket, number>()

  server.on('request', (request, response) => {
    const { socket } = request
    underWay.set(socket, { request, response })
    response.once('close', () => {
      if (underWay.get(socket)?.response === response) underWay.delete(socket)
    })
  })
  server.on('timeout', (socket: Socket) => {
    const passed = socket.bytesRead + socket.bytesWritten
    const before = foundIdle.get(socket)
    foundIdle.delete(socket)
    if (isWorkedOn(socket, underWay.get(socket)) || (before !== undefined && before !== passed))
      socket.setTimeout(idleMs)
    else if (before === undefined) {
      // A process that was busy hears of the time before it hears of what has arrived meanwhile.
      foundIdle.set(socket, passed)
      socket.setTimeout(checkMs)
    } else socket.destroy()
  })
}

/** Whether the next step is the shop's: all that was sent is here, or waits to be read by it. */
function isWorkedOn(socket: Socket, exchange: Exchange | undefined): boolean {
  if (!exchange || exchange.response.writableFinished) return false
  const { request } = exchange
  const isRead = request.complete || request.readableLength > 0
  return isRead && socket.writableLength === 0
}
