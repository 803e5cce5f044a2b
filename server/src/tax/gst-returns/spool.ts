import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { v7 } from 'uuid'
import { storageFailure } from '#platform/media/store/storage-full.ts'

/**
 * Writes pieces to an unlinked file and reads it from the beginning. A slow reader blocks nobody,
 * and an error occurs before anything is sent. The file is gone once it is read or closed, also
 * when the process is killed.
 */
export async function spool(
  folder: string,
  pieces: AsyncIterable<string | Uint8Array>,
  signal: AbortSignal,
): Promise<Readable> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, v7())
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    for await (const piece of pieces) {
      signal.throwIfAborted()
      await file.writeFile(piece)
    }
    signal.throwIfAborted()
    return file.createReadStream({ start: 0 })
  } catch (error) {
    await file.close()
    throw storageFailure(error)
  }
}
