import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseDelays } from '#platform/database/database-delays.ts'

/** Between two attempts to reach a database that does not answer. */
const againMs = 1_000
/** After this an unanswered record is given up: its connection may lead nowhere. */
const recordMs = 20_000

/**
 * Whether commits are acknowledged. A commit waits for its synchronous standby without a limit,
 * which no timeout of PostgreSQL ends. So after the first one that is not acknowledged in time,
 * writes are refused at once until a record is. Otherwise each would keep a connection of the
 * database.
 */
export type WriteGate = {
  isClosed(): boolean
  /** @throws WritesPaused while it is closed */
  enter(): void
  /** Closes the gate until the database acknowledges a record. */
  close(): void
  /** Writes a record; false unless it is acknowledged in time. */
  acknowledges(): Promise<boolean>
  stop(): Promise<void>
}

/** Writes are not attempted; counts as a database that is not available. */
class WritesPaused extends Error {
  override readonly name = 'WritesPaused'
  readonly code = '57P03'
}

export const isRefusedByGate = (error: unknown): boolean => error instanceof WritesPaused

export function createWriteGate(
  url: string,
  { connectionMs, commitMs }: Pick<DatabaseDelays, 'connectionMs' | 'commitMs'>,
  log: (error: Error) => void,
): WriteGate {
  const stopping = new AbortController()
  let client: pg.Client | undefined
  let isShut = false
  let recording: Promise<void> | undefined

  async function connected(): Promise<pg.Client> {
    if (client) return client
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'tohfa gate',
      keepAlive: true,
      connectionTimeoutMillis: connectionMs,
      query_timeout: recordMs,
    })
    fresh.on('error', () => drop(fresh))
    await fresh.connect()
    return (client = fresh)
  }

  function drop(old: pg.Client | undefined): void {
    if (client === old) client = undefined
    void old?.end().catch(() => undefined)
  }

  /** A record of the log that is committed like any write, and changes no row. */
  async function writeRecord(): Promise<void> {
    try {
      await (await connected()).query(`select pg_logical_emit_message(true, 'tohfa', '')`)
    } catch (error) {
      drop(client)
      throw error
    }
  }

  const record = () => (recording ??= writeRecord().finally(() => (recording = undefined)))

  async function untilAcknowledged(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await record()
        isShut = false
        return
      } catch {
        await sleep(againMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  return {
    isClosed: () => isShut,
    enter() {
      if (isShut) throw new WritesPaused('the database acknowledges no writes')
    },
    close() {
      if (isShut) return
      isShut = true
      log(new WritesPaused('a commit was not acknowledged in time: writes are refused meanwhile'))
      void untilAcknowledged()
    },
    async acknowledges() {
      const late = new AbortController()
      const isLate = sleep(commitMs, false, { signal: late.signal }).catch(() => false)
      const done = record().then(
        () => true,
        () => false,
      )
      return Promise.race([done, isLate]).finally(() => late.abort())
    },
    async stop() {
      stopping.abort()
      const open = client
      client = undefined
      await open?.end().catch(() => undefined)
    },
  }
}
