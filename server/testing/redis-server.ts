import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createClient } from '@redis/client'

export type RedisServer = {
  url: string
  /** Stops answering without closing a connection, as an overloaded server does. */
  freeze(): Promise<void>
  thaw(): void
  /** How many keys it holds. */
  keys(): Promise<number>
  close(): Promise<void>
}

/** True where the machine has Redis; npm does not install it. */
export const hasRedis = (() => {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** A Redis for one test on loopback without persistence; on that port, when one is given. */
export async function openRedisServer(port?: number): Promise<RedisServer> {
  for (;;) {
    const own = port ?? (await freePort())
    const args = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const child = spawn('redis-server', args, { stdio: 'ignore' })
    const ended = once(child, 'exit')
    const url = `redis://127.0.0.1:${own}`
    const over = new AbortController()
    void ended.then(() => over.abort())
    const isUp = await Promise.race([answers(url, over.signal), ended.then(() => false)])
    // Another process took the port in between: for a moment, a connection of another test.
    if (!isUp) continue
    return {
      url,
      async freeze() {
        child.kill('SIGSTOP')
        while (!isStopped(child.pid)) await nextTurn()
      },
      thaw: () => child.kill('SIGCONT'),
      async keys() {
        const client = await createClient({ url }).connect()
        try {
          return await client.dbSize()
        } finally {
          client.destroy()
        }
      },
      async close() {
        child.kill('SIGKILL')
        await ended
      },
    }
  }
}

/**
 * A stopped process still answers until the system has delivered the signal; only Linux reports
 * when.
 */
function isStopped(pid?: number): boolean {
  const stat = `/proc/${pid}/stat`
  return !existsSync(stat) || /\) [TtZ] /.test(readFileSync(stat, 'utf8'))
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  const client = createClient({
    url,
    socket: { reconnectStrategy: () => (signal.aborted ? new Error('Redis has ended') : 25) },
  })
  client.on('error', () => undefined)
  return await client.connect().then(
    () => (client.destroy(), true),
    () => false,
  )
}
