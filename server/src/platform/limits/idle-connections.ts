import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** When a connection without traffic is closed. */
export type IdleLimits = {
  /**
   * Milliseconds without a byte in either direction while the server waits for the client. This
   * includes clients that stop reading.
   */
  idleMs: number
  /** Milliseconds between two checks. */
  checkMs: number
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

/**
 * Closes connections whose client neither sends nor reads for the idle time. It never closes one
 * while the shop works on its request, which may take longer.
 */
export function cutOffIdle(server: Server, { idleMs, checkMs }: IdleLimits): void {
  const underWay = new WeakMap<Socket, Exchange>()
  /** The number of bytes transferred when a connection was first found idle. */
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
      // In a busy process the timer fires before the data that has arrived meanwhile is read.
      foundIdle.set(socket, passed)
      socket.setTimeout(checkMs)
    } else socket.destroy()
  })
}

/** Whether the shop has the next step: the request is complete, or waits to be read. */
function isWorkedOn(socket: Socket, exchange: Exchange | undefined): boolean {
  if (!exchange || exchange.response.writableFinished) return false
  const { request } = exchange
  const isRead = request.complete || request.readableLength > 0
  return isRead && socket.writableLength === 0
}
