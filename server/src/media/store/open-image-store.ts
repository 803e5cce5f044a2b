import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { diskStore } from './disk-store.ts'
import type { ImageStore } from './image-store.ts'
import { s3Store } from './s3-store.ts'

/** Object storage where it is configured, else files under DATA_DIR/images. */
export function openImageStore(config: Pick<Config, 's3' | 'dataDir'>): ImageStore {
  return config.s3 ? s3Store(config.s3) : diskStore(join(config.dataDir, 'images'))
}
