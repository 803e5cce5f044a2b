import { createReadStream, createWriteStream } from 'node:fs'
import { link, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Header } from 'tar'
import { StartError } from '@tohfa/embedded-db/start-error'
import type { Entry } from './entries.ts'

const block = 512

/**
 * Writes the pieces as a `.tar.gz` that only its owner may read. The file appears completely or not
 * at all, and never overwrites another.
 */
export async function writeArchive(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  const unfinished = `${path}.part`
  try {
    await pipeline(
      Readable.from(tarred(entries)),
      // Pictures are packed already: more effort would cost time and save nothing.
      createGzip({ level: 3 }),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    )
    await link(unfinished, path)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST'
      ? new StartError(`${path} is there already. Name another file.`, { cause: error })
      : error
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function* tarred(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const mtime = new Date()
  for await (const { name, bytes } of entries) {
    const head = Buffer.alloc(block)
    new Header({ path: name, size: bytes.length, mode: 0o600, mtime, type: 'File' }).encode(head)
    yield head
    yield bytes
    yield Buffer.alloc(-bytes.length & (block - 1))
  }
  yield Buffer.alloc(2 * block)
}

/** Reads an archive piece by piece. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const unpacked = createGunzip()
  // The reader of the stream gets the error; nobody handles this one.
  const reading = pipeline(createReadStream(path), unpacked).catch(() => undefined)
  const take = byteTaker(unpacked)
  try {
    for (;;) {
      const head = new Header(await take(block))
      if (head.nullBlock) return
      if (!head.cksumValid || head.path === undefined || head.size === undefined)
        throw new StartError(`${path} is no backup of a shop.`)
      const bytes = await take(head.size)
      await take(-head.size & (block - 1))
      yield { name: head.path, bytes }
    }
  } catch (error) {
    throw error instanceof StartError
      ? error
      : new StartError(`${path} cannot be read: ${(error as Error).message}.`, { cause: error })
  } finally {
    unpacked.destroy()
    await reading
  }
}

/** Takes exactly so many bytes at a time from a stream. */
function byteTaker(stream: AsyncIterable<Buffer>): (size: number) => Promise<Buffer> {
  const chunks = stream[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async (size) => {
    const parts: Buffer[] = [rest]
    for (let there = rest.length; there < size;) {
      const { value, done } = await chunks.next()
      if (done) throw new Error('it ends too early')
      parts.push(value)
      there += value.length
    }
    const all = parts.length === 1 ? rest : Buffer.concat(parts)
    rest = all.subarray(size)
    return all.subarray(0, size)
  }
}
