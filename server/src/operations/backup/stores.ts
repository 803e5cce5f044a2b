import type { Config } from '#platform/config/config.ts'
import {
  imageShelf,
  type ImageStore,
  photoShelf,
  type Shelf,
} from '#platform/media/store/image-store.ts'
import { openImageStore } from '#platform/media/store/open-image-store.ts'

/** The file stores of a shop: its pictures, and people's own photos. */
export type Stores = { pictures: ImageStore; photos: ImageStore }

/** The files of a shop, in the order of their pieces: `<folder>/<key>/<name>`. */
export const fileFolders: readonly { folder: keyof Stores; shelf: Shelf }[] = [
  { folder: 'pictures', shelf: imageShelf },
  { folder: 'photos', shelf: photoShelf },
]

export function openStores(config: Pick<Config, 's3' | 'dataDir'>): Stores {
  return { pictures: openImageStore(config), photos: openImageStore(config, photoShelf) }
}
