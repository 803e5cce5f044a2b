/**
 * A shop as a sequence of named pieces, in this order: the manifest, the tables in pieces of their
 * COPY text, the pictures, people's photos, the final count. An archive stores them in a file; a
 * move passes them on.
 */
export type Entry = { name: string; bytes: Buffer }

/** The source of the pieces; restoring needs it before the first row. */
export type Manifest = {
  format: 1
  takenAt: string
  /** The migrations that were applied to the tables. */
  migrations: string[]
  tables: TableShape[]
}

export type TableShape = { schema: string; name: string; columns: string[] }

/** The last piece: without it, or with other counts, an archive is not whole. */
export type Closing = {
  /** By `schema.name`. */
  rows: Record<string, number>
  sequences: { schema: string; name: string; value: string; isCalled: boolean }[]
  pictures: number
  /** Files of people's own photos; not there in older backups. */
  photos?: number
}

export const manifestName = 'manifest.json'
export const closingName = 'closing.json'

export const json = (name: string, value: Manifest | Closing): Entry => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
})
