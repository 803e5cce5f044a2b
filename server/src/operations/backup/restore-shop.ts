import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { migrate, refuseNewer } from '#platform/database/migrate.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import { StartError } from '@tohfa/embedded-db/start-error'
import {
  type Closing,
  closingName,
  type Entry,
  type Manifest,
  manifestName,
  type TableShape,
} from './entries.ts'
import {
  analyse,
  beginRestore,
  clearTables,
  commit,
  countRows,
  holdsShop,
  setSequences,
  shopTables,
  wakeTables,
  writeRows,
} from './tables.queries.ts'
import { fileFolders, type Stores } from './stores.ts'

export type Restored = Pick<Manifest, 'takenAt'> &
  Pick<Closing, 'rows'> &
  Record<keyof Stores, number>

const notWhole = () => new StartError('The backup is not whole; nothing was restored.')

/**
 * Restores these pieces into an empty database and empty file stores: all rows in one transaction,
 * or none. An older shop's tables are migrated when this shop starts.
 *
 * @throws StartError when the database has a shop, the pictures have no store, or the pieces are
 *   incomplete or too new
 */
export async function restoreShop(
  entries: AsyncIterable<Entry>,
  url: string,
  stores: Stores,
): Promise<Restored> {
  const pieces = entries[Symbol.asyncIterator]()
  try {
    const manifest = readManifest((await pieces.next()).value)
    await prepareTables(url, manifest)
    const client = new pg.Client({ connectionString: url, application_name: 'tohfa backup' })
    await client.connect()
    try {
      return await fill(client, stores, manifest, pieces)
    } finally {
      await client.end()
    }
  } finally {
    await pieces.return?.()
  }
}

function readManifest(first: Entry | undefined): Manifest {
  if (first?.name !== manifestName) throw new StartError('This is no backup of a shop.')
  const manifest = JSON.parse(first.bytes.toString()) as Manifest
  if (manifest.format !== 1)
    throw new StartError('The backup was made by a newer version of the shop. Use that version.')
  return manifest
}

/** The tables as they were when the backup was taken, and the queue's own. */
async function prepareTables(url: string, { migrations }: Manifest): Promise<void> {
  await refuseNewer('The backup', migrations)
  await migrate(url, { only: migrations })
  const jobs = createJobs(url, () => undefined)
  await jobs.open()
  await jobs.stop()
}

async function fill(
  client: pg.Client,
  stores: Stores,
  manifest: Manifest,
  pieces: AsyncIterator<Entry>,
): Promise<Restored> {
  await beginRestore(client)
  if (await holdsShop(client))
    throw new StartError('This database holds a shop already. Restore into an empty one.')
  const { tables } = manifest
  refuseUnknownColumns(tables, await shopTables(client))
  for (const { folder } of fileFolders) await stores[folder].prepare().catch(refuseStore)
  await clearTables(client, tables)

  let piece = await pieces.next()
  for (const table of tables) {
    const home = `tables/${table.schema}.${table.name}/`
    const rows = writeRows(client, table)
    for (; !piece.done && piece.value.name.startsWith(home); piece = await pieces.next())
      if (!rows.write(piece.value.bytes)) await once(rows, 'drain')
    rows.end()
    await finished(rows)
  }
  const files = { pictures: 0, photos: 0 }
  for (const { folder, shelf } of fileFolders)
    for (; !piece.done && piece.value.name.startsWith(`${folder}/`); piece = await pieces.next()) {
      const { key, name } = shelf.file.exec(piece.value.name.slice(folder.length + 1))?.groups ?? {}
      if (!key || !name) throw notWhole()
      await stores[folder].write(key, [{ name, bytes: piece.value.bytes }])
      files[folder] += 1
    }
  if (piece.done || piece.value.name !== closingName) throw notWhole()
  const closing = JSON.parse(piece.value.bytes.toString()) as Closing
  for (const table of tables)
    if (closing.rows[`${table.schema}.${table.name}`] !== (await countRows(client, table)))
      throw notWhole()
  const { pictures, photos = 0 } = closing
  if (files.pictures !== pictures || files.photos !== photos) throw notWhole()
  await setSequences(client, closing.sequences)
  await wakeTables(client, tables)
  await commit(client)
  await analyse(client)
  return { takenAt: manifest.takenAt, rows: closing.rows, ...files }
}

function refuseStore(error: Error): never {
  throw new StartError(`The store of pictures cannot be used: ${error.message}.`, { cause: error })
}

function refuseUnknownColumns(wanted: readonly TableShape[], present: readonly TableShape[]): void {
  for (const { schema, name, columns } of wanted) {
    const there = present.find((table) => table.schema === schema && table.name === name)
    const missing = columns.find((column) => !there?.columns.includes(column))
    if (missing !== undefined)
      throw new StartError(
        `The backup has ${schema}.${name}.${missing}, which this version of the shop does not know. Restore it with the version that made it, and upgrade then.`,
      )
  }
}
