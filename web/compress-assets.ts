import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const compressible = /\.(?:js|css|svg|json|txt|wasm)$/

/**
 * Writes .br and .gz copies of every text file of the client builds, so that no request compresses
 * them. Files that are identical in several builds, more than half, are compressed once.
 */
export async function compressAssets(folders: readonly string[]): Promise<void> {
  const known = new Map<string, Promise<Compressed>>()
  const paths = (await Promise.all(folders.map(textFilesOf))).flat()
  await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path)
      const key = bytes.toString('latin1')
      const compressed = known.get(key) ?? compress(bytes)
      known.set(key, compressed)
      const { br, gz } = await compressed
      await Promise.all([put(`${path}.br`, br), put(`${path}.gz`, gz)])
    }),
  )
}

type Compressed = { br: Buffer; gz: Buffer }

async function compress(bytes: Buffer): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  return { br, gz }
}

/** Written completely or not at all: it may be requested meanwhile. */
async function put(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.new`, bytes)
  await rename(`${path}.new`, path)
}

async function textFilesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
}
