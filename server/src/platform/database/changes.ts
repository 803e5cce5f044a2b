import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type DatabaseDelays, usualDatabaseDelays } from './database-delays.ts'
import { announcements, noteAnnouncement } from './announcements.ts'
import type { Database } from './connect.ts'
import { prepared } from './prepared.ts'

/**
 * What changed for public pages. `catalog` may alter any list: a product, review, banner or the
 * seller was written. `settings` may alter any page. `stock` alters only pages that show one of
 * these products. `old-addresses` alters no page, only where unknown addresses lead.
 */
export type PageChange =
  | { kind: 'catalog' }
  | { kind: 'settings' }
  | { kind: 'stock'; productIds: string[] }
export type DataChange = PageChange | { kind: 'old-addresses' }

const channel = 'tohfa_changes'

/** Announces a change to every process once the surrounding transaction commits. */
export async function announce(tx: Database, change: DataChange): Promise<void> {
  await notify(tx, { change: JSON.stringify(change) })
  noteAnnouncement(tx)
}

const notify = prepared(sql`select pg_notify(${channel}, ${sql.placeholder('change')})`)

type Changes = {
  /**
   * Resolves once this process has received every change announced before, so that a client reads
   * its own writes. It does not wait while the connection is lost, nor when this process has
   * announced nothing since the last call.
   */
  caughtUp(): Promise<void>
  stop(): Promise<void>
}

/**
 * Receives the changes that any process announces. `onChange` gets null after a lost connection is
 * restored: any change may have been missed.
 */
export function listenForChanges(
  url: string,
  onChange: (change: DataChange | null) => void,
  onLost: (error: Error) => void,
  { connectionMs, changesMs }: DatabaseDelays = usualDatabaseDelays,
): Changes {
  let client: pg.Client | undefined
  let listening: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function open(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectionMs,
      query_timeout: changesMs,
    })
    let lost = false
    const reopen = (error?: Error) => {
      if (lost || stopped) return
      lost = true
      listening = undefined
      onChange(null)
      if (error) onLost(error)
      fresh.end().catch(() => undefined)
      timer = setTimeout(() => void open(), 500)
    }
    fresh.on('error', reopen)
    fresh.on('end', () => reopen())
    fresh.on('notification', (message) => {
      if (message.payload) onChange(JSON.parse(message.payload) as DataChange)
    })
    client = fresh
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
      listening = fresh
      onChange(null)
    } catch (error) {
      reopen(error instanceof Error ? error : new Error(String(error)))
    }
  }

  let latestCheck = Promise.resolve()
  let announcedBefore = -1
  let waiting: Promise<void> | undefined

  /** PostgreSQL delivers earlier notifications before it answers a later query. */
  async function ask(): Promise<void> {
    announcedBefore = announcements()
    await listening?.query('select 1').catch(() => undefined)
  }

  void open()
  return {
    caughtUp() {
      if (announcements() === announcedBefore) return latestCheck
      // One query serves every caller that came before it was sent.
      waiting ??= latestCheck.then(() => {
        waiting = undefined
        return (latestCheck = ask())
      })
      return waiting
    },
    async stop() {
      stopped = true
      listening = undefined
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
