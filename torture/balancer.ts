import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../server/testing/redis-server.ts'

export type Balancer = { kind: string; url: string; close(): Promise<void> }

/** nginx by the very file in deploy/ where the machine has it, else the simplest that does the same. */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  return hasNginx() ? openNginx(ports) : openOwn(ports)
}

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function openNginx(ports: readonly number[]): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), 'tohfa-nginx-'))
  // Its workers are another user.
  await chmod(folder, 0o755)
  const port = await freePort()
  const given = await readFile(new URL('../deploy/nginx.conf', import.meta.url), 'utf8')
  const config = given
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/127\.0\.0\.1:(3001|3002)/g, (_, usual) => `127.0.0.1:${ports[usual - 3001]}`)
    .replace('/run/nginx.pid', join(folder, 'pid'))
    .replace('/var/log/nginx/error.log', join(folder, 'error.log'))
    // All visitors come from this machine.
    .replaceAll(/^ *limit_req .*$/gm, '')
    .replace('/var/lib/nginx/shop', join(folder, 'pictures'))
  await writeFile(join(folder, 'nginx.conf'), config)
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-g', 'daemon off;']
  const child = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`${url}/metrics`).catch(() => undefined)) break
    await sleep(50)
  }
  return {
    kind: 'nginx',
    url,
    async close() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * One process after the other; the next one when a connection is refused, before anything was sent.
 * What may be asked twice is, when the system cut a connection that the process had not yet taken.
 */
async function openOwn(ports: readonly number[]): Promise<Balancer> {
  let turn = 0
  const server = createServer((incoming, answer) => {
    const body: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => body.push(chunk))
    incoming.on('end', () => send(turn++, ports.length))
    /** @param place of the process whose turn it is; others take theirs meanwhile */
    function send(place: number, left: number): void {
      const port = ports[place % ports.length]
      const { method, url: path, headers } = incoming
      const outgoing = request(
        { host: '127.0.0.1', port, method, path, headers, agent: false },
        (got) => {
          answer.writeHead(got.statusCode ?? 502, got.headers)
          pipeline(got, answer, () => undefined)
        },
      )
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        const isUndone = error.code === 'ECONNREFUSED' || method === 'GET'
        if (isUndone && left > 1 && !answer.headersSent) send(place + 1, left - 1)
        else if (answer.headersSent) answer.destroy()
        else answer.writeHead(502).end(`${error.code} of ${port}`)
      })
      outgoing.end(Buffer.concat(body))
    }
  }).listen(0, '127.0.0.1')
  // As long as the processes say of theirs, whose headers are passed on: or who believes them is cut off.
  server.keepAliveTimeout = 600_000
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    kind: 'a proxy of its own',
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
