import { useEffect, useState } from 'react'
import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import { photoAddress, photosNamed } from '#studio/photos/photo-address.ts'
import { carriedAddress } from '#studio/photos/photo-copy.ts'
import type { Photos } from '#studio/draft/draft-photo.ts'

/** A flat picture of an area, where no mock-up can be drawn. */
export function FlatPicture({
  svg,
  photos,
  area: { width, height, bleed },
  ground,
}: {
  svg: string
  /** The photos in it. */
  photos: Photos
  area: Pick<BlankArea, 'width' | 'height' | 'bleed'>
  /** The colour under the design. */
  ground: string
}) {
  const src = useDecoded(svg, photos)
  const [across, down] = [width + 2 * bleed, height + 2 * bleed]
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${across} ${down}`}
      className="max-h-full w-full border border-hairline"
    >
      <rect width={across} height={down} fill={ground} />
      {src && <image href={src} width={across} height={down} />}
    </svg>
  )
}

/** The address of a picture once it has loaded: until then the previous one stays. */
function useDecoded(svg: string, photos: Photos): string | undefined {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    let isOvertaken = false
    async function show() {
      const src = `data:image/svg+xml,${encodeURIComponent(await withPhotos(svg, photos))}`
      const image = new Image()
      image.src = src
      await image.decode().catch(() => undefined)
      if (!isOvertaken) setShown(src)
    }
    void show()
    return () => {
      isOvertaken = true
    }
  }, [svg, photos])
  return shown
}

/** A sheet with its photos embedded; photos without a copy yet are in the next one. */
async function withPhotos(svg: string, photos: Photos): Promise<string> {
  let whole = svg
  for (const sha256 of photosNamed(svg)) {
    const copy = photos[sha256]?.copy
    if (copy) whole = whole.replaceAll(photoAddress(sha256), await carriedAddress(copy))
  }
  return whole
}
