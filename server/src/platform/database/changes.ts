import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type DatabaseDelays, usualDatabaseDelays } from './database-delays.ts'
import { announcements, noteAnnouncement } from './announcements.ts'
import type { Database } from './connect.ts'
import { prepared } from './prepared.ts'

/**
 * What changed for the shop's public pages: `catalog` may alter any list (a product, review,
 * banner or the seller was written), `settings` any page; `stock` alters only what shows one of
 * these products.
 */
export type DataChange =
  | { kind: 'catalog' }
  | { kind: 'settings' }
  | { kind: 'stock'; productIds: string[] }

const channel = 'tohfa_changes'

/** Tells every process of a change once the surrounding transaction commits. */
export async function announce(tx: Database, change: DataChange): Promise<void> {
  await notify(tx, { change: JSON.stringify(change) })
  noteAnnouncement(tx)
}

const notify = prepared(sql`select pg_notify(${channel}, ${sql.placeholder('change')})`)

type Changes = {
  /**
   * Resolves once what was announced before is heard here, so that who was told of a write sees it
   * in the next read. While nothing is heard at all it does not wait, nor where this process has
   * announced nothing since it asked last.
   */
  caughtUp(): Promise<void>
  stop(): Promise<void>
}

/**
 * Hears the changes that any process announces. `onChange` gets null after the connection was
 * lost and found again: everything may have changed unheard.
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

  /** The server hands out what was announced before it answers a later query. */
  async function ask(): Promise<void> {
    announcedBefore = announcements()
    await listening?.query('select 1').catch(() => undefined)
  }

  void open()
  return {
    caughtUp() {
      if (announcements() === announcedBefore) return latestCheck
      // One question serves everyone who came before it was asked.
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
