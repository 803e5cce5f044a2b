import { execFileSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { chooseRunner, type Runner } from '@tohfa/embedded-db/runner'
import { freePort } from '../server/testing/redis-server.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { until } from './checks.ts'
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'

const programs = ['initdb', 'postgres', 'pg_basebackup'] as const
type Programs = Record<(typeof programs)[number], string>

/** One server of the pair. */
type Server = { port: number; dir: string; process: ChildProcess }

/**
 * Two PostgreSQL servers: a primary and its synchronous standby, and one address that leads to the
 * primary, as Patroni's proxy or an operator's service does.
 */
export type ReplicatedDatabase = {
  /** The address of the primary, whichever it is. */
  url: string
  proxy: TcpProxy
  /** Between the primary and its standby. */
  link: TcpProxy
  /** `kill -9` of the primary and all its processes, as a machine that dies. */
  killPrimary(): Promise<void>
  /** Makes the standby the primary; it waits for no standby until one is back. */
  promote(): Promise<void>
  /** Copies the primary into a new standby, and waits for it from then on. */
  rejoin(): Promise<void>
  /** Stops all processes of the standby without ending them. */
  hangStandby(): void
  resumeStandby(): void
  /** Whether commits wait for the standby. */
  setSynchronous(on: boolean): Promise<void>
  close(): Promise<void>
}

/** The folder with PostgreSQL's programs of this machine. */
function findPrograms(): Programs {
  const dirs = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...versionsIn('/usr/lib/postgresql'),
    ...versionsIn('/usr/pgsql'),
  ]
  const missing = (dir: string) => programs.filter((name) => !existsSync(join(dir, name)))
  const dir = dirs.find((one) => missing(one).length === 0)
  if (!dir)
    throw new Error(
      `${programs.join(', ')} of PostgreSQL 15 or newer are needed in one folder of PATH or below ` +
        '/usr/lib/postgresql. Debian and Ubuntu have them in the package postgresql.',
    )
  return Object.fromEntries(programs.map((name) => [name, join(dir, name)])) as Programs
}

