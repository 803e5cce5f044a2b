import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** One address that leads to a port of this machine, which may change. */
export type TcpProxy = {
  port: number
  /** Leads there from now on; connections to the last port end. */
  leadTo(port: number): void
  /** Passes nothing on and ends nothing, as a cut cable. */
  hold(): void
  release(): void
  close(): Promise<void>
}

export async function openTcpProxy(): Promise<TcpProxy> {
  let target: number | undefined
  let isHeld = false
  const pairs = new Set<readonly [Socket, Socket]>()
  const endAll = () => pairs.forEach((pair) => pair.forEach((socket) => socket.destroy()))

  const server = createServer((near) => {
    if (target === undefined) return void near.destroy()
    const far = connect(target, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    if (isHeld) pair.forEach((socket) => socket.pause())
    for (const [from, to] of [pair, pair.toReversed() as [Socket, Socket]]) {
      from.setNoDelay(true)
      from.on('data', (bytes) => {
        if (!to.write(bytes)) from.pause()
      })
      to.on('drain', () => {
        if (!isHeld) from.resume()
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        pairs.delete(pair)
        to.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }

  return {
    port,
    leadTo(next) {
      target = next
      endAll()
    },
    hold() {
      isHeld = true
      for (const pair of pairs) pair.forEach((socket) => socket.pause())
    },
    release() {
      isHeld = false
      for (const pair of pairs) pair.forEach((socket) => socket.resume())
    },
    async close() {
      endAll()
      server.close()
      await once(server, 'close')
    },
  }
}
