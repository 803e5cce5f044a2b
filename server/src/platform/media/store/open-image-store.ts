import { join } from 'node:path'
import type { Config } from '#platform/config/config.ts'
import { diskStore } from './disk-store.ts'
import { imageShelf, type ImageStore, type Shelf } from './image-store.ts'
import { s3Store } from './s3-store.ts'

/** Object storage if it is configured, else files under DATA_DIR, in a folder per shelf. */
export function openImageStore(
  config: Pick<Config, 's3' | 'dataDir'>,
  shelf: Shelf = imageShelf,
): ImageStore {
  return config.s3 ? s3Store(config.s3, shelf) : diskStore(join(config.dataDir, shelf.name), shelf)
}
