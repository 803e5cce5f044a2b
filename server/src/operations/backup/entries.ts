/**
 * A shop as a row of named pieces, in this order: the manifest, the tables in pieces of their COPY
 * text, the pictures, people's photos, the closing count. An archive holds them in a file; a move hands them on.
 */
export type Entry = { name: string; bytes: Buffer }

/** What the pieces were taken from; restoring needs to know before the first row. */
export type Manifest = {
  format: 1
  takenAt: string
  /** The migrations that the tables had seen. */
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
