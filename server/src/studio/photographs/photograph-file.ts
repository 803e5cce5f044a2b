import type { Photograph } from '@tohfa/print-engine/mockup/photograph'
import { imageKeyOf } from '#platform/media/image-url.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'

/** The file of a photograph's picture: as high and wide as a kit. */
export const photographName = '720.webp'

/** The file of a photograph for a drawing process, under the name that its tasks know. */
export function photographFile(
  store: Pick<ImageStore, 'read'>,
  photograph: Pick<Photograph, 'picture'> | undefined,
): { photograph?: () => Promise<Buffer> } {
  if (!photograph) return {}
  return {
    async photograph() {
      const bytes = await store.read(imageKeyOf(photograph.picture) ?? '', photographName)
      if (!bytes) throw new Error(`the photograph ${photograph.picture} has no file`)
      return bytes
    },
  }
}
