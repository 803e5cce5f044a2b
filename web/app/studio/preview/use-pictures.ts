// chunk: designing
import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Scene, TextItem } from '@tohfa/print-engine/scene/scene'
import { areaSvg } from '@tohfa/print-engine/scene/scene-svg'
import { keepOutline } from './outlines.ts'
import { loadParts, partsOf } from './scene-parts.ts'
import type { Photos } from '#studio/draft/draft-photo.ts'

export type Pictures = {
  /** The sheets of a design as SVG, by area. */
  svgs: Readonly<Record<string, string>> | undefined
  /** Whether they show the design as it is now. */
  isCurrent: boolean
  /** Whether the last change could not be drawn. */
  isStale: boolean
}
/** Resolves once the last drawing is visible, or has failed. */
export type Seen = () => Promise<void> | undefined

const textsOf = ({ areas }: Scene): TextItem[] =>
  areas.flatMap(({ items }) => items.filter((item) => item.kind === 'text'))

/**
 * Draws a design after each change, as soon as its text is shaped. A failure leaves the picture
 * unchanged.
 * @param onDrawn gets the sheets; the page renders them when it resolves
 */
export function usePictures(
  studio: ProductStudio,
  scene: Scene,
  photos: Photos,
  isOn: boolean,
  onDrawn: (svgs: Pictures['svgs']) => Promise<void>,
): Pictures & { seen: Seen } {
  const [drawn, setDrawn] = useState<{ svgs: Pictures['svgs']; scene: Scene }>()
  const [isStale, setStale] = useState(false)
  const begun = useRef(0)
  const shown = useRef(0)
  const drawing = useRef<Promise<void>>(undefined)
  const passOn = useEffectEvent(onDrawn)

  useEffect(() => {
    for (const item of textsOf(studio.template)) {
      const outline = studio.outlines[item.id]
      if (outline) keepOutline(item, studio.blank.ink, outline)
    }
  }, [studio])

  useEffect(() => {
    if (!isOn) return undefined
    const controller = new AbortController()
    begun.current += 1
    const turn = begun.current
    const draw = async () => {
      await loadParts(studio, scene, photos, controller.signal)
      // While somebody types, each shaped text is drawn, but none twice.
      if (turn < shown.current) return
      shown.current = turn
      const svgs = sheetsOf(studio, scene, photos)
      // Messages about a design may follow its picture, which they would delay.
      await passOn(svgs)
      if (turn < shown.current) return
      startTransition(() => {
        setDrawn({ svgs, scene })
        setStale(false)
      })
    }
    drawing.current = draw().catch(() => {
      if (!controller.signal.aborted) setStale(true)
    })
    return () => controller.abort()
  }, [studio, scene, photos, isOn])

  const seen = useCallback(() => drawing.current, [])
  return { svgs: drawn?.svgs, isCurrent: drawn?.scene === scene, isStale, seen }
}

function sheetsOf(studio: ProductStudio, scene: Scene, photos: Photos) {
  const parts = partsOf(studio, photos)
  return Object.fromEntries(
    scene.areas.flatMap((area) => {
      const sheet = studio.blank.areas.find(({ id }) => id === area.id)
      return sheet ? [[area.id, areaSvg(area, sheet, parts)]] : []
    }),
  )
}
