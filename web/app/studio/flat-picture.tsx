import { useEffect, useState } from 'react'
import type { BlankArea } from '@tohfa/contract/studio/blanks'

/** An area as it is printed, lying flat, where no picture of the product can be drawn. */
export function FlatPicture({
  svg,
  area: { width, height, bleed },
  ground,
}: {
  svg: string
  area: Pick<BlankArea, 'width' | 'height' | 'bleed'>
  /** The colour that the design lies on. */
  ground: string
}) {
  const src = useDecoded(svg)
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
function useDecoded(svg: string): string | undefined {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    let isOvertaken = false
    const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
    const image = new Image()
    image.src = src
    const show = () => {
      if (!isOvertaken) setShown(src)
    }
    image.decode().then(show, show)
    return () => {
      isOvertaken = true
    }
  }, [svg])
  return shown
}
