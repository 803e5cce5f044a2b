import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Scene, TextItem } from '@tohfa/print-engine/scene/scene'
import { areaSvg } from '@tohfa/print-engine/scene/scene-svg'
import { keepOutline, shapeAll, shapedText } from './outlines.ts'
import { photoAddress } from '#studio/photos/photo-address.ts'
import type { Photos } from '#studio/draft/use-draft.ts'

/** In place of a photo that nobody chose yet. */
const placeholder = '#d9d2c6'

/** The sheets of a design as SVG, by area, and whether the last change could not be drawn. */
export type Pictures = { svgs: Readonly<Record<string, string>> | undefined; isStale: boolean }
/** Is over once what was last drawn is seen, or could not be drawn. */
export type Seen = () => Promise<void> | undefined

const textsOf = ({ areas }: Scene): TextItem[] =>
  areas.flatMap(({ items }) => items.filter((item) => item.kind === 'text'))

/**
 * Draws a design anew with each change, each as soon as its words are shaped. What fails leaves the
 * picture as it was.
 *
 * @param onDrawn is handed the sheets; the page is rendered with them once it is done
 */
export function usePictures(
  studio: ProductStudio,
  scene: Scene,
  photos: Photos,
  isOn: boolean,
  onDrawn: (svgs: Pictures['svgs']) => Promise<void>,
): Pictures & { seen: Seen } {
  const [svgs, setSvgs] = useState<Pictures['svgs']>()
  const [isStale, setStale] = useState(false)
  const begun = useRef(0)
  const shown = useRef(0)
  const drawing = useRef<Promise<void>>(undefined)
  const passOn = useEffectEvent(onDrawn)

  useEffect(() => {
    for (const item of textsOf(studio.template)) {
      const outline = studio.outlines[item.id]
      if (outline) keepOutline(item, outline)
    }
  }, [studio])

  useEffect(() => {
    if (!isOn) return undefined
    const controller = new AbortController()
    begun.current += 1
    const turn = begun.current
    const draw = async () => {
      await shapeAll(textsOf(scene), controller.signal)
      // Somebody who types on sees each word that was shaped, but none twice.
      if (turn < shown.current) return
      shown.current = turn
      const drawn = sheetsOf(studio, scene, photos)
      // What is said about a design may come a moment later than its picture, which it would hold up.
      await passOn(drawn)
      if (turn < shown.current) return
      startTransition(() => {
        setSvgs(drawn)
        setStale(false)
      })
    }
    drawing.current = draw().catch(() => {
      if (!controller.signal.aborted) setStale(true)
    })
    return () => controller.abort()
  }, [studio, scene, photos, isOn])

  const seen = useCallback(() => drawing.current, [])
  return { svgs, isStale, seen }
}

function sheetsOf({ blank, motifs }: ProductStudio, scene: Scene, photos: Photos) {
  const parts = {
    text: (item: TextItem) => shapedText(item)?.d ?? '',
    photo: ({ file }: { file: string | null }) =>
      file && photos[file] ? photoAddress(file) : undefined,
    motif: (id: string) => motifs[id],
    placeholder,
  }
  return Object.fromEntries(
    scene.areas.flatMap((area) => {
      const sheet = blank.areas.find(({ id }) => id === area.id)
      return sheet ? [[area.id, areaSvg(area, sheet, parts)]] : []
    }),
  )
}
