import { mostBytesOfFile, mostFiles } from '@tohfa/contract/catalog/media-limits'
import { uploadPictures } from '#admin/catalog/product-form/upload.calls.ts'
import { readZip, typeOfPicture, ZipError, type ZipFault } from './read-zip.ts'

type Given = { name: string; read: () => Promise<File> }
export type PicturesGiven = {
  /** Addresses by the names of the files. */
  pictures: Record<string, string>
  /** `why` is a fault of an archive, or a sentence. */
  refused: { name: string; why: string }[]
}

/**
 * Uploads pictures, and those in archives, a few at once. What cannot be taken is named, and costs
 * no other.
 */
export async function givePictures(
  files: readonly File[],
  onProgress: (done: number, all: number) => void,
): Promise<PicturesGiven> {
  const found: PicturesGiven = { pictures: {}, refused: [] }
  const given: Given[] = []
  for (const file of files) {
    if (typeOfPicture(file.name)) given.push({ name: file.name, read: async () => file })
    else
      await readZip(file, mostBytesOfFile).then(
        (all) => given.push(...all),
        (error: unknown) => found.refused.push({ name: file.name, why: faultOf(error) }),
      )
  }
  for (let from = 0; from < given.length; from += mostFiles) {
    onProgress(from, given.length)
    const some: File[] = []
    for (const { name, read } of given.slice(from, from + mostFiles))
      await read().then(
        (file) => some.push(file),
        (error: unknown) => found.refused.push({ name, why: faultOf(error) }),
      )
    await send(some, found)
  }
  return found
}

async function send(files: readonly File[], found: PicturesGiven): Promise<void> {
  if (files.length === 0) return
  const answer = await uploadPictures(files, '', () => undefined)
  if (answer.success) {
    for (const [at, { name }] of files.entries()) {
      const address = answer.imageUrls[at]
      if (address) found.pictures[name] = address
    }
    return
  }
  const [first] = files
  // One that is broken refuses all that were sent with it.
  if (files.length > 1) for (const file of files) await send([file], found)
  else if (first) found.refused.push({ name: first.name, why: answer.error })
}

const faultOf = (error: unknown): ZipFault => (error instanceof ZipError ? error.fault : 'broken')
