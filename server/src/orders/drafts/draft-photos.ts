import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { Photos } from '#studio/photos/photos.service.ts'

/**
 * The photos that staff may put on the goods of a customer: those that they uploaded themselves, and
 * the customer's own. What is printed of the former becomes the customer's as well.
 */
export function draftPhotos(
  photos: Pick<Photos, 'named' | 'copyFor'>,
  { staffId, customerId }: { staffId: string; customerId: string | undefined },
) {
  const ofStaff = new Map<string, Awaited<ReturnType<Photos['named']>>[number]>()

  return {
    async named(names: readonly string[]) {
      const uploaded = await photos.named(staffId, names)
      for (const photo of uploaded) ofStaff.set(photo.sha256, photo)
      const own = customerId ? await photos.named(customerId, names) : []
      return [...uploaded, ...own]
    },

    /** Copies what these designs show; what is returned gives it to the customer. */
    copy(scenes: readonly Scene[]) {
      const shown = new Set(
        scenes.flatMap(({ areas }) =>
          areas.flatMap(({ items }) =>
            items.flatMap((item) => (item.kind === 'photo' && item.file ? [item.file] : [])),
          ),
        ),
      )
      return photos.copyFor([...ofStaff.values()].filter(({ sha256 }) => shown.has(sha256)))
    },
  }
}
