import pg from 'pg'
import type { ImageStore } from '../media/store/image-store.ts'
import { type Closing, closingName, type Entry, json, manifestName } from './entries.ts'
import {
  appliedMigrations,
  beginSnapshot,
  commit,
  countRows,
  pictureKeys,
  readRows,
  readSequences,
  shopTables,
} from './tables.queries.ts'

/** A piece of a table: large enough to be few, small enough for memory. */
const pieceBytes = 4 * 1024 * 1024

/**
 * Everything a shop is, piece by piece: all tables as they were at one moment, and the pictures that
 * they name. The shop may serve meanwhile.
 */
export async function* dumpShop(url: string, store: ImageStore): AsyncGenerator<Entry> {
  const client = new pg.Client({ connectionString: url, application_name: 'tohfa backup' })
  await client.connect()
  try {
    await beginSnapshot(client)
    const tables = await shopTables(client)
    const migrations = await appliedMigrations(client)
    const takenAt = new Date().toISOString()
    yield json(manifestName, { format: 1, takenAt, migrations, tables })

    const rows: Closing['rows'] = {}
    for (const table of tables) {
      const name = `${table.schema}.${table.name}`
      rows[name] = await countRows(client, table)
      let number = 0
      for await (const bytes of pieces(readRows(client, table)))
        yield { name: `tables/${name}/${String((number += 1)).padStart(6, '0')}`, bytes }
    }
    const keys = await pictureKeys(client)
    const sequences = await readSequences(client)
    await commit(client)

    let pictures = 0
    for (const key of keys)
      for (const name of (await store.names(key)).sort()) {
        const bytes = await store.read(key, name)
        // One that nothing shows may be removed at this very moment.
        if (!bytes) continue
        pictures += 1
        yield { name: `pictures/${key}/${name}`, bytes }
      }
    yield json(closingName, { rows, sequences, pictures })
  } finally {
    await client.end()
  }
}

async function* pieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    held.push(chunk)
    size += chunk.length
    if (size < pieceBytes) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}
