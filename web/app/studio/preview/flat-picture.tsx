import { useEffect, useState } from 'react'
import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import { photoAddress, photosNamed } from '#studio/photos/photo-address.ts'
import { carriedAddress } from '#studio/photos/photo-copy.ts'
import type { Photos } from '#studio/draft/use-draft.ts'

/** An area as it is printed, lying flat, where no picture of the product can be drawn. */
export function FlatPicture({
  svg,
  photos,
  area: { width, height, bleed },
  ground,
}: {
  svg: string
  /** Those that it names. */
  photos: Photos
  area: Pick<BlankArea, 'width' | 'height' | 'bleed'>
  /** The colour that the design lies on. */
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

/** The address of a picture once it can be shown: until then the one before stays. */
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

/** A sheet that carries the photos that it names; those that are not copied yet come with the next one. */
async function withPhotos(svg: string, photos: Photos): Promise<string> {
  let whole = svg
  for (const sha256 of photosNamed(svg)) {
    const copy = photos[sha256]?.copy
    if (copy) whole = whole.replaceAll(photoAddress(sha256), await carriedAddress(copy))
  }
  return whole
}
