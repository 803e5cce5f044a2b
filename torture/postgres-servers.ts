import { execFileSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { chooseRunner, chownTo } from '@tohfa/embedded-db/runner'
import { freePort } from '../server/testing/redis-server.ts'
import { until } from './checks.ts'

const programs = ['initdb', 'postgres', 'pg_basebackup'] as const
type Programs = Record<(typeof programs)[number], string>

export type Server = { port: number; dir: string; process: ChildProcess }

/** Starts PostgreSQL servers with the programs of this machine. */
export type Servers = {
  /** An empty folder that all servers may write to. */
  home: string
  run(program: 'initdb' | 'pg_basebackup', args: readonly string[]): Promise<void>
  /** A new database cluster in a folder that does not exist. */
  create(dir: string): Promise<void>
  /**
   * @param settings by their names in postgresql.conf
   * @param port by default a free one
   */
  start(dir: string, settings?: Record<string, string>, port?: number): Promise<Server>
  /** Makes an existing folder one that servers may write to. */
  own(dir: string): Promise<void>
  /** The same with all that is in it. */
  ownAll(dir: string): void
  /** Ends those that still run, and deletes the folder. */
  close(): Promise<void>
}

/** @throws Error that names the programs this machine lacks */
export async function openServers(): Promise<Servers> {
  const found = findPrograms()
  const home = await mkdtemp(join(tmpdir(), 'tohfa-servers-'))
  const runner = chooseRunner(found, home, join(home, 'none'))
  const started: Server[] = []

  async function run(program: keyof Programs, args: readonly string[]): Promise<void> {
    const child = runner.start(found[program], [...args], { stdio: ['ignore', 'ignore', 'pipe'] })
    let complaint = ''
    child.stderr?.on('data', (text: Buffer) => (complaint += text.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`${program} failed: ${complaint.trim()}`)
  }

  return {
    home,
    run,
    create: (dir) =>
      run('initdb', ['-D', dir, '-U', 'tohfa', '-A', 'trust', '-E', 'UTF8', '--locale=C']),
    async start(dir, settings = {}, port) {
      port ??= await freePort()
      const all = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
      const given = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
      const child = runner.start(found.postgres, ['-D', dir, ...given], {
        stdio: 'ignore',
        cwd: dirname(dir),
      })
      const server = { port, dir, process: child }
      started.push(server)
      await until('a server accepts connections', () =>
        asked(server, 'postgres', 'select 1').then(() => true),
      )
      return server
    },
    async own(dir) {
      if (runner.owner) await chown(dir, runner.owner.uid, runner.owner.gid)
    },
    ownAll: (dir) => chownTo(runner, dir),
    async close() {
      for (const server of started) await killServer(server)
      await rm(home, { recursive: true, force: true })
    },
  }
}

export const urlOf = ({ port }: Pick<Server, 'port'>, database = 'tohfa') =>
  `postgres://tohfa@127.0.0.1:${port}/${database}`

/** Statements on a server itself, which wait for no standby. */
export async function asked(
  server: Pick<Server, 'port'>,
  database: 'postgres' | 'tohfa',
  ...statements: string[]
): Promise<pg.QueryResult> {
  const client = await connectTo(urlOf(server, database))
  try {
    let last = await client.query('set synchronous_commit = local')
    for (const statement of statements) last = await client.query(statement)
    return last
  } finally {
    await client.end()
  }
}

/** A connection whose loss is noticed by its next statement only. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  return client
}

export const hasEnded = ({ process: { exitCode, signalCode } }: Server) =>
  exitCode !== null || signalCode !== null

/** `kill -9` of a server and all its processes, as a machine that dies. */
export async function killServer(server: Server): Promise<void> {
  if (hasEnded(server)) return
  const ended = once(server.process, 'exit')
  // A machine dies at once. A backend that outlives its postmaster would show others a commit that
  // still waited for the standby.
  signalAll(server, 'SIGSTOP')
  signalAll(server, 'SIGKILL')
  await ended
}

/** The postmaster first, so that it starts no process anew. */
export function signalAll({ process: postmaster }: Server, signal: NodeJS.Signals): void {
  const { pid } = postmaster
  if (pid === undefined) return
  for (const one of [pid, ...childrenOf(pid)]) {
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
