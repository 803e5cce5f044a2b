import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { until } from './checks.ts'
import {
  asked,
  connectTo,
  hasEnded,
  killServer,
  openServers,
  type Server,
  signalAll,
  urlOf,
} from './postgres-servers.ts'
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'

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
  /** Writes into the primary's log until it refuses or falls, because its disk is full. */
  useUpLog(): Promise<void>
  /** Starts the primary again, if it has fallen. */
  restartPrimary(): Promise<void>
  /** Stops all processes of the standby without ending them. */
  hangStandby(): void
  resumeStandby(): void
  /** Whether commits wait for the standby. */
  setSynchronous(on: boolean): Promise<void>
  close(): Promise<void>
}

/** @param disk an existing folder for the files of the first primary, in place of a new one */
export async function openReplicatedDatabase(disk?: string): Promise<ReplicatedDatabase> {
  const servers = await openServers()
  const proxy = await openTcpProxy()
  const link = await openTcpProxy()
  let created = 0
  const nextDir = (home = servers.home) => join(home, `server-${++created}`)

  const waitFor = (server: Server, names: string) =>
    asked(
      server,
      'tohfa',
      `alter system set synchronous_standby_names = '${names}'`,
      'select pg_reload_conf()',
    )

  async function copyOf(from: Server): Promise<Server> {
    const dir = nextDir()
    link.leadTo(from.port)
    const source = `host=127.0.0.1 port=${link.port} user=tohfa`
    await servers.run('pg_basebackup', ['-D', dir, '-R', '-c', 'fast', '-d', source])
    const standby = await servers.start(dir)
    await until('the standby follows', async () => {
      const { rows } = await asked(
        from,
        'tohfa',
        `select from pg_stat_replication where state = 'streaming'`,
      )
      return rows.length === 1
    })
    return standby
  }

  /** Processes of a server hear of a setting one after the other, late on a busy machine. */
  async function untilCommitsWait(): Promise<void> {
    signalAll(standby, 'SIGSTOP')
    const client = await connectTo(urlOf(primary))
    const state = { isOver: false }
    const commits = async () => {
      while (!state.isOver)
        await client.query(`select pg_logical_emit_message(true, 'torture', '')`)
    }
    const probe = commits()
    await until('commits wait for the standby', async () => {
      const { rows } = await asked(
        primary,
        'tohfa',
        `select from pg_stat_activity where wait_event = 'SyncRep'`,
      )
      return rows.length > 0
    })
    state.isOver = true
    signalAll(standby, 'SIGCONT')
    await probe
    await client.end()
  }

  if (disk) await servers.own(disk)
  const first = nextDir(disk)
  await servers.create(first)
  let primary = await servers.start(first)
  await asked(primary, 'postgres', 'create database tohfa')
  proxy.leadTo(primary.port)
  const url = urlOf(proxy)
  await migrate(url)
  let standby = await copyOf(primary)
  await waitFor(primary, '*')
  await untilCommitsWait()

  return {
    url,
    proxy,
    link,
    killPrimary: () => killServer(primary),
    async promote() {
      await waitFor(standby, '')
      await asked(standby, 'tohfa', 'select pg_promote(true, 60)')
      const old = primary
      primary = standby
      proxy.leadTo(primary.port)
      await rm(old.dir, { recursive: true, force: true })
    },
    async rejoin() {
      // As autovacuum would in the weeks between two such falls; here there are seconds.
      await asked(primary, 'tohfa', 'vacuum (analyze)')
      standby = await copyOf(primary)
      await waitFor(primary, '*')
      await untilCommitsWait()
    },
    async useUpLog() {
      const megabyte = `select pg_logical_emit_message(false, '', repeat('x', 1000000))`
      try {
        for (;;) await asked(primary, 'tohfa', megabyte)
      } catch {
        // What it says does not matter: the shop must cope with any.
      }
    },
    restartPrimary: () =>
      // It may fall a moment later, while it recovers.
      until('the primary is back', async () => {
        const { dir, port } = primary
        if (hasEnded(primary)) primary = await servers.start(dir, {}, port)
        await asked(primary, 'tohfa', 'select 1')
        return true
      }),
    hangStandby: () => signalAll(standby, 'SIGSTOP'),
    resumeStandby: () => signalAll(standby, 'SIGCONT'),
    async setSynchronous(on) {
      await waitFor(primary, on ? '*' : '')
    },
    async close() {
      await Promise.all([proxy.close(), link.close()])
      await servers.close()
      await rm(first, { recursive: true, force: true })
    },
  }
}
