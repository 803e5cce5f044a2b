import { useEffect, useState } from 'react'
import type { PhotoItem } from '@tohfa/print-engine/scene/scene'
import type { DraftPhoto } from '#studio/draft/draft-photo.ts'
import { measure } from '#studio/photos/known-levels.ts'
import { blobOf } from '#studio/photos/photo-copy.ts'
import { photoWithin } from '#studio/photos/scale-photo.ts'
import { photosOf, type SheetPhoto, type SheetPhotos } from '#studio/preview/sheet-photos.ts'
import { frameSvg } from './paint-frame.ts'

/** The longer side in pixels of the photo under its frame. */
const seenSide = 1_000

/** The pixels of a photo in a look; the former ones until these are ready, null if it cannot be read. */
export function useSheetPhotos(photo: DraftPhoto, item: PhotoItem): SheetPhotos | null | undefined {
  const [pixels, setPixels] = useState<SheetPhoto | null>()
  const [photos, setPhotos] = useState<SheetPhotos>()
  const stored = photo.copy ?? photo.file
  const { look } = item

  useEffect(() => {
    let isGone = false
    async function read() {
      const read = stored && (await photoWithin(blobOf(stored), seenSide).catch(() => null))
      if (!isGone) setPixels(read)
    }
    void read()
    return () => {
      isGone = true
    }
    // The copy replaces the file while it is shown, with the same picture.
    // oxlint-disable-next-line react/exhaustive-deps -- by its sha256
  }, [photo.sha256])

  useEffect(() => {
    if (!pixels) return undefined
    let isGone = false
    async function color(read: SheetPhoto) {
      if (look === 'clear') await measure(photo).catch(() => undefined)
      const svg = frameSvg(item)
      const ready = await photosOf(svg, () => Promise.resolve(read))
      if (!isGone) setPhotos(ready)
    }
    void color(pixels)
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- moving it changes no colours
  }, [pixels, look])

  return pixels === null ? null : photos
}
