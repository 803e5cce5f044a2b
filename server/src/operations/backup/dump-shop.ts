import pg from 'pg'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import { type Closing, closingName, type Entry, json, manifestName } from './entries.ts'
import {
  appliedMigrations,
  beginSnapshot,
  commit,
  countRows,
  photoKeys,
  pictureKeys,
  readRows,
  readSequences,
  shopTables,
} from './tables.queries.ts'
import type { Stores } from './stores.ts'

/** The size of a piece of a table: large enough to be few, small enough for memory. */
const pieceBytes = 4 * 1024 * 1024

/**
 * Everything a shop is, piece by piece: all tables as they were at one moment, and the pictures and
 * photos that they name. The shop may serve meanwhile.
 */
export async function* dumpShop(url: string, stores: Stores): AsyncGenerator<Entry> {
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
    const keys = {
      pictures: await pictureKeys(client),
      // A shop that moves may not have been upgraded to have any.
      photos: tables.some(({ name }) => name === 'studio_photos') ? await photoKeys(client) : [],
    }
    const sequences = await readSequences(client)
    await commit(client)

    const pictures = yield* files('pictures', stores.pictures, keys.pictures)
    const photos = yield* files('photos', stores.photos, keys.photos)
    yield json(closingName, { rows, sequences, pictures, photos })
  } finally {
    await client.end()
  }
}

/** The files under these keys; how many they were. */
async function* files(
  folder: keyof Stores,
  store: ImageStore,
  keys: readonly string[],
): AsyncGenerator<Entry, number> {
  let count = 0
  for (const key of keys)
    for (const name of (await store.names(key)).sort()) {
      const bytes = await store.read(key, name)
      // One that nothing shows may be removed at this very moment.
      if (!bytes) continue
      count += 1
      yield { name: `${folder}/${key}/${name}`, bytes }
    }
  return count
}

async function* pieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    pending.push(chunk)
    size += chunk.length
    if (size < pieceBytes) continue
    yield Buffer.concat(pending)
    pending = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(pending)
}
