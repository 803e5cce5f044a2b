import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { v7 } from 'uuid'
import { photoLimits } from '@tohfa/contract/studio/photo-limits'
import { storageFailure } from '#platform/media/store/storage-full.ts'
import { refusal } from './prepare-photo.ts'

/** A body that was received completely; its bytes are on disk. */
export type Upload = { sha256: string; read(): Promise<Buffer> }

/** The folder of bodies in the queue. */
export type Uploads = {
  /**
   * Receives a body, however slow, and runs `work` on it; then deletes it. Throws 413 when it is
   * too large, and leaves the rest of it unread.
   */
  receive<T>(
    body: Readable,
    length: number | undefined,
    work: (upload: Upload) => Promise<T>,
  ): Promise<T>
  /** Existing ones, and those of a killed process. */
  keys(): AsyncIterable<string>
  remove(key: string): Promise<void>
}

/** Bodies as files in `folder`, so that memory holds a piece of each. */
export function createUploads(folder: string): Uploads {
  const remove = (key: string) => rm(join(folder, key), { force: true })
  return {
    async receive(body, length = 0, work) {
      if (length > photoLimits.mostBytes) throw tooLarge()
      await mkdir(folder, { recursive: true })
      const key = v7()
      const path = join(folder, key)
      try {
        const sha256 = await write(body, path)
        return await work({ sha256, read: () => readFile(path) })
      } finally {
        await remove(key)
      }
    },
    async *keys() {
      await mkdir(folder, { recursive: true })
      yield* await readdir(folder)
    },
    remove,
  }
}

/** Writes a body to a new file; its SHA-256. */
async function write(body: Readable, path: string): Promise<string> {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of piecesOf(body)) {
      bytes += chunk.length
      if (bytes > photoLimits.mostBytes) throw tooLarge()
      hash.update(chunk)
      await file.writeFile(chunk)
    }
  } catch (error) {
    throw body.destroyed ? refusal('bad_request', 'photoBroken', error) : storageFailure(error)
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}

/**
 * An error of the reader must not break the connection, because the answer is still to be written.
 */
function piecesOf(body: Readable): AsyncIterable<Buffer> {
  return body.iterator({ destroyOnReturn: false })
}

function tooLarge() {
  return refusal('payload_too_large', 'photoTooLarge')
}