function versionsIn(home: string): string[] {
  if (!existsSync(home)) return []
  const versions = readdirSync(home).toSorted((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(home, version, 'bin'))
}

export async function openReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const found = findPrograms()
  const home = await mkdtemp(join(tmpdir(), 'tohfa-replicated-'))
  const runner = chooseRunner(found, home, join(home, 'none'))
  const proxy = await openTcpProxy()
  const link = await openTcpProxy()
  const own = (port: number) => `postgres://tohfa@127.0.0.1:${port}/tohfa`
  let servers = 0

  async function run(program: keyof Programs, args: string[]): Promise<void> {
    const child = runner.start(found[program], args, { stdio: ['ignore', 'ignore', 'pipe'] })
    let complaint = ''
    child.stderr?.on('data', (text: Buffer) => (complaint += text.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`${program} failed: ${complaint.trim()}`)
  }

  async function start(dir: string): Promise<Server> {
    const port = await freePort()
    const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '' }
    const server = { port, dir, process: postgresOf(runner, found.postgres, dir, settings) }
    await until('a server accepts connections', () => asked(port, 'select 1').then(() => true))
    return server
  }

  /** Statements on a server itself, which wait for no standby. */
  async function asked(port: number, ...statements: string[]): Promise<pg.QueryResult> {
    const url = new URL(own(port))
    if (servers < 2) url.pathname = '/postgres'
    const client = new pg.Client(url.href)
    client.on('error', () => undefined)
    await client.connect()
    try {
      let last = await client.query('set synchronous_commit = local')
      for (const statement of statements) last = await client.query(statement)
      return last
    } finally {
      await client.end()
    }
  }

  const waitFor = (port: number, names: string) =>
    asked(
      port,
      `alter system set synchronous_standby_names = '${names}'`,
      'select pg_reload_conf()',
    )

  async function copyOf(from: Server): Promise<Server> {
    const dir = join(home, `server-${++servers}`)
    link.leadTo(from.port)
    const source = `host=127.0.0.1 port=${link.port} user=tohfa`
    await run('pg_basebackup', ['-D', dir, '-R', '-c', 'fast', '-d', source])
    const standby = await start(dir)
    await until('the standby follows', async () => {
      const { rows } = await asked(
        from.port,
        `select from pg_stat_replication where state = 'streaming'`,
      )
      return rows.length === 1
    })
    return standby
  }

  /** Processes of a server hear of a setting one after the other, late on a busy machine. */
  async function untilCommitsWait(): Promise<void> {
    signalAll(standby, 'SIGSTOP')
    const client = new pg.Client(own(primary.port))
    client.on('error', () => undefined)
    await client.connect()
    const state = { isOver: false }
    const commits = async () => {
      while (!state.isOver)
        await client.query(`select pg_logical_emit_message(true, 'torture', '')`)
    }
    const probe = commits()
    await until('commits wait for the standby', async () => {
      const { rows } = await asked(
        primary.port,
        `select from pg_stat_activity where wait_event = 'SyncRep'`,
      )
      return rows.length > 0
    })
    state.isOver = true
    signalAll(standby, 'SIGCONT')
    await probe
    await client.end()
  }

  const first = join(home, `server-${++servers}`)
  await run('initdb', ['-D', first, '-U', 'tohfa', '-A', 'trust', '-E', 'UTF8', '--locale=C'])
  let primary = await start(first)
  await asked(primary.port, 'create database tohfa')
  proxy.leadTo(primary.port)
  const url = own(proxy.port)
  await migrate(url)
  let standby = await copyOf(primary)
  await waitFor(primary.port, '*')
  await untilCommitsWait()

  return {
    url,
    proxy,
    link,
    async killPrimary() {
      const ended = once(primary.process, 'exit')
      // A machine dies at once. A backend that outlives its postmaster would show others a commit that
      // still waited for the standby.
      signalAll(primary, 'SIGSTOP')
      signalAll(primary, 'SIGKILL')
      await ended
    },
    async promote() {
      await waitFor(standby.port, '')
      await asked(standby.port, 'select pg_promote(true, 60)')
      const old = primary
      primary = standby
      proxy.leadTo(primary.port)
      await rm(old.dir, { recursive: true, force: true })
    },
    async rejoin() {
      standby = await copyOf(primary)
      await waitFor(primary.port, '*')
      await untilCommitsWait()
    },
    hangStandby: () => signalAll(standby, 'SIGSTOP'),
    resumeStandby: () => signalAll(standby, 'SIGCONT'),
    async setSynchronous(on) {
      await waitFor(primary.port, on ? '*' : '')
    },
    async close() {
      await Promise.all([proxy.close(), link.close()])
      for (const server of new Set([primary, standby])) {
        if (server.process.exitCode !== null || server.process.signalCode !== null) continue
        const ended = once(server.process, 'exit')
        signalAll(server, 'SIGKILL')
        await ended
      }
      await rm(home, { recursive: true, force: true })
    },
  }
}

function postgresOf(
  runner: Runner,
  program: string,
  dir: string,
  settings: Record<string, string | number>,
): ChildProcess {
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return runner.start(program, ['-D', dir, ...given], { stdio: 'ignore', cwd: dirname(dir) })
}

/** The postmaster first, so that it starts no process anew. */
function signalAll({ process: postmaster }: Server, signal: NodeJS.Signals): void {
  const { pid } = postmaster
  if (pid === undefined) return
  const children = childrenOf(pid)
  for (const one of [pid, ...children]) {
    try {
      process.kill(one, signal)
    } catch {
      // It has ended by itself.
    }
  }
}

function childrenOf(pid: number): number[] {
  const listed = `/proc/${pid}/task/${pid}/children`
  const text = existsSync(listed)
    ? readFileSync(listed, 'utf8')
    : execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return text.trim().split(/\s+/).filter(Boolean).map(Number)
}
